#pragma once

#include <optional>
#include <set>
#include <string>

#include "base/clock.hpp"
#include "base/codes.hpp"

namespace spaza {

/// Coupons of their own that customers want to be reminded of.
struct CustomerCouponStore {
    virtual ~CustomerCouponStore() = default;
    virtual std::set<std::string> of(const CustomerId& customer) = 0;
    /// When the account was made; nothing when there is none.
    virtual std::optional<TimePoint> customer_since(const CustomerId& customer) = 0;
    /// False when it was wanted already. With `due` a CouponReminderMessage comes then; without, never.
    virtual bool add(const CustomerId& customer, const std::string& coupon, TimePoint now,
                     std::optional<TimePoint> due) = 0;
    /// False when it was not wanted.
    virtual bool take(const CustomerId& customer, const std::string& coupon) = 0;
};

}  // namespace spaza
