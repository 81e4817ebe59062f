#pragma once

#include "base/mail_queue.hpp"
#include "shop/orders/order_events.hpp"
#include "shop/orders/orders_store.hpp"
#include "shop/payment/payment_outcomes.hpp"
#include "shop/promotions/promotions_service.hpp"
#include "shop/stock/reservation_service.hpp"

namespace spaza {

/// What payments do to orders and their stock: paid, not paid, reservation over. Each happens once, whoever asks.
class OrderPaymentService final : public PaymentOutcomes {
public:
    OrderPaymentService(OrderStore& store, ReservationService& stock, PromotionService& promotions,
                        CustomerDirectory& customers, MailQueue& mails, OrderEvents& events, const Clock& clock)
        : store_{store},
          stock_{stock},
          promotions_{promotions},
          customers_{customers},
          mails_{mails},
          events_{events},
          clock_{clock} {}

    Settlement paid(const PaymentAttempt& attempt, TimePoint now) override;
    void not_paid(const PaymentAttempt& attempt, TimePoint now) override;
    void left(const PaymentAttempt& attempt, TimePoint now) override;
    void refunded(const Refund& refund, const PaymentAttempt& attempt, Money returned, TimePoint now) override;
    void refund_failed(const Refund& refund, const PaymentAttempt& attempt, TimePoint now) override;

    /// Gives the stock of an unpaid order back when its time is over; true when this call did it.
    bool expire(const OrderCode& code);
    /// A whole flash sale may be left unpaid: a round lets go of all of it.
    std::vector<OrderCode> overdue() { return store_.overdue(clock_.now(), 20'000); }

private:
    Settlement balance_paid(OrderHead& order, const PaymentAttempt& attempt, TimePoint now);
    void save(const OrderHead& order, const Result<OrderMove>& move);
    bool take_stock(const OrderHead& order);

    OrderStore& store_;
    ReservationService& stock_;
    PromotionService& promotions_;
    CustomerDirectory& customers_;
    MailQueue& mails_;
    OrderEvents& events_;
    const Clock& clock_;
};

}  // namespace spaza
