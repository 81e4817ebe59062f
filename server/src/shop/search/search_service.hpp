#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "shop/catalogue/catalogue_service.hpp"
#include "shop/search/listing_question.hpp"
#include "shop/search/page_writer.hpp"
#include "shop/search/search_snapshot.hpp"
#include "shop/search/steering_snapshot.hpp"

namespace spaza::search {

struct ListingAnswer {
    std::string json;
    std::size_t total{};
};

/// Listings and suggestions, from memory. Safe to share between threads.
class SearchService {
public:
    SearchService(const SearchSnapshot& snapshot, const SteeringSnapshot& steering,
                  const CatalogueService& catalogue, const Clock& clock, Words words)
        : snapshot_{snapshot}, steering_{steering}, catalogue_{catalogue}, clock_{clock}, words_{words} {}

    Result<ListingAnswer> list(const ListingQuestion& question) const;
    Result<std::string> suggest(const std::string& term, std::size_t most, const FieldSet& fields) const;

private:
    /// What an empty listing shows instead: the closest there is.
    std::optional<NearestListing> nearest(const ListingQuestion& question, const ListingRequest& request,
                                          const Found& listing_found, const ListingData& data,
                                          const ZoneTable& zone) const;
    /// What only mentions what was searched for, as a JSON list; empty for none.
    std::string mentions(const ListingQuestion& question, const Listing& listing, const ListingData& data,
                         const ZoneTable& zone) const;
    /// A JSON list.
    void append_products(std::string& out, const ListingData& data, const std::vector<Ordinal>& products,
                         const ZoneTable& zone, const FieldSet& fields) const;

    const SearchSnapshot& snapshot_;
    const SteeringSnapshot& steering_;
    const CatalogueService& catalogue_;
    const Clock& clock_;
    Words words_;
};

}  // namespace spaza::search
