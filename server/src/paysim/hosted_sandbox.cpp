#include "paysim/hosted_sandbox.hpp"

#include <algorithm>

namespace spaza::paysim {

using State = HostedPayment::State;
using Fault = Dialect::Fault;

std::string SigningDialect::notification(const HostedPayment& payment, HostedPayment::State reported,
                                         Fault fault) const {
    auto made = fields(payment, reported, fault == Fault::amount ? Money::cents(100) : payment.amount);
    if (fault == Fault::signature) std::ranges::reverse(made.back().second);
    return form_encoded(made);
}

Fields SigningDialect::return_fields(const HostedPayment& payment) const {
    return fields(payment, payment.state, payment.amount);
}

HostedPayment HostedSandbox::open(HostedPayment payment) {
    const std::scoped_lock lock{mutex_};
    return payments_.insert_or_assign(payment.id, std::move(payment)).first->second;
}

std::optional<HostedPayment> HostedSandbox::find(const std::string& id) {
    const std::scoped_lock lock{mutex_};
    const auto found = payments_.find(id);
    return found == payments_.end() ? std::nullopt : std::optional{found->second};
}

HostedSandbox::Heard HostedSandbox::ask(const std::string& id, HostedPayment& into) {
    const std::scoped_lock lock{mutex_};
    const auto found = payments_.find(id);
    if (found == payments_.end()) return Heard::unknown;
    if (found->second.failing_queries > 0) {
        found->second.failing_queries -= 1;
        return Heard::broken;
    }
    into = found->second;
    return Heard::yes;
}

HostedSandbox::Next HostedSandbox::press(const std::string& id, Press what,
                                         std::optional<std::chrono::milliseconds> delay) {
    const std::scoped_lock lock{mutex_};
    HostedPayment& payment = payments_.at(id);
    const auto back = [&] { return Next{payment.return_url, dialect_.return_fields(payment)}; };
    const bool paid = payment.state == State::paid;
    if (what == Press::cancel) {
        if (!paid) payment.state = State::cancelled;
        return {payment.cancel_url, dialect_.return_fields(payment)};
    }
    if (what == Press::decline) {
        if (!paid) {
            payment.state = State::declined;
            notify(payment, State::declined, {});
        }
        return back();
    }
    if (paid) return back();  // one page is paid once
    payment.state = State::paid;
    switch (what) {
        case Press::lose_return: notify(payment, State::paid, {}); return {};
        case Press::lose_notification: break;
        case Press::delay_notification: notify(payment, State::paid, delay.value_or(settings_.delay)); break;
        case Press::notify_twice:
            notify(payment, State::paid, {});
            notify(payment, State::paid, {});
            break;
        case Press::notify_out_of_order:
            notify(payment, State::paid, {});
            notify(payment, State::open, std::chrono::milliseconds{500});
            break;
        case Press::wrong_amount: notify(payment, State::paid, {}, Fault::amount); break;
        case Press::bad_signature: notify(payment, State::paid, {}, Fault::signature); break;
        case Press::confirmation_fails:
            payment.failing_queries = 2;
            notify(payment, State::paid, {});
            break;
        default: notify(payment, State::paid, {});
    }
    return back();
}

HostedSandbox::Refunding HostedSandbox::refund(const std::string& id, const std::string& request, Money amount) {
    const std::scoped_lock lock{mutex_};
    const auto found = payments_.find(id);
    if (found == payments_.end()) return Refunding::unknown;
    if (refunds_.contains(request)) return Refunding::repeated;
    HostedPayment& payment = found->second;
    if (payment.state != State::paid || amount <= Money{} || payment.refunded + amount > payment.amount)
        return Refunding::refused;
    payment.refunded = payment.refunded + amount;
    refunds_.emplace(request, amount);
    return Refunding::done;
}

std::vector<Notification> HostedSandbox::notifications() {
    const std::scoped_lock lock{mutex_};
    return sent_;
}

std::vector<HostedPayment> HostedSandbox::payments() {
    const std::scoped_lock lock{mutex_};
    std::vector<HostedPayment> all;
    for (const auto& [id, payment] : payments_) all.push_back(payment);
    return all;
}

void HostedSandbox::notify(const HostedPayment& payment, State reported, std::chrono::milliseconds after,
                           Fault fault) {
    if (payment.notify_url.empty()) return;
    sent_.push_back({.payment = 0,
                     .merchant_ref = payment.merchant_ref,
                     .status = reported == State::paid       ? "COMPLETE"
                               : reported == State::declined ? "FAILED"
                                                             : "PENDING",
                     .url = payment.notify_url,
                     .body = dialect_.notification(payment, reported, fault),
                     .answers = {}});
    deliver(sent_.size() - 1, after);
}

void HostedSandbox::deliver(std::size_t number, std::chrono::milliseconds after) {
    const Notification& notification = sent_[number];
    courier_.send({.url = notification.url,
                   .body = notification.body,
                   .delivered = [this, number](long status) { tried(number, status); }},
                  after);
}

void HostedSandbox::tried(std::size_t number, long status) {
    const std::scoped_lock lock{mutex_};
    auto& answers = sent_[number].answers;
    answers.push_back(status);
    if (status != 200 && answers.size() < 4)
        deliver(number, settings_.retry * 3);  // three more, half an hour apart
}

}  // namespace spaza::paysim
