#include "shop/stock_admin/stock_payload_rules.hpp"

#include "base/json.hpp"

namespace spaza {

BOOST_DESCRIBE_STRUCT(UnitsChange, (), (product, units))
BOOST_DESCRIBE_STRUCT(StockPayload, (), (store, changes, undoes))

std::string json_of(const StockPayload& payload) { return json::write(payload); }

std::optional<StockPayload> stock_payload(std::string_view text) {
    auto payload = json::read<StockPayload>(text);
    if (!payload) return std::nullopt;
    return *std::move(payload);
}

}  // namespace spaza
