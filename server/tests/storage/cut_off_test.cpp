#include "shop/ledger/ledger_store_sql.hpp"
#include "support/fake_gateway.hpp"
#include "support/faulty_database.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

using std::chrono::minutes;

/// A shop whose plug is pulled at every point of the way from cart to paid order, one after the other.
struct CutOffTest : OrderingTest {
    void SetUp() override {
        OrderingTest::SetUp();
        if (IsSkipped()) return;
        faulty = std::make_unique<FaultyDatabase>(database());
        shop = std::make_unique<TestShop>(*faulty);
        shop->products.sell("CABLE", Money::cents(99'00));
        shop->put("CABLE", "G205", 1000);
        gateways.add(std::make_unique<FakeGateway::Door>(gateway));
    }
    /// Does it cut off at this point; false when it has no such point.
    template <class Use>
    bool cut_off(int point, Use&& use) {
        faulty->cut_off_at(point);
        try {
            (void)use();
        } catch (const CutOff&) {
        }
        const bool was = faulty->was_cut_off();
        faulty->cut_off_at(0);
        return was;
    }
    std::vector<std::string> faults() {
        std::vector<std::string> all;
        for (const LedgerFault& each :
             database().reading([](storage::Session& session) { return faults_in_the_ledger(session); }))
            all.push_back(each.rule + ": " + each.subject);
        return all;
    }

    std::unique_ptr<FaultyDatabase> faulty;
    FakeGateway gateway;
    Gateways gateways;
    std::vector<std::string> problems;
};

TEST_P(CutOffTest, AnywhereWhileAnOrderIsPlacedLeavesNothingOrTheWholeOrder) {
    int point = 0;
    bool more = true;
    while (more) {
        const std::string customer = "c" + std::to_string(++point);
        const Cart cart = shop->ready_cart(customer, "CABLE");
        const Shelf before = shop->shelf("CABLE", "G205");
        const auto orders = [&] {
            return shop->count("customer_order WHERE cart_code = '" + cart.code.value + "'");
        };

        more = cut_off(point, [&] { return shop->place(customer, cart.code.value); });

        const auto there = orders();
        ASSERT_EQ(shop->shelf("CABLE", "G205").reserved, before.reserved + there) << "point " << point;
        ASSERT_EQ(shop->count("payment_attempt"), shop->count("customer_order")) << "point " << point;
        const auto again = shop->place(customer, cart.code.value);
        ASSERT_TRUE(again) << "point " << point << ": " << again.error().message_key;
        ASSERT_EQ(again->existed, there == 1) << "point " << point;
        ASSERT_EQ(orders(), 1) << "point " << point;
        ASSERT_EQ(shop->shelf("CABLE", "G205").reserved, before.reserved + 1) << "point " << point;
    }
    EXPECT_GT(point, 10);
    EXPECT_EQ(faults(), std::vector<std::string>{});
}

TEST_P(CutOffTest, AnywhereBetweenTheGatewaysWordAndItsBookingIsPaidOnceWithinFiveMinutes) {
    int point = 0;
    bool more = true;
    while (more) {
        const std::string customer = "c" + std::to_string(++point);
        const PlacedOrder placed = shop->placed(customer, "CABLE");
        const Shelf before = shop->shelf("CABLE", "G205");
        const Notice paid = notice_of(placed.attempt, GatewayStatus::complete, placed.attempt.merchant_ref);
        gateway.attempts.emplace(placed.attempt.merchant_ref, placed.attempt);
        gateway.paid[placed.attempt.merchant_ref] = paid;  // from here on the money is there

        // The notification is never acknowledged, or acknowledged and not acted on.
        more = cut_off(point, [&] {
            const auto receipt = shop->does([&](TestShop::Services& services) {
                return services.payments.receive("payfast", paid, paid.merchant_ref, "", "", true);
            });
            return shop->does([&](TestShop::Services& services) {
                return services.payments.settle(receipt.event_id, paid, Confirmation::confirmed);
            });
        });
        for (int minute = 0; minute < 5; ++minute) {
            shop->clock.advance(minutes{1});
            (void)reconciler_of(*shop, gateways, problems).round();
        }

        const Order order = shop->order(customer, placed.order.code);
        ASSERT_EQ(order.payment(), PaymentStatus::succeed) << "point " << point;
        ASSERT_EQ(shop->shelf("CABLE", "G205"), (Shelf{before.on_hand - 1, before.reserved - 1}))
            << "point " << point;
        const std::string its = " WHERE order_code = '" + placed.order.code.value + "'";
        ASSERT_EQ(shop->count("order_timeline" + its + " AND status = 'PAYMENT_CAPTURED'"), 1)
            << "point " << point;
        ASSERT_EQ(shop->count("invoice" + its), 1) << "point " << point;
        ASSERT_EQ(shop->count("refund" + its), 0) << "point " << point;
    }
    EXPECT_GT(point, 10);
    EXPECT_EQ(problems, std::vector<std::string>{});
    EXPECT_EQ(faults(), std::vector<std::string>{});
}

ON_BOTH_ENGINES(CutOffTest);

}  // namespace
}  // namespace spaza::testing
