#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/location/geocoder.hpp"
#include "shop/location/location.hpp"

/// JSON shapes of contract/openapi/location.yaml.
namespace spaza::wire {

struct Region {
    std::string isocode;
    std::optional<std::string> isocodeShort;
    std::optional<std::string> countryIso;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(Region, (), (isocode, isocodeShort, countryIso, name))

struct Country {
    std::string isocode;
    std::optional<std::string> name;
};
BOOST_DESCRIBE_STRUCT(Country, (), (isocode, name))

struct City {
    std::string isocode;
    std::string name;
    Region region;
};
BOOST_DESCRIBE_STRUCT(City, (), (isocode, name, region))

struct Town {
    std::string code;
    std::string name;
    std::string city;
    std::string postalCode;
    Region region;
    double latitude{};
    double longitude{};
    std::optional<std::string> zone;
};
BOOST_DESCRIBE_STRUCT(Town, (), (code, name, city, postalCode, region, latitude, longitude, zone))

struct RegionList {
    std::vector<Region> regions;
};
BOOST_DESCRIBE_STRUCT(RegionList, (), (regions))

struct CityList {
    std::vector<City> cities;
};
BOOST_DESCRIBE_STRUCT(CityList, (), (cities))

struct TownList {
    std::vector<Town> towns;
};
BOOST_DESCRIBE_STRUCT(TownList, (), (towns))

struct SuburbList {
    std::vector<Town> suburbs;
};
BOOST_DESCRIBE_STRUCT(SuburbList, (), (suburbs))

struct DetectedAddress {
    std::optional<std::string> postalCode;
    std::optional<std::string> province;
    std::optional<std::string> town;
    std::optional<std::string> streetNumber;
    std::optional<std::string> streetName;
    std::optional<std::string> sublocalityLevel1;
    std::optional<std::string> sublocalityLevel2;
    std::optional<std::string> locality;
    std::optional<std::string> political;
    std::optional<Country> country;
    std::optional<Region> region;
    std::optional<std::string> formattedAddress;
    std::optional<std::string> displayAddress;
    std::optional<double> latitude;
    std::optional<double> longitude;
};
BOOST_DESCRIBE_STRUCT(DetectedAddress, (),
                      (postalCode, province, town, streetNumber, streetName, sublocalityLevel1, sublocalityLevel2,
                       locality, political, country, region, formattedAddress, displayAddress, latitude,
                       longitude))

struct Coordinates {
    std::optional<double> latitude;
    std::optional<double> longitude;
};
BOOST_DESCRIBE_STRUCT(Coordinates, (), (latitude, longitude))

struct DetectedLocation {
    std::optional<double> latitude;
    std::optional<double> longitude;
    std::optional<Coordinates> values;
    std::optional<std::string> postalCode;
    std::optional<DetectedAddress> detectedAddress;
};
BOOST_DESCRIBE_STRUCT(DetectedLocation, (), (latitude, longitude, values, postalCode, detectedAddress))

struct AddressSuggestionList {
    std::vector<DetectedAddress> suggestions;
    bool streets{false};  // from a map that knows streets
};
BOOST_DESCRIBE_STRUCT(AddressSuggestionList, (), (suggestions, streets))

/// Where the shopper is served; in the contract `StoreAddress`.
struct ServedAddress {
    std::optional<std::string> id;
    std::string zone;
    std::string town;
    std::optional<std::string> suburb;
    std::string city;
    Region region;
    Country country;
    std::string postalCode;
    double latitude{};
    double longitude{};
    std::string formattedAddress;
    std::string displayAddress;
    std::optional<std::string> line1;
    std::optional<std::string> line2;
    std::optional<std::string> firstName;
    std::optional<std::string> lastName;
    std::optional<std::string> cellphone;
    bool defaultAddress{};
    bool isInvalidAddress{};
    bool visibleInAddressBook{};
};
BOOST_DESCRIBE_STRUCT(ServedAddress, (),
                      (id, zone, town, suburb, city, region, country, postalCode, latitude, longitude,
                       formattedAddress, displayAddress, line1, line2, firstName, lastName, cellphone,
                       defaultAddress, isInvalidAddress, visibleInAddressBook))

struct ServingPoint {
    double latitude{};
    double longitude{};
};
BOOST_DESCRIBE_STRUCT(ServingPoint, (), (latitude, longitude))

struct ServingStore {
    std::string name;
    std::string displayName;
    ServingPoint geoPoint;
    double distanceKm{};
};
BOOST_DESCRIBE_STRUCT(ServingStore, (), (name, displayName, geoPoint, distanceKm))

struct BaseStore {
    bool responseStatus{true};
    std::optional<std::string> successMsg;
    std::optional<std::string> errorMsg;
    std::optional<std::string> zone;
    std::optional<ServingStore> baseStore;
    std::optional<ServedAddress> storeAddress;
    std::optional<DetectedAddress> detectedAddress;
};
BOOST_DESCRIBE_STRUCT(BaseStore, (),
                      (responseStatus, successMsg, errorMsg, zone, baseStore, storeAddress, detectedAddress))

Region to_wire(const spaza::Region& region);
Region region_to_wire(const std::string& code);
Country home_country();
Town to_wire(const Place& place);
DetectedAddress detected(const Place& place, const GeoPoint& at);
DetectedAddress detected(const FoundAddress& found);
ServedAddress to_wire(const ServedPlace& served);
BaseStore base_store(const ServedPlace& served);
/// First non-empty of sublocalityLevel1, sublocalityLevel2, locality, political (spec §3); else `town`.
std::string town_of(const DetectedAddress& address);

}  // namespace spaza::wire

namespace spaza::json {

template <>
struct Levels<wire::Region> {
    static constexpr std::array members{
        MemberLevel{"isocode", Level::basic}, MemberLevel{"isocodeShort", Level::standard},
        MemberLevel{"countryIso", Level::standard}, MemberLevel{"name", Level::basic}};
};

template <>
struct Levels<wire::Town> {
    static constexpr std::array members{
        MemberLevel{"code", Level::basic},         MemberLevel{"name", Level::basic},
        MemberLevel{"city", Level::basic},         MemberLevel{"postalCode", Level::basic},
        MemberLevel{"region", Level::standard},    MemberLevel{"latitude", Level::standard},
        MemberLevel{"longitude", Level::standard}, MemberLevel{"zone", Level::standard}};
};

}  // namespace spaza::json
