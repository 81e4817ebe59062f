#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "shop/stock/stock_store.hpp"

namespace spaza {

/// Units to take for one order entry, from the first of `stores` that has some, then the next.
struct StockWish {
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

/// Takes and gives back stock. Rows are always touched in the same order, so that two orders never wait for each
/// other in a circle.
class ReservationService {
public:
    explicit ReservationService(StockStore& stock) : stock_{stock} {}

    /// All of it or, as a Result, which entries cannot be had (then the transaction is rolled back).
    Result<std::vector<Allocation>> reserve(std::vector<StockWish> wishes);
    void release(std::vector<Allocation> allocations);
    void sell(std::vector<Allocation> allocations);

private:
    StockStore& stock_;
};

}  // namespace spaza
