#include "shop/addresses/addresses_wire.hpp"

namespace spaza::wire {
namespace {

std::optional<std::string> unless_empty(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional{text};
}

std::string first_of(const std::optional<std::string>& text, const std::optional<std::string>& other = {}) {
    if (text && !text->empty()) return *text;
    return other.value_or(text.value_or(""));
}

}  // namespace

Address to_wire(const spaza::Address& address) {
    const spaza::AddressForm& form = address.form;
    Address wire;
    wire.id = address.id.value;
    wire.titleCode = unless_empty(form.title_code);
    wire.firstName = form.first_name;
    wire.lastName = form.last_name;
    wire.companyName = unless_empty(form.company_name);
    wire.vatNumber = unless_empty(form.vat_number);
    wire.unitNumber = unless_empty(form.unit_number);
    wire.buildingName = unless_empty(form.building_name);
    wire.additionalAddress = unless_empty(form.additional_address);
    wire.line1 = wire.streetName = form.line1;
    wire.line2 = wire.streetNumber = form.line2;
    wire.streetAddress = form.street_address.empty() ? form.line2 + " " + form.line1 : form.street_address;
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
