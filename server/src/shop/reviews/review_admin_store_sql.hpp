#pragma once

#include "platform/storage/storage.hpp"
#include "shop/reviews/review_admin_store.hpp"

namespace spaza {

class SqlReviewAdminStore final : public ReviewAdminStore {
public:
    explicit SqlReviewAdminStore(storage::Session& session) : session_{session} {}
    FoundReviews find(const ReviewQuestion& question) override;
    std::optional<KeptReview> one(const std::string& id) override;
    std::optional<KeptReview> lock(const std::string& id) override;
    int count(ReviewStatus status) override;
    std::pair<int, std::optional<TimePoint>> waiting(int most) override;
    void save(const KeptReview& kept) override;

private:
    std::optional<KeptReview> read(const std::string& id, std::string_view how);

    storage::Session& session_;
};

}  // namespace spaza
