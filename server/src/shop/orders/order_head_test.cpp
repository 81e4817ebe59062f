#include "shop/orders/order_head.hpp"

#include <functional>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <type_traits>
#include <vector>

#include "shop/orders/orders_rows_store_sql.hpp"

namespace spaza {
namespace {

const TimePoint kReservedUntil{std::chrono::hours{12}};
const TimePoint kLater = kReservedUntil + std::chrono::hours{1};
const AttemptRef kFirst{"10000001-1", "card"};
const AttemptRef kSecond{"10000001-2", "eft"};

// In whatever state, they come from storage alone.
static_assert(!std::is_constructible_v<OrderHead, OrderFacts, OrderState>);
static_assert(!std::is_constructible_v<Order, OrderFacts, OrderState>);
static_assert(!std::is_constructible_v<OrderConsignment, ConsignmentFacts, ConsignmentState>);
static_assert(!std::is_default_constructible_v<OrderHead>);
static_assert(!std::is_default_constructible_v<Passkey<OrderRows>>);

OrderHead order_that(OrderState state) {
    if (state.attempt_ref.empty()) state.attempt_ref = kFirst.merchant_ref;
    return OrderRows::head({.code = OrderCode{"10000001"}, .total = Money::cents(1000'00)}, std::move(state));
}

OrderState waiting_for_payment() { return {.payment_mode = "card", .reserved_until = kReservedUntil}; }

OrderState with_deposit() {
    OrderState state = waiting_for_payment();
    state.deposit = Deposit{.amount = Money::cents(200'00), .balance = Money::cents(800'00)};
    return state;
}

struct Verb {
    const char* name;
    std::function<Result<OrderMove>(OrderHead&, TimePoint)> act;
};

const std::vector<Verb>& all_verbs() {
    using Head = OrderHead;
    static const std::vector<Verb> all{
        {"paid", [](Head& o, TimePoint t) { return o.paid(kFirst, true, t); }},
        {"paid by the second attempt", [](Head& o, TimePoint t) { return o.paid(kSecond, true, t); }},
        {"paid, goods gone", [](Head& o, TimePoint t) { return o.paid(kFirst, false, t); }},
        {"paid after cancellation", [](Head& o, TimePoint t) { return o.paid_after_cancellation(kFirst, t); }},
        {"first fails",
         [](Head& o, TimePoint t) { return o.payment_failed("10000001-1", "payment.declined", t); }},
        {"second fails",
         [](Head& o, TimePoint t) { return o.payment_failed("10000001-2", "payment.expired", t); }},
        {"first left", [](Head& o, TimePoint t) { return o.payment_left("10000001-1", t); }},
        {"balance left", [](Head& o, TimePoint t) { return o.payment_left("10000001-3", t); }},
        {"paying again", [](Head& o, TimePoint t) { return o.paying_again(kSecond, kLater, t); }},
        {"given up", [](Head& o, TimePoint t) { return o.given_up(t); }},
        {"reservation over", [](Head& o, TimePoint t) { return o.reservation_over(t); }},
        {"balance asked", [](Head& o, TimePoint t) { return o.balance_asked(kLater, t); }},
        {"balance reminded", [](Head& o, TimePoint t) { return o.balance_reminded(t); }},
        {"paying balance", [](Head& o, TimePoint t) { return o.paying_balance("10000001-3", t); }},
        {"balance fails",
         [](Head& o, TimePoint t) { return o.balance_failed("10000001-3", "payment.declined", t); }},
        {"balance paid", [](Head& o, TimePoint t) { return o.balance_paid("10000001-3", t); }},
        {"open", [](Head& o, TimePoint t) { return o.parts_moved(OrderStatus::open, t); }},
        {"completed", [](Head& o, TimePoint t) { return o.parts_moved(OrderStatus::completed, t); }},
        {"cancelled by its shopper", [](Head& o, TimePoint t) { return o.cancelled("customer", t); }},
        {"some refunded", [](Head& o, TimePoint t) { return o.refunded("10000001-1", Money::cents(1'00), t); }},
        {"all refunded", [](Head& o, TimePoint t) { return o.refunded("10000001-1", Money::cents(1000'00), t); }},
        {"balance refunded",
         [](Head& o, TimePoint t) { return o.refunded("10000001-3", Money::cents(800'00), t); }},
    };
    return all;
}

/// Everything that is kept of an order's state, as one text.
std::string kept_of(const OrderHead& order) {
    const auto millis = [](const std::optional<TimePoint>& at) {
        return at ? std::to_string(to_millis(*at)) : "-";
    };
    const auto number = [](auto state) { return std::to_string(static_cast<int>(state)); };
    std::string text = number(order.status()) + '|' + number(order.payment()) + '|' + number(order.reservation()) +
                       '|' + order.payment_mode() + '|' + order.payment_failure() + '|' + order.attempt_ref() +
                       '|' + order.left_ref() + '|' + order.ended_by() + '|' + millis(order.paid_at()) + '|' +
                       millis(order.reserved_until());
    if (const auto& deposit = order.deposit())
        text += '|' + millis(deposit->asked_at) + '|' + millis(deposit->due_at) + '|' + millis(deposit->paid_at) +
                '|' + deposit->balance_ref + '|' + deposit->failure + (deposit->reminded ? "|reminded" : "") +
                '|' + std::to_string(deposit->returned.in_cents()) + '|' +
                std::to_string(deposit->balance_returned.in_cents());
    return text;
}

/// What holds of every order, however it came to stand so.
void expect_sound(const OrderHead& order) {
    using enum OrderStatus;
    EXPECT_FALSE(order.reservation() == Reservation::committed && !order.paid_at());  // no goods without money
    EXPECT_EQ(order.is_unpaid(), !order.paid_at());
    EXPECT_EQ(order.is_cancelled(), !order.ended_by().empty());
    EXPECT_FALSE(order.is_cancelled() && order.reservation() == Reservation::held);
    EXPECT_FALSE(order.status() == cancelling && order.payment() == PaymentStatus::refunded);
    EXPECT_FALSE(order.status() == cancelling && !order.paid_at());
    EXPECT_TRUE(order.status() != on_hold || order.owes_balance());
    const bool goes_on =
        order.status() == payment_captured || order.status() == open || order.status() == completed;
    EXPECT_TRUE(!goes_on || order.paid_in_full());
}

TEST(OrderHead, MovesOnlyAsTheTablesSayAndRecordsEveryMoveOnce) {
    std::mt19937 random{20261122};
    const auto& verbs = all_verbs();
    std::vector<int> done(verbs.size(), 0);
    std::vector<int> refused(verbs.size(), 0);
    for (int walk = 0; walk < 3000 && !testing::Test::HasFailure(); ++walk) {
        OrderHead order = order_that(walk % 2 == 0 ? waiting_for_payment() : with_deposit());
        OrderStatus at_first = order.status();
        TimePoint now{std::chrono::hours{11}};
        std::vector<OrderMove> timeline;
        for (int step = 0; step < 25; ++step) {
            now += std::chrono::minutes{random() % 40};
            const std::size_t which = random() % verbs.size();
            const OrderHead before = order;
            const auto move = verbs[which].act(order, now);
            SCOPED_TRACE(std::string{verbs[which].name} + " after " + kept_of(before));
            ++(move ? done : refused)[which];
            if (!move) {
                EXPECT_EQ(kept_of(order), kept_of(before));
                continue;
            }
            timeline.push_back(*move);
            EXPECT_EQ(move->from(), before.status());
            EXPECT_EQ(move->to(), order.status());
            EXPECT_EQ(move->at(), now);
            EXPECT_TRUE(may_follow(before.status(), order.status()));
            EXPECT_TRUE(may_follow(before.payment(), order.payment()));
            EXPECT_TRUE(may_follow(before.reservation(), order.reservation()));
            EXPECT_EQ(move->releases_stock(),
                      before.reservation() == Reservation::held && order.reservation() == Reservation::released);
            EXPECT_TRUE(move->from() != move->to() || !move->note().empty()) << "nothing is recorded";
            expect_sound(order);
        }
        for (const OrderMove& each : timeline) {  // the timeline tells the whole way, without a gap
            EXPECT_EQ(each.from(), at_first);
            at_first = each.to();
        }
        EXPECT_EQ(at_first, order.status());
    }
    for (std::size_t i = 0; i < verbs.size(); ++i) {
        EXPECT_GT(done[i], 0) << verbs[i].name;
        EXPECT_GT(refused[i], 0) << verbs[i].name;
    }
}

TEST(OrderHead, IsOverWhenItIsCancelledOrCompleted) {
    for (const OrderStatus over : {OrderStatus::cancelled, OrderStatus::completed})
        for (int to = 0; to <= static_cast<int>(OrderStatus::completed); ++to)
            EXPECT_EQ(may_follow(over, static_cast<OrderStatus>(to)), over == static_cast<OrderStatus>(to));
}

TEST(OrderHead, IsPaidOnce) {
    OrderHead order = order_that(waiting_for_payment());
    const auto move = order.paid(kFirst, true, kReservedUntil);
    ASSERT_TRUE(move);
    EXPECT_EQ(move->to(), OrderStatus::payment_captured);
    EXPECT_EQ(move->parts(), ConsignmentStatus::ready);
    EXPECT_EQ(order.reservation(), Reservation::committed);
    EXPECT_EQ(order.paid_at(), kReservedUntil);
    EXPECT_FALSE(order.paid(kSecond, true, kLater));
    EXPECT_EQ(order.attempt_ref(), kFirst.merchant_ref);
}

TEST(OrderHead, WaitsForItsBalanceAfterTheDeposit) {
    OrderHead order = order_that(with_deposit());
    const auto deposit = order.paid(kFirst, true, kReservedUntil);
    ASSERT_TRUE(deposit);
    EXPECT_FALSE(deposit->parts());
    EXPECT_EQ(order.status(), OrderStatus::on_hold);
    EXPECT_TRUE(order.owes_balance());
    ASSERT_TRUE(order.balance_asked(kLater, kReservedUntil));
    const auto balance = order.balance_paid("10000001-3", kLater);
    ASSERT_TRUE(balance);
    EXPECT_EQ(balance->parts(), ConsignmentStatus::ready);
    EXPECT_TRUE(order.paid_in_full());
}

TEST(OrderHead, KeepsItsGoodsAfterARefusalUntilTheReservationEnds) {
    OrderHead order = order_that(waiting_for_payment());
    const auto early =
        order.payment_failed(kFirst.merchant_ref, "payment.declined", kReservedUntil - std::chrono::minutes{1});
    ASSERT_TRUE(early);
    EXPECT_FALSE(early->releases_stock());
    EXPECT_EQ(order.reservation(), Reservation::held);
    EXPECT_FALSE(order.reservation_over(kReservedUntil - std::chrono::minutes{1}));
    const auto over = order.reservation_over(kReservedUntil);
    ASSERT_TRUE(over);
    EXPECT_TRUE(over->releases_stock());
}

TEST(OrderHead, DoesNotFailForAnAttemptThatCountsNoMore) {
    OrderHead order = order_that(waiting_for_payment());
    ASSERT_TRUE(order.paying_again(kSecond, kLater, kReservedUntil));
    EXPECT_FALSE(order.payment_failed(kFirst.merchant_ref, "payment.declined", kLater));
    EXPECT_FALSE(order.payment_left(kFirst.merchant_ref, kLater));
    EXPECT_EQ(order.payment(), PaymentStatus::pending);
}

TEST(OrderHead, IsCancelledWhenAllOfItCameBack) {
    OrderState late = waiting_for_payment();
    late.reservation = Reservation::released;
    OrderHead order = order_that(late);
    ASSERT_TRUE(order.paid(kFirst, false, kReservedUntil));
    EXPECT_EQ(order.status(), OrderStatus::cancelling);
    EXPECT_EQ(order.ended_by(), "soldOut");
    EXPECT_FALSE(order.refunded(kSecond.merchant_ref, Money::cents(1000'00), kLater));  // came on top
    ASSERT_TRUE(order.refunded(kFirst.merchant_ref, Money::cents(1000'00), kLater));
    EXPECT_EQ(order.status(), OrderStatus::cancelled);
    EXPECT_EQ(order.payment(), PaymentStatus::refunded);
}

}  // namespace
}  // namespace spaza
