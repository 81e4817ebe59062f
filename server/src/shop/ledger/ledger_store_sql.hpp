#pragma once

#include <vector>

#include "platform/storage/storage.hpp"
#include "shop/ledger/ledger.hpp"

namespace spaza {

/// Adds stock, reservations, payments, refunds, documents and budgets up against each other, as they stand in one
/// transaction; of every rule that does not hold, at most so many subjects.
std::vector<LedgerFault> faults_in_the_ledger(storage::Session& session, int most = 10);

}  // namespace spaza
