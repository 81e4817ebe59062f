#include "shop/promotions/kinds/all_kinds_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

const std::vector<ShelfProduct> kShelf{
    {.code = ProductCode{"KETTLE"}, .price = Money::cents(300'00)},
    {.code = ProductCode{"TOASTER"}, .price = Money::cents(400'00)},
    {.code = ProductCode{"FRIDGE"}, .price = Money::cents(5'000'00)},
};

/// One that counts for a kettle, of every kind.
std::vector<Promotion> one_of_each_kind() {
    const ProductSet kettle{.products = {ProductCode{"KETTLE"}}};
    const Off tenth{.percent = 10};
    const std::vector<Tier> tiers{{Money::cents(1'000'00), tenth}};
    return {
        {.kind = PromotionKind::product_discount, .target = kettle, .off = tenth},
        {.kind = PromotionKind::bonus_buy_any, .target = kettle, .units = 2, .bundle_worth = Money::cents(500'00)},
        {.kind = PromotionKind::bonus_buy_all,
         .bundle = {{ProductCode{"KETTLE"}, 1}, {ProductCode{"TOASTER"}, 1}},
         .off = tenth},
        {.kind = PromotionKind::buy_get, .target = kettle, .reward = kettle, .units = 2, .off = {.percent = 100}},
        {.kind = PromotionKind::giveaway, .target = kettle, .gift = ProductCode{"TOASTER"}},
        {.kind = PromotionKind::order_discount, .tiers = tiers},
        {.kind = PromotionKind::free_delivery, .tiers = tiers},
    };
}

TEST(PromotionKinds, HaveANameOfTheirOwnThatLeadsBack) {
    const auto names = promotion_kind_names();
    ASSERT_EQ(names.size(), one_of_each_kind().size());
    for (std::size_t n = 0; n < names.size(); ++n) {
        const auto kind = static_cast<PromotionKind>(n);
        EXPECT_EQ(name_of(kind), names[n]);
        EXPECT_EQ(promotion_kind(names[n]), kind);
        EXPECT_EQ(one_of_each_kind()[n].kind, kind);
    }
    EXPECT_EQ(name_of(PromotionKind::buy_get), "buyGet");
    EXPECT_EQ(promotion_kind("buy_get"), std::nullopt);
}

TEST(PromotionKinds, SayWhatTheirTermsLack) {
    for (const Promotion& each : one_of_each_kind()) {
        EXPECT_TRUE(problems_in(each).empty()) << name_of(each.kind);
        const Promotion bare{.kind = each.kind};
        EXPECT_EQ(problems_in(bare).empty(), each.kind == PromotionKind::free_delivery) << name_of(each.kind);
    }
}

TEST(PromotionKinds, AreDealsWhereTheyUseUpUnitsTogether) {
    for (const Promotion& each : one_of_each_kind())
        EXPECT_EQ(each.is_deal(), rules_of(each).deal() != nullptr) << name_of(each.kind);
}

TEST(PromotionKinds, CountForTheLeastCartTheySay) {
    ShopTerms terms;
    terms.delivery_fee = Money::cents(60'00);
    terms.free_delivery_over = Money::cents(100'000'00);
    for (const Promotion& each : one_of_each_kind()) {
        const PromotionSet alone{{each}};
        const PromotionGoods goods = goods_of_all(alone, kShelf).front();
        const auto cart = rules_of(each).least_cart(each, goods, kShelf, 0);
        ASSERT_TRUE(cart) << name_of(each.kind);
        EXPECT_EQ(price_trial(*cart, terms, alone, TimePoint{}, kShelf).fired.size(), 1u) << name_of(each.kind);
        TrialCart less = *cart;
        if (--less.back().units == 0) less.pop_back();
        EXPECT_TRUE(price_trial(less, terms, alone, TimePoint{}, kShelf).fired.empty()) << name_of(each.kind);
    }
}

TEST(PromotionKinds, OfOneSetAreWrittenWithoutTheReward) {
    Promotion pair{.kind = PromotionKind::buy_get, .target = {.products = {ProductCode{"KETTLE"}}}};
    complete(pair);
    EXPECT_EQ(pair.reward.products, pair.target.products);
    EXPECT_TRUE(written_reward(pair).empty());
    pair.reward.products = {ProductCode{"TOASTER"}};
    EXPECT_EQ(written_reward(pair).products, pair.reward.products);
    Promotion discount{.kind = PromotionKind::product_discount, .target = pair.target};
    complete(discount);
    EXPECT_TRUE(discount.reward.empty());
}

}  // namespace
}  // namespace spaza
