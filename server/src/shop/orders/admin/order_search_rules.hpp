#pragma once

#include <string_view>

#include "shop/orders/admin/order_admin.hpp"

namespace spaza {

/// What a text somebody typed to find orders by may be; empty when it can be nothing.
OrderSearch order_search_of(std::string_view text);

/// `+27 82 555 0147`, `27825550147`, `082-555-0147` → `0825550147`; "" for what is no South African number.
std::string south_african_number(std::string_view text);

}  // namespace spaza
