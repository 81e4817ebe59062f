#include "shop/cart/deposit_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

PricedCart priced_at(std::int64_t goods, std::int64_t delivery = 0, std::int64_t licence = 0) {
    PricedCart priced;
    priced.delivery_cost = Money::cents(delivery);
    priced.licence_fee = Money::cents(licence);
    priced.total = Money::cents(goods + delivery + licence);
    return priced;
}

CartView pre_order(int units = 1) {
    CartView view{.cart = {}, .entries = {}, .priced = {}};
    view.cart.kind = CartKind::pre_order;
    view.cart.entries = {{.product = ProductCode{"P"}, .quantity = units, .seen_price = {}, .pickup_store = {}}};
    return view;
}

DepositSplit split(std::int64_t now, std::int64_t later) { return {Money::cents(now), Money::cents(later)}; }

TEST(Deposit, IsAPercentageOfTheProductsAndNothingElse) {
    EXPECT_EQ(deposit_for({.percent = 20}, pre_order(), priced_at(1000'00, 50'00, 265'00)),
              split(200'00, 1115'00));
}

TEST(Deposit, AddsUpToTheTotalWhateverIsRounded) {
    for (std::int64_t cents = 100'00; cents < 100'99; ++cents) {
        const auto found = deposit_for({.percent = 33}, pre_order(), priced_at(cents, 7'77));
        ASSERT_TRUE(found);
        EXPECT_EQ(found->now + found->later, Money::cents(cents + 7'77));
    }
}

TEST(Deposit, IsForEveryUnitWhenItIsAnAmount) {
    EXPECT_EQ(deposit_for({.per_unit = Money::cents(150'00)}, pre_order(3), priced_at(3000'00)),
              split(450'00, 2550'00));
}

TEST(Deposit, IsNotAskedForWhenItIsOffOrOfAnOrdinaryCart) {
    EXPECT_FALSE(deposit_for({}, pre_order(), priced_at(1000'00)));
    CartView ordinary = pre_order();
    ordinary.cart.kind = CartKind::standard;
    EXPECT_FALSE(deposit_for({.percent = 20}, ordinary, priced_at(1000'00)));
}

TEST(Deposit, IsNotAskedForWhenAPartIsTooSmallToPay) {
    EXPECT_FALSE(deposit_for({.percent = 10}, pre_order(), priced_at(99'00)));   // R 9.90 now
    EXPECT_FALSE(deposit_for({.percent = 95}, pre_order(), priced_at(100'00)));  // R 5.00 later
    EXPECT_FALSE(deposit_for({.per_unit = Money::cents(200'00)}, pre_order(), priced_at(150'00, 90'00)));
}

}  // namespace
}  // namespace spaza
