#pragma once

#include <optional>
#include <string>

#include "base/json.hpp"
#include "shop/addresses/addresses.hpp"

namespace spaza {

struct FeedRegion {
    std::string isocode;
    std::optional<std::string> isocodeShort;
    std::optional<std::string> countryIso;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(FeedRegion, (), (isocode, isocodeShort, countryIso, name))

struct FeedCountry {
    std::string isocode;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(FeedCountry, (), (isocode, name))

/// An address as the warehouse's feed names its members. They resemble the API's (addresses_wire) and are not
/// shared with it on purpose: a warehouse reads the feed for years, and a change of the API must not reach it. A
/// parcel needs no VAT number.
struct FeedAddress {
    std::string id;
    std::optional<std::string> titleCode;
    std::string firstName;
    std::string lastName;
    std::optional<std::string> companyName;
    std::optional<std::string> unitNumber;
    std::optional<std::string> buildingName;
    std::optional<std::string> additionalAddress;
    std::string line1;
    std::string line2;
    std::string streetName;
    std::string streetNumber;
    std::string streetAddress;
    std::string suburb;
    std::string town;
    std::string city;
    FeedRegion region;
    FeedCountry country;
    std::string postalCode;
    std::optional<std::string> phone;
    std::optional<std::string> cellphone;
    std::optional<std::string> alternateNumber;
    double latitude{};
    double longitude{};
    std::string zone;
    bool shippingAddress{true};
    bool defaultAddress{};
    bool isInvalidAddress{};
    bool visibleInAddressBook{true};
    std::string formattedAddress;
};
BOOST_DESCRIBE_STRUCT(FeedAddress, (),
                      (id, titleCode, firstName, lastName, companyName, unitNumber, buildingName,
                       additionalAddress, line1, line2, streetName, streetNumber, streetAddress, suburb, town,
                       city, region, country, postalCode, phone, cellphone, alternateNumber, latitude, longitude,
                       zone, shippingAddress, defaultAddress, isInvalidAddress, visibleInAddressBook,
                       formattedAddress))

FeedAddress feed_address(const Address& address);

}  // namespace spaza
