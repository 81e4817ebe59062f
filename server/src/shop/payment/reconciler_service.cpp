#include "shop/payment/reconciler_service.hpp"

#include <exception>

namespace spaza {

bool ReconcilerService::done(const std::string& subject, const std::function<void()>& work) const {
    try {
        work();
        return true;
    } catch (const std::exception& failure) {
        problem_(subject, failure.what());
        return false;
    }
}

int ReconcilerService::confirm_waiting(const std::stop_token& stop) {
    const auto waiting = payments_.read([](PaymentService& payments) { return payments.due_for_confirmation(); });
    const auto settle = [&](const PaymentEvent& event, const Notice& notice, Confirmation confirmation) {
        (void)payments_.write(
            [&](PaymentService& payments) { return payments.settle(event.id, notice, confirmation); });
    };
    for (const PaymentEvent& event : waiting) {
        if (stop.stop_requested()) break;
        const Notice notice = gateway_.read(event.raw_body);
        const bool settled = done(event.id, [&] { settle(event, notice, gateway_.confirm(notice)); });
        if (!settled) done(event.id, [&] { settle(event, notice, Confirmation::unreachable); });  // again later
    }
    return static_cast<int>(waiting.size());
}

int ReconcilerService::reconcile(const std::stop_token& stop) {
    const auto asking = payments_.read([](PaymentService& payments) { return payments.due_for_query(); });
    for (const PaymentAttempt& attempt : asking) {
        if (stop.stop_requested()) break;
        done(attempt.merchant_ref, [&] {
            const QueryAnswer answer = gateway_.query(attempt);
            (void)payments_.write([&](PaymentService& payments) { return payments.answer(attempt.id, answer); });
        });
    }
    const auto expired = payments_.read([](PaymentService& payments) { return payments.expired(); });
    for (const PaymentAttempt& attempt : expired) {
        if (stop.stop_requested()) break;
        done(attempt.merchant_ref, [&] {
            (void)payments_.write([&](PaymentService& payments) { return payments.expire(attempt.id); });
        });
    }
    return static_cast<int>(asking.size() + expired.size());
}

}  // namespace spaza
