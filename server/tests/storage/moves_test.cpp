#include "support/shop_fixture.hpp"

namespace spaza::testing {
namespace {

/// What moved is saved with the move of its own, and of nothing else that stands in the same state.
struct MovesTest : DatabaseTest {
    void SetUp() override {
        DatabaseTest::SetUp();
        if (IsSkipped()) return;
        shop = std::make_unique<TestShop>(database());
        shop->products.sell("TV", Money::cents(1000'00));
        shop->put("TV", "G205", 50);
        one = shop->placed("thandi", "TV").order.code;
        other = shop->placed("sipho", "TV").order.code;
    }
    /// An order that has been paid for, and its move.
    std::pair<OrderHead, OrderMove> paid(TestShop::Desk& desk, const OrderCode& code) const {
        OrderHead order = desk.order_store.lock(code).value();
        const auto move = order.paid({.merchant_ref = "m", .mode = "card"}, true, shop->clock.now());
        return {std::move(order), move.value()};
    }
    /// A refund of an order that is under way, and its move.
    std::pair<Refund, RefundMove> sent(TestShop::Desk& desk, const OrderCode& code) const {
        Refund refund{{.id = "refund-of-" + code.value,
                       .attempt_id = desk.payment_store.of_order(code).at(0).id,
                       .order = code,
                       .amount = Money::cents(100'00),
                       .reason = "refund.cancelled",
                       .request_key = code.value,
                       .created_at = shop->clock.now()}};
        EXPECT_TRUE(desk.refund_store.add(refund));
        const auto move = refund.sent(shop->clock.now(), shop->clock.now());
        return {std::move(refund), move.value()};
    }

    std::unique_ptr<TestShop> shop;
    OrderCode one;
    OrderCode other;
};

TEST_P(MovesTest, OfAnotherOrderSaveNone) {
    shop->does([&](TestShop::Desk& desk) {
        const auto [order, move] = paid(desk, one);
        const auto [another, its_move] = paid(desk, other);
        EXPECT_THROW(desk.order_store.save(order, its_move), std::logic_error);
        EXPECT_NO_THROW(desk.order_store.save(order, move));
        return 0;
    });
}

TEST_P(MovesTest, OfAnotherPartSaveNone) {
    shop->does([&](TestShop::Desk& desk) {
        const auto cancelled_part = [&](const OrderCode& code) {
            OrderConsignment part = desk.order_store.find(code)->consignments.at(0);
            const auto move = part.cancelled(shop->clock.now());
            return std::pair{std::move(part), move.value()};
        };
        const auto [part, move] = cancelled_part(one);
        const auto [another, its_move] = cancelled_part(other);
        EXPECT_THROW(desk.order_store.save(one, part, its_move), std::logic_error);
        EXPECT_NO_THROW(desk.order_store.save(one, part, move));
        return 0;
    });
}

TEST_P(MovesTest, OfAnotherRefundSaveNone) {
    shop->does([&](TestShop::Desk& desk) {
        const auto [refund, move] = sent(desk, one);
        const auto [another, its_move] = sent(desk, other);
        EXPECT_THROW(desk.refund_store.save(refund, its_move), std::logic_error);
        EXPECT_NO_THROW(desk.refund_store.save(refund, move));
        return 0;
    });
}

ON_BOTH_ENGINES(MovesTest);

}  // namespace
}  // namespace spaza::testing
