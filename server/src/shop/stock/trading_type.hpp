#pragma once

#include <string>
#include <string_view>

namespace spaza {

/// How a product may reach the shopper (spec §3 codes).
enum class TradingType { normal = 0, online_only = 1, delivery_only = 2, pickup_only = 9 };

/// `00`, `01`, `02`, `09`.
std::string wire_code(TradingType type);
/// Unknown codes read as normal.
TradingType trading_type(std::string_view code);

}  // namespace spaza
