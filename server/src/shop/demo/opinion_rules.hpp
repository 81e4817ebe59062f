#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

#include "shop/import/import.hpp"
#include "shop/reviews/reviews.hpp"

namespace spaza::demo {

/// What invented customers say of a product of the demo shop, as many stars as its rating promises; nothing of one
/// nobody has rated. The same product, day and seed give the same words.
std::vector<Review> opinions_on(const import::ProductRow& product, std::chrono::sys_days today,
                                std::uint64_t seed);

}  // namespace spaza::demo
