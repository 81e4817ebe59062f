#pragma once

#include <string_view>

#include "base/result.hpp"
#include "shop/orders/orders.hpp"

namespace spaza {

/// The time filters of the order history (spec §3). `custom` takes months `2026-01` or days `2026-01-31`.
Done apply_time(OrderFilter& filter, std::string_view time, std::string_view start, std::string_view end,
                TimePoint now);

}  // namespace spaza
