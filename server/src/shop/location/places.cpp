#include "shop/location/places.hpp"

#include <algorithm>
#include <array>

namespace spaza {
namespace {

std::string upper(std::string_view text) {
    std::string result{text};
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? char(c - ('a' - 'A')) : c; });
    return result;
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kOldCodes{
    {{"ZA-GT", "ZA-GP"}, {"ZA-NL", "ZA-KZN"}, {"ZA-ZN", "ZA-KZN"}, {"ZA-NP", "ZA-LP"}}};

}  // namespace

const std::vector<Region>& regions() {
    static const std::vector<Region> all{
        {"ZA-EC", "Eastern Cape"},   {"ZA-FS", "Free State"},    {"ZA-GP", "Gauteng"},
        {"ZA-KZN", "KwaZulu-Natal"}, {"ZA-LP", "Limpopo"},       {"ZA-MP", "Mpumalanga"},
        {"ZA-NW", "North West"},     {"ZA-NC", "Northern Cape"}, {"ZA-WC", "Western Cape"}};
    return all;
}

std::optional<Region> region_named(std::string_view text) {
    std::string asked = upper(text);
    if (asked.size() == 2 || asked.size() == 3) asked.insert(0, "ZA-");
    for (const auto& [old, current] : kOldCodes)
        if (asked == old) asked = current;
    for (const Region& region : regions())
        if (region.code == asked || upper(region.name) == asked) return region;
    return std::nullopt;
}

bool may_be_in_country(const GeoPoint& point) {
    return point.latitude >= -35.2 && point.latitude <= -22.0 && point.longitude >= 16.3 &&
           point.longitude <= 33.1;
}

Place place_of(const PointOfService& store) {
    const std::string& town = store.town.empty() ? store.suburb : store.town;
    return {
        .region = store.province, .city = town, .name = town, .postal_code = store.postal_code, .at = store.at};
}

std::string display_address(const Place& place) {
    return place.name + (place.name.empty() || place.postal_code.empty() ? "" : ", ") + place.postal_code;
}

std::string formatted_address(const Place& place) {
    std::string text = place.name;
    if (place.city != place.name) text += ", " + place.city;
    if (const auto region = region_named(place.region)) text += ", " + region->name;
    return text + ", " + place.postal_code;
}

}  // namespace spaza
