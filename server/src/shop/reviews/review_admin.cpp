#include "shop/reviews/review_admin.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace spaza {
namespace {

constexpr std::array<std::pair<ReviewReason, std::string_view>, 6> kReasons{{{ReviewReason::abuse, "abuse"},
                                                                             {ReviewReason::off_topic, "offTopic"},
                                                                             {ReviewReason::advert, "advert"},
                                                                             {ReviewReason::personal, "personal"},
                                                                             {ReviewReason::not_real, "notReal"},
                                                                             {ReviewReason::other, "other"}}};

}  // namespace

std::string_view name_of(ReviewReason reason) {
    return std::ranges::find(kReasons, reason, [](const auto& each) { return each.first; })->second;
}

std::optional<ReviewReason> review_reason_named(std::string_view name) {
    const auto found = std::ranges::find(kReasons, name, [](const auto& each) { return each.second; });
    return found == kReasons.end() ? std::nullopt : std::optional{found->first};
}

}  // namespace spaza
