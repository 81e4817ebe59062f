#pragma once

#include "shop/orders/orders_store.hpp"
#include "shop/orders/placing/unpaid_rules.hpp"
#include "shop/stock/reservation_service.hpp"

namespace spaza {

/// Bounds what is held without having been paid, in the transaction that holds it.
class UnpaidService {
public:
    UnpaidService(OrderStore& store, ReservationService& stock, const UnpaidPolicy& policy)
        : store_{store}, stock_{stock}, policy_{policy} {}

    /// Of goods that were just reserved, before the order is stored: the address that counts for them, none for a
    /// known customer; or why they may not be held.
    Result<std::string> allow(const OrderRequest& order, const CustomerContact& payer,
                              const std::vector<UnpaidRequest>& requested);

private:
    OrderStore& store_;
    ReservationService& stock_;
    const UnpaidPolicy& policy_;
};

}  // namespace spaza
