#pragma once

#include <optional>
#include <string>
#include <vector>

namespace spaza {

struct UnitsChange {
    std::string product;
    int units{};
};

/// What a proposal about stock is for: so many units more or fewer, whatever is on hand by then.
struct StockPayload {
    std::string store;
    std::vector<UnitsChange> changes;
    std::optional<std::int64_t> undoes{};  // the act
};

std::string json_of(const StockPayload& payload);
std::optional<StockPayload> stock_payload(std::string_view json);

}  // namespace spaza
