#pragma once

#include <memory>
#include <vector>

#include "base/published.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

/// The points of service in memory: loaded at start, swapped whole when a store changes.
class StoreSnapshot final : public StoreReader {
public:
    using Stores = std::vector<PointOfService>;

    StoreSnapshot() : stores_{std::make_shared<const Stores>()} {}

    void publish(Stores stores) { stores_.store(std::make_shared<const Stores>(std::move(stores))); }
    /// What stands now; stays as it is while the caller holds it.
    std::shared_ptr<const Stores> stores() const { return stores_.load(); }

    std::vector<PointOfService> all() const override { return *stores(); }
    std::optional<PointOfService> find(const StoreCode& code) const override;
    std::vector<std::pair<PointOfService, double>> nearest(const GeoPoint& from, std::size_t most) const override;
    /// Throws when no warehouse has been imported.
    PointOfService warehouse() const override;

private:
    Published<Stores> stores_;
};

}  // namespace spaza
