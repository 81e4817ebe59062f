#pragma once

#include <vector>

#include "shop/search/model_numbers.hpp"

namespace spaza::search {

using Hits = std::vector<Hit>;  // rising by product, each once

/// Puts hits in order and keeps the best of each product.
void unite(Hits& hits);
/// Those of both, the better score of each product.
Hits either(const Hits& a, const Hits& b);
/// Those in all lists, scores added.
Hits in_all(std::vector<const Hits*> lists);
/// Those of the first that are not in the other.
Hits without(const Hits& hits, const Hits& unwanted);
/// Those in lists of the most weight together, scores added.
Hits in_most(const std::vector<const Hits*>& lists, const std::vector<float>& weights);

}  // namespace spaza::search
