#include "shop/payment/reconciler_service.hpp"

#include <exception>
#include <map>
#include <stdexcept>

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

PaymentGateway& ReconcilerService::gateway_of(const std::string& name) const {
    PaymentGateway* gateway = gateways_.find(name);
    if (!gateway) throw std::runtime_error{"payment gateway " + name + " is not configured any more"};
    return *gateway;
}

int ReconcilerService::confirm_waiting(const std::stop_token& stop) {
    const auto waiting = payments_.read([](PaymentService& payments) { return payments.due_for_confirmation(); });
    for (const PaymentEvent& event : waiting) {
        if (stop.stop_requested()) break;
        Notice notice;
        const auto settle = [&](Confirmation confirmation) {
            (void)payments_.write(
                [&](PaymentService& payments) { return payments.settle(event.id, notice, confirmation); });
        };
        const bool settled = done(event.id, [&] {
            PaymentGateway& gateway = gateway_of(event.gateway);
            notice = gateway.read(event.raw_body);
            settle(gateway.confirm(notice));
        });
        if (!settled) done(event.id, [&] { settle(Confirmation::unreachable); });  // again later
    }
    return static_cast<int>(waiting.size());
}

int ReconcilerService::query(const std::stop_token& stop) {
    const auto asking = payments_.read([](PaymentService& payments) { return payments.due_for_query(); });
    std::map<std::string, std::vector<PaymentAttempt>> by_gateway;
    for (const PaymentAttempt& attempt : asking) by_gateway[attempt.gateway].push_back(attempt);
    for (const auto& [name, attempts] : by_gateway) {
        if (stop.stop_requested()) break;
        std::map<std::string, QueryAnswer> answers;
        done(name, [&] { answers = gateway_of(name).query(attempts); });
        for (const PaymentAttempt& attempt : attempts)  // without an answer too: not at once again
            done(attempt.merchant_ref, [&] {
                (void)payments_.write(
                    [&](PaymentService& payments) { return payments.answer(attempt.id, answers[attempt.id]); });
            });
    }
    return static_cast<int>(asking.size());
}

int ReconcilerService::expire(const std::stop_token& stop) {
    const auto expired = payments_.read([](PaymentService& payments) { return payments.expired(); });
    for (const PaymentAttempt& attempt : expired) {
        if (stop.stop_requested()) break;
        done(attempt.merchant_ref, [&] {
            (void)payments_.write([&](PaymentService& payments) { return payments.expire(attempt.id); });
        });
    }
    return static_cast<int>(expired.size());
}

int ReconcilerService::refund(const std::stop_token& stop) {
    const auto due = refunds_.read([](RefundService& refunds) { return refunds.due(); });
    int sent = 0;
    for (const Refund& each : due) {
        if (stop.stop_requested()) break;
        const auto order = refunds_.write([&](RefundService& refunds) { return refunds.take(each.id); });
        if (!order) continue;
        RefundAnswer answer;
        if (order->by_hand)
            answer.outcome = RefundOutcome::accepted;
        else
            done(each.id, [&] { answer = gateway_of(each.gateway).refund(*order); });
        done(each.id, [&] {
            (void)refunds_.write([&](RefundService& refunds) { return refunds.answered(each.id, answer); });
        });
        ++sent;
    }
    return sent;
}

}  // namespace spaza
