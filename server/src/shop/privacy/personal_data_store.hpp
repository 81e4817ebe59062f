#pragma once

#include <vector>

#include "shop/privacy/personal_data.hpp"

namespace spaza {

/// What every table holds of one customer.
struct PersonalDataStore {
    virtual ~PersonalDataStore() = default;
    /// Of their files the newest, up to `most_bytes` in all.
    virtual PersonalData everything(const CustomerId& customer, std::int64_t most_bytes) = 0;
    /// Whoever places an order, returns something or claims of one waits until the transaction ends.
    virtual void hold(const CustomerId& customer) = 0;
    virtual std::vector<DeletionObstacle> obstacles(const CustomerId& customer) = 0;
    /// Takes every personal value out of every table, but what the law makes the shop keep. The account ends.
    virtual void forget(const CustomerId& customer) = 0;
};

}  // namespace spaza
