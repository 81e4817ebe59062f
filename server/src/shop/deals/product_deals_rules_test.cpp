#include "shop/deals/product_deals_rules.hpp"

#include <gtest/gtest.h>
#include <map>

namespace spaza {
namespace {

const TimePoint kNow = from_millis(1'780'000'000'000);

class ProductDeals : public ::testing::Test {
protected:
    ProductDeals() {
        put("TV", Money::cents(9999'00));
        put("SOUNDBAR", Money::cents(2499'00));
        put("BRACKET", Money::cents(799'00));
        put("KETTLE", Money::cents(549'00));
        put("TOASTER", Money::cents(499'00));
    }
    void put(const std::string& code, Money price, bool purchasable = true) {
        ProductFacts facts;
        facts.code = ProductCode{code};
        facts.categories = {CategoryCode{"things"}};
        facts.price = price;
        facts.purchasable = purchasable;
        shop_[code] = facts;
    }
    std::vector<ProductDeal> deals(const std::string& code, std::vector<Promotion> promotions) {
        return deals_of(
            shop_.at(code), PromotionSet{std::move(promotions)},
            [&](const ProductCode& each) {
                const auto found = shop_.find(each.value);
                return found == shop_.end() ? std::nullopt : std::optional{found->second};
            },
            kNow);
    }
    static Promotion trio() {
        Promotion promotion{.code = "promotion-trio", .kind = PromotionKind::bonus_buy_all};
        promotion.bundle = {{ProductCode{"TV"}, 1}, {ProductCode{"SOUNDBAR"}, 1}, {ProductCode{"BRACKET"}, 1}};
        promotion.bundle_worth = Money::cents(12097'00);
        return promotion;
    }
    static std::vector<std::pair<std::string, int>> parts(const ProductDeal& deal) {
        std::vector<std::pair<std::string, int>> all;
        for (const BundlePart& part : deal.parts) all.emplace_back(part.product.value, part.units);
        return all;
    }
    using Parts = std::vector<std::pair<std::string, int>>;
    std::map<std::string, ProductFacts> shop_;
};

TEST_F(ProductDeals, TellsWhatTheWholeBundleCostsAndSaves) {
    const auto found = deals("SOUNDBAR", {trio()});

    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(parts(found[0]), (Parts{{"SOUNDBAR", 1}, {"BRACKET", 1}, {"TV", 1}}));
    EXPECT_EQ(found[0].separately, Money::cents(13297'00));
    EXPECT_EQ(found[0].worth, Money::cents(12097'00));
    EXPECT_EQ(found[0].units, 3);
}

TEST_F(ProductDeals, OfAnyTwoTakesOneOfEachWhereTheSetHasTwo) {
    Promotion any{.code = "promotion-cream", .kind = PromotionKind::bonus_buy_any};
    any.target.products = {ProductCode{"KETTLE"}, ProductCode{"TOASTER"}};
    any.units = 2;
    any.bundle_worth = Money::cents(849'00);

    const auto found = deals("TOASTER", {any});

    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(parts(found[0]), (Parts{{"TOASTER", 1}, {"KETTLE", 1}}));
    EXPECT_EQ(found[0].worth, Money::cents(849'00));
}

TEST_F(ProductDeals, OfAnyThreeOfACategoryTakesThreeOfTheProductItself) {
    Promotion any{.code = "promotion-three", .kind = PromotionKind::bonus_buy_any};
    any.target.categories = {CategoryCode{"things"}};
    any.units = 3;
    any.off.percent = 10;

    const auto found = deals("KETTLE", {any});

    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(parts(found[0]), (Parts{{"KETTLE", 3}}));
    EXPECT_EQ(found[0].separately - found[0].worth, Money::cents(164'70));
}

TEST_F(ProductDeals, TheSecondAtHalfPriceIsTwoOfIt) {
    Promotion pair{.code = "promotion-pair", .kind = PromotionKind::buy_get};
    pair.target.products = {ProductCode{"KETTLE"}};
    pair.reward = pair.target;
    pair.off.percent = 50;

    const auto found = deals("KETTLE", {pair});

    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(parts(found[0]), (Parts{{"KETTLE", 2}}));
    EXPECT_EQ(found[0].worth, Money::cents(823'50));
}

TEST_F(ProductDeals, AnotherProductCheaperStandsAfterTheOneLookedAt) {
    Promotion pair{.code = "promotion-pair", .kind = PromotionKind::buy_get};
    pair.target.products = {ProductCode{"TV"}};
    pair.reward.products = {ProductCode{"BRACKET"}};
    pair.off.percent = 100;

    EXPECT_EQ(parts(deals("BRACKET", {pair}).at(0)), (Parts{{"BRACKET", 1}, {"TV", 1}}));
    EXPECT_EQ(parts(deals("TV", {pair}).at(0)), (Parts{{"TV", 1}, {"BRACKET", 1}}));
}

TEST_F(ProductDeals, WhatNobodyCanHaveNowIsNoDeal) {
    Promotion coupon = trio();
    coupon.needs_coupon = true;
    EXPECT_TRUE(deals("TV", {coupon}).empty());

    Promotion over = trio();
    over.ends_at = kNow;
    EXPECT_TRUE(deals("TV", {over}).empty());

    Promotion dear = trio();
    dear.bundle_worth = Money::cents(13297'00);
    EXPECT_TRUE(deals("TV", {dear}).empty());

    put("BRACKET", Money::cents(799'00), false);
    EXPECT_TRUE(deals("TV", {trio()}).empty());
    shop_.erase("BRACKET");
    EXPECT_TRUE(deals("TV", {trio()}).empty());
}

}  // namespace
}  // namespace spaza
