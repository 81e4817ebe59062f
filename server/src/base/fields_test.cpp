#include "base/fields.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(FieldSet, ReadsLevelsInAnyCaseAndNamesWithTheirOwnSets) {
    const auto set = FieldSet::parse("default,averageRating,images(FULL),totalTax(formattedValue, value)");
    ASSERT_TRUE(set);
    EXPECT_EQ(set->level(), Level::standard);
    EXPECT_EQ(set->member("images", Level::full)->level(), Level::full);
    EXPECT_TRUE(set->member("averageRating", Level::full));
    EXPECT_FALSE(set->member("classifications", Level::full));
    EXPECT_TRUE(set->member("totalTax", Level::full)->member("value", Level::full));
}

TEST(FieldSet, AddsWhatIsNamedWithinAMemberToWhatALevelShowsOfIt) {
    const auto set = FieldSet::parse("DEFAULT,entries(product(images(FULL)))");
    ASSERT_TRUE(set);
    const auto entries = set->member("entries", Level::standard, Level::standard);
    EXPECT_EQ(entries->level(), Level::standard);
    EXPECT_EQ(entries->member("product", Level::basic, Level::basic)->level(), Level::basic);
    EXPECT_EQ(set->member("entries", Level::full)->level(), std::nullopt) << "the level alone does not show it";
    EXPECT_EQ(FieldSet::parse("entries(product)")->member("entries", Level::basic)->level(), std::nullopt);
}

TEST(FieldSet, UnitesWhatIsNamedTwiceInAnyOrder) {
    const auto set = FieldSet::parse("price(value),price(formattedValue),BASIC,FULL");
    ASSERT_TRUE(set);
    EXPECT_EQ(set->level(), Level::full);
    EXPECT_EQ(set->names().at("price").names().size(), 2U);
}

TEST(FieldSet, RefusesWhatIsMalformed) {
    for (const char* bad : {"", "a(", "a)", "a,,b", "(a)", "a()", "a b", "a(b(c(d(e(f(g(h(i(j(k))))))))))"})
        EXPECT_FALSE(FieldSet::parse(bad)) << bad;
    EXPECT_FALSE(FieldSet::parse(std::string(5000, 'a')));
    EXPECT_EQ(FieldSet::parse("a(").error().subject, "fields");
}

}  // namespace
}  // namespace spaza
