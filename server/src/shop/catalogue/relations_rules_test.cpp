#include "shop/catalogue/relations_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

/// Products are numbered by popularity, so the first one added is proposed first.
class Relations : public ::testing::Test {
protected:
    Relations() {
        texts_.put("");
        category("root_sale_cat", {});
        tv_audio_ = category("tv-audio", 0);
        televisions_ = category("televisions", tv_audio_);
        soundbars_ = category("soundbars", tv_audio_);
        wine_ = category("wine", tv_audio_);
    }

    CategoryIndex category(std::string code, std::optional<CategoryIndex> parent) {
        CategoryNode node;
        node.code = {std::move(code)};
        node.parent = parent;
        const auto index = static_cast<CategoryIndex>(catalogue_->categories.size());
        if (parent) {
            node.path = catalogue_->categories[*parent].path;
            node.path.push_back(index);
        }
        catalogue_->categories.push_back(std::move(node));
        return index;
    }

    Ordinal product(std::string_view code, CategoryIndex category, std::int64_t cents, std::string_view base = {},
                    std::uint8_t flags = 0) {
        const Ordinal ordinal = catalogue_->product_by_code.put(code).first;
        catalogue_->category_of.push_back(category);
        catalogue_->flags.push_back(flags);
        const TextNumber base_product = texts_.put(base).first;
        catalogue_->parts.push_back({.base_product = base_product});
        if (!base.empty()) catalogue_->variants.emplace_back(base_product, ordinal);
        ++catalogue_->categories[category].own_products;
        for (std::optional<CategoryIndex> at = category; at; at = catalogue_->categories[*at].parent)
            catalogue_->categories[*at].products.push_back(ordinal);
        prices_->cents.push_back(cents);
        return ordinal;
    }

    CatalogueView view() const { return {catalogue_, prices_, nullptr}; }

    std::shared_ptr<Catalogue> catalogue_ = std::make_shared<Catalogue>();
    TextNumbers texts_;
    std::shared_ptr<Prices> prices_ = std::make_shared<Prices>();
    CategoryIndex tv_audio_{}, televisions_{}, soundbars_{}, wine_{};
};

TEST_F(Relations, ListTheSizesOfARangeByPrice) {
    const Ordinal large = product("TV65", televisions_, 900, "TV");
    const Ordinal small = product("TV43", televisions_, 500, "TV");
    const Ordinal other = product("TVX", televisions_, 100, "X");

    EXPECT_EQ(variants_of(view(), large), (std::vector<Ordinal>{small, large}));
    EXPECT_TRUE(variants_of(view(), other).empty());
}

TEST_F(Relations, NameWhatTheSizesDifferIn) {
    product("TV65", televisions_, 900, "TV");
    product("TV43", televisions_, 500, "TV");
    AttributeColumn panel;
    panel.name = "Panel";
    panel.sets = {1, 1};
    AttributeColumn size;
    size.name = "Screen size";
    size.sets = {1, 2};
    catalogue_->attributes = {panel, size};

    EXPECT_EQ(difference_of(*catalogue_, {0, 1}), "Screen size");
    catalogue_->attributes.pop_back();
    EXPECT_EQ(difference_of(*catalogue_, {0, 1}), "");
}

TEST_F(Relations, ProposeOneOfEachOtherKindButNoLiquorAndNothingWithoutAPrice) {
    const Ordinal television = product("TV", televisions_, 900);
    product("TV2", televisions_, 900);
    product("BAR-NO-PRICE", soundbars_, Prices::kNone);
    const Ordinal bar = product("BAR", soundbars_, 200);
    product("BAR2", soundbars_, 200);
    product("WINE", wine_, 90, {}, kLiquor);

    EXPECT_EQ(goes_with(view(), television, 6), (std::vector<Ordinal>{bar}));
    EXPECT_TRUE(goes_with(view(), television, 0).empty());
}

}  // namespace
}  // namespace spaza
