#pragma once

#include <optional>

#include "platform/storage/storage.hpp"
#include "shop/accounts/accounts_store_sql.hpp"
#include "shop/checkout/checkout.hpp"

namespace spaza::app {

/// Whom mails go to; what is delivered where the order says itself.
struct Contacts final : CustomerDirectory {
    explicit Contacts(storage::Session& session) : accounts{session} {}
    std::optional<DeliveryAddress> delivery_address(const CustomerId&) override { return std::nullopt; }
    CustomerContact contact(const CustomerId& customer) override {
        const auto found = accounts.find(customer);
        if (!found) return {};
        return {found->first_name, found->last_name, found->uid, found->mobile_number};
    }
    SqlAccountStore accounts;
};

}  // namespace spaza::app
