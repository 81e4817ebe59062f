#pragma once

#include <string>
#include <vector>

#include "shop/promotions/promotion.hpp"

namespace spaza {

/// What is wrong with one field of a promotion, named as an import's column (docs/import.md).
struct TermsProblem {
    std::string field;
    std::string reason;
};

/// Whether a promotion says all that its kind needs; the same for files and for what the shop's people write.
std::vector<TermsProblem> problems_in(const Promotion& promotion);

}  // namespace spaza
