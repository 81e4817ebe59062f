#include "shop/pictures/media_source_rules.hpp"

#include <algorithm>
#include <array>

namespace spaza {

std::optional<std::chrono::milliseconds> pause_in_a_run(int failures) {
    using std::chrono::milliseconds;
    constexpr std::array<milliseconds, 3> kPauses{milliseconds{500}, milliseconds{2'000}, milliseconds{8'000}};
    const auto at = static_cast<std::size_t>(std::max(1, failures) - 1);
    return at < kPauses.size() ? std::optional{kPauses.at(at)} : std::nullopt;
}

std::chrono::seconds pause_between_runs(std::int64_t failures) {
    constexpr std::int64_t kMostDoublings = 11;
    constexpr std::chrono::seconds kLongest{std::chrono::hours{24}};
    const std::int64_t doublings = std::clamp<std::int64_t>(failures - 1, 0, kMostDoublings);
    return std::min(std::chrono::seconds{60LL << doublings}, kLongest);
}

}  // namespace spaza
