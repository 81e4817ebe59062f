#pragma once

#include <memory>
#include <string>

#include "base/published.hpp"
#include "shop/search/listing.hpp"

namespace spaza::search {

/// What listings and suggestions read, in step with the catalogue.
class SearchSnapshot {
public:
    explicit SearchSnapshot(std::string synonyms) : synonyms_{std::move(synonyms)} {}

    /// Indexes the texts of a catalogue that is about to be published.
    void index(const std::shared_ptr<const Catalogue>& catalogue);
    /// Makes listings of a new state; new prices or stock of the same catalogue keep its text index.
    void prepare(const CatalogueView& view);
    /// Null before the first catalogue.
    std::shared_ptr<const ListingData> data() const { return data_.load(); }

private:
    std::string synonyms_;
    std::shared_ptr<const Catalogue> indexed_;
    std::shared_ptr<const TextIndex> text_;
    Published<ListingData> data_;
};

}  // namespace spaza::search
