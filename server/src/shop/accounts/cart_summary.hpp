#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/codes.hpp"

namespace spaza {

/// What the header and the local item list need of a cart.
struct CartSummary {
    struct Item {
        ProductCode product;
        int quantity{};
    };
    std::string code;
    std::string guid;
    int total_items{};
    std::vector<Item> items;
};

/// What accounts ask of carts; the cart module implements it.
struct CustomerCarts {
    virtual ~CustomerCarts() = default;
    /// A customer's current cart, or the guest cart with this guid when there is no customer. Never another's.
    virtual std::optional<CartSummary> summary(const std::optional<CustomerId>& customer,
                                               std::string_view cart_code) = 0;
    /// Makes a guest cart the customer's own at sign-in; a stale or foreign guid changes nothing.
    virtual void adopt(const CustomerId& customer, std::string_view guest_cart_guid) = 0;
};

}  // namespace spaza
