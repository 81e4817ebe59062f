#pragma once

#include <chrono>
#include <string>

#include "base/result.hpp"
#include "shop/checkout/liquor.hpp"

namespace spaza {

/// Confirmed, and of age today; each mistake is named.
Done of_age(const AgeDeclaration& declaration, const LiquorPolicy& policy, std::chrono::sys_days today);

bool may_sell_liquor(const StoreCode& store, const LiquorPolicy& policy);

/// A day on which liquor may be handed over, and between which hours.
struct LiquorDay {
    std::chrono::sys_days day;
    OpeningHours hours;
};
/// The first from `day` on; nothing where it may not be handed over at all.
std::optional<LiquorDay> liquor_day(const std::string& province, std::chrono::sys_days day,
                                    const LiquorPolicy& policy);

}  // namespace spaza
