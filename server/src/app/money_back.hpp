#pragma once

#include "shop/orders/order_events.hpp"
#include "shop/payment/refund_service.hpp"

namespace spaza::app {

/// What orders give back goes the way of all refunds.
class RefundRequests final : public MoneyBack {
public:
    explicit RefundRequests(RefundService& refunds) : refunds_{refunds} {}
    Done give_back(const OrderCode& order, Money amount, const std::string& key,
                   const std::string& reason) override {
        const auto refund =
            refunds_.request({.order = order, .amount = amount, .reason = reason, .request_key = key});
        if (!refund) return std::unexpected(refund.error());
        return Done{};
    }

private:
    RefundService& refunds_;
};

}  // namespace spaza::app
