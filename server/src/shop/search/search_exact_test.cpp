#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <random>
#include <set>

#include "base/assets.hpp"
#include "shop/search/price_words.hpp"
#include "shop/search/search_snapshot.hpp"
#include "support/department_store.hpp"

// Sorts, counts and pages of searches, with pins and what only mentions the thing, recomputed from the shop's
// rows. The same searches in every run.
namespace spaza::search {
namespace {

class SearchExact : public ::testing::Test {
protected:
    SearchExact() {
        snapshot.index(view.catalogue);
        snapshot.prepare(view);
        for (const testing::StoreThing& thing : testing::kDepartmentStore) rows.emplace(thing.code, &thing);
    }

    ListingRequest asking(const std::string& text, const std::string& sort) const {
        ListingRequest request;
        request.query = {.text = text, .sort = sort, .filters = {}};
        take_price_words(request.query);
        request.query.sort = sort;
        request.zone = StoreCode{"G205"};
        request.warehouse = StoreCode{"W001"};
        request.mentioning = true;
        return request;
    }

    const testing::StoreThing& row(Ordinal product) const {
        return *rows.at(std::string{view.catalogue->code(product)});
    }

    /// Every page after the other; only the last one tells what mentions the thing.
    std::vector<Ordinal> all_pages(ListingRequest request, std::size_t size,
                                   std::vector<Ordinal>& mentions) const {
        std::vector<Ordinal> all;
        request.page_size = size;
        for (std::size_t total = 1; request.page * size < total; ++request.page) {
            const Listing listing = snapshot.data()->list(request);
            total = listing.total;
            EXPECT_TRUE(mentions.empty()) << request.query.text << " before its last page";
            mentions = listing.mentions;
            all.insert(all.end(), listing.products.begin(), listing.products.end());
        }
        return all;
    }

    static std::map<std::string, std::size_t> counts_of(const Listing& listing, std::string_view facet) {
        std::map<std::string, std::size_t> counts;
        for (const Facet& each : listing.facets)
            if (each.code == facet)
                for (const FacetValue& value : each.values) counts[value.code] = value.count;
        return counts;
    }

    /// What facets of these products must say, from the rows; what all of them have narrows nothing.
    std::map<std::string, std::size_t> brands_of(const std::vector<Ordinal>& products) const {
        std::map<std::string, std::size_t> counts;
        for (const Ordinal product : products) ++counts[row(product).brand];
        std::erase_if(counts, [&](const auto& each) { return each.second == products.size(); });
        return counts;
    }

    CatalogueView view = testing::a_department_store();
    SearchSnapshot snapshot{std::string{*asset("server/assets/search/synonyms.txt")}};
    std::map<std::string, const testing::StoreThing*> rows;
};

TEST_F(SearchExact, SortsCountsAndPagesAreThoseOfTheRows) {
    const std::vector<std::string> words{"fridge",   "tv",          "braai",  "laptop", "ubuntu", "vela",
                                         "large",    "55 inch",     "not",    "for",    "ice",    "mixer",
                                         "inverter", "under r5000", "ladder", "washer", "black",  "zulu",
                                         "with",     "machine",     "freezer"};
    std::mt19937 random{2026};
    const auto any = [&](std::size_t size) {
        return std::uniform_int_distribution<std::size_t>{0, size - 1}(random);
    };
    std::size_t found = 0;
    std::size_t mentioned = 0;
    for (int round = 0; round < 400; ++round) {
        std::string text;
        for (std::size_t i = 0; i <= any(3); ++i) text += (text.empty() ? "" : " ") + words[any(words.size())];
        ListingRequest request = asking(text, "relevance");
        // Pins are of searches; `under r5000` alone is none.
        for (std::size_t i = request.query.text.empty() ? 0 : any(3); i > 0; --i)
            if (const auto product = static_cast<Ordinal>(any(view.catalogue->size()));
                std::ranges::find(request.steered.pinned, product) == request.steered.pinned.end())
                request.steered.pinned.push_back(product);

        std::vector<Ordinal> mentions;
        const auto ranked = all_pages(request, 1 + any(7), mentions);
        const std::set<Ordinal> set{ranked.begin(), ranked.end()};
        ASSERT_EQ(set.size(), ranked.size()) << text << ": one twice";
        found += ranked.size();
        mentioned += mentions.size();
        for (const Ordinal product : mentions) EXPECT_FALSE(set.contains(product)) << text;
        // Pins stand first, in their order, unless a filter of the text's price leaves them out.
        std::vector<Ordinal> pinned = request.steered.pinned;
        std::erase_if(pinned, [&](Ordinal product) { return !set.contains(product); });
        EXPECT_TRUE(std::equal(pinned.begin(), pinned.end(), ranked.begin())) << text;
        if (request.query.filters.empty()) {
            EXPECT_EQ(pinned, request.steered.pinned) << text;
        }

        const Listing whole = snapshot.data()->list(request);
        EXPECT_EQ(whole.total, ranked.size()) << text;
        EXPECT_EQ(counts_of(whole, "brand"), brands_of(ranked)) << text;
        for (const auto& [brand, count] : counts_of(whole, "brand")) {  // choosing it shows so many
            ListingRequest chosen = request;
            chosen.query.filters.emplace_back("brand", brand);
            EXPECT_EQ(snapshot.data()->list(chosen).total, count) << text << " of " << brand;
        }

        ListingRequest cheapest = request;
        cheapest.query.sort = "price-asc";
        std::vector<Ordinal> none;
        const auto sorted = all_pages(cheapest, 1 + any(7), none);
        EXPECT_EQ(std::set<Ordinal>(sorted.begin(), sorted.end()), set) << text;
        EXPECT_TRUE(std::ranges::is_sorted(sorted, {}, [&](Ordinal product) {
            return std::pair{row(product).cents, product};
        })) << text;
        EXPECT_TRUE(none.empty()) << text << ": nothing is mentioned in a price sort";
    }
    EXPECT_GT(found, 1'000U);
    EXPECT_GT(mentioned, 10U);
}

}  // namespace
}  // namespace spaza::search
