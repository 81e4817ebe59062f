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

    StoreSnapshot() { publish({}); }

    /// `wanted`: zones that shall be the default, the best first; the one taken stands first from then on. Without
    /// any store the shop is online only.
    void publish(Stores stores, const std::vector<StoreCode>& wanted = {});
    /// What stands now, never empty; stays as it is while the caller holds it.
    std::shared_ptr<const Stores> stores() const { return stores_.load(); }

    std::vector<PointOfService> all() const override { return *stores(); }
    std::optional<PointOfService> find(const StoreCode& code) const override;
    std::vector<std::pair<PointOfService, double>> nearest(const GeoPoint& from, std::size_t most) const override;
    /// The one marked as such; else online orders leave from the default store.
    PointOfService warehouse() const override;

private:
    Published<Stores> stores_;
};

}  // namespace spaza
