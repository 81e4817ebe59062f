#include "shop/payment/reconciler_service.hpp"

#include <algorithm>
#include <exception>
#include <map>
#include <stdexcept>

namespace spaza {
namespace {

constexpr const char* kTakenBack = "the gateway has taken this payment back: see to it by hand";
const std::string kUnknownWord = "the gateway says what we do not know: ";

}  // namespace

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

bool ReconcilerService::round(const std::stop_token& stop) {
    silent_.clear();
    heard_ = false;
    confirm_waiting(stop);
    query(stop);
    refund(stop);
    const bool reached = silent_.empty() || heard_;  // one question it cannot answer is no gateway that is gone
    silent_.clear();
    return reached;
}

int ReconcilerService::confirm_waiting(const std::stop_token& stop) {
    const auto waiting =
        payments_.read([&](PaymentService& payments) { return payments.due_for_confirmation(whose_); });
    int asked = 0;
    for (const PaymentEvent& event : waiting) {
        if (stop.stop_requested()) break;
        if (silent_.contains(event.gateway)) continue;
        ++asked;
        Notice notice;
        const auto settle = [&](Confirmation confirmation) {
            const Verdict verdict = payments_.write(
                [&](PaymentService& payments) { return payments.settle(event.id, notice, confirmation); });
            if (verdict == Verdict::voided) problem_(notice.merchant_ref, kTakenBack);
            if (confirmation == Confirmation::confirmed && notice.status == GatewayStatus::unknown)
                problem_(notice.merchant_ref, kUnknownWord + notice.status_text);
        };
        const bool settled = done(event.id, [&] {
            PaymentGateway& gateway = gateway_of(event.gateway);
            notice = gateway.read(event.raw_body);
            const Confirmation confirmation = gateway.confirm(notice);
            if (confirmation == Confirmation::unreachable)
                silent_.insert(event.gateway);
            else
                heard_ = true;
            settle(confirmation);
        });
        if (!settled) done(event.id, [&] { settle(Confirmation::unreachable); });  // again later
    }
    return asked;
}

int ReconcilerService::query(const std::stop_token& stop) {
    const auto asking = payments_.read([&](PaymentService& payments) { return payments.due_for_query(whose_); });
    std::map<std::string, std::vector<PaymentAttempt>> by_gateway;
    for (const PaymentAttempt& attempt : asking) by_gateway[attempt.gateway].push_back(attempt);
    for (const auto& [name, attempts] : by_gateway)
        if (!stop.stop_requested() && !silent_.contains(name)) query(name, attempts);
    return static_cast<int>(asking.size());
}

void ReconcilerService::query(const std::string& gateway, const std::vector<PaymentAttempt>& attempts) {
    std::map<std::string, QueryAnswer> answers;
    done(gateway, [&] { answers = gateway_of(gateway).query(attempts); });
    const auto answered = [](const auto& each) { return each.second.reached; };
    const bool reached = std::ranges::all_of(answers, answered);
    if (!reached) silent_.insert(gateway);
    heard_ = heard_ || std::ranges::any_of(answers, answered);
    for (const PaymentAttempt& attempt : attempts) {
        if (!reached && !answers.contains(attempt.id)) continue;  // not asked: it stays due
        const auto keep = [&](const QueryAnswer& answer) {
            const auto verdict =
                payments_.write([&](PaymentService& payments) { return payments.answer(attempt.id, answer); });
            if (verdict) look_at(attempt, answer, *verdict);
        };
        // An answer that cannot be applied is asked for again, but not at once; so is one there is none of.
        if (!done(attempt.merchant_ref, [&] { keep(answers[attempt.id]); }))
            done(attempt.merchant_ref, [&] { keep({}); });
    }
}

/// What a person should hear of.
void ReconcilerService::look_at(const PaymentAttempt& attempt, const QueryAnswer& answer, Verdict verdict) const {
    if (verdict == Verdict::wrong_amount)
        problem_(attempt.merchant_ref, "the gateway has another amount than was asked for: see to it by hand");
    if (verdict == Verdict::voided) problem_(attempt.merchant_ref, kTakenBack);
    if (answer.payment && answer.payment->status == GatewayStatus::unknown)
        problem_(attempt.merchant_ref, kUnknownWord + answer.payment->status_text);
}

int ReconcilerService::refund(const std::stop_token& stop) {
    const auto due = refunds_.read([&](RefundService& refunds) { return refunds.due(whose_); });
    int sent = 0;
    for (const Refund& each : due) {
        if (stop.stop_requested()) break;
        if (silent_.contains(each.gateway)) continue;
        const auto order = refunds_.write([&](RefundService& refunds) { return refunds.take(each.id); });
        if (!order) continue;
        RefundAnswer answer;
        if (order->by_hand)
            answer.outcome = RefundOutcome::accepted;
        else
            done(each.id, [&] { answer = gateway_of(each.gateway).refund(*order); });
        if (!answer.reached)
            silent_.insert(each.gateway);
        else if (!order->by_hand)
            heard_ = true;
        done(each.id, [&] {
            (void)refunds_.write([&](RefundService& refunds) { return refunds.answered(each.id, answer); });
        });
        ++sent;
    }
    return sent;
}

}  // namespace spaza
