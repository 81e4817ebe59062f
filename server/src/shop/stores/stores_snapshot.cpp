#include "shop/stores/stores_snapshot.hpp"

#include <algorithm>
#include <stdexcept>

namespace spaza {

std::optional<PointOfService> StoreSnapshot::find(const StoreCode& code) const {
    const auto stores = this->stores();
    for (const PointOfService& store : *stores)
        if (store.code == code) return store;
    return std::nullopt;
}

std::vector<std::pair<PointOfService, double>> StoreSnapshot::nearest(const GeoPoint& from,
                                                                      std::size_t most) const {
    const auto stores = this->stores();
    std::vector<std::pair<const PointOfService*, double>> found;
    for (const PointOfService& store : *stores)
        if (!store.warehouse) found.emplace_back(&store, distance_km(from, store.at));
    std::ranges::stable_sort(found, {}, [](const auto& each) { return each.second; });
    found.resize(std::min(found.size(), most));

    std::vector<std::pair<PointOfService, double>> nearest;
    nearest.reserve(found.size());
    for (const auto& [store, distance] : found) nearest.emplace_back(*store, distance);
    return nearest;
}

PointOfService StoreSnapshot::warehouse() const {
    const auto stores = this->stores();
    const auto found = std::ranges::find(*stores, true, &PointOfService::warehouse);
    if (found == stores->end()) throw std::runtime_error{"no point of service is marked as the online warehouse"};
    return *found;
}

}  // namespace spaza
