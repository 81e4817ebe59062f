#include "shop/location/location_wire.hpp"

#include <cmath>

#include "shop/location/places.hpp"

namespace spaza::wire {
namespace {

double with_two_decimals(double value) { return std::round(value * 100) / 100; }

}  // namespace

Region to_wire(const spaza::Region& region) {
    return {.isocode = region.code,
            .isocodeShort = region.code.substr(3),
            .countryIso = kCountry,
            .name = region.name};
}

Region region_to_wire(const std::string& code) {
    const auto known = region_named(code);
    return known ? to_wire(*known) : Region{.isocode = code, .isocodeShort = {}, .countryIso = {}, .name = code};
}

Country home_country() { return {.isocode = kCountry, .name = kCountryName}; }

Town to_wire(const Place& place) {
    return {.code = place.name + "-" + place.postal_code,
            .name = place.name,
            .city = place.city,
            .postalCode = place.postal_code,
            .region = region_to_wire(place.region),
            .latitude = place.at.latitude,
            .longitude = place.at.longitude,
            .zone = {}};
}

DetectedAddress detected(const Place& place, const GeoPoint& at) {
    DetectedAddress address;
    address.postalCode = place.postal_code;
    address.town = place.name;
    if (place.name != place.city) address.sublocalityLevel1 = place.name;
    address.locality = place.city;
    address.region = region_to_wire(place.region);
    address.province = address.region->name;
    address.country = home_country();
    address.formattedAddress = formatted_address(place);
    address.displayAddress = display_address(place);
    address.latitude = at.latitude;
    address.longitude = at.longitude;
    return address;
}

DetectedAddress detected(const FoundAddress& found) {
    const auto said = [](const std::string& text) { return text.empty() ? std::nullopt : std::optional{text}; };
    DetectedAddress address;
    address.postalCode = said(found.postal_code);
    address.streetNumber = said(found.street_number);
    address.streetName = said(found.street_name);
    address.sublocalityLevel1 = said(found.sublocality1);
    address.sublocalityLevel2 = said(found.sublocality2);
    address.locality = said(found.locality);
    address.political = said(found.political);
    address.town = said(town_of(address));
    address.province = said(found.province);
    if (const auto region = region_named(found.region)) address.region = to_wire(*region);
    if (!found.country.empty()) address.country = Country{found.country, found.country_name};
    address.formattedAddress = said(found.formatted);
    address.displayAddress = said(town_of(address) + (found.postal_code.empty() ? "" : ", " + found.postal_code));
    address.latitude = found.at.latitude;
    address.longitude = found.at.longitude;
    return address;
}

ServedAddress to_wire(const ServedPlace& served) {
    const Place& place = served.place;
    ServedAddress address;
    address.zone = served.zone.value;
    address.town = place.name;
    address.suburb = place.name;
    address.city = place.city;
    address.region = region_to_wire(place.region);
    address.country = home_country();
    address.postalCode = place.postal_code;
    address.latitude = served.at.latitude;
    address.longitude = served.at.longitude;
    address.formattedAddress = formatted_address(place);
    address.displayAddress = display_address(place);
    return address;
}

BaseStore base_store(const ServedPlace& served) {
    BaseStore answer;
    answer.zone = served.zone.value;
    if (served.store)
        answer.baseStore = ServingStore{.name = served.store->code.value,
                                        .displayName = served.store->display_name,
                                        .geoPoint = {served.store->at.latitude, served.store->at.longitude},
                                        .distanceKm = with_two_decimals(served.distance_km)};
    answer.storeAddress = to_wire(served);
    answer.detectedAddress = detected(served.place, served.at);
    return answer;
}

std::string town_of(const DetectedAddress& address) {
    for (const auto& part :
         {address.sublocalityLevel1, address.sublocalityLevel2, address.locality, address.political, address.town})
        if (part && !part->empty()) return *part;
    return {};
}

}  // namespace spaza::wire
