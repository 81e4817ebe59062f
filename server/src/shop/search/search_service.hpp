#pragma once

#include <optional>
#include <string>

#include "base/fields.hpp"
#include "base/result.hpp"
#include "shop/catalogue/catalogue_service.hpp"
#include "shop/search/listing.hpp"
#include "shop/search/search_snapshot.hpp"

namespace spaza::search {

/// A listing as asked for on the wire.
struct ListingQuestion {
    std::string category;  // of the path; empty for none
    std::string brand;     // of the path
    std::string list;      // of the path: allPromotions or a promotion's code
    std::string query{":relevance"};
    std::string sort;
    std::string filters;
    std::string boost_code;
    std::size_t page{0};
    std::size_t page_size{20};
    StoreCode zone;
    FieldSet fields{Level::standard};
};

struct ListingAnswer {
    std::string json;
    std::size_t total{};
};

/// Listings and suggestions, from memory. Safe to share between threads.
class SearchService {
public:
    /// Texts by message key: names of facets and sorts.
    using Words = std::string (*)(std::string_view key);

    SearchService(const SearchSnapshot& snapshot, const CatalogueService& catalogue, Words words)
        : snapshot_{snapshot}, catalogue_{catalogue}, words_{words} {}

    Result<ListingAnswer> list(const ListingQuestion& question) const;
    Result<std::string> suggest(const std::string& term, std::size_t most, const FieldSet& fields) const;

private:
    const SearchSnapshot& snapshot_;
    const CatalogueService& catalogue_;
    Words words_;
};

}  // namespace spaza::search
