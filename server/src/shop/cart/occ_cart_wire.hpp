#pragma once

#include <functional>

#include "base/codes.hpp"
#include "shop/cart/cart_wire.hpp"

namespace spaza {

/// Adds what only stock OCC clients read of a customer's cart: the steps of its checkout.
using OccCartMembers =
    std::function<void(const CustomerId& customer, const ShopContext& context, wire::Cart& cart)>;

}  // namespace spaza
