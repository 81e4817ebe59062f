#pragma once

#include <atomic>
#include <memory>
#include <string_view>

#include "shop/search/listing.hpp"

namespace spaza::search {

/// What listings and suggestions read, in step with the catalogue.
class SearchSnapshot {
public:
    explicit SearchSnapshot(std::string_view synonyms) : synonyms_{synonyms} {}

    /// Indexes a new catalogue; new prices or stock of the same one keep its text index.
    void prepare(const CatalogueView& view);
    /// Null before the first catalogue.
    std::shared_ptr<const ListingData> data() const { return data_.load(); }

private:
    std::string_view synonyms_;
    std::atomic<std::shared_ptr<const ListingData>> data_;
};

}  // namespace spaza::search
