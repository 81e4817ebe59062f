#include "shop/search/facet_rules.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

#include "support/shelves.hpp"

namespace spaza::search {
namespace {

using testing::Thing;
using Counts = std::map<std::string, std::size_t>;

/// What a facet of the listing offers; nothing where it is left out.
Counts offered(const std::vector<Thing>& things, std::string_view query, std::string_view code) {
    const CatalogueView view = testing::a_catalogue(things);
    const ListingData data{view, std::make_shared<const TextIndex>(view.catalogue, "")};
    ListingRequest request;
    request.query = *parse_query(query);
    Counts counts;
    for (const Facet& facet : data.list(request).facets)
        if (facet.code == code)
            for (const FacetValue& value : facet.values) counts[value.code] = value.count;
    return counts;
}

const std::vector<Thing> televisions{
    {.code = "A", .name = "Zulu", .attributes = R"({"ports":["HDMI","USB"]})", .rating = 450},
    {.code = "B", .name = "Alpha", .attributes = R"({"ports":["HDMI"]})", .rating = 300},
    {.code = "C", .name = "Mike", .attributes = R"({"ports":["HDMI"]})", .rating = 450},
};

TEST(FacetRules, LeaveOutWhatAllProductsHave) {
    EXPECT_EQ(offered(televisions, ":relevance", "brand"), Counts{}) << "of one brand all of them";
    EXPECT_EQ(offered(televisions, ":relevance", "ports"), (Counts{{"USB", 1}}));
    EXPECT_EQ(offered(televisions, ":relevance:ports:HDMI", "ports"), (Counts{{"HDMI", 3}, {"USB", 1}}))
        << "what is chosen can be taken off again";
}

/// Eighty televisions, each with a port of its own: T0 has P0 …; the first ten share one more.
std::vector<Thing> of_many_ports() {
    std::vector<Thing> things;
    for (int i = 0; i < 80; ++i) {
        const std::string number = std::to_string(i);
        things.push_back({.code = "T" + number,
                          .name = "Television " + number,
                          .attributes = R"({"ports":["P)" + number + (i < 10 ? R"(","USB"]})" : R"("]})")});
    }
    return things;
}

Facet ports_of(std::string_view query, std::string whole) {
    const CatalogueView view = testing::a_catalogue(of_many_ports());
    const ListingData data{view, std::make_shared<const TextIndex>(view.catalogue, "")};
    ListingRequest request;
    request.query = *parse_query(query);
    (void)data.list(request);  // what is kept of the cut one is not taken for the whole
    request.whole_facet = std::move(whole);
    for (Facet& facet : data.list(request).facets)
        if (facet.code == "ports") return std::move(facet);
    return {};
}

TEST(FacetRules, SayHowManyValuesThereAreWhereOnlySomeAreGiven) {
    const Facet cut = ports_of(":relevance", "");
    EXPECT_EQ(cut.values.size(), 60U);
    EXPECT_EQ(cut.all_values, 81U);
    EXPECT_EQ(cut.values.front().code, "USB") << "what most have comes first";
    const Facet whole = ports_of(":relevance", "ports");
    EXPECT_EQ(whole.values.size(), 81U);
    EXPECT_EQ(whole.all_values, 81U);
    EXPECT_EQ(ports_of(":relevance", "brand").values.size(), 60U) << "of another facet all are asked for";
}

TEST(FacetRules, ShowWhatIsChosenHoweverSeldomItIs) {
    const Facet cut = ports_of(":relevance:ports:P9:ports:P79", "");
    EXPECT_EQ(cut.values.size(), 60U);
    for (const char* code : {"P9", "P79"})
        EXPECT_EQ(std::ranges::count_if(cut.values,
                                        [&](const FacetValue& value) {
                                            return value.code == code && value.selected && value.count == 1;
                                        }),
                  1)
            << code;
}

TEST(FacetRules, SayTheSameOfStarsOnce) {
    std::vector<Thing> things = televisions;
    things.push_back({.code = "D", .name = "Not rated yet", .rating = 0});
    EXPECT_EQ(offered(things, ":relevance", "rating"), (Counts{{"4", 2}, {"3", 3}}));
    EXPECT_EQ(offered(things, ":relevance:rating:1", "rating"), (Counts{{"4", 2}, {"1", 3}})) << "the chosen one";
    EXPECT_EQ(offered(things, ":relevance:rating:1:rating:3", "rating"), (Counts{{"4", 2}, {"3", 3}, {"1", 3}}));
    EXPECT_EQ(offered(televisions, ":relevance", "rating"), (Counts{{"4", 2}})) << "all have three or more";
}

TEST(FacetRules, ReadRanges) {
    EXPECT_EQ(parse_range("R500-R999.99")->to, 999.99);
    EXPECT_TRUE(parse_range("100-")->holds(1e9));
    EXPECT_TRUE(parse_range("-20")->holds(-5));
    for (const char* bad : {"", "-", "x-y", "5", "5-x", "R-R"}) {
        const auto range = parse_range(bad);
        EXPECT_TRUE(!range || range->from > 1e300 || bad == std::string{"-"}) << bad;
    }
}

TEST(FacetRules, SaysARangeWithOneEndInWords) {
    const auto said = [](std::string_view range) {
        const auto open = open_price(*parse_range(range));
        return open ? std::string{open->message_key} + " " + open->amount : "";
    };
    EXPECT_EQ(said("-R4999.99"), "facet.price.under R\u00a05\u00a0000");
    EXPECT_EQ(said("-R3000"), "facet.price.upTo R\u00a03\u00a0000");
    EXPECT_EQ(said("-R99.95"), "facet.price.upTo R\u00a099.95");
    EXPECT_EQ(said("R2000.01-"), "facet.price.over R\u00a02\u00a0000");
    EXPECT_EQ(said("R2000-"), "facet.price.from R\u00a02\u00a0000");
    EXPECT_EQ(said("R2000-R5000"), "");
    EXPECT_EQ(said("R0-R499.99"), "");
}

TEST(FacetRules, NamesPriceBands) {
    EXPECT_EQ(price_band(1).code, "R500-R999.99");
    EXPECT_EQ(price_band_of(999'99), 1U);
    EXPECT_EQ(price_band_of(1'000'00), 2U);
    EXPECT_EQ(price_band(8).code, "R100000-");
}

}  // namespace
}  // namespace spaza::search
