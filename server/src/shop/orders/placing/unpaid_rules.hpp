#pragma once

#include <set>

#include "base/result.hpp"
#include "shop/orders/orders.hpp"

namespace spaza {

/// Who is about to hold goods without having paid.
struct UnpaidHolder {
    bool is_known{};    // has paid before, or shown that a cellphone number is theirs
    bool at_address{};  // counted with others there: not known, and limits do not exempt them
};

/// What an order takes of one product: all its entries together, from these shelves.
struct UnpaidRequest {
    int entry_number{};  // of the first entry
    ProductCode product;
    std::string name;
    int units{};
    std::set<StoreCode> stores{};
};

/// What an order takes, entry by entry, product by product.
std::vector<UnpaidRequest> by_product(const std::vector<StockRequest>& requested);

/// Whether another order may wait for payment: `UnpaidOrdersError` with the customer's oldest, when too many do.
Done another_may_wait(const HeldUnpaid& held, const UnpaidHolder& holder, const UnpaidPolicy& policy);

/// Units that may be held of `free`, what others and the holder could have: a share, and a few in any case.
int units_allowed(int free, int percent, const UnpaidPolicy& policy);

/// Nobody needs to know what is free for it: it is no more than anybody may hold.
bool is_little(const UnpaidRequest& request, const HeldUnpaid& held, const UnpaidHolder& holder,
               const UnpaidPolicy& policy);

/// Whether so many units may be held, with `free` on those shelves beside the order's own: `UnpaidUnitsError`.
Done may_hold(const UnpaidRequest& request, int free, const HeldUnpaid& held, const UnpaidHolder& holder,
              const UnpaidPolicy& policy);

/// The refusals above.
bool is_unpaid_bound(const Error& refusal);

}  // namespace spaza
