#pragma once

#include <vector>

#include "base/codes.hpp"

namespace spaza {

/// Units to take for one order entry, from the first of `stores` that has some, then the next.
struct StockRequest {
    int entry_number{};
    ProductCode product;
    int units{};
    std::vector<StoreCode> stores;
};

/// From where units of an entry come.
struct Allocation {
    int entry_number{};
    ProductCode product;
    StoreCode store;
    int units{};
    bool operator==(const Allocation&) const = default;
};

}  // namespace spaza
