#pragma once

#include "shop/orders/orders.hpp"

namespace spaza {

struct OrderStore {
    virtual ~OrderStore() = default;
    /// Gap-free; asked for last, for others wait for it until the transaction ends.
    virtual OrderCode next_code() = 0;
    virtual void add(const Order& order, const std::vector<Allocation>& allocations) = 0;

    virtual std::optional<Order> find(const OrderCode& code) = 0;
    virtual std::optional<Order> by_cart(const CartCode& cart) = 0;
    /// The row alone, held until the transaction ends.
    virtual std::optional<OrderHead> lock(const OrderCode& code) = 0;
    /// Where it stands after the move, what its parts became with it, and the line of the timeline.
    virtual void save(const OrderHead& order, const OrderMove& move) = 0;
    /// The part, and its line of the order's timeline when it has one.
    virtual void save(const OrderCode& order, const OrderConsignment& part, const ConsignmentMove& move) = 0;
    /// A line of the timeline that leaves the order as it stands.
    virtual void record(const OrderRemark& remark) = 0;
    virtual std::optional<OrderCode> order_of(const std::string& consignment) = 0;
    /// Consignments in this state, those that wait longest first.
    virtual std::vector<std::pair<OrderCode, OrderConsignment>> consignments(
        std::optional<ConsignmentStatus> status, int most) = 0;
    virtual void set_cancelled(const OrderCode& order, int entry, int units) = 0;
    virtual void set_returned(const OrderCode& order, int entry, int units) = 0;
    virtual int add_cancellation(const OrderCode& order, const Cancellation& cancellation) = 0;

    virtual std::vector<Allocation> allocations(const OrderCode& order) = 0;
    virtual void replace_allocations(const OrderCode& order, const std::vector<Allocation>& allocations) = 0;

    virtual OrderPage page(const CustomerId& customer, const OrderFilter& filter) = 0;
    /// Of the former system, by the address they were placed with.
    virtual OldOrderPage old_orders(const std::string& email, int page, int page_size) = 0;
    /// The latest unpaid order with this fingerprint since then.
    virtual std::optional<OrderCode> twin(const CustomerId& customer, const std::string& fingerprint,
                                          TimePoint since) = 0;
    /// Whether the customer has an order that is paid or may still be; by whichever of the accounts that share a
    /// proven cellphone number.
    virtual bool any_alive(const CustomerId& customer) = 0;
    /// Says that `any_alive` will be asked (storage::Session::ahead).
    virtual void expect_any_alive(const CustomerId& customer) = 0;
    /// What the customer holds without having paid, and with an address what is held from it; until the
    /// transaction ends nobody else is notified of the same customer or address.
    virtual HeldUnpaid held_unpaid(const CustomerId& customer, const std::string& address,
                                   const std::string& number) = 0;
    /// Orders whose reservation ran out.
    virtual std::vector<OrderCode> overdue(TimePoint now, int most) = 0;
};

}  // namespace spaza
