#include "shop/search/explanation_rules.hpp"

#include <gtest/gtest.h>

#include "base/money.hpp"
#include "support/shelves.hpp"

namespace spaza::search {
namespace {

using testing::Thing;
using Strings = std::vector<std::string>;

const std::vector<Thing> explained_shelf{
    {.code = "T", .name = "Umoya 55-inch TV", .model = "UA55TU7000", .attributes = R"({"screenSize":55})"},
    {.code = "S",
     .name = "Lumo soundbar",
     .brand = "lumo",
     .category = "soundbars",
     .features = R"(["Fits below a television"])"},
};

class ExplanationTest : public ::testing::Test {
protected:
    std::vector<ExplainedPart> parts(std::string_view text) const {
        return parts_in_words(index.tree(text), *view.catalogue);
    }
    /// `tv kind, umoya brand`
    std::string found(std::string_view text, Ordinal product) const {
        static constexpr std::array kWhere{"kind", "brand", "name", "elsewhere"};
        std::string all;
        for (const ExplainedWord& each : words_found(index.tree(text), *view.catalogue, product))
            all += (all.empty() ? "" : ", ") + each.said + ' ' + kWhere[static_cast<std::size_t>(each.where)];
        return all;
    }

    CatalogueView view = testing::a_catalogue(explained_shelf);
    TextIndex index{view.catalogue, "television, tv\nlarge => televisions: screenSize>=65\nnot => not\n"};
};

TEST_F(ExplanationTest, SaysWhatEachIdeaMeans) {
    const auto said = parts("tv under r5000 not lumo");
    ASSERT_EQ(said.size(), 4U);
    EXPECT_EQ(said[0].is, "kind");
    EXPECT_EQ(said[0].means, (Strings{"TV & audio / Televisions"}));
    EXPECT_EQ(said[1].is, "filler");
    EXPECT_EQ(said[1].said, "not");
    EXPECT_FALSE(said[1].unwanted);
    EXPECT_EQ(said[2].is, "brand");
    EXPECT_EQ(said[2].means, (Strings{"Lumo"}));
    EXPECT_TRUE(said[2].unwanted);
    EXPECT_EQ(said[3].is, "price");
    EXPECT_EQ(said[3].means, (Strings{"up to " + formatted(Money::cents(4999'99))}));
    const auto large = parts("large");
    ASSERT_EQ(large.size(), 1U);
    EXPECT_EQ(large[0].is, "attribute");
    ASSERT_EQ(large[0].means.size(), 1U);
    EXPECT_TRUE(large[0].means[0].starts_with("Televisions: ")) << large[0].means[0];
    EXPECT_TRUE(large[0].means[0].ends_with(" at least 65")) << large[0].means[0];
}

TEST_F(ExplanationTest, SaysByWhatAProductHasIt) {
    EXPECT_EQ(found("umoya tv", 0), "umoya brand, tv kind");
    EXPECT_EQ(found("tv", 1), "tv elsewhere");  // only a feature mentions it
    EXPECT_EQ(found("soundbar not umoya", 1), "soundbar kind");
    EXPECT_EQ(found("55 inch", 0), "55in name");
}

}  // namespace
}  // namespace spaza::search
