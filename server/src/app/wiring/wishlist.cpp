#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/wishlist/wishlist_routes.hpp"

namespace spaza::app {

void wire_wishlist(Application& application) {
    add_wishlist_routes(application.router, transactional(application, &Scope::wishlists), *application.cards);
}

}  // namespace spaza::app
