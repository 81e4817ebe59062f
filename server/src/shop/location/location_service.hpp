#pragma once

#include "base/result.hpp"
#include "shop/location/gazetteer.hpp"
#include "shop/location/location.hpp"

namespace spaza {

/// Which place a shopper is at, and which store serves it. All in memory; safe from any thread.
class LocationService {
public:
    LocationService(const Gazetteer& gazetteer, const StoreReader& stores)
        : gazetteer_{gazetteer}, stores_{stores} {}

    /// Refuses a postal code that does not exist and a query without any place. Outside South Africa the default
    /// place stands in (spec §4).
    Result<ServedPlace> serve(const PlaceQuery& query) const;
    /// The same, with the default place where `serve` refuses.
    ServedPlace serve_or_default(const PlaceQuery& query) const;

    StoreCode zone_of(const GeoPoint& point) const;
    const Gazetteer& places() const { return gazetteer_; }

    /// Where shoppers stand who have chosen no place: at the default zone's store.
    ServedPlace at_default() const;

private:
    ServedPlace at(const Place& place, const GeoPoint& point) const;

    const Gazetteer& gazetteer_;
    const StoreReader& stores_;
};

}  // namespace spaza
