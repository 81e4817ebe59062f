#pragma once

#include <string>
#include <vector>

#include "base/fields.hpp"
#include "shop/catalogue/catalogue_data.hpp"

namespace spaza {

/// `,"member":…` of all that changes with the catalogue only, up to this level: BASIC, then what DEFAULT adds,
/// then what FULL adds.
void append_prepared(std::string& out, const Catalogue& all, Ordinal product, Level level);

/// The address of a product's main picture; empty without one.
std::string_view first_image(const Catalogue& all, Ordinal product);

/// What text search reads of a product's attributes: texts as they are, numbers with their units.
std::string searched_attributes(const Catalogue& all, TextNumber attributes);

}  // namespace spaza
