#include <gtest/gtest.h>

#include "shop/promotions/explain_rules.hpp"
#include "shop/promotions/meetings_rules.hpp"
#include "shop/promotions/pricing_rules.hpp"
#include "shop/promotions/worst_cart_rules.hpp"

namespace spaza {
namespace {

constexpr TimePoint kTrialTime{std::chrono::hours{500'000}};

std::vector<ShelfProduct> a_shelf() {
    const auto product = [](const char* code, std::int64_t rand) {
        return ShelfProduct{.code = ProductCode{code},
                            .name = code,
                            .brand = BrandCode{"umoya"},
                            .categories = {CategoryCode{"all"}, CategoryCode{code}},
                            .price = Money::cents(rand * 100)};
    };
    return {product("kettle", 400), product("toaster", 500), product("fridge", 9000)};
}

Promotion a_promotion(const char* code, PromotionKind kind, std::vector<ProductCode> products) {
    Promotion promotion{.code = code};
    promotion.kind = kind;
    promotion.title = code;
    promotion.target.products = std::move(products);
    return promotion;
}

Promotion off_each(const char* code, int percent, const char* product) {
    Promotion promotion = a_promotion(code, PromotionKind::product_discount, {ProductCode{product}});
    promotion.off = {percent, {}};
    return promotion;
}

Promotion off_the_cart(const char* code, std::int64_t from, std::int64_t rand) {
    Promotion promotion = a_promotion(code, PromotionKind::order_discount, {});
    promotion.tiers = {{Money::cents(from * 100), {0, Money::cents(rand * 100)}}};
    return promotion;
}

TEST(WorstCart, BuysAsMuchAsTheNextStepAsksFor) {
    const auto shelf = a_shelf();
    const auto worst =
        worst_cart(off_each("ten", 10, "kettle"), {off_the_cart("step", 1200, 600)}, shelf, {}, kTrialTime);

    ASSERT_TRUE(worst);
    ASSERT_EQ(worst->cart.size(), 1U);
    EXPECT_EQ(worst->cart[0].units, 3);  // three kettles are the R 1 200.00 that R 600.00 comes off
    EXPECT_EQ(worst->sums.before, Money::cents(1200'00));
    EXPECT_EQ(worst->sums.off, Money::cents(720'00));
    EXPECT_EQ(worst->sums.percent(), 60);
}

TEST(WorstCart, PaysLittleToGetMuchCheaper) {
    const auto shelf = a_shelf();
    Promotion deal = a_promotion("deal", PromotionKind::buy_get, {ProductCode{"kettle"}, ProductCode{"toaster"}});
    deal.reward.products = {ProductCode{"fridge"}};
    deal.off = {50, {}};

    const auto worst = worst_cart(deal, {}, shelf, {}, kTrialTime);

    ASSERT_TRUE(worst);
    EXPECT_EQ(worst->sums.before, Money::cents(9400'00));
    EXPECT_EQ(worst->sums.off, Money::cents(4500'00));
}

TEST(WorstCart, CountsWhatComesAlongFree) {
    const auto shelf = a_shelf();
    Promotion gift = a_promotion("gift", PromotionKind::giveaway, {ProductCode{"kettle"}});
    gift.gift = ProductCode{"fridge"};

    const auto worst = worst_cart(gift, {}, shelf, {}, kTrialTime);

    ASSERT_TRUE(worst);
    EXPECT_EQ(worst->sums.off, Money::cents(9000'00));
    EXPECT_EQ(worst->sums.percent(), 96);  // rounded up
}

TEST(WorstCart, IsNoneWhereNothingComesOff) {
    EXPECT_FALSE(worst_cart(off_each("ten", 10, "nowhere"), {}, a_shelf(), {}, kTrialTime));
}

TEST(WorstCart, ReachesItsOwnHighestStepWhateverStepsOthersHave) {
    const auto shelf = a_shelf();
    Promotion steps = off_the_cart("steps", 900'000, 630'000);
    std::vector<Promotion> others;
    for (int n = 1; n <= 8; ++n) others.push_back(off_the_cart(("o" + std::to_string(n)).c_str(), n * 100, n));

    const auto worst = worst_cart(steps, others, shelf, {}, kTrialTime);

    ASSERT_TRUE(worst);  // a hundred fridges are more than one line of a cart takes
    EXPECT_GE(worst->sums.percent(), 70);
}

TEST(PercentOff, IsOfTheTermsWhereNoCartWasFound) {
    EXPECT_EQ(percent_off({}, off_each("ten", 10, "nowhere")), 10);
    EXPECT_EQ(percent_off({}, off_the_cart("step", 100, 10)), std::nullopt);
    EXPECT_EQ(percent_off({}, a_promotion("gift", PromotionKind::giveaway, {})), std::nullopt);
    EXPECT_EQ(percent_off({}, a_promotion("free", PromotionKind::free_delivery, {})), 0);
    Promotion tiers = a_promotion("tiers", PromotionKind::order_discount, {});
    tiers.tiers = {{Money::cents(100'00), {20, {}}}, {Money::cents(200'00), {80, {}}}};
    EXPECT_EQ(percent_off({}, tiers), 80);
    const auto shelf = a_shelf();
    const auto worst = worst_cart(off_each("ten", 10, "kettle"), {}, shelf, {}, kTrialTime);
    EXPECT_EQ(percent_off(worst, off_each("ten", 10, "kettle")), 10);
}

TEST(Meetings, AreWithThoseOnTheSameGoods) {
    const auto shelf = a_shelf();
    const Promotion other = off_each("other", 20, "kettle");
    const auto reach = reach_of(off_each("ten", 10, "kettle"),
                                {other, off_each("elsewhere", 20, "fridge"), off_the_cart("step", 400, 50)}, shelf,
                                {}, kTrialTime);

    EXPECT_EQ(reach.products, 1U);
    ASSERT_EQ(reach.meetings.size(), 2U);
    EXPECT_EQ(reach.meetings[0].other.code, "other");
    EXPECT_EQ(reach.meetings[0].kind, MeetingKind::better_price);
    EXPECT_EQ(reach.meetings[0].alone, Money::cents(40'00));
    EXPECT_EQ(reach.meetings[0].together, Money::cents(80'00));
    EXPECT_EQ(reach.meetings[1].kind, MeetingKind::after);
    EXPECT_EQ(reach.meetings[1].together, Money::cents(90'00));
}

TEST(Meetings, NeedAMomentBothCountIn) {
    Promotion first = off_each("first", 10, "kettle");
    Promotion then = first;
    first.ends_at = kTrialTime;
    then.starts_at = kTrialTime;
    EXPECT_FALSE(share_time(first, then));
    first.ends_at = kTrialTime + std::chrono::seconds{1};
    EXPECT_TRUE(share_time(first, then));
    then.enabled = false;
    EXPECT_FALSE(share_time(first, then));
}

TEST(StoodBackPromotions, SayWhy) {
    const auto shelf = a_shelf();
    Promotion coded = off_the_cart("coded", 100, 30);
    coded.needs_coupon = true;
    Promotion pair = a_promotion("pair", PromotionKind::bonus_buy_any, {ProductCode{"kettle"}});
    pair.units = 2;
    pair.off = {50, {}};
    const PromotionSet promotion_set{{off_each("ten", 10, "kettle"), off_each("five", 5, "kettle"), coded, pair,
                                      off_the_cart("step", 1000, 50), off_each("elsewhere", 20, "fridge")}};
    const std::vector<PricingEntry> entries{{.number = 0,
                                             .product = shelf[0].code,
                                             .brand = shelf[0].brand,
                                             .categories = shelf[0].categories,
                                             .unit_price = shelf[0].price,
                                             .quantity = 1}};
    const PricingContext context{.now = kTrialTime};

    const auto reported =
        stood_back(entries, {}, promotion_set, context, price(entries, {}, promotion_set, context));

    ASSERT_EQ(reported.size(),
              4U);  // as they stand in the set: by code; what is about nothing in the cart is not reported
    EXPECT_EQ(reported[0].why, StoodBack::needs_coupon);
    EXPECT_EQ(reported[0].alone, Money::cents(30'00));
    EXPECT_EQ(reported[1].why, StoodBack::better);
    EXPECT_EQ(reported[1].instead, std::vector<std::string>{"ten"});
    EXPECT_EQ(reported[2].why, StoodBack::needs_units);
    EXPECT_EQ(reported[2].missing_units, 1);
    EXPECT_EQ(reported[3].why, StoodBack::needs_value);
    EXPECT_EQ(reported[3].missing_value, Money::cents(600'00));
}

}  // namespace
}  // namespace spaza
