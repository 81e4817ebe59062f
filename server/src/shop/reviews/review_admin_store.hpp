#pragma once

#include <utility>

#include "shop/reviews/review_admin.hpp"

namespace spaza {

struct ReviewAdminStore {
    virtual ~ReviewAdminStore() = default;
    virtual FoundReviews find(const ReviewQuestion& question) = 0;
    virtual std::optional<KeptReview> one(const std::string& id) = 0;
    /// The same; nobody decides it until the transaction ends.
    virtual std::optional<KeptReview> lock(const std::string& id) = 0;
    /// At most kMostReviewsCounted.
    virtual int count(ReviewStatus status) = 0;
    /// At most `most` of those that wait, and since when the oldest does.
    virtual std::pair<int, std::optional<TimePoint>> waiting(int most) = 0;
    /// What was decided of it.
    virtual void save(const KeptReview& kept) = 0;
};

}  // namespace spaza
