#include "app/application.hpp"
#include "app/payment_desk.hpp"
#include "app/wiring/wiring.hpp"
#include "shop/cart/cart_routes.hpp"
#include "shop/checkout/checkout_routes.hpp"
#include "shop/orders/orders_routes.hpp"
#include "shop/payment/payment_routes.hpp"

namespace spaza::app {

/// What every transaction needs of the shop's rules: to be called before the first one.
void wire_policies(Application& application) {
    application.commerce = &application.keeper.keep(std::make_shared<CommercePolicies>(application.config));
    application.holidays = &application.keeper.keep(std::make_shared<HolidayCalendar>());
}

/// Cart, checkout, orders and payment.
void wire_commerce(Application& application) {
    auto& desk = application.keeper.keep(std::make_shared<PaymentDesk>(application, *application.commerce));
    add_cart_routes(application.router, transactional(application, &Scope::carts));
    add_checkout_routes(application.router, transactional(application, &Scope::checkout), *application.stores);
    add_order_routes(application.router, transactional(application, &Scope::orders), desk.gateway(),
                     application.clock);
    add_payment_routes(application.router, transactional(application, &Scope::payments), desk.gateway(),
                       [&desk] { desk.notice(); });
}

}  // namespace spaza::app
