#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

using OrdersTest = OrderingTest;

TEST_P(OrdersTest, ReservesTheStoreFirstAndTheWarehouseForTheRest) {
    shop->order_policy.unpaid.units = 12;  // so many of so few are otherwise held for known customers alone
    const PlacedOrder placed = shop->placed("thandi", "TV", 12);

    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 5}));
    EXPECT_EQ(shop->shelf("TV", "W001"), (Shelf{10, 7}));
    EXPECT_EQ(placed.order.total, Money::cents(12 * 4999'00));
    EXPECT_EQ(placed.attempt.merchant_ref, placed.order.code.value + "-1");
    EXPECT_EQ(placed.attempt.amount, placed.order.total);
}

TEST_P(OrdersTest, KeepsWhatWasOrderedAsItWasThen) {
    const PlacedOrder placed = shop->placed("thandi", "CABLE", 2);
    shop->products.sell("CABLE", Money::cents(1'00));

    const Order order = shop->order("thandi", placed.order.code);

    ASSERT_EQ(order.entries.size(), 1U);
    EXPECT_EQ(order.entries[0].unit_price, Money::cents(99'00));
    EXPECT_EQ(order.sub_total, Money::cents(198'00));
    EXPECT_EQ(order.delivery_cost, Money::cents(50'00));
    EXPECT_EQ(order.total, Money::cents(248'00));
    EXPECT_EQ(order.tax, tax_included(Money::cents(248'00), 15));
    EXPECT_EQ(order.consignments[0].delivery, Delivery::doorstep);
    EXPECT_EQ(order.timeline[0].status, "PAYMENT_PENDING");
}

TEST_P(OrdersTest, ConsumesTheCart) {
    const Cart cart = shop->ready_cart("thandi", "TV");
    ASSERT_TRUE(shop->place("thandi", cart.code.value));

    const auto gone = shop->does([&](TestShop::Services& services) {
        return services.carts.view({CustomerId{"thandi"}}, cart.code.value, StoreCode{"G205"});
    });

    ASSERT_FALSE(gone);
    EXPECT_EQ(gone.error().type, "CartError");
    EXPECT_EQ(gone.error().reason, Reason::not_found);
}

TEST_P(OrdersTest, NeverShowsOneCustomersOrderToAnother) {
    const PlacedOrder placed = shop->placed("thandi", "TV");

    EXPECT_FALSE(
        shop->does([&](TestShop::Services& d) { return d.orders.find(CustomerId{"sipho"}, placed.order.code); }));
    EXPECT_FALSE(shop->place("sipho", placed.order.cart.value));
}

TEST_P(OrdersTest, RefusesAnEntryThatSoldOutSinceAndChangesNothing) {
    const Cart cart = shop->ready_cart("thandi", "ONLINE", 3);
    ASSERT_TRUE(shop->place("sipho", shop->ready_cart("sipho", "ONLINE", 2).code.value));

    const auto refused = shop->place("thandi", cart.code.value);

    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, Reason::out_of_stock);
    EXPECT_EQ(refused.error().subject, "0");
    EXPECT_EQ(refused.error().message_key, "checkout.outOfStock");
    EXPECT_EQ(shop->shelf("ONLINE", "W001"), (Shelf{3, 2}));
    EXPECT_EQ(shop->count("customer_order"), 1);
    EXPECT_EQ(shop->count("payment_attempt"), 1);
}

TEST_P(OrdersTest, RefusesAnAddressTheShopperDidNotConfirm) {
    const Cart cart = shop->ready_cart("thandi", "TV");
    shop->customers.address->fingerprint = "somewhere else";
    const auto elsewhere = shop->place("thandi", cart.code.value);
    ASSERT_FALSE(elsewhere);
    EXPECT_EQ(elsewhere.error().message_key, "checkout.addressChanged");

    shop->customers.address->fingerprint = "";
    shop->customers.address->invalid = true;
    const auto nowhere = shop->place("thandi", cart.code.value);
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(nowhere.error().message_key, "checkout.addressInvalid");

    shop->customers.address->invalid = false;
    EXPECT_TRUE(shop->place("thandi", cart.code.value));
}

TEST_P(OrdersTest, RefusesWhenThePriceIsNoLongerTheOneConfirmed) {
    const Cart cart = shop->ready_cart("thandi", "TV");
    shop->products.sell("TV", Money::cents(5999'00));

    const auto refused = shop->place("thandi", cart.code.value);

    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "checkout.totalChanged");
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 0}));
}

TEST_P(OrdersTest, AsksBeforeTheSameOrderIsPlacedTwice) {
    (void)shop->placed("thandi", "CABLE", 2);
    const Cart cart = shop->ready_cart("thandi", "CABLE", 2);

    const auto asked = shop->place("thandi", cart.code.value);

    ASSERT_FALSE(asked);
    EXPECT_EQ(asked.error().type, "DuplicateOrderError");
    EXPECT_TRUE(shop->place("thandi", cart.code.value, true));
}

TEST_P(OrdersTest, DoesNotAskWhenTheFirstOneWasPaidOrIsLongAgo) {
    const PlacedOrder first = shop->placed("thandi", "CABLE", 2);
    EXPECT_EQ(tell(*shop, notice_of(first.attempt, GatewayStatus::complete)), Verdict::applied);
    (void)shop->placed("thandi", "CABLE", 2);

    shop->clock.advance(std::chrono::minutes{31});

    EXPECT_TRUE(shop->place("thandi", shop->ready_cart("thandi", "CABLE", 2).code.value));
}

TEST_P(OrdersTest, NumbersOrdersWithoutGapsWhateverIsRefused) {
    const PlacedOrder first = shop->placed("a", "CABLE");
    (void)shop->place("thandi", shop->ready_cart("thandi", "ONLINE", 3).code.value);
    const Cart cart = shop->ready_cart("sipho", "CABLE", 3);
    EXPECT_FALSE(shop->place("someone else", cart.code.value));
    const PlacedOrder last = shop->placed("b", "CABLE", 2);

    EXPECT_EQ(std::stoll(last.order.code.value), std::stoll(first.order.code.value) + 2);
}

TEST_P(OrdersTest, ListsTheHistoryByStatusTimeAndPage) {
    for (int i = 0; i < 3; ++i) (void)shop->placed("thandi", "CABLE", i + 1);
    const auto page = [&](OrderFilter filter) {
        return shop->does([&](TestShop::Services& services) {
            return services.order_history.page(CustomerId{"thandi"}, filter);
        });
    };

    EXPECT_EQ(page({.statuses = {}, .from = {}, .before = {}, .page_size = 2}).orders.size(), 2U);
    EXPECT_EQ(page({.statuses = {}, .from = {}, .before = {}, .page_size = 2}).total, 3);
    EXPECT_EQ(page({.statuses = {}, .from = {}, .before = {}, .page = 1, .page_size = 2}).orders.size(), 1U);
    EXPECT_EQ(page({.statuses = {OrderStatus::cancelled}, .from = {}, .before = {}}).total, 0);
    EXPECT_EQ(page({.statuses = {}, .from = shop->clock.now() + std::chrono::hours{1}, .before = {}}).total, 0);
}

ON_BOTH_ENGINES(OrdersTest);

}  // namespace
}  // namespace spaza::testing
