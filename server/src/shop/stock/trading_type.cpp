#include "shop/stock/trading_type.hpp"

namespace spaza {

std::string wire_code(TradingType type) { return "0" + std::to_string(static_cast<int>(type)); }

TradingType trading_type(std::string_view code) {
    if (code == "01") return TradingType::online_only;
    if (code == "02") return TradingType::delivery_only;
    if (code == "09") return TradingType::pickup_only;
    return TradingType::normal;
}

}  // namespace spaza
