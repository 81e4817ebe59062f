#include "shop/promotions/deals_rules.hpp"

#include <gtest/gtest.h>
#include <numeric>

namespace spaza {
namespace {

TEST(BestDeals, GivesUpOnAHundredProductsOfWhichNoFiveAreDearEnough) {
    // 5 of 100 are 75 million combinations, all worth nothing: a shopper must not make the shop look at them all
    Promotion five{.code = "5FOR500", .kind = PromotionKind::bonus_buy_any, .units = 5};
    five.bundle_worth = Money::cents(500'00);
    Promotion pair{.code = "2FOR150", .kind = PromotionKind::bonus_buy_any, .units = 2};
    pair.bundle_worth = Money::cents(150'00);
    const std::vector<DealUnits> units(100, {Money::cents(90'00), 1});
    std::vector<std::size_t> all(units.size());
    std::iota(all.begin(), all.end(), std::size_t{0});

    const DealPlan plan = best_deals(units, {{.id = 0, .promotion = &five, .targets = all, .rewards = {}},
                                             {.id = 1, .promotion = &pair, .targets = all, .rewards = {}}});

    EXPECT_FALSE(plan.best);
    Money off;
    for (const DealUse& use : plan.uses) off += use.off;
    EXPECT_EQ(off, Money::cents(1500'00));  // fifty pairs, each 30 less
}

}  // namespace
}  // namespace spaza
