#include "paysim/payfast_sandbox.hpp"

#include <array>
#include <fmt/core.h>

#include "base/digest.hpp"

namespace spaza::paysim {
namespace {

constexpr std::array<std::string_view, 4> kRequired{"merchant_id", "merchant_key", "amount", "item_name"};

/// Payfast's share, which the merchant bears: about what it is, four per cent and two rand.
Money fee_of(Money amount) { return amount.percent(4) + Money::cents(200); }

}  // namespace

std::string Payment::field(std::string_view name) const { return std::string{value_of(form, name)}; }

PayfastSandbox::Opened PayfastSandbox::open(const Fields& form) {
    Opened opened;
    for (const std::string_view name : kRequired)
        if (value_of(form, name).empty()) opened.problems.push_back(std::string{name} + " is required");
    const auto amount = amount_of(value_of(form, "amount"));
    if (!value_of(form, "amount").empty() && !amount) opened.problems.emplace_back("amount is not an amount");
    if (!value_of(form, "merchant_id").empty() && (value_of(form, "merchant_id") != settings_.merchant_id ||
                                                   value_of(form, "merchant_key") != settings_.merchant_key))
        opened.problems.emplace_back("merchant_id and merchant_key belong to no merchant");
    if (value_of(form, "signature") != payfast_signing::of_form(form, settings_.passphrase))
        opened.problems.emplace_back("Generated signature does not match submitted signature");
    if (!opened.problems.empty()) return opened;

    const std::scoped_lock lock{mutex_};
    Payment payment{.id = next_++, .form = form, .amount = *amount, .paid_at = {}, .failing_confirmations = 0};
    payments_.emplace(payment.id, payment);
    opened.payment = std::move(payment);
    return opened;
}

std::optional<Payment> PayfastSandbox::find(std::int64_t id) {
    const std::scoped_lock lock{mutex_};
    const auto found = payments_.find(id);
    return found == payments_.end() ? std::nullopt : std::optional{found->second};
}

std::string PayfastSandbox::press(std::int64_t id, Press what, std::optional<std::chrono::milliseconds> delay) {
    const std::scoped_lock lock{mutex_};
    Payment& payment = payments_.at(id);
    const std::string back = payment.field("return_url");
    if (what == Press::cancel) return payment.field("cancel_url");
    if (what == Press::decline) {
        if (!payment.paid_at) notify(payment, "FAILED", {});
        return back;
    }
    if (payment.paid_at) return back;  // one page is paid once
    payment.paid_at = clock_.now();
    switch (what) {
        case Press::lose_return: notify(payment, "COMPLETE", {}); return {};
        case Press::lose_notification: break;
        case Press::delay_notification: notify(payment, "COMPLETE", delay.value_or(settings_.delay)); break;
        case Press::notify_twice:
            notify(payment, "COMPLETE", {});
            deliver(sent_.size() - 1, {});
            break;
        case Press::notify_out_of_order:
            notify(payment, "COMPLETE", {});
            notify(payment, "PENDING", std::chrono::milliseconds{500});
            break;
        case Press::wrong_amount: notify(payment, "COMPLETE", {}, Fault::amount); break;
        case Press::bad_signature: notify(payment, "COMPLETE", {}, Fault::signature); break;
        case Press::confirmation_fails:
            payment.failing_confirmations = 2;
            notify(payment, "COMPLETE", {});
            break;
        default: notify(payment, "COMPLETE", {});
    }
    return back;
}

void PayfastSandbox::notify(const Payment& payment, std::string_view status, std::chrono::milliseconds after,
                            Fault fault) {
    const std::string url = payment.field("notify_url");
    if (url.empty()) return;
    const Money gross = fault == Fault::amount ? Money::cents(100) : payment.amount;
    const Money fee = fee_of(gross);
    Fields fields{{"m_payment_id", payment.field("m_payment_id")},
                  {"pf_payment_id", std::to_string(payment.id)},
                  {"payment_status", std::string{status}},
                  {"item_name", payment.field("item_name")},
                  {"item_description", payment.field("item_description")},
                  {"amount_gross", decimal(gross)},
                  {"amount_fee", '-' + decimal(fee)},
                  {"amount_net", gross < fee ? '-' + decimal(fee - gross) : decimal(gross - fee)}};
    for (const char* kind : {"str", "int"})  // text before numbers here, the other way round in the form
        for (int i = 1; i <= 5; ++i) {
            const std::string name = fmt::format("custom_{}{}", kind, i);
            fields.emplace_back(name, payment.field(name));
        }
    fields.emplace_back("name_first", "Test");  // the sandbox puts its own buyer in
    fields.emplace_back("name_last", "User 01");
    fields.emplace_back("email_address", payment.field("email_address"));
    fields.emplace_back("merchant_id", settings_.merchant_id);

    const std::string parameters = payfast_signing::parameters(fields);
    std::string signature = payfast_signing::of_notification(fields, settings_.passphrase);
    if (fault == Fault::signature) signature = md5_hex(signature);
    parameters_.emplace(parameters, payment.id);
    sent_.push_back({.payment = payment.id,
                     .merchant_ref = payment.field("m_payment_id"),
                     .status = std::string{status},
                     .url = url,
                     .body = parameters + "&signature=" + signature,
                     .answers = {}});
    deliver(sent_.size() - 1, after);
}

void PayfastSandbox::deliver(std::size_t number, std::chrono::milliseconds after) {
    const Notification& notification = sent_[number];
    courier_.send({.url = notification.url,
                   .body = notification.body,
                   .delivered = [this, number](long status) { tried(number, status); }},
                  after);
}

/// Until a 200 is seen: after ten minutes, and then at twice the gap each time.
void PayfastSandbox::tried(std::size_t number, long status) {
    const std::scoped_lock lock{mutex_};
    auto& answers = sent_[number].answers;
    answers.push_back(status);
    if (status != 200 && answers.size() < 8) deliver(number, settings_.retry * (1 << (answers.size() - 1)));
}

PayfastSandbox::Validity PayfastSandbox::validate(const std::string& parameters) {
    const std::scoped_lock lock{mutex_};
    const auto known = parameters_.find(parameters);
    if (known == parameters_.end()) return Validity::invalid;
    Payment& payment = payments_.at(known->second);
    if (payment.failing_confirmations > 0) {
        --payment.failing_confirmations;
        return Validity::broken;
    }
    return Validity::valid;
}

bool PayfastSandbox::right_api_signature(const Fields& signed_fields, std::string_view signature) const {
    return signature == payfast_signing::of_call(signed_fields, settings_.passphrase);
}

std::string PayfastSandbox::history(std::string_view from, std::string_view to, std::size_t offset,
                                    std::size_t limit) {
    const std::scoped_lock lock{mutex_};
    std::string csv =
        "Date,Type,Sign,Party,Name,Description,Currency,Funding Type,Gross,Fee,Net,Balance,M Payment ID,PF "
        "Payment ID\n";
    Money balance;
    std::size_t number = 0;
    for (const auto& [id, payment] : payments_) {
        if (!payment.paid_at) continue;
        const Money fee = fee_of(payment.amount);
        balance = balance + payment.amount - fee;
        const std::string day = iso_time(*payment.paid_at + kJohannesburgOffset).substr(0, 10);
        if (day < from || day > to) continue;
        if (number++ < offset || number > offset + limit) continue;
        csv += fmt::format("{},FUNDS_RECEIVED,CREDIT,Test User 01,,\"Order\",ZAR,CC,{},-{},{},{},{},{}\n",
                           iso_time(*payment.paid_at), decimal(payment.amount), decimal(fee),
                           decimal(payment.amount - fee), decimal(balance), payment.field("m_payment_id"), id);
    }
    return csv;
}

std::optional<Money> PayfastSandbox::refundable(std::int64_t id) {
    const std::scoped_lock lock{mutex_};
    const auto found = payments_.find(id);
    if (found == payments_.end() || !found->second.paid_at) return std::nullopt;
    return found->second.amount - found->second.refunded;
}

PayfastSandbox::Refunding PayfastSandbox::refund(std::int64_t id, Money amount, const std::string& reason) {
    const std::scoped_lock lock{mutex_};
    for (const Refunding how : {Refunding::refused, Refunding::broken})
        if (spoilt_[how] > 0) {
            spoilt_[how] -= 1;
            return how;
        }
    const auto found = payments_.find(id);
    if (found == payments_.end() || !found->second.paid_at) return Refunding::refused;
    Payment& payment = found->second;
    if (amount <= Money{} || payment.refunded + amount > payment.amount) return Refunding::refused;
    payment.refunded = payment.refunded + amount;
    refunds_.push_back({id, payment.field("m_payment_id"), amount, reason});
    if (spoilt_[Refunding::lost] == 0) return Refunding::done;
    spoilt_[Refunding::lost] -= 1;
    return Refunding::lost;
}

void PayfastSandbox::spoil_refunds(Refunding how, int count) {
    const std::scoped_lock lock{mutex_};
    spoilt_[how] = count;
}

std::vector<PayfastSandbox::Refund> PayfastSandbox::refunds() {
    const std::scoped_lock lock{mutex_};
    return refunds_;
}

std::vector<Payment> PayfastSandbox::payments() {
    const std::scoped_lock lock{mutex_};
    std::vector<Payment> all;
    for (const auto& [id, payment] : payments_) all.push_back(payment);
    return all;
}

std::vector<Notification> PayfastSandbox::notifications() {
    const std::scoped_lock lock{mutex_};
    return sent_;
}

}  // namespace spaza::paysim
