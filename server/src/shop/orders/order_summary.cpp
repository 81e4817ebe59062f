#include "shop/orders/order_summary.hpp"

namespace spaza {

bool OrderSummary::is_cancelled() const {
    return status() == OrderStatus::cancelled || status() == OrderStatus::cancelling;
}

bool OrderSummary::is_paid() const {
    return payment() == PaymentStatus::succeed || payment() == PaymentStatus::partly_refunded;
}

bool OrderSummary::is_unpaid() const {
    return payment() == PaymentStatus::pending || payment() == PaymentStatus::failed;
}

bool OrderSummary::paid_in_full() const { return paid_at() && (!deposit() || deposit()->paid_at); }

bool OrderSummary::owes_balance() const {
    return deposit() && paid_at() && !deposit()->paid_at && !is_cancelled();
}

bool OrderSummary::balance_is_due() const { return owes_balance() && deposit()->asked_at; }

bool OrderSummary::balance_is_payable(TimePoint now) const { return balance_is_due() && now < *deposit()->due_at; }

bool OrderSummary::is_payment_left() const {
    if (left_ref().empty() || is_cancelled()) return false;
    if (owes_balance()) return deposit()->failure.empty() && left_ref() == deposit()->balance_ref;
    return payment() == PaymentStatus::pending && left_ref() == attempt_ref();
}

bool OrderSummary::counts(const std::string& merchant_ref) const {
    const bool balance = deposit() && deposit()->paid_at && merchant_ref == deposit()->balance_ref;
    return balance || (paid_at() && merchant_ref == attempt_ref());
}

}  // namespace spaza
