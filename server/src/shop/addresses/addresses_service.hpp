#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "shop/addresses/address_news.hpp"
#include "shop/addresses/addresses.hpp"
#include "shop/addresses/addresses_store.hpp"
#include "shop/location/location_service.hpp"

namespace spaza {

/// The address book and where the customer is served from. An address of someone else is one that is not there.
class AddressService {
public:
    /// `news` hears of every change but of the first address of an address book.
    AddressService(AddressStore& store, const LocationService& location, AddressNews& news, const Clock& clock)
        : store_{store}, location_{location}, news_{news}, clock_{clock} {}

    std::vector<Address> list(const CustomerId& customer) const;
    Result<Address> find(const CustomerId& customer, const AddressId& id) const;
    /// The first address is the default one. In use and default addresses decide where the customer is served.
    Result<Address> add(const CustomerId& customer, AddressForm form, bool use);
    /// A stock OCC client's form with what it leaves to the shop (occ_address_rules).
    AddressForm completed_form(AddressForm form) const;
    /// With a town of its postal code where the one it has is none: of this city, else the code's own.
    AddressForm with_town_of_code(AddressForm form, const std::string& city) const;
    /// Whether it could be saved.
    Done verify(const CustomerId& customer, const AddressForm& form) const;
    /// `use`: also deliver there from now on.
    Result<Address> change(const CustomerId& customer, const AddressId& id, AddressForm form, bool use);
    /// Only the postal code changes; it must be one of the address's province.
    Result<Address> set_postal_code(const CustomerId& customer, const AddressId& id, const std::string& code);
    /// The places of a postal code in the address's province; none is a refusal.
    Result<std::vector<const Place*>> places_of_code(const CustomerId& customer, const AddressId& id,
                                                     const std::string& code) const;
    Done remove(const CustomerId& customer, const AddressId& id);
    Result<Address> make_default(const CustomerId& customer, const AddressId& id);
    /// `address.notServed` when the address is not on the map any more.
    Result<Address> select(const CustomerId& customer, const AddressId& id);

    /// Where the customer's goods go: the address in use, else the default one.
    std::optional<Address> in_use(const CustomerId& customer) const;

    /// Which store serves a place.
    Result<ServedPlace> serve(const PlaceQuery& query) const { return location_.serve(query); }
    /// Serves the customer from a detected place until they choose an address.
    Result<ServedPlace> choose_place(const CustomerId& customer, const PlaceQuery& query);
    std::optional<ServedPlace> chosen_place(const CustomerId& customer) const;

private:
    /// Where the address stays at the place it was at before, what the map says of that today is not held against
    /// it.
    Result<Address> checked(const CustomerId& customer, AddressForm form,
                            const AddressForm* before = nullptr) const;
    Done placed(AddressForm& form) const;
    /// Where the map has the town.
    GeoPoint point_of(const AddressForm& form) const;
    Address completed(Address address) const;
    void serve_from(const CustomerId& customer, const AddressId& id);

    AddressStore& store_;
    const LocationService& location_;
    AddressNews& news_;
    const Clock& clock_;
};

}  // namespace spaza
