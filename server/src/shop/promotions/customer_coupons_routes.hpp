#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/promotions/promotions_service.hpp"

namespace spaza {

/// GET …/users/{user}/customercoupons and POST …/customercoupons/{couponCode}/claim: the coupons that are a
/// customer's alone, in the words of OCC.
void add_customer_coupon_routes(http::Router& router, const Transactional<PromotionService>& promotions);

}  // namespace spaza
