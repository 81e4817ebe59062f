#pragma once

#include <vector>

#include "shop/privacy/personal_data.hpp"

namespace spaza {

/// What every table holds of one customer.
struct PersonalDataStore {
    virtual ~PersonalDataStore() = default;
    virtual PersonalData everything(const CustomerId& customer) = 0;
    virtual std::vector<DeletionObstacle> obstacles(const CustomerId& customer) = 0;
    /// Takes every personal value out of every table, but what the law makes the shop keep. The account ends.
    virtual void forget(const CustomerId& customer) = 0;
};

}  // namespace spaza
