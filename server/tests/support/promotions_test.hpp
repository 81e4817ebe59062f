#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "shop/import/import_session.hpp"
#include "support/shop_fixture.hpp"

namespace spaza::testing {

/// A shop with a television for R 5 000 and a coupon for R 100 off.
struct PromotionsTest : DatabaseTest {
    void SetUp() override {
        DatabaseTest::SetUp();
        if (IsSkipped()) return;
        shop = std::make_unique<TestShop>(database());
        shop->products.sell("TV", Money::cents(5000'00));
        shop->products.sell("CABLE", Money::cents(250'00));
        shop->put("TV", "G205", 1000);
        shop->put("CABLE", "G205", 1000);
    }

    void offer(Promotion promotion, std::vector<Coupon> coupons = {}) {
        database().write([&](storage::Session& session) {
            import::ImportSession rows{session, shop->clock.now()};
            EXPECT_TRUE(rows.add(import::PromotionRow{promotion}).empty());
            for (const Coupon& each : coupons) EXPECT_TRUE(rows.add(import::CouponRow{each}).empty());
            rows.finish();
            return true;
        });
        shop->promotions.publish(database().reading(
            [&](storage::Session& session) { return SqlPromotionStore{session}.load(shop->clock.now()); }));
    }

    CartView redeem(const std::string& customer, const std::string& code) {
        return *shop->does([&](TestShop::Services& services) {
            return services.carts.redeem({CustomerId{customer}}, "current", code, StoreCode{"G205"});
        });
    }

    Cart cart_with(const std::string& customer, const std::string& coupon, const std::string& product = "TV") {
        const CartOwner owner{CustomerId{customer}};
        const StoreCode zone{"G205"};
        EXPECT_TRUE(shop->does(
            [&](TestShop::Services& d) { return d.carts.add(owner, "", ProductCode{product}, 1, zone); }));
        if (!coupon.empty()) {
            EXPECT_TRUE(redeem(customer, coupon).coupons.back().applied);
        }
        const auto confirmed = shop->does([&](TestShop::Services& services) -> Result<CheckoutView> {
            const auto seen = services.checkout.view(*owner.customer, "current", zone);
            std::map<ShipmentKey, Delivery> choice;
            for (const Shipment& each : seen->shipments) choice[each.key()] = Delivery::doorstep;
            return services.checkout.confirm(*owner.customer, "current", zone, choice, {});
        });
        EXPECT_TRUE(confirmed);
        return confirmed->cart.cart;
    }

    std::int64_t used(const std::string& kind) {
        return database().reading([&](storage::Session& session) {
            return session
                .row("SELECT COALESCE(SUM(used), 0) FROM promotion_use WHERE kind = $1 AND customer_id = ''",
                     {kind}, [](const storage::Row& row) { return row.integer(0); })
                .value();
        });
    }

    static Promotion hundred_off() {
        Promotion made{.code = "HUNDRED", .kind = PromotionKind::order_discount, .title = "R 100 off"};
        made.off = {.percent = 0, .amount = Money::cents(100'00)};
        made.needs_coupon = true;
        return made;
    }

    std::unique_ptr<TestShop> shop;
};

}  // namespace spaza::testing
