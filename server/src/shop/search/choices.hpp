#pragma once

#include <memory>
#include <string>
#include <vector>

#include "shop/search/listing.hpp"

namespace spaza::search {

/// What of one facet is chosen: asked of single products when few are candidates, of all at once otherwise.
class Choice {
public:
    virtual ~Choice() = default;
    virtual bool holds(Ordinal product) const = 0;
    /// All products it holds for.
    virtual Bitset held(std::size_t products) const;
    std::string facet;
};

/// The choices a query makes beyond availability. Facets nobody knows are left out.
std::vector<std::unique_ptr<Choice>> choices(const CatalogueView& view, const Query& query, const Scope& scope);

/// `allCategories` or its short form.
bool is_category_facet(std::string_view facet);

}  // namespace spaza::search
