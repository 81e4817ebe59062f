#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/codes.hpp"
#include "shop/promotions/pricing.hpp"

namespace spaza {

/// What promotions need to know of who buys.
struct Shoppers {
    virtual ~Shoppers() = default;
    /// Says that `has_ordered` will be asked: then it costs no round trip of its own.
    virtual void expect_has_ordered(const CustomerId& customer) = 0;
    /// Whether the customer has an order that is paid or may still be.
    virtual bool has_ordered(const CustomerId& customer) = 0;
    /// Where the customer has things delivered: the same text for all who do there. "" while nobody knows.
    virtual std::string household(const CustomerId& customer) = 0;
    virtual std::string uid(const CustomerId& customer) = 0;
    /// Whether a code or a mail has shown that the uid is theirs.
    virtual bool has_proven_email(const CustomerId& customer) = 0;
};

/// A coupon for one customer, and what it opens.
struct PersonalCoupon {
    Coupon coupon;
    std::string title;
    std::string description;
    bool for_everything{};  // every product of the shop
    std::optional<TimePoint> starts_at{};
    std::optional<TimePoint> ends_at{};
};

/// What became of a coupon in a cart.
struct CouponAnswer {
    std::string code;
    bool applied{};
    std::string message_key;  // why not
    Money missing_value;      // for "spend … more"
};

/// A cart's price, and its coupons.
struct CartPricing {
    PricedCart priced;
    std::vector<CouponAnswer> coupons;
    PricingContext context{};  // that it was priced with
};

/// Something of which only so many may be used.
struct Budget {
    std::string kind;  // promotion, coupon, first-order, given (cents), batch
    std::string code;
    std::string customer;   // or their household; empty: for all together
    std::int64_t most{};    // 0: counted, not limited
    std::int64_t units{1};  // so much of it at once
    auto operator<=>(const Budget&) const = default;
};

}  // namespace spaza
