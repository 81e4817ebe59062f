#pragma once

#include <functional>

#include "shop/promotion_admin/coupon_admin.hpp"

namespace spaza {

/// `YOUTH-7K49-2M3Q-H4XW`: 60 random bits, without 0, O, 1 and I, so that it can be read out. `random` gives
/// bytes.
std::string coupon_from(const std::string& prefix, const std::string& random);
/// Random bytes that takes.
inline constexpr std::size_t kCouponBytes = 12;

/// The most these batches of a promotion can give away together; nothing when a code has no end, what it takes off
/// has none, or the sum is beyond all counting.
std::optional<Money> most_cost(const std::vector<CouponBatch>& batches, const Promotion& promotion,
                               Money delivery_fee);

/// Whether codes that exist may cost more than `over` once the promotion says `after`, and more than they may now.
bool codes_cost_more(const std::vector<CouponBatch>& batches, const Promotion& before, const Promotion& after,
                     Money delivery_fee, Money over);

}  // namespace spaza
