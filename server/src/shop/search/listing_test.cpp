#include "shop/search/listing.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck.h>
#include <set>

#include "support/shelves.hpp"

namespace spaza::search {
namespace {

using testing::Thing;

ListingData data_of(const std::vector<Thing>& things) {
    const CatalogueView view = testing::a_catalogue(things);
    return ListingData{view, std::make_shared<const TextIndex>(view.catalogue, "")};
}

ListingRequest asking(std::string_view query, std::size_t page = 0, std::size_t size = 20) {
    ListingRequest request;
    request.query = *parse_query(query);
    if (request.query.sort.empty()) request.query.sort = "relevance";
    request.zone = StoreCode{"G205"};
    request.warehouse = StoreCode{"W001"};
    request.page = page;
    request.page_size = size;
    return request;
}

std::vector<std::string> codes(const ListingData& data, std::string_view query, std::size_t page = 0,
                               std::size_t size = 20) {
    std::vector<std::string> found;
    for (const Ordinal product : data.list(asking(query, page, size)).products)
        found.emplace_back(data.view().catalogue->code(product));
    return found;
}

std::map<std::string, std::size_t> facet(const Listing& listing, std::string_view code) {
    std::map<std::string, std::size_t> counts;
    for (const Facet& each : listing.facets)
        if (each.code == code)
            for (const FacetValue& value : each.values) counts[value.code] = value.count;
    return counts;
}

using Codes = std::vector<std::string>;

const std::vector<Thing> shelf{
    {.code = "A",
     .name = "Zulu TV",
     .attributes = R"({"screenSize":55,"ports":["HDMI","USB"]})",
     .cents = 8'999'00,
     .was = 9'999'00,
     .rating = 450,
     .reviews = 10,
     .released = 5,
     .at_store = 2},
    {.code = "B",
     .name = "Alpha TV",
     .brand = "lumo",
     .attributes = R"({"screenSize":43,"ports":["HDMI"]})",
     .cents = 4'999'00,
     .rating = 300,
     .reviews = 3,
     .released = 9,
     .at_warehouse = 4},
    {.code = "C",
     .name = "Mike soundbar",
     .category = "soundbars",
     .cents = 4'999'00,
     .rating = 450,
     .reviews = 90},
    {.code = "D",
     .name = "Kettle",
     .brand = "ikhaya",
     .category = "kettles",
     .cents = 299'00,
     .rating = 500,
     .reviews = 1,
     .released = 7,
     .at_store = 1,
     .promotions = R"([{"code":"promotion-x","text":"X"}])"},
};

TEST(Listing, SortsEachWay) {
    const ListingData data = data_of(shelf);
    EXPECT_EQ(codes(data, ":relevance"), (Codes{"A", "B", "C", "D"}));
    EXPECT_EQ(codes(data, ":price-asc"), (Codes{"D", "B", "C", "A"}));
    EXPECT_EQ(codes(data, ":price-desc"), (Codes{"A", "C", "B", "D"}));
    EXPECT_EQ(codes(data, ":name-asc"), (Codes{"B", "D", "C", "A"}));
    EXPECT_EQ(codes(data, ":newest"), (Codes{"B", "D", "A", "C"}));
    EXPECT_EQ(codes(data, ":topRated"), (Codes{"D", "C", "A", "B"}));
}

TEST(Listing, PutsWhatHasNoPriceLastBothWays) {
    std::vector<Thing> things = shelf;
    things[1].cents = -1;
    const ListingData data = data_of(things);
    EXPECT_EQ(codes(data, ":price-asc"), (Codes{"D", "C", "A", "B"}));
    EXPECT_EQ(codes(data, ":price-desc"), (Codes{"A", "C", "D", "B"}));
    EXPECT_EQ(codes(data, ":price-desc:allCategories:tv-audio", 0, 2), (Codes{"A", "C"}));
}

TEST(Listing, PagesFromZeroAndIsEmptyPastItsEnd) {
    const ListingData data = data_of(shelf);
    EXPECT_EQ(codes(data, ":relevance", 1, 3), (Codes{"D"}));
    EXPECT_EQ(codes(data, ":relevance", 9, 3), (Codes{}));
    EXPECT_EQ(data.list(asking(":relevance", 1'000'000, 100)).total, 4U);
}

TEST(Listing, FiltersByDepartmentAttributesBandsAndRanges) {
    const ListingData data = data_of(shelf);
    EXPECT_EQ(codes(data, ":relevance:allCategories:tv-audio"), (Codes{"A", "B", "C"}));
    EXPECT_EQ(codes(data, ":relevance:allCategories:tv-audio:allCategories:soundbars"), (Codes{"C"}));
    EXPECT_EQ(codes(data, ":relevance:screenSize:55"), (Codes{"A"}));
    EXPECT_EQ(codes(data, ":relevance:screenSize:40-50"), (Codes{"B"}));
    EXPECT_EQ(codes(data, ":relevance:ports:USB:ports:HDMI"), (Codes{"A", "B"}));
    EXPECT_EQ(codes(data, ":relevance:price:R2000-R4999.99"), (Codes{"B", "C"}));
    EXPECT_EQ(codes(data, ":relevance:price:4999-8999"), (Codes{"A", "B", "C"}));
    EXPECT_EQ(codes(data, ":relevance:rating:4"), (Codes{"A", "C", "D"}));
    EXPECT_EQ(codes(data, ":relevance:deal:true"), (Codes{"A", "D"}));
    EXPECT_EQ(codes(data, ":relevance:code:C:code:A:code:none"), (Codes{"A", "C"}));
    EXPECT_EQ(codes(data, ":relevance:brand:nobody"), (Codes{}));
    EXPECT_EQ(codes(data, ":relevance:unheardOf:x"), (Codes{"A", "B", "C", "D"}));
}

TEST(Listing, FollowsTheStockOfTheZone) {
    const ListingData data = data_of(shelf);
    EXPECT_EQ(codes(data, ":relevance:availability:delivery"), (Codes{"A", "B", "D"}));
    EXPECT_EQ(codes(data, ":relevance:availability:pickup"), (Codes{"A", "D"}));

    data.view().stock->set(0, 0, 0);

    EXPECT_EQ(codes(data, ":relevance:availability:pickup"), (Codes{"D"}));
    EXPECT_EQ(facet(data.list(asking(":relevance")), "availability"),
              (std::map<std::string, std::size_t>{{"delivery", 2}, {"pickup", 1}}));
}

TEST(Listing, OffersTodayWhatTheStoreHasWhileItCollectsToday) {
    const ListingData data = data_of(shelf);
    ListingRequest request = asking(":relevance:availability:sameDay");
    EXPECT_EQ(data.list(request).total, 0U) << "too late for today";
    request.collects_today = true;
    EXPECT_EQ(data.list(request).total, 2U);
    EXPECT_EQ(facet(data.list(request), "availability"),
              (std::map<std::string, std::size_t>{{"delivery", 3}, {"pickup", 2}, {"sameDay", 2}}));
    request.collects_today = false;
    EXPECT_EQ(data.list(request).total, 0U) << "what was kept is not of another time of day";
}

TEST(Listing, FiltersByWhatTheRetailerTaggedNew) {
    std::vector<Thing> things = shelf;
    things[1].tags = R"([{"code":"new","text":"New"}])";
    things[2].tags = R"([{"code":"newsworthy","text":"Seen on TV"}])";
    const ListingData data = data_of(things);
    EXPECT_EQ(codes(data, ":relevance:new:true"), (Codes{"B"}));
    EXPECT_EQ(facet(data.list(asking(":relevance")), "new"), (std::map<std::string, std::size_t>{{"true", 1}}));
    EXPECT_TRUE(facet(data_of(shelf).list(asking(":relevance")), "new").empty());
}

TEST(Listing, TellsTheRangeOfPricesWhateverPriceIsChosen) {
    const ListingData data = data_of(shelf);
    for (const char* query : {":relevance", ":relevance:price:R5000-R9999.99", ":relevance:price:-R1"}) {
        const auto facets = data.list(asking(query)).facets;
        const auto price = std::ranges::find(facets, "price", &Facet::code);
        ASSERT_NE(price, facets.end()) << query;
        EXPECT_EQ(price->least, 299'00) << query;
        EXPECT_EQ(price->most, 8'999'00) << query;
    }
}

TEST(Listing, NamesAPriceRangeOfTheShoppersOwn) {
    const auto crumbs = data_of(shelf).list(asking(":relevance:price:R1200-R3400:price:R1200-")).crumbs;
    ASSERT_EQ(crumbs.size(), 2U);
    EXPECT_EQ(crumbs[0].value_name, "R\u00a01\u00a0200 – R\u00a03\u00a0400");
    EXPECT_EQ(crumbs[1].value_name, "R\u00a01\u00a0200+");
}

TEST(Listing, ExplainsEachScoreFromItsParts) {
    const ListingData data = data_of(shelf);
    ListingRequest request = asking("tv audio");
    EXPECT_TRUE(data.list(request).scores.empty());
    request.explained = true;
    const Listing listing = data.list(request);
    ASSERT_EQ(listing.products, (std::vector<Ordinal>{0, 1, 2}));
    ASSERT_EQ(listing.scores.size(), 3U);
    EXPECT_GE(listing.scores[0].total(), listing.scores[1].total());
    EXPECT_GE(listing.scores[1].total(), listing.scores[2].total());
    EXPECT_FLOAT_EQ(listing.scores[0].availability, 1);
    EXPECT_FLOAT_EQ(listing.scores[0].rating, 0.09F);
    EXPECT_FLOAT_EQ(listing.scores[1].rating, 0.06F);
    EXPECT_GT(listing.scores[0].popularity, listing.scores[1].popularity);

    data.view().stock->set(0, 0, 0);
    const Listing without = data.list(request);
    const auto gone = std::ranges::find(without.products, Ordinal{0}) - without.products.begin();
    EXPECT_FLOAT_EQ(without.scores[static_cast<std::size_t>(gone)].availability, 0.75F);
    EXPECT_FLOAT_EQ(without.scores[static_cast<std::size_t>(gone)].total(), 0.75F * listing.scores[0].total());
}

TEST(Listing, NamesWhatIsChosen) {
    const ListingData data = data_of(shelf);
    const Listing listing = data.list(asking(":relevance:screenSize:55:price:R5000-R9999.99:brand:umoya"));
    ASSERT_EQ(listing.crumbs.size(), 3U);
    EXPECT_EQ(listing.crumbs[0].value_name, "55\"");
    EXPECT_EQ(listing.crumbs[2].value_name, "Umoya");
    EXPECT_EQ(listing.crumbs[1].facet, "price");
}

/// What a facet counts must be what choosing that value alone in its facet then shows, whatever else is chosen.
TEST(Listing, CountsWhatChoosingWouldShow) {
    rc::check([](const std::vector<unsigned>& seeds, unsigned brands, unsigned sizes, unsigned departments) {
        const std::vector<std::string> all_brands{"umoya", "lumo", "ikhaya"};
        const std::vector<std::string> categories{"televisions", "soundbars", "kettles", "air-fryers"};
        std::vector<Thing> things;
        for (std::size_t i = 0; i < seeds.size(); ++i) {
            const unsigned seed = seeds[i];
            const std::string number = std::to_string(i);
            things.push_back(
                {.code = "P" + number,
                 .name = "Thing " + number,
                 .brand = all_brands[seed % 3],
                 .category = categories[seed / 3 % 4],
                 .attributes = seed % 5 == 0 ? "{}" : R"({"screenSize":)" + std::to_string(40 + seed % 4) + "}",
                 .cents = 100 * static_cast<std::int64_t>(seed % 4000),
                 .rating = static_cast<std::int64_t>(seed % 6) * 100});
        }
        Query query{"", "relevance", {}};
        for (unsigned i = 0; i < 3; ++i)
            if (brands >> i & 1U) query.filters.emplace_back("brand", all_brands[i]);
        for (unsigned i = 0; i < 3; ++i)
            if (sizes >> i & 1U) query.filters.emplace_back("screenSize", std::to_string(40 + i));
        if (departments & 1U) query.filters.emplace_back("allCategories", "tv-audio");

        const ListingData data = data_of(things);
        ListingRequest request = asking(":relevance");
        request.query = query;
        const Listing listing = data.list(request);
        for (const Facet& facet : listing.facets) {
            for (const FacetValue& value : facet.values) {
                request.query = query;
                std::erase_if(request.query.filters,
                              [&](const auto& filter) { return filter.first == facet.code; });
                request.query.filters.emplace_back(facet.code, value.code);
                RC_ASSERT(data.list(request).total == value.count);
            }
        }
        std::size_t expected = 0;
        for (const Thing& thing : things) {
            const auto fits = [&](const std::string& code, auto holds) {
                bool any = false;
                bool asked = false;
                for (const auto& [facet, wanted] : query.filters)
                    if (facet == code) {
                        asked = true;
                        any = any || holds(wanted);
                    }
                return !asked || any;
            };
            expected += fits("brand", [&](const auto& wanted) { return thing.brand == wanted; }) &&
                        fits("screenSize",
                             [&](const auto& wanted) {
                                 return thing.attributes.find(":" + wanted + "}") != std::string::npos;
                             }) &&
                        fits("allCategories", [&](const auto&) {
                            return thing.category == "televisions" || thing.category == "soundbars";
                        });
        }
        RC_ASSERT(listing.total == expected);
    });
}

}  // namespace
}  // namespace spaza::search
