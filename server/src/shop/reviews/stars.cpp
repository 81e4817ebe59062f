#include "shop/reviews/stars.hpp"

#include <algorithm>

namespace spaza {

Stars stars_after(const Stars& before, const StarsMoved& shown, const StarsMoved& moved) {
    constexpr std::int64_t kHundredths = 100;
    // An import may have said fewer than are here.
    const bool is_counted = before.count + moved.reviews <= shown.reviews;
    const std::int64_t count = is_counted ? shown.reviews : before.count + moved.reviews;
    if (count <= 0) return {};
    const std::int64_t sum =
        is_counted ? kHundredths * shown.stars : before.rating * before.count + kHundredths * moved.stars;
    return {.rating = std::clamp((sum + count / 2) / count, kHundredths, 5 * kHundredths), .count = count};
}

}  // namespace spaza
