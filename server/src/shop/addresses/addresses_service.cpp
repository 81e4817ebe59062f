#include "shop/addresses/addresses_service.hpp"

#include <algorithm>

#include "base/secrets.hpp"
#include "shop/addresses/addresses_rules.hpp"
#include "shop/addresses/occ_address_rules.hpp"
#include "shop/location/places.hpp"

namespace spaza {
namespace {

std::unexpected<Error> unknown_address(const AddressId& id) {
    return fail(Reason::not_found, "address.unknown", id.value, {}, "address");
}

std::unexpected<Error> bad_field(std::string key, std::string field) {
    return fail(Reason::invalid, std::move(key), std::move(field), "ValidationError", "parameter");
}

/// A town as the map spells it, when it is one of these places: some name a suburb of the postal code, others the
/// city around it.
std::optional<std::string> town_among(const std::vector<const Place*>& places, const std::string& town) {
    const std::string name = comparable(town);
    for (const auto part : {&Place::name, &Place::city})
        for (const Place* place : places)
            if (comparable(place->*part) == name) return place->*part;
    return std::nullopt;
}

bool at_same_place(const AddressForm& one, const AddressForm& other) {
    return one.postal_code == other.postal_code && one.region == other.region && one.city == other.city &&
           one.town == other.town;
}

bool same_recipient(const AddressForm& one, const AddressForm& other) {
    return one.first_name == other.first_name && one.last_name == other.last_name &&
           one.cellphone == other.cellphone;
}

}  // namespace

/// Whether postal code, province, city and town belong together; the town as the map spells it.
Done AddressService::placed(AddressForm& form) const {
    auto places = location_.places().with_code(form.postal_code);
    if (places.empty()) return bad_field("location.unknownPostalCode", "postalCode");
    std::erase_if(places, [&](const Place* place) { return place->region != form.region; });
    if (places.empty()) return bad_field("address.regionMismatch", "postalCode");
    // A city of the province; what people call one may also be a place of the postal code (Sandton).
    const std::string city = comparable(form.city);
    if (location_.places().city_named(form.region, form.city).empty() &&
        std::ranges::none_of(places, [&](const Place* place) { return comparable(place->name) == city; }))
        return bad_field("address.cityMismatch", "city");
    auto town = town_among(places, form.town);
    if (!town) return bad_field("address.townMismatch", "town");
    form.town = *std::move(town);
    return Done{};
}

Result<Address> AddressService::checked(const CustomerId& customer, AddressForm form,
                                        const AddressForm* before) const {
    if (const auto region = region_named(form.region)) form.region = region->code;
    if (auto problems = problems_of(form); !problems.empty()) return fail(std::move(problems));
    const bool stays = before && at_same_place(form, *before) &&
                       !location_.places().with_code(form.postal_code).empty();  // else it is invalid
    if (!stays)
        if (const Done place = placed(form); !place) return std::unexpected(place.error());

    Address address;
    address.customer = customer;
    const bool given = form.at && may_be_in_country(*form.at);
    address.at = given ? *form.at : point_of(form);
    address.form = std::move(form);
    return address;
}

GeoPoint AddressService::point_of(const AddressForm& form) const {
    const PlaceQuery query{.at = {}, .postal_code = form.postal_code, .town = form.town, .country = {}};
    return location_.serve_or_default(query).place.at;
}

Address AddressService::completed(Address address) const {
    address.zone = location_.zone_of(address.at);
    address.invalid = location_.places().with_code(address.form.postal_code).empty();
    return address;
}

/// An address decides from now on; a detected place does not any more.
void AddressService::serve_from(const CustomerId& customer, const AddressId& id) {
    store_.use(customer, id);
    store_.forget_place(customer);
}

std::vector<Address> AddressService::list(const CustomerId& customer) const {
    auto all = store_.list(customer);
    for (Address& address : all) address = completed(std::move(address));
    return all;
}

Result<Address> AddressService::find(const CustomerId& customer, const AddressId& id) const {
    auto address = store_.find(customer, id);
    if (!address) return unknown_address(id);
    return completed(std::move(*address));
}

AddressForm AddressService::completed_form(AddressForm form) const {
    if (const auto region = region_named(form.region)) form.region = region->code;
    const auto places = location_.places().with_code(form.postal_code);
    return from_occ_form(std::move(form), places);
}

AddressForm AddressService::with_town_of_code(AddressForm form, const std::string& city) const {
    auto places = location_.places().with_code(form.postal_code);
    std::erase_if(places, [&](const Place* place) { return place->region != form.region; });
    if (places.empty() || town_among(places, form.town)) return form;
    const auto near = std::ranges::find_if(
        places, [&](const Place* place) { return comparable(place->city) == comparable(city); });
    const Place& place = near == places.end() ? *places.front() : **near;
    form.town = place.name;
    form.city = place.city;
    return form;
}

Done AddressService::verify(const CustomerId& customer, const AddressForm& form) const {
    const auto address = checked(customer, form);
    if (!address) return std::unexpected(address.error());
    return std::monostate{};
}

Result<Address> AddressService::add(const CustomerId& customer, AddressForm form, bool use) {
    auto address = checked(customer, std::move(form));
    if (!address) return address;

    store_.lock_addresses(customer);
    const std::size_t before = store_.list(customer).size();
    if (before >= kMostAddresses) return fail(Reason::invalid, "address.tooMany", "addresses", "ValidationError");
    address->id = AddressId{secrets::random_id()};
    store_.add(*address, clock_.now());
    const bool becomes_default = address->form.make_default || before == 0;
    if (becomes_default) store_.make_default(customer, address->id);
    if (use || becomes_default) serve_from(customer, address->id);
    if (before > 0) news_.happened(AddressChange::added, *address);
    return find(customer, address->id);
}

Result<Address> AddressService::change(const CustomerId& customer, const AddressId& id, AddressForm form,
                                       bool use) {
    const auto before = store_.find(customer, id);
    if (!before) return unknown_address(id);
    if (form.company_unsaid) {
        form.company_name = before->form.company_name;
        form.vat_number = before->form.vat_number;
    }
    auto address = checked(customer, std::move(form), &before->form);
    if (!address) return address;

    store_.lock_addresses(customer);
    address->id = id;
    store_.change(*address, clock_.now());
    if (formatted_address(before->form) != formatted_address(address->form) ||
        !same_recipient(before->form, address->form))
        news_.happened(AddressChange::changed, *address);
    if (address->form.make_default) store_.make_default(customer, id);
    if (use || address->form.make_default) serve_from(customer, id);
    return find(customer, id);
}

Result<std::vector<const Place*>> AddressService::places_of_code(const CustomerId& customer, const AddressId& id,
                                                                 const std::string& code) const {
    const auto address = store_.find(customer, id);
    if (!address) return unknown_address(id);
    auto places = location_.places().with_code(code);
    if (places.empty()) return bad_field("location.unknownPostalCode", "postalCode");
    std::erase_if(places, [&](const Place* place) { return place->region != address->form.region; });
    if (places.empty()) return bad_field("address.regionMismatch", "postalCode");
    return places;
}

Result<Address> AddressService::set_postal_code(const CustomerId& customer, const AddressId& id,
                                                const std::string& code) {
    const auto before = store_.find(customer, id);
    if (!before) return unknown_address(id);
    AddressForm form = before->form;
    form.postal_code = code;
    form.make_default = false;
    form = with_town_of_code(std::move(form), before->form.city);
    // Where the customer is stays; where the map has the town of another postal code does not.
    const bool of_customer = distance_km(before->at, point_of(before->form)) > 0.001;
    const bool same_town = comparable(form.town) == comparable(before->form.town);
    if (same_town && (of_customer || code == before->form.postal_code)) form.at = before->at;
    return change(customer, id, std::move(form), false);
}

Done AddressService::remove(const CustomerId& customer, const AddressId& id) {
    store_.lock_addresses(customer);
    const auto address = store_.find(customer, id);
    if (!address || !store_.remove(customer, id)) return unknown_address(id);
    news_.happened(AddressChange::removed, *address);
    const auto left = store_.list(customer);
    if (address->is_default && !left.empty()) store_.make_default(customer, left.front().id);
    return std::monostate{};
}

Result<Address> AddressService::make_default(const CustomerId& customer, const AddressId& id) {
    store_.lock_addresses(customer);
    if (!store_.find(customer, id)) return unknown_address(id);
    store_.make_default(customer, id);
    serve_from(customer, id);
    return find(customer, id);
}

Result<Address> AddressService::select(const CustomerId& customer, const AddressId& id) {
    store_.lock_addresses(customer);
    auto address = find(customer, id);
    if (!address) return address;
    if (address->invalid)
        return fail(Reason::invalid, "address.notServed", id.value, "ValidationError", "address");
    serve_from(customer, id);
    address->in_use = true;
    return address;
}

std::optional<Address> AddressService::in_use(const CustomerId& customer) const {
    const auto all = store_.list(customer);  // the default first
    if (all.empty()) return std::nullopt;
    const auto used = std::ranges::find(all, true, &Address::in_use);
    return completed(used == all.end() ? all.front() : *used);
}

Result<ServedPlace> AddressService::choose_place(const CustomerId& customer, const PlaceQuery& query) {
    auto served = location_.serve(query);
    if (!served) return served;
    Place place = served->place;
    place.at = served->at;
    store_.lock_addresses(customer);
    store_.use(customer, AddressId{});
    store_.choose_place(customer, place, clock_.now());
    return served;
}

std::optional<ServedPlace> AddressService::chosen_place(const CustomerId& customer) const {
    auto place = store_.chosen_place(customer);
    if (!place) return std::nullopt;
    ServedPlace served{.place = *place, .at = place->at, .zone = location_.zone_of(place->at), .store = {}};
    return served;
}

}  // namespace spaza
