#pragma once

#include <vector>

#include "shop/catalogue/catalogue_data.hpp"

namespace spaza {

/// The other forms a product comes in and itself, smallest first by price; empty when it is the only one.
std::vector<Ordinal> variants_of(const CatalogueView& view, Ordinal product);

/// What the variants differ in, e.g. "Screen size"; "" when no one attribute tells them apart.
std::string_view difference_of(const Catalogue& catalogue, const std::vector<Ordinal>& variants);

/// Up to `most` popular products of the same department that are another kind of thing, one of each kind; liquor
/// is never proposed.
std::vector<Ordinal> goes_with(const CatalogueView& view, Ordinal product, std::size_t most);

}  // namespace spaza
