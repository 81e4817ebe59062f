#include "shop/payment/reconciler_service.hpp"

namespace spaza {

int ReconcilerService::confirm_waiting() {
    const auto waiting = payments_.read([](PaymentService& payments) { return payments.due_for_confirmation(); });
    for (const PaymentEvent& event : waiting) {
        const Notice notice = gateway_.read(event.raw_body);
        const Confirmation confirmation = gateway_.confirm(notice);
        (void)payments_.write(
            [&](PaymentService& payments) { return payments.settle(event.id, notice, confirmation); });
    }
    return static_cast<int>(waiting.size());
}

int ReconcilerService::reconcile() {
    const auto asking = payments_.read([](PaymentService& payments) { return payments.due_for_query(); });
    for (const PaymentAttempt& attempt : asking) {
        const QueryAnswer answer = gateway_.query(attempt);
        (void)payments_.write([&](PaymentService& payments) { return payments.answer(attempt.id, answer); });
    }
    const auto expired = payments_.read([](PaymentService& payments) { return payments.expired(); });
    for (const PaymentAttempt& attempt : expired)
        (void)payments_.write([&](PaymentService& payments) { return payments.expire(attempt.id); });
    return static_cast<int>(asking.size() + expired.size());
}

}  // namespace spaza
