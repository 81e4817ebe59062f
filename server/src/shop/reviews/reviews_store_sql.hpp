#pragma once

#include "platform/storage/storage.hpp"
#include "shop/reviews/reviews_store.hpp"

namespace spaza {

class SqlReviewStore final : public ReviewStore {
public:
    explicit SqlReviewStore(storage::Session& session) : session_{session} {}
    bool add(const Review& review) override;
    std::optional<Review> find(const std::string& id) override;
    std::optional<Review> by(const CustomerId& customer, const ProductCode& product) override;
    ReviewPage approved(const ProductCode& product, ReviewOrder order, int page, int page_size) override;
    std::vector<Review> waiting(int most) override;
    bool decide(const std::string& id, ReviewStatus status) override;
    void count_in(const ProductCode& product, int rating, TimePoint now) override;
    void vote(const std::string& id, const CustomerId& customer, bool helpful) override;
    bool has_bought(const CustomerId& customer, const ProductCode& product) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
