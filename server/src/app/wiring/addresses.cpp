#include "app/application.hpp"
#include "app/wiring/address_changes.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/addresses/addresses_routes.hpp"
#include "shop/addresses/detected_place_routes.hpp"

namespace spaza::app {

void wire_addresses(Application& application) {
    const auto addresses = transactional(application, &Scope::addresses);
    add_address_routes(application.router, addresses, may_change_addresses(application));
    add_detected_place_routes(application.router, addresses);
}

}  // namespace spaza::app
