#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/codes.hpp"
#include "shop/catalogue/catalogue_data.hpp"
#include "shop/search/query.hpp"
#include "shop/search/steering.hpp"
#include "shop/search/text_index.hpp"

namespace spaza::search {

/// Where a listing stands; the query's own filters come on top.
struct Scope {
    std::optional<CategoryIndex> category;
    std::optional<BrandIndex> brand;
    std::optional<std::size_t> promotion;  // of one list
    bool promoted{false};                  // of all promotions
};

struct ListingRequest {
    Query query;
    Scope scope;
    StoreCode zone;
    StoreCode warehouse;
    std::size_t page{0};
    std::size_t page_size{20};
    std::optional<Ordinal> boosted;  // shown first
    bool collects_today{false};      // the zone's store, what it has
    bool explained{false};           // with the parts of each score
    bool mentioning{false};          // with what only mentions it
    std::string whole_facet{};       // with all values of this facet
    Steered steered{};               // what the retailer and use add to the search
};

struct FacetValue {
    std::string code;
    std::string name;
    std::size_t count{};
    bool selected{};
};

struct Facet {
    std::string code;
    std::string name;  // empty for those whose name is a contract message, by code
    bool category{false};
    std::vector<FacetValue> values;
    std::size_t all_values{};  // there are; more than `values` where only the most frequent are given
    // Of prices: cents over the products counted, none of them when least > most.
    std::int64_t least{std::numeric_limits<std::int64_t>::max()};
    std::int64_t most{-1};
};

struct Crumb {
    std::string facet;
    std::string facet_name;
    std::string value;
    std::string value_name;
};

/// How the text was understood.
struct Found {
    std::optional<std::string> corrected;  // searched for instead
    std::optional<Ordinal> exact;          // the one product it names
    std::optional<std::string> page;       // the shop's page for just this
    bool about{false};                     // nothing measures just so
    bool most{false};                      // nothing has all its words
    std::vector<std::string> left_out;     // words none of the products has
    std::optional<std::string> not_sold;   // the kind of thing named, which the shop does not have
    std::vector<CategoryIndex> near;       // departments of the nearest kinds
};

/// Why a product stands where it does: text × availability × boost × (1 + popularity + rating + learned).
struct Score {
    float text{};  // of its words; 1 where nothing was searched for
    float availability{1};
    float popularity{};
    float rating{};
    float boost{1};   // of the retailer
    float learned{};  // from what shoppers chose
    bool pinned{};    // by the retailer: it stands before all others
    float total() const { return text * availability * boost * (1 + popularity + rating + learned); }
};

struct Listing {
    std::vector<Ordinal> products;  // of this page
    std::size_t total{};
    std::vector<Facet> facets;
    std::vector<Crumb> crumbs;
    std::vector<Score> scores;      // of the products, when explained
    std::vector<Ordinal> mentions;  // after the last of the products
    Found found;
    std::string query_tree;  // as JSON, when the retailer asks how the words were understood
};

/// What a set of filters leaves, counted; kept for the next page or sort of the same listing.
struct Counted {
    Bitset products;
    std::size_t total{};
    std::vector<Facet> facets;
    TextAnswer text;  // with text: scores
};

/// What facets count of a view beside the catalogue's own columns.
struct LiveColumns {
    std::vector<std::uint8_t> stars;        // whole ones
    std::vector<std::uint8_t> price_bands;  // the number of bands for no price
    Bitset deals;                           // promoted or reduced
};

/// Everything listings are made of at one moment. Safe to share between threads.
class ListingData {
public:
    ListingData(CatalogueView view, std::shared_ptr<const TextIndex> text);

    Listing list(const ListingRequest& request) const;

    const CatalogueView& view() const { return view_; }
    const TextIndex& text() const { return *text_; }
    std::shared_ptr<const TextIndex> shared_text() const { return text_; }

private:
    /// `available` filters too; it must be what `availability`, a part of the key, says.
    std::shared_ptr<const Counted> counted(const ListingRequest& request, const std::string& availability,
                                           const Bitset* available) const;
    std::vector<Ordinal> page_of(const ListingRequest& request, const Counted& counted,
                                 const Bitset& available) const;
    /// A product's score beyond its words.
    Score score(Ordinal product, float text, bool available, const Steered& steered) const;
    /// What only mentions the kind of thing searched for, the best first; not among the results.
    std::vector<Ordinal> mentions(const ListingRequest& request, const Counted& counted,
                                  const Bitset& available) const;

    CatalogueView view_;
    std::shared_ptr<const TextIndex> text_;
    LiveColumns live_;

    struct Kept {
        std::string key;
        std::shared_ptr<const Counted> counted;
    };
    mutable std::mutex mutex_;
    mutable std::list<Kept> recent_;
    mutable std::unordered_map<std::string_view, std::list<Kept>::iterator> kept_;
};

/// Products a shopper in the zone can have sent, or can collect.
Bitset deliverable(const CatalogueView& view, const StoreCode& zone, const StoreCode& warehouse);
Bitset collectable(const CatalogueView& view, const StoreCode& zone);

}  // namespace spaza::search
