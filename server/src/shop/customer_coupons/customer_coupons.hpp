#pragma once

#include <boost/describe.hpp>
#include <chrono>
#include <string>

#include "shop/promotions/promotions.hpp"

namespace spaza {

/// A coupon that is a customer's alone, and whether they will be reminded of it.
struct CustomerCoupon {
    PersonalCoupon coupon;
    bool reminded{};
};

/// So long before a coupon ends its customer is reminded of it.
inline constexpr std::chrono::days kRemindedBefore{3};

inline constexpr const char* kCouponReminderTopic = "coupon-reminder";

/// In the outbox till then.
struct CouponReminderMessage {
    std::string customer;
    std::string coupon;
};
BOOST_DESCRIBE_STRUCT(CouponReminderMessage, (), (customer, coupon))

}  // namespace spaza
