#pragma once

#include "shop/orders/order_events.hpp"
#include "shop/promotions/promotions_service.hpp"

namespace spaza::app {

/// Everybody who is told what becomes of an order, in this order: papers first, so that letters can name them.
class OrderHub final : public OrderEvents {
public:
    OrderHub(OrderEvents& papers, OrderEvents& news, PromotionService& offers)
        : papers_{papers}, news_{news}, offers_{offers} {}

    void paid(const Order& order, TimePoint now) override {
        papers_.paid(order, now);
        news_.paid(order, now);
    }
    void deposit_paid(const Order& order, TimePoint now) override {
        papers_.deposit_paid(order, now);
        news_.deposit_paid(order, now);
    }
    void moved(const Order& order, const OrderConsignment& consignment, TimePoint now) override {
        papers_.moved(order, consignment, now);
        news_.moved(order, consignment, now);
    }
    void cancelled(const Order& order, const Cancellation& cancellation, int number, TimePoint now) override {
        if (order.is_cancelled()) offers_.release(order.code);  // its coupons may be used again
        papers_.cancelled(order, cancellation, number, now);
        news_.cancelled(order, cancellation, number, now);
    }
    void returned(const Order& order, const Cancellation& taken_back, int number, TimePoint now) override {
        papers_.returned(order, taken_back, number, now);
        news_.returned(order, taken_back, number, now);
    }

private:
    OrderEvents& papers_;
    OrderEvents& news_;
    PromotionService& offers_;
};

}  // namespace spaza::app
