#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/codes.hpp"

namespace spaza {

/// What promotions a product has now, as the JSON list its row's own are kept as; takes those and adds to them.
using PromotionLabels =
    std::function<std::string(const ProductCode& product, const BrandCode& brand,
                              const std::vector<CategoryCode>& categories, std::string_view own)>;

}  // namespace spaza
