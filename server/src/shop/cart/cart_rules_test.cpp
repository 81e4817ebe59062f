#include "shop/cart/cart_rules.hpp"

#include <gtest/gtest.h>
#include <map>

namespace spaza {
namespace {

const ProductCode kKettle{"KETTLE"};
const UnitTerms kTwelve{.price = Money::cents(499'00), .available = 500, .most = 12};

struct OneProduct final : ProductReader {
    std::optional<ProductFacts> find(const ProductCode& code) const override {
        ProductFacts facts;
        facts.code = code;
        facts.most_units = 12;
        return facts;
    }
    int available(const ProductCode&, const StoreCode&) const override { return 500; }
};

TEST(CartRules, AnOrderHasAsManyUnitsOfAProductAsItMay) {
    std::vector<CartEntry> entries;
    EXPECT_EQ(set_units(entries, kKettle, 12, kTwelve, {}).status, ModificationStatus::success);
    const auto more = set_units(entries, kKettle, 13, kTwelve, {});
    EXPECT_EQ(more.status, ModificationStatus::maxQuantity);
    EXPECT_EQ(more.left, 12);
    EXPECT_EQ(more.added, 0);
    EXPECT_EQ(entries.front().quantity, 12);
}

TEST(CartRules, AnEntryOfBeforeGoesDownToWhatAnOrderMayHave) {
    std::vector<CartEntry> entries{{.product = kKettle, .quantity = 40, .seen_price = {}, .pickup_store = {}}};
    EXPECT_EQ(set_units(entries, kKettle, 39, kTwelve, {}).status, ModificationStatus::maxQuantity);
    EXPECT_EQ(entries.front().quantity, 12);
}

TEST(CartRules, TwoCartsComeToNoMoreThanAnOrderMayHave) {
    std::vector<CartEntry> mine{{.product = kKettle, .quantity = 8, .seen_price = {}, .pickup_store = {}}};
    merge(mine, std::vector{mine}, {}, OneProduct{});
    EXPECT_EQ(mine.front().quantity, 12);
    mine.front().quantity = 40;
    merge(mine, std::vector{mine}, {}, OneProduct{});
    EXPECT_EQ(mine.front().quantity, 40);
}

}  // namespace
}  // namespace spaza
