#pragma once

#include <cstdint>

namespace spaza {

/// A product's, as shoppers see them.
struct Stars {
    std::int64_t rating{};  // hundredths of a star
    std::int64_t count{};
};

/// So many reviews more (fewer below zero) count in a product's stars, with so many stars together.
struct StarsMoved {
    int reviews{};
    int stars{};
};

/// A product's stars once reviews came to be shown, or no more: counted where all it has are `shown` here (a
/// product has no fewer), else moved from what an import said.
Stars stars_after(const Stars& before, const StarsMoved& shown, const StarsMoved& moved);

}  // namespace spaza
