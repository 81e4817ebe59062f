#pragma once

#include "platform/storage/storage.hpp"
#include "shop/orders/admin/order_admin_store.hpp"

namespace spaza {

struct CodeRange;

class SqlOrderAdminStore final : public OrderAdminStore {
public:
    explicit SqlOrderAdminStore(storage::Session& session) : session_{session} {}

    FoundOrders find(const OrderQuestion& question) override;
    int count(OrderView view, const StoreCode& store, TimePoint now) override;
    WaitingOrders waiting(OrderView view, TimePoint now) override;
    int orders_of(const CustomerId& customer) override;
    std::vector<CustomerId> customers(const OrderSearch& search) override;
    std::vector<OrderNote> notes(const OrderCode& order) override;
    OrderNote add_note(const OrderCode& order, OrderNote note) override;
    std::vector<PaymentDoubt> doubts(const OrderCode& order) override;
    bool settle(const PaymentDoubt& doubt) override;
    std::vector<std::pair<int, OrderSums>> sums_by_hour(TimePoint from, TimePoint before) override;
    OrderSums sums(TimePoint from, TimePoint before) override;

private:
    std::string first_code_since(TimePoint at);
    CodeRange codes_of(const OrderQuestion& question);
    int counted(const OrderQuestion& question, int most);
    std::vector<ListedOrder> listed(const std::vector<std::string>& codes);
    std::optional<TimePoint> oldest(OrderView view, TimePoint now);

    storage::Session& session_;
};

}  // namespace spaza
