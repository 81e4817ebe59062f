#pragma once

#include "shop/reviews/reviews.hpp"

namespace spaza {

struct ReviewStore {
    virtual ~ReviewStore() = default;
    /// False when this customer has reviewed the product before.
    virtual bool add(const Review& review) = 0;
    virtual std::optional<Review> find(const std::string& id) = 0;
    virtual std::optional<Review> by(const CustomerId& customer, const ProductCode& product) = 0;
    virtual ReviewPage approved(const ProductCode& product, ReviewOrder order, int page, int page_size) = 0;
    virtual std::vector<Review> waiting(int most) = 0;
    /// Only from pending; false when it is decided already.
    virtual bool decide(const std::string& id, ReviewStatus status) = 0;
    /// The approved review counts in the product's stars from now on.
    virtual void count_in(const ProductCode& product, int rating, TimePoint now) = 0;
    /// A voice per customer; a second one replaces the first.
    virtual void vote(const std::string& id, const CustomerId& customer, bool helpful) = 0;
    virtual bool has_bought(const CustomerId& customer, const ProductCode& product) = 0;
};

}  // namespace spaza
