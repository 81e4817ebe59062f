#pragma once

#include <algorithm>

#include "shop/accounts/accounts_store_sql.hpp"
#include "shop/addresses/addresses_store_sql.hpp"
#include "shop/orders/orders_store_sql.hpp"
#include "shop/promotions/promotions.hpp"

namespace spaza::app {

/// What accounts and orders know of a customer, as promotions ask for it.
class SessionShoppers final : public Shoppers {
public:
    /// `key` seals what is kept of households.
    SessionShoppers(storage::Session& session, std::string_view key)
        : accounts_{session}, orders_{session}, addresses_{session}, key_{key} {}

    void expect_has_ordered(const CustomerId& customer) override { orders_.expect_any_alive(customer); }
    bool has_ordered(const CustomerId& customer) override { return orders_.any_alive(customer); }
    std::string household(const CustomerId& customer) override {
        const auto all = addresses_.list(customer);
        const auto used = std::ranges::find(all, true, &Address::in_use);
        return used == all.end() ? std::string{} : household_of(used->form, key_);
    }
    std::string uid(const CustomerId& customer) override {
        const auto found = accounts_.find(customer);
        return found ? found->uid : std::string{};
    }
    bool has_proven_email(const CustomerId& customer) override {
        const auto found = accounts_.find(customer);
        return found && found->email_proven_at;
    }

private:
    SqlAccountStore accounts_;
    SqlOrderStore orders_;
    SqlAddressStore addresses_;
    std::string_view key_;
};

}  // namespace spaza::app
