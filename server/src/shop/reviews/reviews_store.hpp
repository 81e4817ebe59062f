#pragma once

#include "shop/reviews/reviews.hpp"
#include "shop/reviews/stars.hpp"

namespace spaza {

struct ReviewStore {
    virtual ~ReviewStore() = default;
    /// False when this customer has reviewed the product before.
    virtual bool add(const Review& review) = 0;
    virtual std::optional<Review> find(const std::string& id) = 0;
    virtual std::optional<Review> by(const CustomerId& customer, const ProductCode& product) = 0;
    virtual ReviewPage approved(const ProductCode& product, ReviewOrder order, int page, int page_size) = 0;
    /// Reviews that are shown count in the product's stars from now on, or no more.
    virtual void move_stars(const ProductCode& product, const StarsMoved& moved, TimePoint now) = 0;
    /// A voice per customer; a second one replaces the first.
    virtual void vote(const std::string& id, const CustomerId& customer, bool helpful) = 0;
    virtual bool has_bought(const CustomerId& customer, const ProductCode& product) = 0;
};

}  // namespace spaza
