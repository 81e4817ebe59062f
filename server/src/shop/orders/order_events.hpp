#pragma once

#include "base/result.hpp"
#include "shop/orders/orders.hpp"

namespace spaza {

/// Who is notified of what becomes of an order, in the same transaction: invoices, mails, the warehouse. The order
/// comes with everything it has.
struct OrderEvents {
    virtual ~OrderEvents() = default;
    /// Paid, its goods taken off the shelf: the warehouse may begin.
    virtual void paid(const Order& order, TimePoint now) = 0;
    /// Its deposit is paid, its goods are kept for the shopper; nothing is sent before the balance is paid.
    virtual void deposit_paid(const Order& order, TimePoint now) = 0;
    virtual void moved(const Order& order, const OrderConsignment& consignment, TimePoint now) = 0;
    /// `order` is as it is afterwards; `number` counts its cancellations.
    virtual void cancelled(const Order& order, const Cancellation& cancellation, int number, TimePoint now) = 0;
    /// Units that had been handed over came back and are paid back; otherwise the same.
    virtual void returned(const Order& order, const Cancellation& taken_back, int number, TimePoint now) = 0;
};

/// Gives money of a paid order back to where it came from; the same key is the same refund.
struct MoneyBack {
    virtual ~MoneyBack() = default;
    /// `reason` is a message key: refund.cancelled, refund.returned.
    virtual Done give_back(const OrderCode& order, Money amount, const std::string& key,
                           const std::string& reason) = 0;
};

}  // namespace spaza
