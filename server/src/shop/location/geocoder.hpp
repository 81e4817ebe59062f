#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "shop/location/location.hpp"

namespace spaza {

/// An address as somebody's map knows it; "" for what it does not say (spec §3, Detected address).
struct FoundAddress {
    std::string street_number;
    std::string street_name;
    std::string sublocality1;
    std::string sublocality2;
    std::string locality;
    std::string political;
    std::string region;  // ISO 3166-2
    std::string province;
    std::string postal_code;
    std::string country;  // ISO 3166-1
    std::string country_name;
    std::string formatted;
    GeoPoint at;
};

/// A maps vendor. The shop works without one, by its gazetteer.
struct Geocoder {
    virtual ~Geocoder() = default;
    /// Addresses in South Africa, best first; nothing at all when the vendor does not answer.
    virtual std::optional<std::vector<FoundAddress>> search(std::string_view text, std::size_t most) = 0;
    virtual std::optional<std::vector<FoundAddress>> at(const GeoPoint& point) = 0;
};

}  // namespace spaza
