#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck.h>
#include <set>

#include "shop/search/facet_values.hpp"
#include "shop/search/listing.hpp"
#include "support/shelves.hpp"

// A search with pins, a boost and what only mentions the thing, held against the rows it was made of.
namespace spaza::search {
namespace {

using testing::Thing;

constexpr std::string_view kRowText = "television";
constexpr const char* kRowWords = "television, tv\nsoundbar\nkettle\n";
constexpr std::size_t kMostMentions = 12;

struct SearchedRow {
    Thing thing;
    int size{};  // of the screen; 0 for none
    bool fits{};
    bool mentions{};
};

/// Every seed is a television, a soundbar or a kettle; of the last two some only mention one.
SearchedRow row_of(std::size_t number, unsigned seed) {
    static constexpr std::array<const char*, 3> kOf{"televisions", "soundbars", "kettles"};
    static constexpr std::array<const char*, 3> kCalled{"television", "soundbar", "kettle"};
    static constexpr std::array<const char*, 3> kMakers{"umoya", "lumo", "ikhaya"};
    const std::size_t is = number == 0 ? 0 : seed % 3;
    const std::string letters{static_cast<char>('a' + seed / 3 % 26), static_cast<char>('a' + number / 26 % 26),
                              static_cast<char>('a' + number % 26)};
    SearchedRow row;
    row.fits = is == 0;
    row.mentions = is != 0 && seed / 7 % 3 == 0;
    row.size = is == 2 ? 0 : 40 + static_cast<int>(seed / 11 % 4);
    row.thing = {.code = "R" + std::to_string(number),
                 .name = "Model" + letters + " " + kCalled[is],
                 .brand = kMakers[seed / 5 % 3],
                 .category = kOf[is],
                 .attributes = row.size == 0 ? "{}" : R"({"screenSize":)" + std::to_string(row.size) + "}",
                 .cents = seed % 13 == 0 ? -1 : static_cast<std::int64_t>(seed / 17 % 30) * 199'99,
                 .rating = static_cast<std::int64_t>(seed / 19 % 6) * 100,
                 .reviews = static_cast<std::int64_t>(seed / 23 % 5),
                 .released = static_cast<std::int64_t>(seed / 29 % 7),
                 .at_store = static_cast<int>(seed / 31 % 2),
                 .features = row.mentions ? R"(["Stands beside a television"])" : R"(["Stands anywhere"])"};
    return row;
}

using RowFilters = std::vector<std::pair<std::string, std::string>>;

bool row_holds(const SearchedRow& row, const std::string& facet, const std::string& value) {
    if (facet == "brand") return row.thing.brand == value;
    if (facet == "screenSize") return row.size != 0 && std::to_string(row.size) == value;
    if (facet == "rating") return row.thing.rating >= 100 * std::stoi(value);
    if (facet == "availability") return row.thing.at_store > 0;
    return row.thing.cents >= 0 && parse_range(value)->holds(static_cast<double>(row.thing.cents) / 100);
}

/// Any value of each facet but one.
bool row_passes(const SearchedRow& row, const RowFilters& filters, const std::string& but_for = {}) {
    std::map<std::string, bool> held;
    for (const auto& [facet, value] : filters)
        if (facet != but_for) held[facet] = held[facet] || row_holds(row, facet, value);
    return std::ranges::all_of(held, &std::pair<const std::string, bool>::second);
}

bool stands_before(const std::string& sort, const Thing& a, const Thing& b) {
    if (sort == "name-asc") return a.name < b.name;
    if (sort == "name-desc") return a.name > b.name;
    if (sort == "newest") return a.released > b.released;
    if (sort == "topRated") return std::pair{a.rating, a.reviews} > std::pair{b.rating, b.reviews};
    if ((a.cents < 0) != (b.cents < 0)) return b.cents < 0;
    return sort == "price-asc" ? a.cents < b.cents : a.cents > b.cents;
}

/// A search over rows, and what it must show.
class SearchedRows {
public:
    SearchedRows(const std::vector<unsigned>& seeds, unsigned chosen, std::vector<Ordinal> pinned)
        : view_{catalogue_of(seeds)}, data_{view_, std::make_shared<const TextIndex>(view_.catalogue, kRowWords)} {
        for (const Ordinal each : pinned)
            if (const Ordinal row = each % static_cast<Ordinal>(rows_.size());
                std::ranges::find(pinned_, row) == pinned_.end())
                pinned_.push_back(row);
        if (chosen & 1U) filters_.emplace_back("brand", "lumo");
        if (chosen & 2U) filters_.emplace_back("brand", "umoya");
        if (chosen & 4U) filters_.emplace_back("screenSize", "41");
        if (chosen & 8U) filters_.emplace_back("price", price_band(2 + chosen / 512 % 3).code);
        if (chosen & 16U) filters_.emplace_back("rating", "3");
        if ((chosen & 96U) == 96U) filters_.emplace_back("availability", "pickup");
    }

    void check(const std::string& sort, std::size_t page_size) const {
        std::vector<Ordinal> shown;
        std::vector<Score> scores;
        std::vector<Ordinal> mentions;
        const std::size_t total = results().size();
        for (std::size_t page = 0; page * page_size < std::max<std::size_t>(total, 1); ++page) {
            const Listing listing = data_.list(request(sort, page, page_size));
            RC_ASSERT(listing.total == total);
            RC_ASSERT(mentions.empty());  // behind the last of the products only
            shown.insert(shown.end(), listing.products.begin(), listing.products.end());
            scores.insert(scores.end(), listing.scores.begin(), listing.scores.end());
            mentions = listing.mentions;
            check_facets(listing);
        }
        RC_ASSERT(data_.list(request(sort, 1 + total / page_size, page_size)).products.empty());
        if (sort == "relevance")
            check_relevance(shown, scores);
        else
            RC_ASSERT(shown == in_order(sort));
        check_mentions(mentions, sort == "relevance" && filters_.empty());
    }

private:
    CatalogueView catalogue_of(const std::vector<unsigned>& seeds) {
        std::vector<Thing> things;
        for (std::size_t i = 0; i < seeds.size(); ++i) {
            rows_.push_back(row_of(i, seeds[i]));
            things.push_back(rows_.back().thing);
        }
        return testing::a_catalogue(things);
    }

    ListingRequest request(const std::string& sort, std::size_t page, std::size_t size) const {
        ListingRequest request;
        request.query = {.text = std::string{kRowText}, .sort = sort, .filters = filters_};
        request.zone = StoreCode{"G205"};
        request.warehouse = StoreCode{"W001"};
        request.page = page;
        request.page_size = size;
        request.explained = true;
        request.mentioning = true;
        request.steered.pinned = pinned_;
        request.steered.boosts = {{SearchRule::Of::brand, view_.catalogue->brand_by_code.at("ikhaya"), 1.5F}};
        return request;
    }

    bool found(Ordinal row) const { return rows_[row].fits || std::ranges::find(pinned_, row) != pinned_.end(); }
    /// Of what is found, the rows that all filters but one facet's leave.
    std::vector<Ordinal> results(const std::string& but_for = {}) const {
        std::vector<Ordinal> left;
        for (Ordinal row = 0; row < rows_.size(); ++row)
            if (found(row) && row_passes(rows_[row], filters_, but_for)) left.push_back(row);
        return left;
    }

    std::vector<Ordinal> in_order(const std::string& sort) const {
        std::vector<Ordinal> order = results();
        const bool last_first = sort == "price-desc";
        if (last_first) std::ranges::reverse(order);  // of equal prices the mirror of the other way
        std::ranges::stable_sort(order, [&](Ordinal a, Ordinal b) {
            const Thing& left = rows_[a].thing;
            const Thing& right = rows_[b].thing;
            if (last_first && left.cents < 0 && right.cents < 0) return a < b;
            return stands_before(sort, left, right);
        });
        return order;
    }

    void check_relevance(const std::vector<Ordinal>& shown, const std::vector<Score>& scores) const {
        std::vector<Ordinal> first;
        for (const Ordinal row : pinned_)
            if (row_passes(rows_[row], filters_)) first.push_back(row);
        RC_ASSERT(shown.size() >= first.size() && std::equal(first.begin(), first.end(), shown.begin()));
        std::vector<Ordinal> all = shown;
        std::ranges::sort(all);
        RC_ASSERT(all == results());
        for (std::size_t i = 0; i < shown.size(); ++i) {
            RC_ASSERT(scores[i].pinned == (i < first.size()));
            RC_ASSERT(scores[i].boost == (rows_[shown[i]].thing.brand == "ikhaya" ? 1.5F : 1.0F));
            RC_ASSERT((scores[i].availability == 1.0F) == (rows_[shown[i]].thing.at_store > 0));
            if (i <= first.size()) continue;
            const float before = scores[i - 1].total();
            RC_ASSERT(before > scores[i].total() || (before == scores[i].total() && shown[i - 1] < shown[i]));
        }
    }

    void check_mentions(std::vector<Ordinal> mentions, bool wanted) const {
        std::vector<Ordinal> all;
        for (Ordinal row = 0; row < rows_.size(); ++row)
            if (rows_[row].mentions && !found(row)) all.push_back(row);
        RC_ASSERT(mentions.size() == (wanted ? std::min(kMostMentions, all.size()) : 0));
        std::ranges::sort(mentions);
        RC_ASSERT(std::ranges::includes(all, mentions));
    }

    /// Each value counts the rows that choosing it alone in its facet would show; what is not given holds for none
    /// or for all, or is the same step of stars as one that is.
    void check_facets(const Listing& listing) const {
        std::map<std::string, std::vector<std::string>> values{{"brand", {"umoya", "lumo", "ikhaya"}},
                                                               {"screenSize", {"40", "41", "42", "43"}},
                                                               {"rating", {"1", "2", "3", "4"}},
                                                               {"availability", {"pickup"}},
                                                               {"price", {}}};
        for (std::size_t band = 0; band < kPriceBands.size(); ++band)
            values["price"].push_back(price_band(band).code);
        for (const auto& [code, possible] : values) {
            const std::vector<Ordinal> rows = results(code);
            const auto count = [&](const std::string& value) {
                return static_cast<std::size_t>(
                    std::ranges::count_if(rows, [&](Ordinal row) { return row_holds(rows_[row], code, value); }));
            };
            std::map<std::string, std::size_t> given;
            for (const Facet& facet : listing.facets)
                if (facet.code == code)
                    for (const FacetValue& value : facet.values)
                        if (code != "availability" || value.code == "pickup") given[value.code] = value.count;
            const bool asked = std::ranges::any_of(filters_, [&](const auto& each) { return each.first == code; });
            const bool known_of_few = code == "screenSize" && !asked && 4 * reported(rows) < rows.size();
            for (const std::string& value : possible) {
                const std::size_t expected = count(value);
                if (const auto known = given.find(value); known != given.end()) {
                    RC_ASSERT(known->second == expected);
                    continue;
                }
                const bool same_step = code == "rating" && std::ranges::any_of(given, [&](const auto& each) {
                                           return each.second == expected;
                                       });
                RC_ASSERT(expected == 0 || expected == rows.size() || same_step || known_of_few);
            }
        }
    }

    std::size_t reported(const std::vector<Ordinal>& rows) const {
        return static_cast<std::size_t>(
            std::ranges::count_if(rows, [&](Ordinal row) { return rows_[row].size != 0; }));
    }

    std::vector<SearchedRow> rows_;
    CatalogueView view_;
    ListingData data_;
    std::vector<Ordinal> pinned_;
    RowFilters filters_;
};

TEST(SearchedRows, AreSortedCountedAndPagedAsTheyStandWithPinsAndMentions) {
    rc::check([](std::vector<unsigned> seeds, unsigned chosen, const std::vector<Ordinal>& pins) {
        if (seeds.empty()) seeds.push_back(chosen);
        const SearchedRows rows{
            seeds,
            chosen,
            {pins.begin(), pins.begin() + std::min<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(pins.size()), 3)}};
        for (const std::string_view sort : kSorts) rows.check(std::string{sort}, 1 + chosen % 7);
    });
}

/// So many that lists are read in the order of the sort instead of being sorted.
TEST(SearchedRows, AreSortedCountedAndPagedAsTheyStandWhenTheyAreMany) {
    rc::check([](unsigned chosen, Ordinal pin) {
        const auto seeds = *rc::gen::container<std::vector<unsigned>>(400, rc::gen::inRange(0U, 1U << 24U));
        const auto sort = *rc::gen::elementOf(std::vector<std::string_view>{kSorts.begin(), kSorts.end()});
        SearchedRows{seeds, chosen, {pin, pin / 2}}.check(std::string{sort}, 24);
    });
}

}  // namespace
}  // namespace spaza::search
