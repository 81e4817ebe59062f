#pragma once

#include "base/clock.hpp"
#include "base/result.hpp"
#include "shop/catalogue/catalogue.hpp"
#include "shop/checkout/checkout.hpp"
#include "shop/reviews/reviews_store.hpp"

namespace spaza {

class ReviewService {
public:
    static constexpr int kMostPerPage = 50;

    ReviewService(ReviewStore& store, const ProductReader& products, CustomerDirectory& customers,
                  const Clock& clock)
        : store_{store}, products_{products}, customers_{customers}, clock_{clock} {}

    Result<ReviewPage> page(const ProductCode& product, ReviewOrder order, int page, int page_size);
    /// One per customer and product.
    Result<Review> write(const CustomerId& customer, const ProductCode& product, const ReviewForm& form);
    /// Nobody votes on their own review.
    Result<Review> vote(const CustomerId& customer, const ProductCode& product, const std::string& review,
                        bool helpful);

private:
    ReviewStore& store_;
    const ProductReader& products_;
    CustomerDirectory& customers_;
    const Clock& clock_;
};

}  // namespace spaza
