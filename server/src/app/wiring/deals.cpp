#include "app/application.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/deals/product_deals_routes.hpp"

namespace spaza::app {

void wire_deals(Application& application) {
    const auto& deals = application.keeper.keep(
        std::make_shared<ProductDealsService>(*application.products, *application.promotions, application.clock));
    add_product_deals_routes(application.router, deals, *application.cards);
}

}  // namespace spaza::app
