#pragma once

#include <vector>

#include "shop/stores/stores.hpp"

namespace spaza {

/// Where points of service are kept.
struct PointOfServiceStore {
    virtual ~PointOfServiceStore() = default;
    /// All of them, by code.
    virtual std::vector<PointOfService> load() = 0;
    /// Adds it or replaces it whole.
    virtual void save(const PointOfService& store) = 0;
};

}  // namespace spaza
