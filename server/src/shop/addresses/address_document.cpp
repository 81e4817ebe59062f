#include "shop/addresses/address_document.hpp"

#include <stdexcept>

#include "base/json.hpp"

namespace spaza {
namespace {

constexpr int kDocumentVersion = 1;

struct KeptAddress {
    int version{kDocumentVersion};
    std::string id;
    std::string title;
    std::string firstName;
    std::string lastName;
    std::string company;
    std::string vatNumber;
    std::string unit;
    std::string building;
    std::string additional;
    std::string streetName;
    std::string streetNumber;
    std::string streetAddress;
    std::string town;
    std::string city;
    std::string region;
    std::string postalCode;
    std::string cellphone;
    std::string otherNumber;
    double latitude{};
    double longitude{};
    std::string zone;
    bool isDefault{};
    bool isInvalid{};
};
BOOST_DESCRIBE_STRUCT(KeptAddress, (),
                      (version, id, title, firstName, lastName, company, vatNumber, unit, building, additional,
                       streetName, streetNumber, streetAddress, town, city, region, postalCode, cellphone,
                       otherNumber, latitude, longitude, zone, isDefault, isInvalid))

}  // namespace

std::string document_of(const Address& address) {
    const AddressForm& form = address.form;
    return json::write(KeptAddress{.version = kDocumentVersion,
                                   .id = address.id.value,
                                   .title = form.title_code,
                                   .firstName = form.first_name,
                                   .lastName = form.last_name,
                                   .company = form.company_name,
                                   .vatNumber = form.vat_number,
                                   .unit = form.unit_number,
                                   .building = form.building_name,
                                   .additional = form.additional_address,
                                   .streetName = form.line1,
                                   .streetNumber = form.line2,
                                   .streetAddress = form.street_address,
                                   .town = form.town,
                                   .city = form.city,
                                   .region = form.region,
                                   .postalCode = form.postal_code,
                                   .cellphone = form.cellphone,
                                   .otherNumber = form.alternate_number,
                                   .latitude = address.at.latitude,
                                   .longitude = address.at.longitude,
                                   .zone = address.zone.value,
                                   .isDefault = address.is_default,
                                   .isInvalid = address.invalid});
}

std::optional<Address> address_in(std::string_view document, const OrderCode& order) {
    if (document.empty() || document == "{}") return std::nullopt;
    const auto kept = json::read<KeptAddress>(document);
    if (!kept || kept->version != kDocumentVersion)
        throw std::runtime_error{"the address of order " + order.value + " cannot be read"};
    Address address;
    address.id = AddressId{kept->id};
    AddressForm& form = address.form;
    form.title_code = kept->title;
    form.first_name = kept->firstName;
    form.last_name = kept->lastName;
    form.company_name = kept->company;
    form.vat_number = kept->vatNumber;
    form.unit_number = kept->unit;
    form.building_name = kept->building;
    form.additional_address = kept->additional;
    form.line1 = kept->streetName;
    form.line2 = kept->streetNumber;
    form.street_address = kept->streetAddress;
    form.town = kept->town;
    form.city = kept->city;
    form.region = kept->region;
    form.postal_code = kept->postalCode;
    form.cellphone = kept->cellphone;
    form.alternate_number = kept->otherNumber;
    address.at = {kept->latitude, kept->longitude};
    address.zone = StoreCode{kept->zone};
    address.is_default = kept->isDefault;
    address.invalid = kept->isInvalid;
    return address;
}

}  // namespace spaza
