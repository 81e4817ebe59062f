#include "shop/search/search_snapshot.hpp"

namespace spaza::search {

void SearchSnapshot::prepare(const CatalogueView& view) {
    const auto before = data_.load();
    auto text = before && before->view().catalogue == view.catalogue
                    ? before->shared_text()
                    : std::make_shared<const TextIndex>(view.catalogue, synonyms_);
    data_.store(std::make_shared<const ListingData>(view, std::move(text)));
}

}  // namespace spaza::search
