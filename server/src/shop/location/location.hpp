#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/codes.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

inline constexpr const char* kCountry = "ZA";
inline constexpr const char* kCountryName = "South Africa";

/// A province.
struct Region {
    std::string code;  // ISO 3166-2, e.g. ZA-KZN
    std::string name;
};

/// A suburb, or a town as a whole, with one of its postal codes.
struct Place {
    std::string region;  // ISO 3166-2
    std::string city;
    std::string name;
    std::string postal_code;
    GeoPoint at;
};

/// Where a shopper says they are; what is missing is worked out from the rest.
struct PlaceQuery {
    std::optional<GeoPoint> at;
    std::string postal_code;
    std::string town;
    std::string country;  // ISO code; empty: not said
};

/// The store that serves a place.
struct ServedPlace {
    Place place;
    GeoPoint at;  // as given, else the place's own
    StoreCode zone;
    std::optional<PointOfService> store;
    double distance_km{};
    bool outside_country{false};  // the default place stands in
};

}  // namespace spaza
