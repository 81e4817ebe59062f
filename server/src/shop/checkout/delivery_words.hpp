#pragma once

#include <optional>
#include <string_view>

#include "shop/checkout/checkout.hpp"

namespace spaza {

/// `doorstep`, `pickup`, `online_only`.
std::string_view delivery_name(Delivery delivery);
std::optional<Delivery> delivery_named(std::string_view name);

}  // namespace spaza
