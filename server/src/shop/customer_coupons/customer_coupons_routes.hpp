#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/customer_coupons/customer_coupons_service.hpp"

namespace spaza {

/// …/users/{user}/customercoupons, …/customercoupons/{couponCode}/claim and …/notification: the coupons that are a
/// customer's alone, in the words of OCC.
void add_customer_coupon_routes(http::Router& router, const Transactional<CustomerCouponService>& coupons);

}  // namespace spaza
