#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/addresses/addresses.hpp"
#include "shop/location/location_wire.hpp"

/// JSON shapes of contract/openapi/addresses.yaml.
namespace spaza::wire {

struct Address {
    std::string id;
    std::optional<std::string> title;
    std::optional<std::string> titleCode;
    std::string firstName;
    std::string lastName;
    std::optional<std::string> companyName;
    std::optional<std::string> vatNumber;
    std::optional<std::string> unitNumber;
    std::optional<std::string> buildingName;
    std::optional<std::string> additionalAddress;
    std::string line1;
    std::string line2;
    std::string streetName;
    std::string streetNumber;
    std::optional<std::string> streetAddress;
    std::string suburb;
    std::string town;
    std::string city;
    Region region;
    Country country;
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
    std::optional<bool> responseStatus;
    std::optional<std::string> successMsg;
    std::optional<std::string> errorMsg;
};
BOOST_DESCRIBE_STRUCT(Address, (),
                      (id, title, titleCode, firstName, lastName, companyName, vatNumber, unitNumber, buildingName,
                       additionalAddress, line1, line2, streetName, streetNumber, streetAddress, suburb, town,
                       city, region, country, postalCode, phone, cellphone, alternateNumber, latitude, longitude,
                       zone, shippingAddress, defaultAddress, isInvalidAddress, visibleInAddressBook,
                       formattedAddress, responseStatus, successMsg, errorMsg))

struct AddressList {
    std::vector<Address> addresses;
    bool responseStatus{true};
};
BOOST_DESCRIBE_STRUCT(AddressList, (), (addresses, responseStatus))

struct AddressFormRegion {
    std::optional<std::string> isocode;
};
BOOST_DESCRIBE_STRUCT(AddressFormRegion, (), (isocode))

struct AddressForm {
    std::optional<std::string> titleCode;
    std::optional<std::string> firstName;
    std::optional<std::string> lastName;
    std::optional<std::string> companyName;
    std::optional<std::string> vatNumber;
    std::optional<std::string> cellphone;
    std::optional<std::string> phone;
    std::optional<std::string> alternateNumber;
    std::optional<std::string> unitNumber;
    std::optional<std::string> buildingName;
    std::optional<std::string> additionalAddress;
    std::optional<std::string> line1;
    std::optional<std::string> line2;
    std::optional<std::string> streetName;
    std::optional<std::string> streetNumber;
    std::optional<std::string> streetAddress;
    std::optional<std::string> town;
    std::optional<std::string> city;
    std::optional<AddressFormRegion> region;
    std::optional<std::string> postalCode;
    std::optional<double> latitude;
    std::optional<double> longitude;
    std::optional<bool> defaultAddress;
};
BOOST_DESCRIBE_STRUCT(AddressForm, (),
                      (titleCode, firstName, lastName, companyName, vatNumber, cellphone, phone, alternateNumber,
                       unitNumber, buildingName, additionalAddress, line1, line2, streetName, streetNumber,
                       streetAddress, town, city, region, postalCode, latitude, longitude, defaultAddress))

struct SelectAddress {
    std::string id;
    std::optional<std::string> postalCode;
    std::optional<bool> isPreOrderCart;
};
BOOST_DESCRIBE_STRUCT(SelectAddress, (), (id, postalCode, isPreOrderCart))

/// What a call answers that only says whether it was done.
struct AddressStatus {
    bool responseStatus{true};
    std::optional<std::string> successMsg;
};
BOOST_DESCRIBE_STRUCT(AddressStatus, (), (responseStatus, successMsg))

struct AddressVerification {
    std::string decision;  // ACCEPT, REJECT
    std::vector<Address> suggestedAddresses;
    std::optional<json::Raw> errors;
};
BOOST_DESCRIBE_STRUCT(AddressVerification, (), (decision, suggestedAddresses, errors))

Address to_wire(const spaza::Address& address);
/// With the lines as stock OCC clients know them.
Address with_occ_lines(const spaza::Address& address);
/// What is given of an address in place of what it was.
spaza::AddressForm changed_form(const spaza::Address& before, const AddressForm& change);
/// Where the customer is served: the address as the shopper's store address.
ServedAddress served_address(const spaza::Address& address);
spaza::AddressForm from_wire(const AddressForm& form);

}  // namespace spaza::wire

namespace spaza::json {

template <>
struct Levels<wire::Address> {
    static constexpr std::array members{
        MemberLevel{"id", Level::basic},
        MemberLevel{"firstName", Level::basic},
        MemberLevel{"lastName", Level::basic},
        MemberLevel{"line1", Level::basic},
        MemberLevel{"line2", Level::basic},
        MemberLevel{"town", Level::basic},
        MemberLevel{"city", Level::basic},
        MemberLevel{"postalCode", Level::basic},
        MemberLevel{"country", Level::basic},
        MemberLevel{"region", Level::basic},
        MemberLevel{"defaultAddress", Level::basic},
        MemberLevel{"responseStatus", Level::basic},
        MemberLevel{"successMsg", Level::basic},
        MemberLevel{"errorMsg", Level::basic},
        MemberLevel{"title", Level::standard},
        MemberLevel{"titleCode", Level::standard},
        MemberLevel{"suburb", Level::standard},
        MemberLevel{"unitNumber", Level::standard},
        MemberLevel{"buildingName", Level::standard},
        MemberLevel{"additionalAddress", Level::standard},
        MemberLevel{"companyName", Level::standard},
        MemberLevel{"vatNumber", Level::standard},
        MemberLevel{"streetName", Level::standard},
        MemberLevel{"streetNumber", Level::standard},
        MemberLevel{"streetAddress", Level::standard},
        MemberLevel{"phone", Level::standard},
        MemberLevel{"cellphone", Level::standard},
        MemberLevel{"alternateNumber", Level::standard},
        MemberLevel{"latitude", Level::standard},
        MemberLevel{"longitude", Level::standard},
        MemberLevel{"zone", Level::standard},
        MemberLevel{"isInvalidAddress", Level::standard},
        MemberLevel{"formattedAddress", Level::standard},
    };
};

template <>
struct Levels<wire::AddressList> {
    static constexpr std::array members{MemberLevel{"addresses", Level::basic, Level::standard},
                                        MemberLevel{"responseStatus", Level::basic}};
};

}  // namespace spaza::json
