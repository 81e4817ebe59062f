#pragma once

#include <string>
#include <vector>

#include "base/codes.hpp"
#include "base/money.hpp"

namespace spaza {

/// A product that is sold, as promotions see it.
struct ShelfProduct {
    ProductCode code{};
    std::string name{};
    BrandCode brand{};
    std::vector<CategoryCode> categories{};  // from the department down
    Money price{};
};

/// So many of one.
struct ShelfUnits {
    const ShelfProduct* product{};
    int units{1};
};

}  // namespace spaza
