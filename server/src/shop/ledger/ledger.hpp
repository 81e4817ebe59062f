#pragma once

#include <string>

namespace spaza {

/// Something the ledger says twice, and not the same both times.
struct LedgerFault {
    std::string rule;     // what does not hold
    std::string subject;  // the order, product or budget it does not hold for
};

}  // namespace spaza
