#pragma once

#include "shop/orders/order_events.hpp"
#include "shop/promotions/promotions_service.hpp"

namespace spaza::app {

/// Everybody who is notified of what becomes of an order, in this order: documents first, so that mails can name
/// them.
class OrderHub final : public OrderEvents {
public:
    OrderHub(OrderEvents& documents, OrderEvents& news, PromotionService& offers)
        : documents_{documents}, news_{news}, offers_{offers} {}

    void paid(const Order& order, TimePoint now) override {
        documents_.paid(order, now);
        news_.paid(order, now);
    }
    void deposit_paid(const Order& order, TimePoint now) override {
        documents_.deposit_paid(order, now);
        news_.deposit_paid(order, now);
    }
    void moved(const Order& order, const OrderConsignment& consignment, TimePoint now) override {
        documents_.moved(order, consignment, now);
        news_.moved(order, consignment, now);
    }
    void cancelled(const Order& order, const Cancellation& cancellation, int number, TimePoint now) override {
        if (order.is_cancelled()) offers_.release(order.code);  // its coupons may be used again
        documents_.cancelled(order, cancellation, number, now);
        news_.cancelled(order, cancellation, number, now);
    }
    void returned(const Order& order, const Cancellation& taken_back, int number, TimePoint now) override {
        documents_.returned(order, taken_back, number, now);
        news_.returned(order, taken_back, number, now);
    }

private:
    OrderEvents& documents_;
    OrderEvents& news_;
    PromotionService& offers_;
};

}  // namespace spaza::app
