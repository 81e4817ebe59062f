#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

using UnpaidOrderTest = OrderingTest;

TEST_P(UnpaidOrderTest, CanBePaidAtItsOldPriceForHalfAnHourOnlyThenItsItemsAreInTheCartAgain) {
    const PlacedOrder placed = shop->placed("thandi", "TV", 2);
    const auto pay_again = [&] {
        return shop->does([&](TestShop::Services& services) {
            return services.orders.pay_again(CustomerId{"thandi"}, placed.order.code, "card");
        });
    };
    const auto give_up = [&] {
        return *shop->does([&](TestShop::Services& services) {
            return services.orders.return_to_cart(CustomerId{"thandi"}, placed.order.code, StoreCode{"G205"});
        });
    };
    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::failed));
    shop->clock.advance(std::chrono::minutes{29});
    EXPECT_FALSE(give_up());
    const auto second = pay_again();
    ASSERT_TRUE(second);
    (void)tell(*shop, notice_of(second->attempt, GatewayStatus::failed, "2"));
    shop->clock.advance(std::chrono::minutes{1});
    shop->products.sell("TV", Money::cents(9999'00));

    const auto refused = pay_again();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().type, OrderService::kPaidTooLate);
    EXPECT_TRUE(give_up());
    EXPECT_FALSE(give_up());  // once
    EXPECT_FALSE(pay_again());

    EXPECT_EQ(shop->order("thandi", placed.order.code).status(), OrderStatus::cancelled);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 0}));
    const auto cart =
        shop->does([&](TestShop::Services& services) { return services.carts.current(CustomerId{"thandi"}); });
    ASSERT_TRUE(cart);
    ASSERT_EQ(cart->entries.size(), 1U);
    EXPECT_EQ(cart->entries[0].quantity, 2);

    EXPECT_EQ(tell(*shop, notice_of(second->attempt, GatewayStatus::complete, "3")), Verdict::applied);
    EXPECT_EQ(shop->count("refund WHERE reason = 'refund.cancelled'"), 1);  // a late success buys nothing twice
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 0}));
}

TEST_P(UnpaidOrderTest, IsNotTakenBackIntoTheCartWhileItsPaymentIsUnknown) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    shop->clock.advance(std::chrono::minutes{31});
    EXPECT_FALSE(*shop->does([&](TestShop::Services& services) {
        return services.orders.return_to_cart(CustomerId{"thandi"}, placed.order.code, StoreCode{"G205"});
    }));
    EXPECT_EQ(shop->order("thandi", placed.order.code).payment(), PaymentStatus::pending);
}

TEST_P(UnpaidOrderTest, AFloodOfForgeriesIsOneRecordWithoutItsWords) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    for (int i = 0; i < 50; ++i) {
        Notice forged = notice_of(placed.attempt, GatewayStatus::complete, std::to_string(i));
        forged.signature_right = false;
        forged.merchant_ref = i % 2 == 0 ? placed.attempt.merchant_ref : "99999999-" + std::to_string(i);
        const auto receipt = shop->does([&](TestShop::Services& services) {
            return services.payments.receive("payfast", forged, "forged " + std::to_string(i), "", "10.0.0.1",
                                             true);
        });
        EXPECT_EQ(receipt.verdict, Verdict::bad_signature);
    }
    EXPECT_EQ(shop->count("payment_event"), 2);  // about this order, and about none
    EXPECT_EQ(shop->count("payment_event WHERE received_times = 25"), 2);
    EXPECT_EQ(shop->count("payment_event WHERE length(raw_body) > 0"), 0);
}

ON_BOTH_ENGINES(UnpaidOrderTest);

}  // namespace
}  // namespace spaza::testing
