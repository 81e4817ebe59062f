#include "shop/reviews/reviews.hpp"

namespace spaza {

std::string_view name_of(ReviewStatus status) {
    return status == ReviewStatus::approved   ? "approved"
           : status == ReviewStatus::rejected ? "rejected"
                                              : "pending";
}

std::optional<ReviewStatus> review_status_named(std::string_view name) {
    if (name == "approved") return ReviewStatus::approved;
    if (name == "rejected") return ReviewStatus::rejected;
    if (name == "pending") return ReviewStatus::pending;
    return std::nullopt;
}

}  // namespace spaza
