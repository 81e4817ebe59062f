#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "shop/cart/cart.hpp"

namespace spaza {

struct SavedCartEntry {
    ProductCode product;
    int quantity{1};
};

/// A cart a customer put aside under a name.
struct SavedCart {
    CartCode code;
    CustomerId customer;
    std::string name;
    std::string description;
    std::vector<SavedCartEntry> entries;
    TimePoint saved_at;
};

struct SavedCartPolicy {
    std::size_t most{20};           // of one customer
    std::chrono::hours kept{4320};  // after saving; then housekeeping removes it
};

}  // namespace spaza
