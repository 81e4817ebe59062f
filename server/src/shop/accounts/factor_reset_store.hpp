#pragma once

#include "shop/accounts/factor_reset.hpp"

namespace spaza {

/// What operators did for customers who had lost every factor.
struct FactorResetStore {
    virtual ~FactorResetStore() = default;
    virtual void add(const FactorReset& reset) = 0;
};

}  // namespace spaza
