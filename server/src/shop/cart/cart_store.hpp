#pragma once

#include <optional>
#include <string>

#include "shop/cart/cart.hpp"

namespace spaza {

enum class Hold { no, until_commit };

struct CartStore {
    virtual ~CartStore() = default;
    virtual std::optional<Cart> by_code(const CartCode& code, Hold hold) = 0;
    virtual std::optional<Cart> by_guid(const std::string& guid, Hold hold) = 0;
    virtual std::optional<Cart> current(const CustomerId& customer, Hold hold,
                                        CartKind kind = CartKind::standard) = 0;
    /// Those made beside the current one, the oldest first.
    virtual std::vector<Cart> additional(const CustomerId& customer) = 0;
    /// False when the customer has an active cart already (made by another call a moment ago).
    virtual bool add(const Cart& cart) = 0;
    /// False when somebody changed it since it was read.
    virtual bool save(Cart& cart) = 0;
};

}  // namespace spaza
