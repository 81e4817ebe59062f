#pragma once

#include <set>
#include <vector>

#include "base/result.hpp"
#include "shop/stock/reservation.hpp"
#include "shop/stock/stock_store.hpp"

namespace spaza {

/// Takes and gives back stock. Rows are always touched in the same order, so that two orders never wait for each
/// other in a circle.
class ReservationService {
public:
    explicit ReservationService(StockStore& stock) : stock_{stock} {}

    /// All of it or, as a Result, which entries cannot be had (then the transaction is rolled back).
    Result<std::vector<Allocation>> reserve(std::vector<StockRequest> requested);
    /// The very same units once more, after they were given back; takes nothing when not all are free.
    bool retake(std::vector<Allocation> allocations);
    /// Units free now on all these shelves.
    int free(const ProductCode& product, const std::set<StoreCode>& stores);
    void release(std::vector<Allocation> allocations);
    void put_back(std::vector<Allocation> allocations);
    /// Units that came back after they had been handed over, to wherever they are now.
    void take_in(std::vector<Allocation> allocations);
    void sell(std::vector<Allocation> allocations);

private:
    StockStore& stock_;
};

}  // namespace spaza
