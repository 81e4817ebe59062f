#include "shop/location/gazetteer.hpp"

#include <chrono>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

#include "base/assets.hpp"
#include "shop/location/places.hpp"

namespace spaza {
namespace {

const Gazetteer& places() { return Gazetteer::shared(); }

std::vector<std::string> names(const std::vector<const Place*>& found) {
    std::vector<std::string> list;
    for (const Place* place : found) list.push_back(place->name);
    return list;
}

TEST(Gazetteer, KnowsMidrandAt1682) {
    const auto found = places().with_code("1682");

    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.front()->name, "Midrand");
    EXPECT_EQ(found.front()->region, "ZA-GP");
    EXPECT_NEAR(found.front()->at.latitude, -26.01, 0.001);
    EXPECT_NEAR(found.front()->at.longitude, 28.10, 0.001);
    EXPECT_EQ(places().nearest({-26.01, 28.10}).first->name, "Midrand");
}

TEST(Gazetteer, KeepsLeadingZeros) {
    const auto found = places().with_code("0002");

    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.front()->region, "ZA-GP");
    EXPECT_TRUE(places().with_code("2").empty());
}

TEST(Gazetteer, FindsEMalahleniByItsOldName) {
    EXPECT_EQ(places().city_named("ZA-MP", "Witbank"), "eMalahleni");
    EXPECT_EQ(places().city_named("ZA-MP", "EMALAHLENI"), "eMalahleni");
    EXPECT_FALSE(places().towns("ZA-MP", "witbank").empty());
    EXPECT_EQ(places().suggest("witbank", 1).front()->name, "eMalahleni");
}

TEST(Gazetteer, CallsKwaZuluNatalByItsIsoCode) {
    EXPECT_THAT(places().cities("ZA-KZN"), testing::IsSupersetOf({"Durban", "Pietermaritzburg", "KwaDukuza"}));
    EXPECT_TRUE(places().cities("ZA-ZN").empty());
    EXPECT_EQ(region_named("ZA-ZN")->code, "ZA-KZN");
}

TEST(Gazetteer, HasTownsInEveryProvince) {
    for (const Region& region : regions()) EXPECT_GT(places().cities(region.code).size(), 50U) << region.name;
}

TEST(Gazetteer, HasNoAfrikaansTwinsOfExtensions) {
    for (const Region& region : regions())
        for (const Place* place : places().suburbs(region.code, "", "", 100'000))
            EXPECT_EQ(place->name.find(" Uit "), std::string::npos) << place->name;
}

TEST(Gazetteer, EveryPlaceLiesInTheCountryWithAFourDigitCode) {
    std::set<std::string> seen;
    for (const Region& region : regions())
        for (const Place* place : places().suburbs(region.code, "", "", 100'000)) {
            EXPECT_TRUE(may_be_in_country(place->at)) << place->name;
            EXPECT_EQ(place->postal_code.size(), 4U);
            seen.insert(place->postal_code);
        }
    EXPECT_GT(seen.size(), 1'000U);
}

TEST(Gazetteer, SuggestsByPrefixByTwoWordsAndByCode) {
    EXPECT_EQ(places().suggest("midr", 5).front()->name, "Midrand");
    EXPECT_THAT(names(places().suggest("sandton", 5)), testing::Contains("Sandton"));
    for (const Place* place : places().suggest("ferndale randburg", 5))
        EXPECT_EQ(place->name.substr(0, 8), "Ferndale");
    for (const Place* place : places().suggest("8001", 5)) EXPECT_EQ(place->postal_code, "8001");
}

TEST(Gazetteer, SuggestsInSpiteOfATypingError) {
    EXPECT_THAT(names(places().suggest("mirdand", 10)), testing::Contains("Midrand"));
    EXPECT_THAT(names(places().suggest("potchefstrom", 10)), testing::Contains("Potchefstroom"));
}

TEST(Gazetteer, SuggestsNothingForNothing) {
    EXPECT_TRUE(places().suggest("", 5).empty());
    EXPECT_TRUE(places().suggest("--- '' ", 5).empty());
    EXPECT_TRUE(places().suggest("qqqqzzzz", 5).empty());
    EXPECT_TRUE(places().suggest(std::string(5'000, 'a'), 5).empty());
}

TEST(Gazetteer, FindsTheNearestPlace) {
    EXPECT_EQ(places().nearest({-33.9258, 18.4232}).first->region, "ZA-WC");
    EXPECT_EQ(places().nearest({-29.8579, 31.0292}).first->region, "ZA-KZN");
}

TEST(Gazetteer, IsReadQuickly) {
    const auto text = asset("server/assets/gazetteer.tsv");
    ASSERT_TRUE(text);
    const auto start = std::chrono::steady_clock::now();
    const Gazetteer fresh{*text};
    const auto took = std::chrono::steady_clock::now() - start;
    RecordProperty("milliseconds", static_cast<int>(took / std::chrono::milliseconds{1}));
    std::cout << "read " << fresh.size() << " places in " << took / std::chrono::microseconds{1} << " us\n";
    EXPECT_GT(fresh.size(), 10'000U);
}

TEST(Gazetteer, NamesTheLineThatCannotBeRead) {
    EXPECT_THROW(Gazetteer{"ZA-GP\tMidrand\tMidrand\t1682\tx\t28.1\n"}, std::invalid_argument);
    EXPECT_THROW(Gazetteer{"ZA-GP\tMidrand\n"}, std::invalid_argument);
}

}  // namespace
}  // namespace spaza
