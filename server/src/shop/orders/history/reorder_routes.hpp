#pragma once

#include <string>

#include "base/fields.hpp"
#include "shop/cart/cart_wire.hpp"
#include "shop/orders/placing/orders_service.hpp"

namespace spaza {

/// The cart, with what could not be added and why.
std::string reordered_json(const Reorder& reordered, const FieldSet& fields, const wire::Texts& texts);

}  // namespace spaza
