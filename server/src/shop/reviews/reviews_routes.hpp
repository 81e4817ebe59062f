#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/reviews/reviews_service.hpp"

namespace spaza {

/// GET and POST …/products/{productCode}/reviews, POST …/products/{productCode}/reviews/{reviewId}/helpful.
void add_review_routes(http::Router& router, Transactional<ReviewService> reviews);

}  // namespace spaza
