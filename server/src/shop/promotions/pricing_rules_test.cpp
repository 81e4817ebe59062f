#include "shop/promotions/pricing_rules.hpp"

#include <gtest/gtest.h>

#include "support/pricing_example.hpp"

namespace spaza {
namespace {

using namespace pricing_example;

Promotion cart_off(std::string code, Off off) {
    return {.code = std::move(code), .kind = PromotionKind::order_discount, .off = off};
}

/// What a promotion took off altogether.
Money given(const PricedCart& cart, const std::string& promotion) {
    Money sum;
    for (const DiscountLine& line : cart.discounts)
        if (line.promotion == promotion) sum += line.amount;
    return sum;
}

TEST(Pricing, AddsFiftyRandForDeliveryUpToFiveHundred) {
    const PricedCart cart = price({entry(0, Money::cents(250'00), 2)}, kTerms);

    EXPECT_EQ(cart.sub_total, Money::cents(500'00));
    EXPECT_EQ(cart.delivery_cost, Money::cents(50'00));
    EXPECT_EQ(cart.total, Money::cents(550'00));
    EXPECT_EQ(cart.free_delivery_remaining, Money::cents(0));
}

TEST(Pricing, DeliversFreeAboveFiveHundred) {
    const PricedCart cart = price({entry(0, Money::cents(500'01), 1)}, kTerms);

    EXPECT_EQ(cart.delivery_cost, Money::cents(0));
    EXPECT_EQ(cart.total, Money::cents(500'01));
    EXPECT_EQ(cart.free_delivery_remaining, std::nullopt);
}

TEST(Pricing, ChargesNoDeliveryForWhatIsCollected) {
    EXPECT_EQ(price({entry(0, Money::cents(99'00), 1, false)}, kTerms).total, Money::cents(99'00));
    EXPECT_EQ(price({entry(0, Money::cents(99'00), 1, false), entry(1, Money::cents(1'00), 1)}, kTerms).total,
              Money::cents(150'00));
}

TEST(Pricing, PricesAnEmptyCartAtNothing) {
    const PricedCart cart = price({}, kTerms);

    EXPECT_EQ(cart.total, Money::cents(0));
    EXPECT_EQ(cart.delivery_cost, Money::cents(0));
}

TEST(Pricing, StatesTheVatWithinTheTotal) {
    EXPECT_EQ(price({entry(0, Money::cents(1299'90), 1)}, kTerms).total_tax, Money::cents(169'55));
}

TEST(Pricing, SpreadsACartDiscountByLargestRemainder) {
    const PromotionSet promotion_set{{cart_off("R100", {.percent = 0, .amount = Money::cents(100'00)})}};

    const PricedCart cart = price(
        {entry(0, Money::cents(300'00), 1), entry(1, Money::cents(300'00), 1), entry(2, Money::cents(300'00), 1)},
        kTerms, promotion_set, {});

    EXPECT_EQ(cart.entries[0].discount, Money::cents(33'34));
    EXPECT_EQ(cart.entries[1].discount, Money::cents(33'33));
    EXPECT_EQ(cart.entries[2].discount, Money::cents(33'33));
    EXPECT_EQ(cart.order_discounts, Money::cents(100'00));
    EXPECT_EQ(cart.total, Money::cents(800'00));
}

TEST(Pricing, NeverTakesMoreOffThanThereIs) {
    Promotion on_product{.code = "A", .kind = PromotionKind::product_discount, .off = {0, Money::cents(8'00)}};
    on_product.target.products = {ProductCode{"P0"}};
    const PromotionSet promotion_set{{on_product, cart_off("B", {0, Money::cents(8'00)})}};

    const PricedCart cart = price({entry(0, Money::cents(10'00), 1, false)}, kTerms, promotion_set, {});

    EXPECT_EQ(cart.total, Money::cents(0));
    EXPECT_EQ(given(cart, "A"), Money::cents(8'00));
    EXPECT_EQ(given(cart, "B"), Money::cents(2'00));
}

TEST(Pricing, TheBestOwnDiscountOfAProductCounts) {
    Promotion ten{.code = "TEN", .kind = PromotionKind::product_discount, .off = {.percent = 10}};
    ten.target.categories = {CategoryCode{"tv"}};
    Promotion fifty{.code = "FIFTY", .kind = PromotionKind::product_discount, .off = {0, Money::cents(50'00)}};
    fifty.target.brands = {BrandCode{"umoya"}};
    PricingEntry tv = entry(0, Money::cents(1000'00), 2);
    tv.categories = {CategoryCode{"tv"}};
    tv.brand = BrandCode{"umoya"};

    const PricedCart cart = price({tv}, kTerms, PromotionSet{{ten, fifty}}, {});

    EXPECT_EQ(given(cart, "TEN"), Money::cents(200'00));
    EXPECT_EQ(given(cart, "FIFTY"), Money::cents(0));
    ASSERT_EQ(cart.fired.size(), 1U);
    EXPECT_EQ(cart.fired[0].consumed[0].adjusted_unit_price, Money::cents(900'00));
}

TEST(Pricing, BrandAndCategoryTogetherMeanBoth) {
    Promotion promotion{.code = "BOTH", .kind = PromotionKind::product_discount, .off = {.percent = 10}};
    promotion.target.categories = {CategoryCode{"tv"}};
    promotion.target.brands = {BrandCode{"umoya"}};
    promotion.target.except_products = {ProductCode{"P2"}};
    PricingEntry of_both = entry(0, Money::cents(100'00), 1);
    of_both.categories = {CategoryCode{"av"}, CategoryCode{"tv"}};
    of_both.brand = BrandCode{"umoya"};
    PricingEntry of_one = entry(1, Money::cents(100'00), 1);
    of_one.categories = {CategoryCode{"tv"}};
    PricingEntry excepted = of_both;
    excepted.number = 2;
    excepted.product = ProductCode{"P2"};

    const PricedCart cart = price({of_both, of_one, excepted}, kTerms, PromotionSet{{promotion}}, {});

    EXPECT_EQ(cart.entries[0].discount, Money::cents(10'00));
    EXPECT_EQ(cart.entries[1].discount, Money::cents(0));
    EXPECT_EQ(cart.entries[2].discount, Money::cents(0));
}

TEST(Pricing, AnyThreeForAPriceTakesTheDearest) {
    Promotion deal{.code = "3FOR", .kind = PromotionKind::bonus_buy_any, .units = 3};
    deal.bundle_worth = Money::cents(250'00);
    deal.target.products = {ProductCode{"P0"}, ProductCode{"P1"}};

    const PricedCart cart = price({entry(0, Money::cents(100'00), 2), entry(1, Money::cents(90'00), 2)}, kTerms,
                                  PromotionSet{{deal}}, {});

    EXPECT_EQ(given(cart, "3FOR"), Money::cents(40'00));  // 100 + 100 + 90 for 250
    EXPECT_EQ(cart.sub_total, Money::cents(340'00));
}

TEST(Pricing, ABundleNeedsEveryPartAndSaysWhatIsMissing) {
    Promotion deal{.code = "SET", .kind = PromotionKind::bonus_buy_all};
    deal.bundle = {{ProductCode{"P0"}, 1}, {ProductCode{"P1"}, 1}};
    deal.bundle_worth = Money::cents(150'00);
    const PromotionSet promotion_set{{deal}};

    const PricedCart half = price({entry(0, Money::cents(100'00), 2)}, kTerms, promotion_set, {});
    EXPECT_EQ(half.total_discounts(), Money{});
    ASSERT_EQ(half.potential.size(), 1U);
    EXPECT_EQ(half.potential[0].missing_products, std::vector{ProductCode{"P1"}});

    const PricedCart whole =
        price({entry(0, Money::cents(100'00), 2), entry(1, Money::cents(90'00), 1)}, kTerms, promotion_set, {});
    EXPECT_EQ(given(whole, "SET"), Money::cents(40'00));
    EXPECT_TRUE(whole.potential.empty());
}

TEST(Pricing, BuyTwoGetTheCheapestFree) {
    Promotion deal{.code = "B2G1", .kind = PromotionKind::buy_get, .units = 2, .off = {.percent = 100}};
    deal.target.products = deal.reward.products = {ProductCode{"P0"}, ProductCode{"P1"}};

    const PricedCart cart = price({entry(0, Money::cents(100'00), 1), entry(1, Money::cents(40'00), 2)}, kTerms,
                                  PromotionSet{{deal}}, {});

    EXPECT_EQ(given(cart, "B2G1"), Money::cents(40'00));
}

TEST(Pricing, AUnitServesOneDealAndTheBestCombinationWins) {
    // The television alone with the soundbar saves 100; with soundbar and bracket apart, two deals save 60 each.
    const auto pair = [](std::string code, std::string a, std::string b, Money off) {
        Promotion deal{.code = std::move(code), .kind = PromotionKind::bonus_buy_all, .off = {0, off}};
        deal.bundle = {{ProductCode{std::move(a)}, 1}, {ProductCode{std::move(b)}, 1}};
        return deal;
    };
    const PromotionSet promotion_set{{pair("BIG", "P0", "P1", Money::cents(100'00)),
                                      pair("LEFT", "P0", "P2", Money::cents(60'00)),
                                      pair("RIGHT", "P1", "P3", Money::cents(60'00))}};

    const PricedCart cart = price({entry(0, Money::cents(500'00), 1), entry(1, Money::cents(300'00), 1),
                                   entry(2, Money::cents(200'00), 1), entry(3, Money::cents(200'00), 1)},
                                  kTerms, promotion_set, {});

    EXPECT_EQ(given(cart, "BIG"), Money{});
    EXPECT_EQ(cart.total_discounts(), Money::cents(120'00));
}

TEST(Pricing, TiersGiveMoreForMore) {
    Promotion tiers{.code = "SPEND", .kind = PromotionKind::order_discount};
    tiers.tiers = {{Money::cents(1000'00), {0, Money::cents(100'00)}}, {Money::cents(2000'00), {.percent = 15}}};
    const PromotionSet promotion_set{{tiers}};

    const auto of = [&](Money price_of) { return price({entry(0, price_of, 1)}, kTerms, promotion_set, {}); };

    EXPECT_EQ(of(Money::cents(999'99)).order_discounts, Money{});
    EXPECT_EQ(of(Money::cents(999'99)).potential.front().missing_value, Money::cents(1));
    EXPECT_EQ(of(Money::cents(1000'00)).order_discounts, Money::cents(100'00));
    EXPECT_EQ(of(Money::cents(2000'00)).order_discounts, Money::cents(300'00));
}

TEST(Pricing, ANextTierIsShownWithWhatItBringsAndNotOnceTheMostIsOff) {
    Promotion tiers{.code = "SPEND", .kind = PromotionKind::order_discount};
    tiers.tiers = {{Money::cents(1000'00), {.percent = 10}}, {Money::cents(2000'00), {.percent = 15}}};
    tiers.most_off = Money::cents(120'00);
    const PromotionSet promotion_set{{tiers}};

    const auto of = [&](Money price_of) { return price({entry(0, price_of, 1)}, kTerms, promotion_set, {}); };

    EXPECT_EQ(of(Money::cents(500'00)).potential.front().brings, (Off{.percent = 10}));
    EXPECT_EQ(of(Money::cents(1100'00)).potential.front().brings, (Off{.percent = 15}));
    EXPECT_TRUE(of(Money::cents(1200'00)).potential.empty());
    EXPECT_EQ(of(Money::cents(1200'00)).order_discounts, Money::cents(120'00));
}

TEST(Pricing, OfAGroupOnlyTheBestCounts) {
    Promotion ten = cart_off("TEN", {.percent = 10});
    Promotion hundred = cart_off("HUNDRED", {0, Money::cents(100'00)});
    ten.group = hundred.group = "coupons";

    const PricedCart cart = price({entry(0, Money::cents(2000'00), 1)}, kTerms, PromotionSet{{ten, hundred}}, {});

    EXPECT_EQ(cart.order_discounts, Money::cents(200'00));
}

TEST(Pricing, ACouponOpensItsPromotion) {
    Promotion promotion = cart_off("SAVE", {.percent = 10});
    promotion.needs_coupon = true;
    const PromotionSet promotion_set{{promotion}};
    const std::vector<PricingEntry> entries{entry(0, Money::cents(1000'00), 1)};

    EXPECT_EQ(price(entries, kTerms, promotion_set, {}).total_discounts(), Money{});
    const PricedCart cart = price(entries, kTerms, promotion_set, {.opened = {{"SAVE", "SAVE10"}}});
    EXPECT_EQ(cart.coupon_discount, Money::cents(100'00));
    EXPECT_EQ(cart.discounts.front().coupon, "SAVE10");
}

TEST(Pricing, AFirstOrderIsForWhoHasNoneYet) {
    Promotion welcome = cart_off("WELCOME", {.percent = 20});
    welcome.first_order = true;
    welcome.most_off = Money::cents(150'00);
    const PromotionSet promotion_set{{welcome}};
    const std::vector<PricingEntry> entries{entry(0, Money::cents(1000'00), 1)};

    EXPECT_EQ(price(entries, kTerms, promotion_set, {}).total_discounts(), Money{});
    EXPECT_EQ(price(entries, kTerms, promotion_set, {.first_order = true}).total_discounts(),
              Money::cents(150'00));
}

TEST(Pricing, PromotionsRunFromTheirStartUntilTheirEnd) {
    Promotion promotion = cart_off("MAY", {.percent = 10});
    promotion.starts_at = TimePoint{std::chrono::hours{10}};
    promotion.ends_at = TimePoint{std::chrono::hours{20}};
    const PromotionSet promotion_set{{promotion}};
    const auto at = [&](int hour) {
        return price({entry(0, Money::cents(1000'00), 1)}, kTerms, promotion_set,
                     {.now = TimePoint{std::chrono::hours{hour}}})
            .total_discounts();
    };

    EXPECT_EQ(at(9), Money{});
    EXPECT_EQ(at(10), Money::cents(100'00));
    EXPECT_EQ(at(20), Money{});
}

TEST(Pricing, FreeDeliveryIsShownWithItsGiver) {
    Promotion free{.code = "FREE", .kind = PromotionKind::free_delivery, .title = "Free delivery"};
    free.tiers = {{Money::cents(200'00), {}}};
    const PromotionSet promotion_set{{free}};

    const PricedCart cart = price({entry(0, Money::cents(250'00), 1)}, kTerms, promotion_set, {});
    EXPECT_EQ(cart.delivery_cost, Money{});
    EXPECT_EQ(cart.total_discounts(), Money{});
    ASSERT_EQ(cart.discounts.size(), 1U);
    EXPECT_TRUE(cart.discounts[0].delivery);
    EXPECT_EQ(cart.discounts[0].amount, Money::cents(50'00));
    EXPECT_EQ(price({entry(0, Money::cents(199'00), 1)}, kTerms, promotion_set, {}).delivery_cost,
              Money::cents(50'00));
}

TEST(Pricing, AGiftComesAlongAndCostsNothing) {
    Promotion gift{.code = "GIFT", .kind = PromotionKind::giveaway, .units = 2};
    gift.target.products = {ProductCode{"P0"}};
    gift.gift = ProductCode{"P9"};
    const PromotionSet promotion_set{{gift}};

    const PricedCart first = price({entry(0, Money::cents(300'00), 5)}, kTerms, promotion_set, {});
    ASSERT_EQ(first.gifts.size(), 1U);
    EXPECT_EQ(first.gifts[0].quantity, 2);

    PricingEntry come_along = entry(9, Money::cents(80'00), 2);
    come_along.give_away = true;
    const PricedCart cart = price({entry(0, Money::cents(300'00), 5), come_along}, kTerms, promotion_set, {});
    EXPECT_EQ(cart.entries[1].total, Money{});
    EXPECT_EQ(cart.total, Money::cents(1500'00));
    EXPECT_EQ(given(cart, "GIFT"), Money::cents(160'00));
}

}  // namespace
}  // namespace spaza
