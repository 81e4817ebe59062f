#pragma once

#include <span>

#include "platform/storage/storage.hpp"
#include "shop/orders/orders_store.hpp"

namespace spaza {

class SqlOrderStore final : public OrderStore {
public:
    explicit SqlOrderStore(storage::Session& session) : session_{session} {}

    OrderCode next_code() override;
    void add(const Order& order, const std::vector<Allocation>& allocations) override;
    std::optional<Order> find(const OrderCode& code) override;
    std::optional<Order> by_cart(const CartCode& cart) override;
    std::optional<OrderHead> lock(const OrderCode& code) override;
    void save(const OrderHead& order, const OrderMove& move) override;
    void save(const OrderCode& order, const OrderConsignment& part, const ConsignmentMove& move) override;
    void record(const OrderRemark& remark) override;
    std::optional<OrderCode> order_of(const std::string& consignment) override;
    std::vector<std::pair<OrderCode, OrderConsignment>> consignments(std::optional<ConsignmentStatus> status,
                                                                     int most) override;
    void set_cancelled(const OrderCode& order, int entry, int units) override;
    void set_returned(const OrderCode& order, int entry, int units) override;
    int add_cancellation(const OrderCode& order, const Cancellation& cancellation) override;
    std::vector<Allocation> allocations(const OrderCode& order) override;
    void replace_allocations(const OrderCode& order, const std::vector<Allocation>& allocations) override;
    OrderPage page(const CustomerId& customer, const OrderFilter& filter) override;
    OldOrderPage old_orders(const std::string& email, int page, int page_size) override;
    std::optional<OrderCode> twin(const CustomerId& customer, const std::string& fingerprint,
                                  TimePoint since) override;
    bool any_alive(const CustomerId& customer) override;
    void expect_any_alive(const CustomerId& customer) override;
    HeldUnpaid held_unpaid(const CustomerId& customer, const std::string& address,
                           const std::string& number) override;
    std::vector<OrderCode> overdue(TimePoint now, int most) override;

private:
    void update(const OrderHead& order);
    void move_parts(const OrderCode& order, ConsignmentStatus to, TimePoint at);
    /// Tells the change log.
    void tell(const OrderCode& order);
    void add_line(const OrderCode& order, std::string_view status, std::string_view note, TimePoint at,
                  std::string_view consignment = {});
    std::optional<Order> read(std::string_view where, const std::string& key);
    void add_entries(const Order& order);
    void add_allocations(const OrderCode& order, const std::vector<Allocation>& allocations);
    void add_discounts(const Order& order);
    void add_gifts(const Order& order);
    KeptGifts gifts_of(const Order& order);
    void fill(std::span<Order> orders);

    storage::Session& session_;
};

}  // namespace spaza
