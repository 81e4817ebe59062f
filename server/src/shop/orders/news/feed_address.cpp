#include "shop/orders/news/feed_address.hpp"

#include "shop/location/location.hpp"
#include "shop/location/places.hpp"

namespace spaza {
namespace {

std::optional<std::string> feed_text(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional{text};
}

FeedRegion feed_region(const std::string& code) {
    const auto known = region_named(code);
    if (!known) return {.isocode = code, .isocodeShort = {}, .countryIso = {}, .name = code};
    return {.isocode = known->code,
            .isocodeShort = known->code.substr(3),
            .countryIso = kCountry,
            .name = known->name};
}

}  // namespace

FeedAddress feed_address(const Address& address) {
    const AddressForm& form = address.form;
    FeedAddress feed;
    feed.id = address.id.value;
    feed.titleCode = feed_text(form.title_code);
    feed.firstName = form.first_name;
    feed.lastName = form.last_name;
    feed.companyName = feed_text(form.company_name);
    feed.unitNumber = feed_text(form.unit_number);
    feed.buildingName = feed_text(form.building_name);
    feed.additionalAddress = feed_text(form.additional_address);
    feed.line1 = feed.streetName = form.line1;
    feed.line2 = feed.streetNumber = form.line2;
    feed.streetAddress = street_line(form);
    feed.suburb = feed.town = form.town;
    feed.city = form.city;
    feed.region = feed_region(form.region);
    feed.country = {kCountry, kCountryName};
    feed.postalCode = form.postal_code;
    feed.phone = feed.cellphone = feed_text(form.cellphone);
    feed.alternateNumber = feed_text(form.alternate_number);
    feed.latitude = address.at.latitude;
    feed.longitude = address.at.longitude;
    feed.zone = address.zone.value;
    feed.defaultAddress = address.is_default;
    feed.isInvalidAddress = address.invalid;
    feed.formattedAddress = formatted_address(form);
    return feed;
}

}  // namespace spaza
