#pragma once

#include <map>

#include "shop/settlements/settlement.hpp"

namespace spaza {

/// Holds each row of a file against what the shop has of its payment, found by our reference, else by the
/// gateway's. `expected` are payments that came in during the file's days.
SettlementMatch match_settlement(const SettlementHead& head, const std::vector<SettlementRow>& rows,
                                 const std::map<std::string, SettledPayment>& by_reference,
                                 const std::map<std::string, SettledPayment>& by_gateway_ref,
                                 const std::vector<SettledPayment>& expected);

}  // namespace spaza
