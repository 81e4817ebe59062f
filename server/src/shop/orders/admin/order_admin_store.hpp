#pragma once

#include "shop/orders/admin/order_admin.hpp"

namespace spaza {

/// How the shop's people find orders, and what they add to them. Holds at a million orders: every question is
/// answered from an index, none goes through all orders.
struct OrderAdminStore {
    virtual ~OrderAdminStore() = default;

    virtual FoundOrders find(const OrderQuestion& question) = 0;
    /// How many are in a view, kMostOrdersCounted at most; of one store when there is one.
    virtual int count(OrderView view, const StoreCode& store, TimePoint now) = 0;
    /// How many of it wait, and since when the longest of its parts, or its doubt.
    virtual WaitingOrders waiting(OrderView view, TimePoint now) = 0;
    virtual int orders_of(const CustomerId& customer) = 0;
    /// Whom an email, number, name (500 at most of each reading of it) or number of an order is of.
    virtual std::vector<CustomerId> customers(const OrderSearch& search) = 0;

    virtual std::vector<OrderNote> notes(const OrderCode& order) = 0;
    virtual OrderNote add_note(const OrderCode& order, OrderNote note) = 0;

    /// The latest first.
    virtual std::vector<PaymentDoubt> doubts(const OrderCode& order) = 0;
    /// False when it was settled already.
    virtual bool settle(const PaymentDoubt& doubt) = 0;

    /// Of orders placed in [from, before) and paid; whole hours since `from` beside them.
    virtual std::vector<std::pair<int, OrderSums>> sums_by_hour(TimePoint from, TimePoint before) = 0;
    virtual OrderSums sums(TimePoint from, TimePoint before) = 0;
};

}  // namespace spaza
