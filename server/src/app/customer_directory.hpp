#pragma once

#include "shop/accounts/accounts_service.hpp"
#include "shop/addresses/addresses_service.hpp"
#include "shop/checkout/checkout.hpp"

namespace spaza::app {

/// Accounts and the address book, as checkout and orders ask for them.
class AccountDirectory final : public CustomerDirectory {
public:
    AccountDirectory(AccountStore& accounts, AddressService& addresses)
        : accounts_{accounts}, addresses_{addresses} {}

    std::optional<DeliveryAddress> delivery_address(const CustomerId& customer) override;
    CustomerContact contact(const CustomerId& customer) override;

private:
    AccountStore& accounts_;
    AddressService& addresses_;
};

}  // namespace spaza::app
