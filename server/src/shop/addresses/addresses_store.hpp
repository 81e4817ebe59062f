#pragma once

#include <optional>
#include <vector>

#include "shop/addresses/addresses.hpp"
#include "shop/location/location.hpp"

namespace spaza {

/// The address books, and the place a customer chose instead of an address.
struct AddressStore {
    virtual ~AddressStore() = default;
    /// Keeps other changes of this address book waiting until the transaction ends.
    virtual void lock_addresses(const CustomerId& customer) = 0;
    /// The default first, then the newest.
    virtual std::vector<Address> list(const CustomerId& customer) = 0;
    /// Nothing when it is another customer's.
    virtual std::optional<Address> find(const CustomerId& customer, const AddressId& id) = 0;
    virtual void add(const Address& address, TimePoint now) = 0;
    virtual void change(const Address& address, TimePoint now) = 0;
    virtual bool remove(const CustomerId& customer, const AddressId& id) = 0;
    virtual void make_default(const CustomerId& customer, const AddressId& id) = 0;
    /// An empty id: none is in use.
    virtual void use(const CustomerId& customer, const AddressId& id) = 0;

    virtual std::optional<Place> chosen_place(const CustomerId& customer) = 0;
    virtual void choose_place(const CustomerId& customer, const Place& place, TimePoint now) = 0;
    virtual void forget_place(const CustomerId& customer) = 0;
};

}  // namespace spaza
