#include <cstdint>

#include "base/assets.hpp"
#include "shop/search/facet_values.hpp"
#include "shop/search/price_words.hpp"
#include "shop/search/search_snapshot.hpp"
#include "shop/search/suggestions.hpp"
#include "support/department_store.hpp"

namespace {

using namespace spaza;
using namespace spaza::search;

constexpr std::size_t kMostText = 12'000;  // bytes: 3 000 letters of any script

void check(bool holds) {
    if (!holds) __builtin_trap();
}

/// A shop of many departments with the built-in words, made once.
struct Shop {
    Shop() {
        snapshot.index(view.catalogue);
        snapshot.prepare(view);
    }
    CatalogueView view = testing::a_department_store();
    SearchSnapshot snapshot{std::string{*asset("server/assets/search/synonyms.txt")}};
};

/// The page's own addresses lead to what they say.
void follow_facets(const Listing& listing, const Query& query, std::size_t products) {
    for (const Facet& facet : listing.facets) {
        check(facet.values.size() <= facet.all_values || facet.all_values == 0);
        for (const FacetValue& value : facet.values) {
            check(value.count <= products);
            const Query narrowed = toggled(query, facet.code, value.code);
            const std::string written = to_text(narrowed);
            const auto read = parse_query(written);
            if (written.size() <= kMostQuery) check(read && *read == narrowed);
        }
    }
}

}  // namespace

/// Text through tree, search, mentions, suggestions, facets and the addresses they lead to.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Shop shop;
    const std::string text{reinterpret_cast<const char*>(data), std::min(size, kMostText)};
    const auto listings = shop.snapshot.data();
    check(listings->text().understood(text).starts_with('['));
    const auto query = parse_query(to_text({.text = text, .sort = "relevance", .filters = {}}));
    if (!query) return 0;  // no UTF-8, or signs no address holds
    ListingRequest request;
    request.query = *query;
    take_price_words(request.query);
    request.zone = StoreCode{"S001"};
    request.warehouse = StoreCode{"W001"};
    request.mentioning = true;
    const Listing listing = listings->list(request);
    check(listing.total <= shop.view.catalogue->size() && listing.products.size() <= request.page_size);
    check(!listing.found.not_sold || listing.total == 0);
    follow_facets(listing, request.query, shop.view.catalogue->size());
    for (const Suggestion& each : suggestions(*listings, Steering{}, text, 10)) check(!each.value.empty());
    return 0;
}
