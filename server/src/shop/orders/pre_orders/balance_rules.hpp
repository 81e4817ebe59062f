#pragma once

#include "shop/orders/pre_orders/balance.hpp"

namespace spaza {

BalanceStep balance_step(const Deposit& deposit, bool released, TimePoint now);

/// The balance may be paid until the end of that day in Johannesburg.
TimePoint balance_due(TimePoint asked, std::chrono::days lives);
/// The last day it may be paid on, as shoppers are notified.
std::chrono::sys_days last_day_of(TimePoint due);

}  // namespace spaza
