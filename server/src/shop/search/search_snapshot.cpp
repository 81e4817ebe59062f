#include "shop/search/search_snapshot.hpp"

namespace spaza::search {

void SearchSnapshot::index(const std::shared_ptr<const Catalogue>& catalogue) {
    text_ = std::make_shared<const TextIndex>(catalogue, synonyms_);
    indexed_ = catalogue;
}

void SearchSnapshot::prepare(const CatalogueView& view) {
    if (indexed_ != view.catalogue) index(view.catalogue);
    data_.store(std::make_shared<const ListingData>(view, text_));
}

}  // namespace spaza::search
