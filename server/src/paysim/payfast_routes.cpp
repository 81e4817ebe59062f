#include "paysim/payfast_routes.hpp"

#include <charconv>

#include "base/json.hpp"
#include "paysim/page_answers.hpp"

namespace spaza::paysim {

namespace wire {

struct Refund {
    std::string paymentId;
    std::string merchantRef;
    std::int64_t cents{};
    std::string reason;
};
BOOST_DESCRIBE_STRUCT(Refund, (), (paymentId, merchantRef, cents, reason))

struct Refunds {
    std::vector<Refund> refunds;
};
BOOST_DESCRIBE_STRUCT(Refunds, (), (refunds))

}  // namespace wire

namespace {

/// POST /payfast/eng/process
http::Response open_page(const http::Request& request, PayfastSandbox& sandbox) {
    const auto opened = sandbox.open(http::parse_form(request.body));
    return opened.payment ? html(payment_page(facts_of(*opened.payment)))
                          : html(problem_page(opened.problems), 400);
}

/// POST /payfast/eng/payment/{id}: a button was pressed
http::Response press(const http::Request& request, PayfastSandbox& sandbox) {
    const std::string& id = request.param("id");
    std::int64_t number = 0;
    std::from_chars(id.data(), id.data() + id.size(), number);
    const auto payment = sandbox.find(number);
    const auto form = http::parse_form(request.body);
    const auto what = press_named(value_of(form, "do"));
    if (!payment || !what) return html(problem_page({"There is no such payment or button"}), 404);

    std::string next = sandbox.press(number, *what, delay_of(form));
    if (next.empty())
        return html(payment_page(facts_of(*payment), "Done, and the way back is lost. Close this window."));
    return redirect(std::move(next));
}

/// POST /payfast/eng/query/validate
http::Response validate(const http::Request& request, PayfastSandbox& sandbox) {
    switch (sandbox.validate(request.body)) {
        case PayfastSandbox::Validity::valid: return text("VALID");
        case PayfastSandbox::Validity::invalid: return text("INVALID");
        case PayfastSandbox::Validity::broken: break;
    }
    return text("Internal Server Error", 500);
}

bool signed_by_merchant(const http::Request& request, const PayfastSandbox& sandbox, const Fields& parameters) {
    Fields signed_fields;
    for (const char* name : {"merchant-id", "version", "timestamp"})
        signed_fields.emplace_back(name, request.header(name));
    for (const auto& [name, value] : parameters)
        if (name != "testing") signed_fields.emplace_back(name, value);
    return sandbox.right_api_signature(signed_fields, request.header("signature"));
}

std::int64_t number_of(std::string_view text, std::int64_t otherwise) {
    std::int64_t number = otherwise;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// GET /payfast/transactions/history
http::Response history(const http::Request& request, PayfastSandbox& sandbox) {
    if (!signed_by_merchant(request, sandbox, {request.query.begin(), request.query.end()}))
        return text("Merchant authorization failed.", 401);
    const auto value = [&](std::string_view name) { return request.query_value(name).value_or(""); };
    const auto offset = static_cast<std::size_t>(number_of(value("offset"), 0));
    const auto limit = static_cast<std::size_t>(number_of(value("limit"), 1000));
    http::Response response = text(sandbox.history(value("from"), value("to"), offset, limit));
    response.content_type = "text/csv; charset=utf-8";
    return response;
}

http::Response api_answer(int status, std::string response) {
    http::Response answer = text(std::move(response), status);
    answer.content_type = "application/json";
    return answer;
}

/// GET /payfast/refunds/query/{id}, GET /payfast/refunds/{id}
http::Response refund_query(const http::Request& request, PayfastSandbox& sandbox) {
    if (!signed_by_merchant(request, sandbox, {})) return text("Merchant authorization failed.", 401);
    const auto left = sandbox.refundable(number_of(request.param("id"), 0));
    if (!left) return api_answer(404, R"({"code":404,"status":"failed","data":{"response":false}})");
    return api_answer(200, R"({"code":200,"status":"success","data":{"response":{"amount_available_for_refund":)" +
                               std::to_string(left->in_cents()) + "}}}");
}

/// POST /payfast/refunds/{id}
http::Response refund(const http::Request& request, PayfastSandbox& sandbox) {
    const auto form = http::parse_form(request.body);
    if (!signed_by_merchant(request, sandbox, form)) return text("Merchant authorization failed.", 401);
    using Refunding = PayfastSandbox::Refunding;
    switch (sandbox.refund(number_of(request.param("id"), 0), Money::cents(number_of(value_of(form, "amount"), 0)),
                           std::string{value_of(form, "reason")})) {
        case Refunding::done:
            return api_answer(200, R"({"code":200,"status":"success","data":{"response":true}})");
        case Refunding::refused:
            return api_answer(400, R"({"code":400,"status":"failed","data":{"response":false}})");
        case Refunding::lost:
        case Refunding::broken: break;
    }
    return text("Internal Server Error", 500);
}

/// GET /payfast/admin/refunds
http::Response refunds(const http::Request&, PayfastSandbox& sandbox) {
    wire::Refunds answer;
    for (const PayfastSandbox::Refund& one : sandbox.refunds())
        answer.refunds.push_back({.paymentId = std::to_string(one.payment),
                                  .merchantRef = one.merchant_ref,
                                  .cents = one.amount.in_cents(),
                                  .reason = one.reason});
    return http::ok(json::write(answer));
}

/// POST /payfast/admin/refunds: `refused=1`, `lost=1` or `broken=1` spoils as many of the next refunds
http::Response spoil(const http::Request& request, PayfastSandbox& sandbox) {
    using Refunding = PayfastSandbox::Refunding;
    const auto form = http::parse_form(request.body);
    for (const auto& [name, how] : {std::pair{"refused", Refunding::refused}, std::pair{"lost", Refunding::lost},
                                    std::pair{"broken", Refunding::broken}})
        sandbox.spoil_refunds(how, static_cast<int>(number_of(value_of(form, name), 0)));
    return text("ok");
}

/// GET /payfast/admin/notifications
http::Response notifications(const http::Request&, PayfastSandbox& sandbox) {
    return notifications_answer(sandbox.notifications());
}

/// GET /payfast/admin/payments
http::Response payments(const http::Request&, PayfastSandbox& sandbox) {
    std::vector<LedgerLine> ledger;
    for (const Payment& one : sandbox.payments())
        ledger.push_back({one.field("m_payment_id"), one.amount, one.paid_at.has_value(), one.refunded});
    return ledger_answer(ledger);
}

}  // namespace

void add_payfast_routes(http::Router& router, PayfastSandbox& sandbox) {
    const auto add = [&](std::string_view method, std::string_view path, auto handler) {
        router.add(method, path,
                   [&sandbox, handler](const http::Request& request) { return handler(request, sandbox); });
    };
    add("POST", "/payfast/eng/process", open_page);
    add("POST", "/payfast/eng/payment/{id}", press);
    add("POST", "/payfast/eng/query/validate", validate);
    add("GET", "/payfast/transactions/history", history);
    add("GET", "/payfast/refunds/query/{id}", refund_query);
    add("GET", "/payfast/refunds/{id}", refund_query);
    add("POST", "/payfast/refunds/{id}", refund);
    add("GET", "/payfast/admin/notifications", notifications);
    add("GET", "/payfast/admin/payments", payments);
    add("GET", "/payfast/admin/refunds", refunds);
    add("POST", "/payfast/admin/refunds", spoil);
    router.add("GET", "/", [](const http::Request&) {
        return text("Payment simulator: /payfast /paygate /payflex /ozow /peach\n");
    });
}

}  // namespace spaza::paysim
