#pragma once

#include <functional>

#include "shop/promotion_desk/coupon_desk.hpp"

namespace spaza {

/// `YOUTH-7K49-2M3Q-H4XW`: 60 random bits, without 0, O, 1 and I, so that it can be read out. `random` gives
/// bytes.
std::string coupon_from(const std::string& prefix, const std::string& random);
/// Random bytes that takes.
inline constexpr std::size_t kCouponBytes = 12;

/// The most a batch can give away; nothing when a code has no end, or what it takes off has none.
std::optional<Money> most_cost(const CouponBatch& batch, const Promotion& promotion, Money delivery_fee);

}  // namespace spaza
