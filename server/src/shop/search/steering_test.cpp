#include "shop/search/steering.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "shop/search/listing.hpp"
#include "support/shelves.hpp"

namespace spaza::search {
namespace {

using testing::Thing;

const std::vector<Thing> steered_shelf{
    {.code = "T1", .name = "Umoya television one", .cents = 900'00},
    {.code = "T2", .name = "Umoya television two", .cents = 300'00},
    {.code = "T3", .name = "Lumo television three", .brand = "lumo", .cents = 500'00},
    {.code = "S1",
     .name = "Umoya soundbar",
     .category = "soundbars",
     .features = R"(["Fits below a television"])"},
    {.code = "A1", .name = "Umoya audio cable", .category = "soundbars"},
    {.code = "K1", .name = "Ikhaya kettle", .brand = "ikhaya", .category = "kettles"},
};
const TimePoint at_noon = from_millis(1'000'000);

SearchRule pin(const std::string& query, const std::string& code, int place) {
    return {
        .query = query, .is = SearchRule::Is::pin, .of = SearchRule::Of::product, .code = code, .place = place};
}
SearchRule boost(SearchRule::Of of, const std::string& code, int percent) {
    return {.is = SearchRule::Is::boost, .of = of, .code = code, .percent = percent};
}

class SteeringTest : public ::testing::Test {
protected:
    Listing list(const std::string& text, const Steering& steering, const std::string& sort = "relevance",
                 std::size_t page = 0, std::size_t size = 20) const {
        ListingRequest request;
        request.query = {.text = text, .sort = sort, .filters = {}};
        request.mentioning = true;
        request.page = page;
        request.page_size = size;
        request.steered = steering.of(text, at_noon, *view.catalogue);
        return data.list(request);
    }
    std::vector<std::string> codes(const std::vector<Ordinal>& products) const {
        std::vector<std::string> all;
        for (const Ordinal product : products) all.emplace_back(view.catalogue->code(product));
        return all;
    }
    using Codes = std::vector<std::string>;

    CatalogueView view = testing::a_catalogue(steered_shelf);
    ListingData data{view, std::make_shared<const TextIndex>(view.catalogue, "television, tv\n")};
};

TEST_F(SteeringTest, ShowsWhatIsPinnedFirstWhateverItsWords) {
    const Steering steering{
        {pin("television", "T3", 2), pin("television", "K1", 1), pin("kettle", "T1", 1)}, {}, {}};
    const Listing listing = list("Television", steering);
    EXPECT_EQ(codes(listing.products), (Codes{"K1", "T3", "T1", "T2"}));
    EXPECT_EQ(listing.total, 4U);
    EXPECT_EQ(codes(list("television", steering, "relevance", 1, 3).products), (Codes{"T2"}));
    EXPECT_EQ(codes(list("television", steering, "price-asc").products), (Codes{"K1", "T2", "T3", "T1"}));
    EXPECT_EQ(codes(list("television", {}).products), (Codes{"T1", "T2", "T3"}));
}

TEST_F(SteeringTest, HoldsBetweenItsMomentsOnly) {
    SearchRule rule = pin("television", "T3", 1);
    rule.from = at_noon;
    rule.until = at_noon + std::chrono::hours{1};
    const Steering steering{{rule}, {}, {}};
    const auto pinned = [&](TimePoint at) { return steering.of("television", at, *view.catalogue).pinned.size(); };
    EXPECT_EQ(pinned(at_noon - std::chrono::milliseconds{1}), 0U);
    EXPECT_EQ(pinned(at_noon), 1U);
    EXPECT_EQ(pinned(*rule.until), 0U);
    EXPECT_EQ(steering.turns_passed(at_noon - std::chrono::milliseconds{1}), 0U);
    EXPECT_EQ(steering.turns_passed(at_noon), 1U);
    EXPECT_EQ(steering.turns_passed(*rule.until), 2U);
}

TEST_F(SteeringTest, BoostsProductsBrandsAndDepartmentsWithAllBelow) {
    EXPECT_EQ(codes(list("television", {{boost(SearchRule::Of::brand, "lumo", 300)}, {}, {}}).products).front(),
              "T3");
    EXPECT_EQ(codes(list("television", {{boost(SearchRule::Of::product, "T1", 20)}, {}, {}}).products).back(),
              "T1");
    const Steering all_same{
        {boost(SearchRule::Of::category, "tv-audio", 300), boost(SearchRule::Of::brand, "nobody", 300)}, {}, {}};
    EXPECT_EQ(codes(list("television", all_same).products), (Codes{"T1", "T2", "T3"}));
}

TEST_F(SteeringTest, LetsWhatWasLearnedMoveProductsOfThatSearchAlone) {
    const Steering steering{{}, {{"television", "T3", 50}, {"television", "T1", -25}, {"kettle", "T2", 50}}, {}};
    EXPECT_EQ(codes(list("television", steering).products), (Codes{"T3", "T2", "T1"}));
    EXPECT_EQ(codes(list("umoya television", steering).products), (Codes{"T1", "T2"}));
}

TEST_F(SteeringTest, OffersSearchesThatWorkedTheMostChosenFirst) {
    const Steering steering{{}, {}, {{"tv stand", 5}, {"tv", 90}, {"tumble dryer", 7}, {"tv wall", 8}}};
    EXPECT_EQ(steering.worked("tv", 2), (std::vector<std::string_view>{"tv", "tv wall"}));
    EXPECT_TRUE(steering.worked("tvs", 2).empty());
}

TEST_F(SteeringTest, KnowsASearchByItsWordsWithoutItsPrice) {
    EXPECT_EQ(query_key("  Fridge,  UNDER R5000 "), "fridge");
    EXPECT_EQ(query_key("55 inch TV"), "55in tv");
    EXPECT_EQ(query_key("!?"), "");
}

TEST_F(SteeringTest, TellsApartWhatOnlyMentionsAKindOfThing) {
    EXPECT_EQ(codes(list("television", {}).mentions), (Codes{"S1"}));
    EXPECT_TRUE(list("television", {}, "relevance", 0, 2).mentions.empty());  // there are more of it
    EXPECT_EQ(codes(list("television", {}, "relevance", 1, 2).mentions), (Codes{"S1"}));
    EXPECT_TRUE(list("television", {}, "price-asc").mentions.empty());
    EXPECT_TRUE(list("umoya", {}).mentions.empty());  // no kind of thing
    EXPECT_TRUE(list("television not lumo", {}).mentions.empty());
}

/// `TV & audio` holds televisions and soundbars as well.
TEST_F(SteeringTest, TakesOfADepartmentOfSeveralKindsThoseCalledSo) {
    EXPECT_EQ(codes(list("audio", {}).products), (Codes{"A1"}));
}

}  // namespace
}  // namespace spaza::search
