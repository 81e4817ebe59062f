#pragma once

#include <string>

#include "base/codes.hpp"

namespace spaza {

/// Keys of the kind `customer` in the change log. Those of one look are reported in the order of their texts:
/// nobody is changed before they are there.
inline std::string customer_created(const CustomerId& id) { return id.value + "|1created"; }
inline std::string customer_changed(const CustomerId& id) { return id.value + "|2changed"; }
inline std::string customer_deleted(const CustomerId& id) { return id.value + "|3deleted"; }

}  // namespace spaza
