#include "shop/search/query.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace spaza::search {
namespace {

TEST(Query, ReadsTheOccForm) {
    const auto query = parse_query("camera:price-asc:brand:umoya:brand:lg:price:R500-R999.99");
    ASSERT_TRUE(query);
    EXPECT_EQ(query->text, "camera");
    EXPECT_EQ(query->sort, "price-asc");
    ASSERT_EQ(query->filters.size(), 3U);
    EXPECT_EQ(query->filters[2], (std::pair<std::string, std::string>{"price", "R500-R999.99"}));
    EXPECT_EQ(to_text(*query), "camera:price-asc:brand:umoya:brand:lg:price:R500-R999.99");
}

TEST(Query, TakesTextAloneAndTheDefaultSort) {
    EXPECT_EQ(parse_query("")->text, "");
    EXPECT_EQ(to_text(*parse_query("kettle")), "kettle:relevance");
    EXPECT_EQ(to_text(*parse_query(":relevance")), ":relevance");
    EXPECT_EQ(parse_query("50% off")->text, "50% off");
    EXPECT_EQ(parse_query("air%20fryer")->text, "air fryer");
}

TEST(Query, RefusesWhatIsMalformed) {
    EXPECT_EQ(parse_query(":relevance:brand").error().subject, "query");
    EXPECT_FALSE(parse_query(":relevance::x"));
    EXPECT_FALSE(parse_query(":relevance:brand:"));
    EXPECT_EQ(parse_query(":cheapest").error().message_key, "search.unknownSort");
    EXPECT_FALSE(parse_query("\xFF"));
    EXPECT_FALSE(parse_query(std::string(12'001, 'a')));
    EXPECT_FALSE(parse_filters("code"));
}

TEST(Query, TakesAColonForAWordUnlessASortStandsBehindIt) {
    EXPECT_EQ(parse_query("monitor 16:9")->text, "monitor 16:9");
    EXPECT_EQ(parse_query("a:b:c:d:e")->text, "a:b:c:d:e");
    EXPECT_EQ(to_text(*parse_query("tv: 55 inch:price-asc:brand:lg")), "tv%3A 55 inch:price-asc:brand:lg");
    EXPECT_EQ(parse_query("tv:by-colour").error().message_key, "search.unknownSort");
}

TEST(Query, ReadsFiltersWithCommasAsEither) {
    const auto query = parse_filters("allCategories:tv:code:1,2,3");
    ASSERT_TRUE(query);
    EXPECT_EQ(query->filters.size(), 4U);
}

TEST(Query, TogglesAValue) {
    const auto query = parse_query("tv:relevance:brand:lg");
    const auto with = toggled(*query, "brand", "umoya");
    EXPECT_EQ(to_text(with), "tv:relevance:brand:lg:brand:umoya");
    EXPECT_EQ(toggled(with, "brand", "umoya"), *query);
}

TEST(Query, SurvivesEveryText) {
    const std::vector<std::string> pieces{"%", ":", "/", "&", "+",  "#",  "'", "\"",
                                          "😀", "é", "a", " ", "25", "3A", "ꙮ"};
    rc::check([&](const std::vector<unsigned>& text, const std::vector<unsigned>& value) {
        const auto made = [&](const std::vector<unsigned>& numbers) {
            std::string out = "x";
            for (std::size_t i = 0; i < std::min<std::size_t>(numbers.size(), 60); ++i)
                out += pieces[numbers[i] % pieces.size()];
            return out;
        };
        const Query query{made(text), "newest", {{made(value), made(text)}}};
        const auto read = parse_query(to_text(query));
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == query);
    });
}

}  // namespace
}  // namespace spaza::search
