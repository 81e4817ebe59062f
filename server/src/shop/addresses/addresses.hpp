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
    bool street_address_blank{false};  // it was given, with nothing in it
    std::string town;                  // town or suburb
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

/// `4B Kudu Hof, 12 Berger Street, Vorna Valley, Paarl, 7646`
std::string formatted_address(const AddressForm& form);
/// One short text for all who write the same door: whoever lives there, capitals, dots and usual abbreviations of
/// streets aside. Without `key` nobody can tell which door it is by trying all of them.
std::string household_of(const AddressForm& form, std::string_view key);

/// `12 Berger Street`, or what was written for it.
std::string street_line(const AddressForm& form);

/// The lines as stock OCC clients know them: `12 Berger Street`, and what else there is to say.
struct OccLines {
    std::string line1;
    std::string line2;
};
OccLines occ_lines(const AddressForm& form);

}  // namespace spaza
