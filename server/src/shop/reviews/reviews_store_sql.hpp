#pragma once

#include <string_view>

#include "platform/storage/storage.hpp"
#include "shop/reviews/reviews_store.hpp"

namespace spaza {

/// What a review is read from, in this order.
inline constexpr std::string_view kReviewColumns =
    "id, product_code, customer_id, author, headline, comment, rating, verified, status, created_at, helpful, "
    "unhelpful";
Review review_in(const storage::Row& row);

class SqlReviewStore final : public ReviewStore {
public:
    explicit SqlReviewStore(storage::Session& session) : session_{session} {}
    bool add(const Review& review) override;
    std::optional<Review> find(const std::string& id) override;
    std::optional<Review> by(const CustomerId& customer, const ProductCode& product) override;
    ReviewPage approved(const ProductCode& product, ReviewOrder order, int page, int page_size) override;
    void move_stars(const ProductCode& product, const StarsMoved& moved, TimePoint now) override;
    void vote(const std::string& id, const CustomerId& customer, bool helpful) override;
    bool has_bought(const CustomerId& customer, const ProductCode& product) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
