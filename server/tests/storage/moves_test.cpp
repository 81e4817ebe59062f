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
    std::pair<OrderHead, OrderMove> paid(TestShop::Services& services, const OrderCode& code) const {
        OrderHead order = services.order_store.lock(code).value();
        const auto move = order.paid({.merchant_ref = "m", .mode = "card"}, true, shop->clock.now());
        return {std::move(order), move.value()};
    }
    /// A refund of an order that is under way, and its move.
    std::pair<Refund, RefundMove> sent(TestShop::Services& services, const OrderCode& code) const {
        Refund refund{{.id = "refund-of-" + code.value,
                       .attempt_id = services.payment_store.of_order(code).at(0).id,
                       .order = code,
                       .amount = Money::cents(100'00),
                       .reason = "refund.cancelled",
                       .request_key = code.value,
                       .created_at = shop->clock.now()}};
        EXPECT_TRUE(services.refund_store.add(refund));
        const auto move = refund.sent(shop->clock.now(), shop->clock.now());
        return {std::move(refund), move.value()};
    }

    std::unique_ptr<TestShop> shop;
    OrderCode one;
    OrderCode other;
};

TEST_P(MovesTest, OfAnotherOrderSaveNone) {
    shop->does([&](TestShop::Services& services) {
        const auto [order, move] = paid(services, one);
        const auto [another, its_move] = paid(services, other);
        EXPECT_THROW(services.order_store.save(order, its_move), std::logic_error);
        EXPECT_NO_THROW(services.order_store.save(order, move));
        return 0;
    });
}

TEST_P(MovesTest, OfAnotherPartSaveNone) {
    shop->does([&](TestShop::Services& services) {
        const auto cancelled_part = [&](const OrderCode& code) {
            OrderConsignment part = services.order_store.find(code)->consignments.at(0);
            const auto move = part.cancelled(shop->clock.now());
            return std::pair{std::move(part), move.value()};
        };
        const auto [part, move] = cancelled_part(one);
        const auto [another, its_move] = cancelled_part(other);
        EXPECT_THROW(services.order_store.save(one, part, its_move), std::logic_error);
        EXPECT_NO_THROW(services.order_store.save(one, part, move));
        return 0;
    });
}

TEST_P(MovesTest, OfAnotherRefundSaveNone) {
    shop->does([&](TestShop::Services& services) {
        const auto [refund, move] = sent(services, one);
        const auto [another, its_move] = sent(services, other);
        EXPECT_THROW(services.refund_store.save(refund, its_move), std::logic_error);
        EXPECT_NO_THROW(services.refund_store.save(refund, move));
        return 0;
    });
}

ON_BOTH_ENGINES(MovesTest);

}  // namespace
}  // namespace spaza::testing
