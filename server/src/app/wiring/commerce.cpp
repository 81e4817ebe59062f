#include "app/application.hpp"
#include "app/coupon_reminder_handler.hpp"
#include "app/payment_worker.hpp"
#include "app/warehouse_feed.hpp"
#include "app/wiring/address_changes.hpp"
#include "app/wiring/wiring.hpp"
#include "platform/log/log.hpp"
#include "shop/cart/cart_routes.hpp"
#include "shop/cart/saved_carts_routes.hpp"
#include "shop/checkout/checkout_routes.hpp"
#include "shop/customer_coupons/customer_coupons_routes.hpp"
#include "shop/invoices/invoices_routes.hpp"
#include "shop/occ/occ_checkout_routes.hpp"
#include "shop/occ/occ_site_routes.hpp"
#include "shop/orders/fulfilment/fulfilment_routes.hpp"
#include "shop/orders/history/history_routes.hpp"
#include "shop/orders/placing/payment_transaction_routes.hpp"
#include "shop/orders/placing/placing_routes.hpp"
#include "shop/payment/payment_routes.hpp"
#include "shop/payment/payment_store_sql.hpp"
#include "shop/payment/refund_store_sql.hpp"
#include "shop/tv_licence/tv_licence_routes.hpp"

namespace spaza::app {

/// What every transaction needs of the shop's rules: to be called before the first one.
void wire_policies(Application& application) {
    application.commerce =
        &application.keeper.keep(std::make_shared<CommercePolicies>(application.config, application.clock));
    application.holidays = &application.keeper.keep(std::make_shared<HolidayCalendar>());
}

/// Money that should be back with shoppers and is not: failed ones wait for the operator.
void add_refund_figures(Application& application) {
    for (const char* state : {"needed", "sent", "failed"})
        application.figures.sampled(std::string{"spaza_refunds_"} + state, std::string{"Refunds "} + state,
                                    [&database = application.database, state] {
                                        return static_cast<double>(refund_count(database, state));
                                    });
}

/// Payments a person has to look at.
void add_payment_figures(Application& application) {
    const auto add = [&](const char* name, const char* help, auto count) {
        application.figures.sampled(name, help,
                                    [&database = application.database, &clock = application.clock, count] {
                                        return static_cast<double>(count(database, clock.now()));
                                    });
    };
    add("spaza_payments_doubtful", "Payments of the last week with a wrong amount, or taken back",
        doubtful_payment_count);
    add("spaza_payments_unresolved", "Payments past their time whose gateway has not said what became of them",
        unresolved_payment_count);
}

/// Cart, checkout, orders and payment.
void wire_commerce(Application& application) {
    auto& worker = application.keeper.keep(std::make_shared<PaymentWorker>(application, *application.commerce));
    const auto occ_checkout = transactional(application, &Scope::occ_checkout);
    const OccCartMembers occ_members = occ_cart_members(occ_checkout);
    const auto carts = transactional(application, &Scope::carts);
    const auto saved_carts = transactional(application, &Scope::saved_carts);
    add_cart_routes(application.router, carts, saved_carts, occ_members);
    add_saved_cart_routes(application.router, saved_carts, carts, occ_members);
    add_occ_site_routes(application.router, application.config.shop.name);
    add_occ_checkout_routes(application.router, occ_checkout, may_change_addresses(application));
    add_tv_licence_routes(application.router, transactional(application, &Scope::tv_licences),
                          *application.commerce->licence_authority);
    add_checkout_routes(application.router, transactional(application, &Scope::checkout), *application.stores);
    const PaymentPages pages = [worker_pages = worker.pages()](const PaymentAttempt& attempt,
                                                               const PaymentMode& mode, const Basket& basket) {
        return worker_pages.open(attempt, mode, basket);
    };
    const auto orders = transactional(application, &Scope::orders);
    add_placing_routes(application.router, orders, pages, application.commerce->order, application.clock,
                       occ_payment_mode(occ_checkout));
    add_order_history_routes(application.router, transactional(application, &Scope::order_history), orders,
                             application.commerce->order, application.clock);
    add_payment_transaction_routes(application.router, orders, pages, application.config.serve.public_url);
    add_fulfilment_routes(application.router, transactional(application, &Scope::fulfilment),
                          application.config.warehouse.secret, application.clock);
    add_invoice_routes(application.router, transactional(application, &Scope::invoices),
                       [orders](const CustomerId& customer, const OrderCode& order) -> Done {
                           const auto found =
                               orders.read([&](OrderService& service) { return service.find(customer, order); });
                           return found ? Done{} : Done{std::unexpected(found.error())};
                       });
    const auto customer_coupons = transactional(application, &Scope::customer_coupons);
    add_customer_coupon_routes(application.router, customer_coupons);
    application.outbox.on(kCouponReminderTopic,
                          coupon_reminder_handler(customer_coupons, application.config.serve.public_url));
    if (application.commerce->news.feed)
        application.outbox.on("feed", feed_handler(application.config.warehouse.feed_url,
                                                   application.config.warehouse.secret, application.clock));
    add_payment_routes(application.router, transactional(application, &Scope::payments),
                       application.commerce->gateways, [&worker] { worker.notice(); });
    add_refund_figures(application);
    add_payment_figures(application);
    if (application.commerce->payment.modes.empty())
        log::error("no_way_to_pay",
                   {{"advice", "set payments.payfast_merchant_id and its key; see spaza doctor"}});
}

}  // namespace spaza::app
