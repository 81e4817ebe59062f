#pragma once

#include "base/result.hpp"
#include "shop/settlements/settlement.hpp"

namespace spaza {

/// Reads a gateway's CSV. A refusal names what is wrong: `body` with row and column.
Result<SettlementFile> settlement_file(std::string_view csv);

/// `-1 234.50`, `R1,234.50`, `1234,5` in cents; nothing when it is no amount.
std::optional<Money> settlement_amount(std::string_view text);

}  // namespace spaza
