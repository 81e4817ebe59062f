#include "shop/orders/pre_orders/balance_rules.hpp"
#include "shop/orders/pre_orders/balance_service.hpp"
#include "shop/orders/pre_orders/balance_store_sql.hpp"
#include "support/fake_gateway.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

using std::chrono::days;
using std::chrono::hours;

/// A television that comes out in ten days, for which a fifth is paid at once.
struct DepositTest : OrderingTest {
    void SetUp() override {
        OrderingTest::SetUp();
        if (IsSkipped()) return;
        shop->refunds_are_real = true;
        shop->terms.terms.deposit.percent = 20;
        shop->news_policy.shop = "https://shop.example";
        auto& facts = shop->products.facts.at(ProductCode{"TV"});
        facts.pre_order = true;
        facts.released_at = shop->clock.now() + days{10};
        gateways.add(std::make_unique<FakeGateway::Door>(gateway));
    }
    PlacedOrder placed(int units = 1) {
        const std::string cart = begun(units);
        confirm(cart);
        const auto order = shop->place("thandi", cart);
        EXPECT_TRUE(order);
        return *order;
    }
    std::string begun(int units = 1) {
        const auto cart = shop->does([&](TestShop::Services& d) {
            return d.carts.pre_order({thandi}, ProductCode{"TV"}, units, zone, Replacing::no);
        });
        EXPECT_TRUE(cart);
        return cart->view.cart.code.value;
    }
    void confirm(const std::string& code) {
        const auto confirmed = shop->does([&](TestShop::Services& d) -> Result<CheckoutView> {
            const auto seen = d.checkout.view(thandi, code, zone);
            if (!seen) return seen;
            std::map<ShipmentKey, Delivery> choice;
            for (const Shipment& each : seen->shipments) choice[each.key()] = Delivery::doorstep;
            return d.checkout.confirm(thandi, code, zone, choice, {});
        });
        EXPECT_TRUE(confirmed);
        EXPECT_TRUE(confirmed->confirmed);
    }
    void refused_until_confirmed_again(const std::string& code) {
        const auto seen = shop->does([&](TestShop::Services& d) { return d.checkout.view(thandi, code, zone); });
        EXPECT_FALSE(seen->confirmed);
        const auto refused = shop->place("thandi", code);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().message_key, "checkout.totalChanged");
        EXPECT_EQ(shop->count("customer_order"), 0);
        confirm(code);
    }
    PlacedOrder deposit_paid(int units = 1) {
        const PlacedOrder order = placed(units);
        EXPECT_EQ(tell(*shop, notice_of(order.attempt, GatewayStatus::complete, "D-1")), Verdict::applied);
        return order;
    }
    PlacedOrder released() {
        const PlacedOrder order = deposit_paid();
        shop->clock.advance(days{10} + hours{8});
        EXPECT_EQ(looked_after(), 1);
        return order;
    }
    template <class Use>
    auto with_balances(Use&& use) {
        std::optional<std::invoke_result_t<Use&, BalanceService&>> answer;
        database().write([&](storage::Session& session) {
            TestShop::Services services{session, *shop};
            SqlBalanceStore store{session};
            BalanceService balances{
                store,       services.order_store, services.fulfilment, shop->products,     shop->customers,
                shop->mails, shop->messages,       shop->news_policy,   shop->order_policy, shop->clock};
            answer.emplace(use(balances));
            return true;
        });
        return *std::move(answer);
    }
    /// One round of the shop; how many orders something was done about.
    int looked_after() {
        int done = 0;
        for (const OpenBalance& each : with_balances([](BalanceService& b) { return b.due(); }))
            done += with_balances([&](BalanceService& b) { return b.act(each); }).value() ? 1 : 0;
        return done;
    }
    Result<PlacedOrder> pay(const OrderCode& code) {
        return shop->does(
            [&](TestShop::Services& d) { return d.orders.pay_again(CustomerId{"thandi"}, code, "card"); });
    }
    Order now(const OrderCode& code) { return shop->order("thandi", code); }
    Result<Order> cancel(const OrderCode& code, std::vector<CancelledUnits> units = {}) {
        return shop->does([&](TestShop::Services& d) {
            return d.fulfilment.cancel(
                {.order = code, .customer = CustomerId{"thandi"}, .units = std::move(units), .reason = {}});
        });
    }
    Result<Order> pick(const OrderCode& code) {
        return shop->does([&](TestShop::Services& d) {
            return d.fulfilment.move({.consignment = code.value + "-A", .to = ConsignmentStatus::picked});
        });
    }
    int refund() { return reconciler_of(*shop, gateways, problems).refund(); }
    Money given_back() const {
        Money sum;
        for (const auto& [id, amount] : gateway.refunds) sum += amount;
        return sum;
    }
    /// What came in and did not go back.
    Money stands() {
        return Money::cents(database().reading([&](storage::Session& session) {
                   return session
                       .row(
                           "SELECT COALESCE(SUM(amount_cents), 0) FROM payment_attempt WHERE state IN "
                           "('succeed', 'part_refunded', 'refunded')",
                           {}, [](const storage::Row& row) { return row.integer(0); })
                       .value();
               })) -
               given_back();
    }
    const CustomerId thandi{"thandi"};
    const StoreCode zone{"G205"};
    FakeGateway gateway;
    Gateways gateways;
    std::vector<std::string> problems;
};

TEST_P(DepositTest, IsWhatTheShopperConfirmed) {
    const std::string cart = begun();
    confirm(cart);
    for (const int percent : {50, 0, 30}) {
        shop->terms.terms.deposit.percent = percent;
        refused_until_confirmed_again(cart);
    }
    const auto order = shop->place("thandi", cart);
    ASSERT_TRUE(order);
    EXPECT_EQ(order->attempt.amount, Money::cents(1499'70));
}

TEST_P(DepositTest, OfACheckoutThatAnEarlierReleaseConfirmedIsNotCompared) {
    const std::string cart = begun();
    confirm(cart);
    database().writing([&](storage::Session& session) {
        return session.execute(
            "UPDATE checkout SET document = replace(document, '\"nowCents\"', '\"later\"') WHERE cart_code = $1",
            {cart});
    });
    shop->terms.terms.deposit.percent = 50;
    EXPECT_TRUE(shop->place("thandi", cart));
}

TEST_P(DepositTest, IsAllThatIsAskedForAtFirst) {
    const PlacedOrder order = placed();

    EXPECT_EQ(order.attempt.amount, order.order.deposit()->amount);
    EXPECT_EQ(order.attempt.part, PaymentPart::deposit);
    EXPECT_EQ(order.order.deposit()->amount, Money::cents(999'80));
    EXPECT_EQ(order.order.deposit()->amount + order.order.deposit()->balance, order.order.total);
}

TEST_P(DepositTest, KeepsTheUnitsButSendsAndInvoicesNothing) {
    const PlacedOrder order = deposit_paid();
    const Order after = now(order.order.code);

    EXPECT_EQ(after.status(), OrderStatus::on_hold);
    EXPECT_EQ(after.payment(), PaymentStatus::succeed);
    EXPECT_EQ(after.reservation(), Reservation::committed);
    EXPECT_EQ(shop->count("invoice"), 0);
    EXPECT_EQ(shop->messages.count("feed"), 0);
    EXPECT_FALSE(pick(order.order.code));
    ASSERT_EQ(shop->mails.sent.size(), 1U);
    EXPECT_NE(shop->mails.sent[0].data.find("not a tax invoice"), std::string::npos);
    EXPECT_EQ(pay(order.order.code).error().message_key, "payment.balanceNotYet");
    EXPECT_EQ(looked_after(), 0);
}

TEST_P(DepositTest, OfTheWrongAmountIsRefused) {
    const PlacedOrder order = placed();
    Notice notice = notice_of(order.attempt, GatewayStatus::complete);
    notice.gross = order.order.total;

    EXPECT_EQ(tell(*shop, notice), Verdict::wrong_amount);
    EXPECT_FALSE(now(order.order.code).paid_at());
}

TEST_P(DepositTest, IsFollowedByTheBalanceWhenTheProductIsReleased) {
    const PlacedOrder order = released();
    EXPECT_EQ(looked_after(), 0);  // asked once
    ASSERT_EQ(shop->mails.sent.size(), 2U);
    EXPECT_NE(shop->mails.sent[1].data.find("https://shop.example/orderdetails/" + order.order.code.value),
              std::string::npos);
    EXPECT_EQ(shop->messages.count("sms"), 1);
    EXPECT_EQ(now(order.order.code).deposit()->due_at, balance_due(shop->clock.now(), days{14}));

    const auto balance = pay(order.order.code);
    ASSERT_TRUE(balance);
    EXPECT_EQ(balance->attempt.amount, order.order.deposit()->balance);
    EXPECT_EQ(balance->attempt.part, PaymentPart::balance);
    EXPECT_EQ(tell(*shop, notice_of(balance->attempt, GatewayStatus::complete, "B-1")), Verdict::applied);

    const Order after = now(order.order.code);
    EXPECT_TRUE(after.paid_in_full());
    EXPECT_EQ(after.status(), OrderStatus::payment_captured);
    EXPECT_EQ(after.consignments[0].status(), ConsignmentStatus::ready);
    EXPECT_EQ(shop->count("invoice WHERE total_cents = " + std::to_string(after.total.in_cents())), 1);
    EXPECT_EQ(shop->messages.count("feed"), 1);
    EXPECT_EQ(stands(), after.total);
    EXPECT_TRUE(pick(order.order.code));
    EXPECT_EQ(pay(order.order.code).error().message_key, "payment.alreadyPaid");
}

TEST_P(DepositTest, HasABalanceThatMayFailAndSucceedLate) {
    const PlacedOrder order = released();
    const auto first = pay(order.order.code);
    EXPECT_EQ(tell(*shop, notice_of(first->attempt, GatewayStatus::failed, "B-1")), Verdict::applied);
    EXPECT_EQ(now(order.order.code).deposit()->failure, "payment.declined");
    EXPECT_EQ(now(order.order.code).payment(), PaymentStatus::succeed);  // the deposit's

    EXPECT_EQ(tell(*shop, notice_of(first->attempt, GatewayStatus::complete, "B-2")), Verdict::applied);
    EXPECT_TRUE(now(order.order.code).paid_in_full());
    EXPECT_TRUE(now(order.order.code).deposit()->failure.empty());
}

TEST_P(DepositTest, TakesNoSecondBalanceNorASecondDeposit) {
    const PlacedOrder order = placed();
    const auto again = pay(order.order.code);
    EXPECT_EQ(tell(*shop, notice_of(order.attempt, GatewayStatus::complete, "D-1")), Verdict::applied);
    shop->clock.advance(days{10} + hours{8});
    EXPECT_EQ(looked_after(), 1);
    const auto one = pay(order.order.code);
    const auto two = pay(order.order.code);
    EXPECT_EQ(tell(*shop, notice_of(one->attempt, GatewayStatus::complete, "B-1")), Verdict::applied);
    EXPECT_EQ(tell(*shop, notice_of(two->attempt, GatewayStatus::complete, "B-2")), Verdict::applied);
    EXPECT_EQ(tell(*shop, notice_of(again->attempt, GatewayStatus::complete, "D-2")), Verdict::applied);

    EXPECT_EQ(refund(), 2);
    EXPECT_EQ(stands(), order.order.total);
    EXPECT_EQ(now(order.order.code).payment(), PaymentStatus::succeed);  // what stands is not touched
}

TEST_P(DepositTest, GoesBackWholeWhenTheShopperCancelsBeforeTheBalance) {
    const PlacedOrder order = deposit_paid(2);
    const auto part = cancel(order.order.code, {{0, 1, {}}});
    EXPECT_EQ(part.error().message_key, "order.cancelWholeUnpaid");

    ASSERT_TRUE(cancel(order.order.code));
    EXPECT_EQ(refund(), 1);
    EXPECT_EQ(stands(), Money{});
    EXPECT_EQ(now(order.order.code).status(), OrderStatus::cancelled);
    EXPECT_EQ(now(order.order.code).payment(), PaymentStatus::refunded);
    EXPECT_EQ(shop->shelf("TV", "W001").on_hand + shop->shelf("TV", "G205").on_hand, 15);
    EXPECT_EQ(shop->count("invoice"), 0);
    shop->clock.advance(days{30});
    EXPECT_EQ(looked_after(), 0);
}

TEST_P(DepositTest, GoesBackWholeWhenTheBalanceIsNotPaidInTime) {
    const PlacedOrder order = released();
    const auto begun = pay(order.order.code);
    const TimePoint due = *now(order.order.code).deposit()->due_at;
    shop->clock.advance(due - days{3} + hours{8} - shop->clock.now());
    EXPECT_EQ(looked_after(), 1);  // reminded
    EXPECT_EQ(looked_after(), 0);
    EXPECT_EQ(shop->messages.count("sms"), 2);
    shop->clock.advance(days{3} - hours{8});
    EXPECT_EQ(pay(order.order.code).error().message_key, "payment.balanceTooLate");
    EXPECT_EQ(looked_after(), 0);  // what was begun in time may still end well
    shop->clock.advance(hours{2});
    EXPECT_EQ(looked_after(), 1);

    EXPECT_EQ(refund(), 1);
    EXPECT_EQ(given_back(), order.order.deposit()->amount);
    EXPECT_EQ(now(order.order.code).status(), OrderStatus::cancelled);
    EXPECT_EQ(shop->count("order_cancellation WHERE by_whom = 'balance'"), 1);
    EXPECT_NE(shop->mails.sent[3].data.find("was not paid in time"), std::string::npos);

    EXPECT_EQ(tell(*shop, notice_of(begun->attempt, GatewayStatus::complete, "B-9")), Verdict::applied);
    EXPECT_EQ(refund(), 1);  // too late: goes back, too
    EXPECT_EQ(stands(), Money{});
    EXPECT_EQ(now(order.order.code).status(), OrderStatus::cancelled);
}

TEST_P(DepositTest, AndBalanceGoBackTogetherWhenBothArePaid) {
    const PlacedOrder order = released();
    const auto balance = pay(order.order.code);
    EXPECT_EQ(tell(*shop, notice_of(balance->attempt, GatewayStatus::complete, "B-1")), Verdict::applied);

    ASSERT_TRUE(cancel(order.order.code));
    EXPECT_EQ(refund(), 2);
    EXPECT_EQ(given_back(), order.order.total);
    EXPECT_EQ(stands(), Money{});
    EXPECT_EQ(now(order.order.code).status(), OrderStatus::cancelled);
    EXPECT_EQ(now(order.order.code).payment(), PaymentStatus::refunded);
    EXPECT_EQ(shop->count("invoice WHERE kind = 'creditNote' AND total_cents = " +
                          std::to_string(order.order.total.in_cents())),
              1);
}

TEST_P(DepositTest, IsNotAskedForWhenTheShopDoesNot) {
    shop->terms.terms.deposit = {};
    const PlacedOrder order = deposit_paid();

    EXPECT_FALSE(order.order.deposit());
    EXPECT_EQ(order.attempt.amount, order.order.total);
    EXPECT_EQ(now(order.order.code).status(), OrderStatus::payment_captured);
    EXPECT_EQ(shop->count("invoice"), 1);
}

ON_BOTH_ENGINES(DepositTest);

}  // namespace
}  // namespace spaza::testing
