#include <gmock/gmock.h>

#include "shop/ledger/ledger_store_sql.hpp"
#include "support/fake_gateway.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

struct LedgerTest : OrderingTest {
    void SetUp() override {
        OrderingTest::SetUp();
        if (!IsSkipped()) shop->refunds_are_real = true;
    }
    std::vector<std::string> broken() {
        std::vector<std::string> rules;
        for (const LedgerFault& each :
             database().reading([](storage::Session& session) { return faults_in_the_ledger(session); }))
            rules.push_back(each.rule);
        return rules;
    }
    void meddle(const std::string& sql) {
        database().write([&](storage::Session& session) {
            session.execute(sql);
            return true;
        });
    }
    PlacedOrder paid(const std::string& customer, int units = 1) {
        const PlacedOrder placed = shop->placed(customer, "CABLE", units);
        EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, placed.attempt.merchant_ref)),
                  Verdict::applied);
        return placed;
    }
};

TEST_P(LedgerTest, AgreeAfterEverythingThatMayBecomeOfAnOrder) {
    (void)shop->placed("waits", "CABLE", 2);
    (void)paid("keeps", 3);
    const PlacedOrder part = paid("cancels a part", 3);
    ASSERT_TRUE(shop->does([&](TestShop::Services& d) {
        return d.fulfilment.cancel({.order = part.order.code,
                                    .customer = CustomerId{"cancels a part"},
                                    .units = {{0, 1, {}}},
                                    .reason = {}});
    }));
    const PlacedOrder failed = shop->placed("fails", "CABLE");
    (void)tell(*shop, notice_of(failed.attempt, GatewayStatus::failed));
    const PlacedOrder twice = paid("pays twice");
    (void)tell(*shop, notice_of(twice.attempt, GatewayStatus::complete, "again"));
    const PlacedOrder late = shop->placed("pays late", "ONLINE", 3);
    shop->clock.advance(std::chrono::minutes{31});
    shop->does([&](TestShop::Services& services) { return services.order_payments.expire(late.order.code); });
    (void)shop->placed("was quicker", "ONLINE", 1);
    (void)tell(*shop, notice_of(late.attempt, GatewayStatus::complete));

    EXPECT_THAT(broken(), ::testing::IsEmpty());
    FakeGateway gateway;
    Gateways gateways;
    gateways.add(std::make_unique<FakeGateway::Door>(gateway));
    std::vector<std::string> problems;
    while (reconciler_of(*shop, gateways, problems).refund() > 0) {
    }
    EXPECT_THAT(broken(), ::testing::IsEmpty());
}

TEST_P(LedgerTest, NameWhatDoesNotAgree) {
    const PlacedOrder held = shop->placed("waits", "CABLE", 2);
    const PlacedOrder sold = paid("keeps", 3);
    ASSERT_THAT(broken(), ::testing::IsEmpty());
    const auto named = [&](const std::string& meddling, const std::string& undo, const std::string& rule) {
        meddle(meddling);
        EXPECT_THAT(broken(), ::testing::Contains(rule)) << meddling;
        meddle(undo);
        EXPECT_THAT(broken(), ::testing::IsEmpty()) << undo;
    };
    const std::string is_sold = " WHERE order_code = '" + sold.order.code.value + "'";

    named("UPDATE stock SET reserved = reserved + 1 WHERE product_code = 'CABLE'",
          "UPDATE stock SET reserved = reserved - 1 WHERE product_code = 'CABLE'",
          "what is reserved is what unpaid orders hold");
    named("UPDATE order_allocation SET store_code = 'NOWHERE' WHERE order_code = '" + held.order.code.value + "'",
          "UPDATE order_allocation SET store_code = 'G205' WHERE order_code = '" + held.order.code.value + "'",
          "what is held has a shelf");
    named("UPDATE payment_attempt SET amount_cents = amount_cents - 1" + is_sold,
          "UPDATE payment_attempt SET amount_cents = amount_cents + 1" + is_sold,
          "a paid order was paid its total");
    const std::string of_sold = " WHERE code = '" + sold.order.code.value + "'";
    named("UPDATE customer_order SET deposit_cents = 1, balance_paid_at = paid_at" + of_sold,
          "UPDATE customer_order SET deposit_cents = 0, balance_paid_at = NULL" + of_sold,
          "a paid balance is the rest of the total");
    named("UPDATE customer_order SET deposit_cents = 1" + of_sold,
          "UPDATE customer_order SET deposit_cents = 0" + of_sold, "money and documents come to zero");
    named("UPDATE invoice SET total_cents = total_cents - 1" + is_sold,
          "UPDATE invoice SET total_cents = total_cents + 1" + is_sold, "money and documents come to zero");
    named(
        "INSERT INTO refund (id, attempt_id, gateway, gateway_ref, order_code, amount_cents, reason, request_key, "
        "state, created_at) SELECT 'r', id, gateway, gateway_ref, order_code, amount_cents + 1, 'x', 'x', 'done', "
        "0 "
        "FROM payment_attempt" +
            is_sold,
        "DELETE FROM refund", "no payment is given back twice");
    named("INSERT INTO promotion_use (kind, code, customer_id, used) VALUES ('coupon', 'SAVE', '', 1)",
          "DELETE FROM promotion_use", "what is used of a budget is what orders hold of it");
}

ON_BOTH_ENGINES(LedgerTest);

}  // namespace
}  // namespace spaza::testing
