#pragma once

#include <optional>
#include <string>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

inline constexpr std::size_t kMostAddresses = 50;

/// What the address form holds. Empty: not given.
struct AddressForm {
    std::string title_code;
    std::string first_name;
    std::string last_name;
    std::string cellphone;
    std::string alternate_number;
    std::string unit_number;
    std::string building_name;
    std::string additional_address;
    std::string line1;  // street name
    std::string line2;  // street number
    std::string street_address;
    std::string town;  // town or suburb
    std::string city;
    std::string region;  // ISO 3166-2
    std::string postal_code;
    std::string company_name;
    std::string vat_number;      // the company's
    bool company_unsaid{false};  // neither was given: a change leaves both as they were
    std::optional<GeoPoint> at;
    bool make_default{false};
};

/// A saved address.
struct Address {
    AddressId id;
    CustomerId customer;
    AddressForm form;
    GeoPoint at;
    StoreCode zone;  // whose store serves it today
    bool is_default{false};
    bool in_use{false};   // what the shopper is shown is for this address
    bool invalid{false};  // its postal code is not on the map any more
    TimePoint created_at;
};

/// `4B Kudu Hof, 12 Berger Street, Vorna Valley, Midrand, 1686`
std::string formatted_address(const AddressForm& form);

}  // namespace spaza
