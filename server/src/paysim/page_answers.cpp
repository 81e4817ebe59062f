#include "paysim/page_answers.hpp"

#include <algorithm>
#include <cstdlib>

#include "base/json.hpp"

namespace spaza::paysim {

namespace wire {

struct Notification {
    std::string paymentId;
    std::string merchantRef;
    std::string status;
    std::string url;
    std::string body;
    std::vector<std::int64_t> answers;
};
BOOST_DESCRIBE_STRUCT(Notification, (), (paymentId, merchantRef, status, url, body, answers))

struct Notifications {
    std::vector<Notification> notifications;
};
BOOST_DESCRIBE_STRUCT(Notifications, (), (notifications))

struct Payment {
    std::string merchantRef;
    std::int64_t cents{};
    bool paid{};
    std::int64_t refundedCents{};
};
BOOST_DESCRIBE_STRUCT(Payment, (), (merchantRef, cents, paid, refundedCents))

struct Payments {
    std::vector<Payment> payments;
};
BOOST_DESCRIBE_STRUCT(Payments, (), (payments))

}  // namespace wire

http::Response html(std::string body, int status) {
    http::Response response;
    response.status = status;
    response.content_type = "text/html; charset=utf-8";
    response.body = std::move(body);
    return std::move(response).with(
        "Content-Security-Policy",
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:");
}

http::Response text(std::string body, int status) {
    http::Response response;
    response.status = status;
    response.content_type = "text/plain; charset=utf-8";
    response.body = std::move(body);
    return response;
}

http::Response json_text(std::string body) {
    http::Response response = text(std::move(body));
    response.content_type = "application/json";
    return response;
}

http::Response redirect(std::string location) {
    http::Response response;
    response.status = 302;
    response.content_type = "text/plain; charset=utf-8";
    return std::move(response).with("Location", std::move(location));
}

std::optional<std::chrono::milliseconds> delay_of(const Fields& form) {
    const std::string seconds{value_of(form, "seconds")};
    if (seconds.empty()) return std::nullopt;
    const double value = std::clamp(std::strtod(seconds.c_str(), nullptr), 0.0, 3600.0);
    return std::chrono::milliseconds{static_cast<std::int64_t>(value * 1000)};
}

http::Response payment_page_of(const HostedPayment& payment, const std::string& gateway) {
    return html(payment_page({.gateway = gateway,
                              .reference = payment.merchant_ref,
                              .description = payment.description,
                              .amount = payment.amount,
                              .action = "/" + gateway + "/payment/" + payment.id}));
}

http::Response press_button(const http::Request& request, HostedSandbox& sandbox, const std::string& gateway) {
    const auto payment = sandbox.find(request.param("id"));
    const auto form = http::parse_form(request.body);
    const auto what = press_named(value_of(form, "do"));
    if (!payment || !what) return html(problem_page({"There is no such payment or button"}), 404);
    auto next = sandbox.press(payment->id, *what, delay_of(form));
    if (next.url.empty())
        return html(payment_page({.gateway = gateway,
                                  .reference = payment->merchant_ref,
                                  .description = payment->description,
                                  .amount = payment->amount,
                                  .action = request.path},
                                 "Done, and the way back is lost. Close this window."));
    return next.fields.empty() ? redirect(std::move(next.url)) : html(return_page(next.url, next.fields));
}

std::vector<LedgerLine> ledger_of(const std::vector<HostedPayment>& payments) {
    std::vector<LedgerLine> ledger;
    for (const HostedPayment& one : payments)
        ledger.push_back({one.merchant_ref, one.amount, one.state == HostedPayment::State::paid, one.refunded});
    return ledger;
}

http::Response ledger_answer(const std::vector<LedgerLine>& ledger) {
    wire::Payments answer;
    for (const LedgerLine& one : ledger)
        answer.payments.push_back({.merchantRef = one.merchant_ref,
                                   .cents = one.amount.in_cents(),
                                   .paid = one.paid,
                                   .refundedCents = one.refunded.in_cents()});
    return http::ok(json::write(answer));
}

http::Response notifications_answer(const std::vector<Notification>& sent) {
    wire::Notifications answer;
    for (const Notification& one : sent)
        answer.notifications.push_back({.paymentId = std::to_string(one.payment),
                                        .merchantRef = one.merchant_ref,
                                        .status = one.status,
                                        .url = one.url,
                                        .body = one.body,
                                        .answers = {one.answers.begin(), one.answers.end()}});
    return http::ok(json::write(answer));
}

void add_hosted_routes(http::Router& router, HostedSandbox& sandbox, const std::string& gateway) {
    router.add("POST", '/' + gateway + "/payment/{id}",
               [&, gateway](const http::Request& request) { return press_button(request, sandbox, gateway); });
    router.add("GET", '/' + gateway + "/admin/payments",
               [&](const http::Request&) { return ledger_answer(ledger_of(sandbox.payments())); });
    router.add("GET", '/' + gateway + "/admin/notifications",
               [&](const http::Request&) { return notifications_answer(sandbox.notifications()); });
}

}  // namespace spaza::paysim
