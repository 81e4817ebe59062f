#include "support/shop_fixture.hpp"

#include <algorithm>
#include <stdexcept>

namespace spaza::testing {

void FakeProducts::sell(const std::string& code, Money price, TradingType type) {
    facts[ProductCode{code}] = {.code = ProductCode{code},
                                .name = "Product " + code,
                                .url = "/p/" + code,
                                .brand = {},
                                .brand_name = {},
                                .image_url = {},
                                .price = price,
                                .was_price = {},
                                .trading_type = type,
                                .categories = {},
                                .category_names = {}};
}

std::optional<ProductFacts> FakeProducts::find(const ProductCode& code) const {
    const auto found = facts.find(code);
    if (found == facts.end()) return std::nullopt;
    return found->second;
}

int FakeProducts::available(const ProductCode& code, const StoreCode& store) const {
    const auto found = shelves.find({code, store});
    return found == shelves.end() ? 0 : found->second;
}

FakeStores::FakeStores() {
    const auto add = [&](std::string code, std::string town, GeoPoint at, bool warehouse) {
        PointOfService store;
        store.code = StoreCode{code};
        store.name = code;
        store.display_name = "Spaza " + town;
        store.warehouse = warehouse;
        store.at = at;
        store.town = town;
        store.postal_code = "1682";
        for (OpeningHours& day : store.week)
            day = {.closed = false, .opens = std::chrono::hours{9}, .closes = std::chrono::hours{18}};
        stores.push_back(store);
    };
    add("G205", "Midrand", {-26.01, 28.10}, false);
    add("G101", "Cape Town", {-33.92, 18.42}, false);
    add("W001", "Kempton Park", {-26.10, 28.23}, true);
}

std::optional<PointOfService> FakeStores::find(const StoreCode& code) const {
    const auto found = std::ranges::find(stores, code, &PointOfService::code);
    if (found == stores.end()) return std::nullopt;
    return *found;
}

std::vector<std::pair<PointOfService, double>> FakeStores::nearest(const GeoPoint&, std::size_t) const {
    return {{stores[0], 0.0}, {stores[1], 1270.0}};
}

TestShop::Services::Services(storage::Session& session, TestShop& shop)
    : promotion_store{session},
      promotions{promotion_store, shop.promotions, shop.shoppers, shop.clock},
      wishlist_store{session},
      wishlists{wishlist_store, shop.products, shop.clock},
      cart_store{session},
      checkout_store{session},
      stock_store{session},
      order_store{session},
      payment_store{session},
      tv_licence_store{session},
      tv_licences{tv_licence_store, shop.tv_licence_policy, shop.clock},
      carts{cart_store,    promotions,  wishlists,        tv_licences, shop.holidays,
            shop.products, shop.stores, shop.cart_policy, shop.terms,  shop.clock},
      checkout{checkout_store, carts,      shop.customers,     shop.products, shop.stores,
               shop.holidays,  shop.terms, shop.liquor_policy, shop.clock},
      reservations{stock_store},
      invoice_store{session},
      invoices{invoice_store, shop.customers, shop.invoice_policy},
      news{shop.customers, shop.mails, shop.messages, shop.sms_choices, shop.news_policy},
      hub{invoices, news, promotions},
      order_payments{order_store, reservations, promotions, shop.customers, shop.mails, hub, shop.clock},
      refund_store{session},
      refunds{refund_store, payment_store, order_payments, shop.clock},
      payments{payment_store, order_payments, refunds, shop.payment_policy, shop.clock},
      orders{order_store, carts,          checkout,    reservations,      promotions,
             payments,    shop.customers, shop.stores, shop.order_policy, shop.clock},
      order_history{order_store, orders, carts, shop.customers, shop.order_policy},
      money_back{refunds},
      fulfilment{order_store, reservations,
                 shop.refunds_are_real ? static_cast<MoneyBack&>(money_back) : static_cast<MoneyBack&>(shop.money),
                 hub, shop.clock} {}

void TestShop::put(const std::string& product, const std::string& store, int units) {
    products.stock(product, store, units);
    database.write([&](storage::Session& session) {
        session.execute(
            "INSERT INTO stock (product_code, store_code, on_hand) VALUES ($1, $2, $3) "
            "ON CONFLICT (product_code, store_code) DO UPDATE SET on_hand = excluded.on_hand",
            {product, store, units});
        return true;
    });
}

TestShop::Shelf TestShop::shelf(const std::string& product, const std::string& store) {
    return database.reading([&](storage::Session& session) {
        return session
            .row("SELECT on_hand, reserved FROM stock WHERE product_code = $1 AND store_code = $2",
                 {product, store},
                 [](const storage::Row& row) {
                     return Shelf{row.integer(0), row.integer(1)};
                 })
            .value_or(Shelf{});
    });
}

std::int64_t TestShop::count(const std::string& what) {
    return database.reading([&](storage::Session& session) {
        return session
            .row("SELECT COUNT(*) FROM " + what, {}, [](const storage::Row& row) { return row.integer(0); })
            .value();
    });
}

Cart TestShop::ready_cart(const std::string& customer, const std::string& product, int units, Delivery way) {
    const CartOwner owner{CustomerId{customer}};
    const StoreCode zone{"G205"};
    const auto added =
        does([&](Services& services) { return services.carts.add(owner, "", ProductCode{product}, units, zone); });
    if (!added) throw std::runtime_error{added.error().message_key};
    const auto confirmed = does([&](Services& services) -> Result<CheckoutView> {
        const auto seen = services.checkout.view(*owner.customer, "current", zone);
        if (!seen) return seen;
        std::map<ShipmentKey, Delivery> choice;
        for (const Shipment& shipment : seen->shipments) {
            const bool wanted = std::ranges::any_of(
                shipment.options, [&](const DeliveryOption& o) { return o.code == way && o.available; });
            choice[shipment.key()] = wanted ? way : shipment.options.front().code;
        }
        return services.checkout.confirm(*owner.customer, "current", zone, choice, {});
    });
    if (!confirmed) throw std::runtime_error{confirmed.error().message_key};
    return confirmed->cart.cart;
}

Result<PlacedOrder> TestShop::place(const std::string& customer, const std::string& cart, bool again) {
    return does([&](Services& services) {
        return services.orders.place({.customer = CustomerId{customer},
                                      .cart_id = cart,
                                      .payment_mode = "card",
                                      .channel = "web",
                                      .zone = StoreCode{"G205"},
                                      .campaign = {},
                                      .duplicate_confirmed = again});
    });
}

PlacedOrder TestShop::placed(const std::string& customer, const std::string& product, int units) {
    const auto order = place(customer, ready_cart(customer, product, units).code.value);
    if (!order) throw std::runtime_error{order.error().message_key};
    return *order;
}

Order TestShop::order(const std::string& customer, const OrderCode& code) {
    return *does([&](Services& services) { return services.orders.find(CustomerId{customer}, code); });
}

Notice notice_of(const PaymentAttempt& attempt, GatewayStatus status, const std::string& gateway_ref) {
    return {.merchant_ref = attempt.merchant_ref,
            .gateway_ref = gateway_ref,
            .status = status,
            .status_text = status == GatewayStatus::complete ? "COMPLETE"
                           : status == GatewayStatus::failed ? "FAILED"
                                                             : "PENDING",
            .gross = attempt.amount,
            .signature_right = true,
            .merchant_is_us = true,
            .parameters = "m_payment_id=" + attempt.merchant_ref};
}

Verdict tell(TestShop& shop, const Notice& notice, Confirmation confirmation) {
    const auto receipt = shop.does([&](TestShop::Services& services) {
        return services.payments.receive("payfast", notice, notice.parameters + notice.status_text, "", "", true);
    });
    if (receipt.verdict != Verdict::received) return receipt.verdict;
    return shop.does([&](TestShop::Services& services) {
        return services.payments.settle(receipt.event_id, notice, confirmation);
    });
}

}  // namespace spaza::testing
