#include "shop/addresses/addresses_wire.hpp"

#include "base/messages.hpp"

namespace spaza::wire {
namespace {

std::optional<std::string> unless_empty(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional{text};
}

std::string first_of(const std::optional<std::string>& text, const std::optional<std::string>& other = {}) {
    if (text && !text->empty()) return *text;
    return other.value_or(text.value_or(""));
}

/// Left out, the street address is made of number and street; given as a blank, the rules refuse it.
bool is_blank(const std::optional<std::string>& text) {
    return text && text->find_first_not_of(" \t\r\n") == text->npos;
}

}  // namespace

Address to_wire(const spaza::Address& address) {
    const spaza::AddressForm& form = address.form;
    Address wire;
    wire.id = address.id.value;
    wire.titleCode = unless_empty(form.title_code);
    if (wire.titleCode) wire.title = message("title." + form.title_code);
    wire.firstName = form.first_name;
    wire.lastName = form.last_name;
    wire.companyName = unless_empty(form.company_name);
    wire.vatNumber = unless_empty(form.vat_number);
    wire.unitNumber = unless_empty(form.unit_number);
    wire.buildingName = unless_empty(form.building_name);
    wire.additionalAddress = unless_empty(form.additional_address);
    wire.line1 = wire.streetName = form.line1;
    wire.line2 = wire.streetNumber = form.line2;
    wire.streetAddress = street_line(form);
    wire.town = wire.suburb = form.town;
    wire.city = form.city;
    wire.region = region_to_wire(form.region);
    wire.country = home_country();
    wire.postalCode = form.postal_code;
    wire.phone = wire.cellphone = unless_empty(form.cellphone);
    wire.alternateNumber = unless_empty(form.alternate_number);
    wire.latitude = address.at.latitude;
    wire.longitude = address.at.longitude;
    wire.zone = address.zone.value;
    wire.defaultAddress = address.is_default;
    wire.isInvalidAddress = address.invalid;
    wire.formattedAddress = formatted_address(form);
    return wire;
}

Address with_occ_lines(const spaza::Address& address) {
    Address wire = to_wire(address);
    const OccLines lines = occ_lines(address.form);
    wire.line1 = lines.line1;
    wire.line2 = lines.line2;
    return wire;
}

spaza::AddressForm changed_form(const spaza::Address& before, const AddressForm& change) {
    spaza::AddressForm form = before.form;
    const spaza::AddressForm given = from_wire(change);
    const auto take = [](std::string& into, const std::string& text, bool said) {
        if (said) into = text;
    };
    take(form.title_code, given.title_code, change.titleCode.has_value());
    take(form.first_name, given.first_name, change.firstName.has_value());
    take(form.last_name, given.last_name, change.lastName.has_value());
    take(form.cellphone, given.cellphone, change.cellphone || change.phone);
    take(form.alternate_number, given.alternate_number, change.alternateNumber.has_value());
    take(form.unit_number, given.unit_number, change.unitNumber.has_value());
    take(form.building_name, given.building_name, change.buildingName.has_value());
    take(form.additional_address, given.additional_address, change.additionalAddress.has_value());
    take(form.line1, given.line1, change.line1 || change.streetName);
    // Without a number of its own the first line says it; a second line of the same client is no number.
    take(form.line2, given.line2, change.line1 || change.line2 || change.streetNumber);
    const bool other_street = change.line1 || change.line2 || change.streetName || change.streetNumber;
    take(form.street_address, given.street_address, other_street || change.streetAddress);
    form.street_address_blank = given.street_address_blank;
    take(form.town, given.town, change.town.has_value());
    take(form.region, given.region, change.region.has_value());
    take(form.postal_code, given.postal_code, change.postalCode.has_value());
    const bool other_town = form.town != before.form.town || form.postal_code != before.form.postal_code;
    take(form.city, given.city, change.city || other_town);
    take(form.company_name, given.company_name, change.companyName.has_value());
    take(form.vat_number, given.vat_number, change.vatNumber.has_value());
    form.company_unsaid = given.company_unsaid;
    form.at = given.at;
    if (!form.at && !other_town && form.line1 == before.form.line1) form.at = before.at;
    form.make_default = given.make_default;
    return form;
}

ServedAddress served_address(const spaza::Address& address) {
    const spaza::AddressForm& form = address.form;
    ServedAddress wire;
    wire.id = address.id.value;
    wire.zone = address.zone.value;
    wire.town = form.town;
    wire.suburb = form.town;
    wire.city = form.city;
    wire.region = region_to_wire(form.region);
    wire.country = home_country();
    wire.postalCode = form.postal_code;
    wire.latitude = address.at.latitude;
    wire.longitude = address.at.longitude;
    wire.formattedAddress = formatted_address(form);
    wire.displayAddress = form.town + ", " + form.postal_code;
    wire.line1 = form.line1;
    wire.line2 = form.line2;
    wire.firstName = form.first_name;
    wire.lastName = form.last_name;
    wire.cellphone = unless_empty(form.cellphone);
    wire.defaultAddress = address.is_default;
    wire.isInvalidAddress = address.invalid;
    wire.visibleInAddressBook = true;
    return wire;
}

spaza::AddressForm from_wire(const AddressForm& form) {
    spaza::AddressForm address{.title_code = first_of(form.titleCode),
                               .first_name = first_of(form.firstName),
                               .last_name = first_of(form.lastName),
                               .cellphone = first_of(form.cellphone, form.phone),
                               .alternate_number = first_of(form.alternateNumber),
                               .unit_number = first_of(form.unitNumber),
                               .building_name = first_of(form.buildingName),
                               .additional_address = first_of(form.additionalAddress),
                               .line1 = first_of(form.line1, form.streetName),
                               .line2 = first_of(form.line2, form.streetNumber),
                               .street_address = first_of(form.streetAddress),
                               .street_address_blank = is_blank(form.streetAddress),
                               .town = first_of(form.town),
                               .city = first_of(form.city),
                               .region = form.region ? first_of(form.region->isocode) : std::string{},
                               .postal_code = first_of(form.postalCode),
                               .company_name = first_of(form.companyName),
                               .vat_number = first_of(form.vatNumber),
                               .company_unsaid = !form.companyName && !form.vatNumber,
                               .at = {},
                               .make_default = form.defaultAddress.value_or(false)};
    if (form.latitude && form.longitude) address.at = GeoPoint{*form.latitude, *form.longitude};
    return address;
}

}  // namespace spaza::wire
