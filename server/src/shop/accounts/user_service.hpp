#pragma once

#include <optional>
#include <string_view>

#include "shop/accounts/accounts_service.hpp"
#include "shop/addresses/addresses_service.hpp"
#include "shop/location/location_service.hpp"

namespace spaza {

/// What the shop knows of who is looking: a guest, or a customer with cart and address.
struct UserDetails {
    std::optional<Customer> customer;  // nobody: a guest
    std::optional<CartSummary> cart;
    std::optional<Address> address;  // where a customer is served
    ServedPlace place;               // where anyone else is
};

/// Puts together the user details of spec §3.
class UserService {
public:
    UserService(AccountService& accounts, AddressService& addresses, const LocationService& location)
        : accounts_{accounts}, addresses_{addresses}, location_{location} {}

    /// A customer's own address decides, then the place they chose, then the one asked about; else the default.
    UserDetails details(const std::optional<CustomerId>& customer, const PlaceQuery& query,
                        std::string_view cart_code) const;

private:
    AccountService& accounts_;
    AddressService& addresses_;
    const LocationService& location_;
};

}  // namespace spaza
