#pragma once

#include <map>

#include "shop/settlements/settlement.hpp"

namespace spaza {

/// Holds each row of a file against what the shop has of its payment, found by our reference, else by the
/// gateway's. `earlier` are rows of other files about the same payments; `expected` payments that came in during
/// the file's days.
SettlementMatch match_settlement(const SettlementHead& head, const std::vector<SettlementRow>& rows,
                                 const std::vector<EarlierRow>& earlier,
                                 const std::map<std::string, SettledPayment>& by_reference,
                                 const std::map<std::string, SettledPayment>& by_gateway_ref,
                                 const std::vector<SettledPayment>& expected);

}  // namespace spaza
