#pragma once

#include "shop/orders/orders.hpp"

namespace spaza {

/// For tests: an entry as it was ordered, by cents.
inline OrderEntry gift_test_entry(int number, int quantity, std::int64_t unit, std::int64_t total,
                                  const char* part = "A") {
    OrderEntry made;
    made.number = number;
    made.consignment = part;
    made.quantity = quantity;
    made.unit_price = Money::cents(unit);
    made.total = Money::cents(total);
    return made;
}

}  // namespace spaza
