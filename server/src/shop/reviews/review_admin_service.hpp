#pragma once

#include "base/result.hpp"
#include "shop/reviews/review_admin_store.hpp"
#include "shop/reviews/reviews_store.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// Decides what customers say of products, in the name of one person: noted in the audit, and the product's stars
/// follow. Refusals are NotFoundError, StaffStateError (it stands so already), StaffUndoError, StaffVersionError
/// of many.
class ReviewAdminService {
public:
    ReviewAdminService(ReviewAdminStore& store, ReviewStore& reviews, StaffActSeries& acts, const Clock& clock,
                       std::string by)
        : store_{store}, reviews_{reviews}, acts_{acts}, clock_{clock}, by_{std::move(by)} {}

    FoundReviews find(const ReviewQuestion& question) { return store_.find(question); }
    Result<KeptReview> one(const std::string& id);
    /// With how it stands, instead, when somebody decided it meanwhile.
    Result<ReviewDecided> decide(const ReviewAsSeen& seen, const ReviewDecision& decision);
    /// Many at once: all of them, or none.
    Result<std::vector<KeptReview>> decide_all(std::vector<ReviewAsSeen> seen, const ReviewDecision& decision);

private:
    Result<KeptReview> decided(KeptReview kept, const ReviewDecision& decision);

    ReviewAdminStore& store_;
    ReviewStore& reviews_;
    StaffActSeries& acts_;
    const Clock& clock_;
    std::string by_;
};

}  // namespace spaza
