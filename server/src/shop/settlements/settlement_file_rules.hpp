#pragma once

#include "base/result.hpp"
#include "shop/settlements/settlement.hpp"

namespace spaza {

/// Reads a gateway's CSV. Its decimal mark is that of the first amount that tells; fees are what payments cost,
/// below zero what was given back, whichever the column writes with a minus. A refusal names what is wrong: `body`
/// with row and column.
Result<SettlementFile> settlement_file(std::string_view csv);

}  // namespace spaza
