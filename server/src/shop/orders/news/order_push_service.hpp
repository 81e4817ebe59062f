#pragma once

#include "base/push_queue.hpp"
#include "shop/orders/order_events.hpp"

namespace spaza {

/// Notifies the shopper's devices of an order, after the mails of the same step.
class OrderPushService final : public OrderEvents {
public:
    OrderPushService(OrderEvents& mails, PushQueue& push) : mails_{mails}, push_{push} {}

    void paid(const Order& order, TimePoint now) override;
    void deposit_paid(const Order& order, TimePoint now) override;
    void moved(const Order& order, const OrderConsignment& consignment, TimePoint now) override;
    void cancelled(const Order& order, const Cancellation& cancellation, int number, TimePoint now) override;
    void returned(const Order& order, const Cancellation& taken_back, int number, TimePoint now) override;

private:
    void notify(const Order& order, const std::string& state, const std::string& key);

    OrderEvents& mails_;
    PushQueue& push_;
};

}  // namespace spaza
