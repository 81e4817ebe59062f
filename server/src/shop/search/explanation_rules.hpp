#pragma once

#include "shop/search/explanation.hpp"

namespace spaza::search {

/// A department with those it lies in: `TV & audio / Televisions`.
std::string department_name(const Catalogue& all, CategoryIndex category);

/// What each idea of a search means, in words.
std::vector<ExplainedPart> parts_in_words(const QueryTree& tree, const Catalogue& all);

/// By what a product has what is wanted of it; fillers, prices and what is not wanted are left out.
std::vector<ExplainedWord> words_found(const QueryTree& tree, const Catalogue& all, Ordinal product);

}  // namespace spaza::search
