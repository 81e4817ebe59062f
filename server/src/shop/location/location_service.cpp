#include "shop/location/location_service.hpp"

#include <algorithm>

#include "shop/location/places.hpp"
#include "shop/stores/stores_rules.hpp"

namespace spaza {
namespace {

/// Further than this from every known place is sea, or another country.
constexpr double kReach = 120;

bool is_home_country(const std::string& country) {
    return country.empty() || (country.size() == 2 && (country[0] | 0x20) == 'z' && (country[1] | 0x20) == 'a');
}

/// Among the places of a postal code: the one of that name, else the one nearest to the point, else the first.
const Place* best_of(const std::vector<const Place*>& places, const PlaceQuery& query) {
    const std::string town = comparable(query.town);
    for (const Place* place : places)
        if (!town.empty() && (comparable(place->name) == town || comparable(place->city) == town)) return place;
    if (!query.at) return places.front();
    return *std::ranges::min_element(places, {},
                                     [&](const Place* place) { return distance_km(place->at, *query.at); });
}

}  // namespace

ServedPlace LocationService::at(const Place& place, const GeoPoint& point) const {
    ServedPlace served{.place = place, .at = point, .zone = default_zone(stores_), .store = {}};
    const auto nearest = stores_.nearest(point, 1);
    if (nearest.empty()) return served;
    served.store = nearest.front().first;
    served.distance_km = nearest.front().second;
    served.zone = served.store->code;
    return served;
}

ServedPlace LocationService::at_default() const {
    ServedPlace served{.place = {}, .at = {}, .zone = default_zone(stores_), .store = {}};
    served.store = stores_.find(served.zone);
    if (!served.store) return served;
    served.place = place_of(*served.store);
    served.at = served.place.at;
    return served;
}

Result<ServedPlace> LocationService::serve(const PlaceQuery& query) const {
    const bool outside = !is_home_country(query.country) || (query.at && !may_be_in_country(*query.at));
    const auto coded = gazetteer_.with_code(query.postal_code);
    const bool known_code = !coded.empty();
    if (!outside && query.at) {
        const auto [nearest, kilometres] = gazetteer_.nearest(*query.at);
        if (nearest && kilometres <= kReach) return at(known_code ? *best_of(coded, query) : *nearest, *query.at);
    }
    if (outside || query.at) {
        ServedPlace served = at_default();
        served.outside_country = true;
        return served;
    }
    if (known_code) {
        const Place& place = *best_of(coded, query);
        return at(place, place.at);
    }
    if (!query.postal_code.empty())
        return fail(Reason::invalid, "location.unknownPostalCode", "postalCode", "ValidationError", "parameter");
    if (const auto named = gazetteer_.suggest(query.town, 1); !named.empty()) return at(*named[0], named[0]->at);
    return fail(Reason::invalid, "location.needed", "postalCode", "ValidationError", "parameter");
}

ServedPlace LocationService::serve_or_default(const PlaceQuery& query) const {
    auto served = serve(query);
    return served ? std::move(*served) : at_default();
}

StoreCode LocationService::zone_of(const GeoPoint& point) const {
    const auto nearest = stores_.nearest(point, 1);
    return nearest.empty() ? default_zone(stores_) : nearest.front().first.code;
}

}  // namespace spaza
