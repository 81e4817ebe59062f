#include "shop/stores/stores_snapshot.hpp"

#include <algorithm>

#include "shop/stores/stores_rules.hpp"

namespace spaza {

void StoreSnapshot::publish(Stores stores, const std::vector<StoreCode>& wanted) {
    if (stores.empty()) stores.push_back(online_only_store());
    const auto taken = std::ranges::find(stores, default_zone_among(stores, wanted), &PointOfService::code);
    std::rotate(stores.begin(), taken, taken + 1);
    stores_.store(std::make_shared<const Stores>(std::move(stores)));
}

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
    return found == stores->end() ? stores->front() : *found;
}

}  // namespace spaza
