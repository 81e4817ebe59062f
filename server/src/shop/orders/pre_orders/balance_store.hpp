#pragma once

#include <vector>

#include "shop/orders/pre_orders/balance.hpp"

namespace spaza {

struct BalanceStore {
    virtual ~BalanceStore() = default;
    /// Those the shop waits for, oldest order first.
    virtual std::vector<OpenBalance> open() = 0;
};

}  // namespace spaza
