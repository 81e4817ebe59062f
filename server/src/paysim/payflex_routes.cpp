#include "paysim/payflex_routes.hpp"

#include <boost/json.hpp>
#include <cmath>

#include "base/digest.hpp"
#include "paysim/page_answers.hpp"

namespace spaza::paysim {
namespace {

namespace js = boost::json;
using State = HostedPayment::State;

constexpr const char* kToken = "sandbox-token";

http::Response answer(const js::value& body, int status = 200) {
    http::Response response = text(js::serialize(body), status);
    response.content_type = "application/json";
    return response;
}

http::Response refused(int status, const char* code, const char* message) {
    return answer(js::object{{"errorCode", code}, {"message", message}}, status);
}

bool signed_in(const http::Request& request) {
    return request.header("authorization") == std::string{"Bearer "} + kToken;
}

std::optional<js::object> body_of(const http::Request& request) {
    boost::system::error_code error;
    js::value value = js::parse(request.body, error);
    if (error || !value.is_object()) return std::nullopt;
    return std::move(value.as_object());
}

std::string member(const js::object& from, std::string_view name) {
    const js::value* found = from.if_contains(name);
    return found && found->is_string() ? std::string{found->as_string()} : std::string{};
}

/// POST /payflex/order/productSelect
http::Response create(const http::Request& request, HostedSandbox& sandbox) {
    if (!signed_in(request)) return refused(401, "CRM401", "Unauthorized");
    const auto body = body_of(request);
    if (!body) return refused(400, "CRM001", "not JSON");
    const auto amount = amount_of(member(*body, "amount"));
    if (!amount || *amount < Money::cents(50'00) || *amount > Money::cents(20000'00))
        return refused(400, "CRM002", "amount outside the limits");
    const js::value* merchant = body->if_contains("merchant");
    const std::string confirm =
        merchant && merchant->is_object() ? member(merchant->as_object(), "redirectConfirmUrl") : std::string{};
    if (!confirm.starts_with("http")) return refused(400, "CRM006", "redirect addresses must be absolute");
    const std::string id = random_hex(16);
    sandbox.open({.id = id,
                  .merchant_ref = member(*body, "merchantReference"),
                  .description = member(*body, "description") + ", in four instalments",
                  .amount = *amount,
                  .return_url = confirm + "?status=confirmed&token=" + id,
                  .cancel_url = member(merchant->as_object(), "redirectCancelUrl"),
                  .notify_url = {}});
    return answer(
        js::object{{"orderId", id},
                   {"token", id},
                   {"redirectUrl", "http://" + std::string{request.header("host")} + "/payflex/pay/" + id}},
        201);
}

/// GET /payflex/order/{id}
http::Response order(const http::Request& request, HostedSandbox& sandbox) {
    if (!signed_in(request)) return refused(401, "CRM401", "Unauthorized");
    HostedPayment payment;
    switch (sandbox.ask(request.param("id"), payment)) {
        case HostedSandbox::Heard::broken: return text("Internal Server Error", 500);
        case HostedSandbox::Heard::unknown: return refused(404, "CRM404", "no such order");
        case HostedSandbox::Heard::yes: break;
    }
    const char* status = payment.state == State::paid        ? "Approved"
                         : payment.state == State::declined  ? "Declined"
                         : payment.state == State::cancelled ? "Cancelled"
                                                             : "Created";
    return answer(js::object{{"orderId", payment.id},
                             {"token", payment.id},
                             {"orderStatus", status},
                             {"amount", static_cast<double>(payment.amount.in_cents()) / 100},
                             {"merchantReference", payment.merchant_ref}});
}

/// POST /payflex/order/{id}/refund
http::Response refund(const http::Request& request, HostedSandbox& sandbox) {
    if (!signed_in(request)) return refused(401, "CRM401", "Unauthorized");
    const auto body = body_of(request);
    const js::value* amount = body ? body->if_contains("amount") : nullptr;
    boost::system::error_code error;
    const double rand = amount ? amount->to_number<double>(error) : 0;
    const std::string key = body ? member(*body, "requestId") : std::string{};
    if (error || key.empty()) return refused(400, "CRM001", "requestId and amount are needed");
    switch (sandbox.refund(request.param("id"), key, Money::cents(std::llround(rand * 100)))) {
        case HostedSandbox::Refunding::done: return answer(js::object{{"refundId", "RF-" + key}}, 201);
        case HostedSandbox::Refunding::repeated: return refused(400, "MRM010", "requestId was used before");
        case HostedSandbox::Refunding::unknown: return refused(404, "CRM404", "no such order");
        case HostedSandbox::Refunding::refused: break;
    }
    return refused(400, "MRM009", "cannot be refunded");
}

}  // namespace

void add_payflex_routes(http::Router& router, HostedSandbox& sandbox) {
    router.add("POST", "/payflex/auth/merchant", [](const http::Request&) {
        return answer(js::object{{"access_token", kToken}, {"expires_in", 3600}, {"token_type", "Bearer"}});
    });
    router.add("GET", "/payflex/configuration", [](const http::Request& request) {
        if (!signed_in(request)) return refused(401, "CRM401", "Unauthorized");
        return answer(js::object{{"minimumAmount", 50}, {"maximumAmount", 20000}, {"enabledForRefunds", true}});
    });
    router.add("POST", "/payflex/order/productSelect",
               [&](const http::Request& request) { return create(request, sandbox); });
    router.add("GET", "/payflex/order/{id}",
               [&](const http::Request& request) { return order(request, sandbox); });
    router.add("POST", "/payflex/order/{id}/refund",
               [&](const http::Request& request) { return refund(request, sandbox); });
    router.add("GET", "/payflex/pay/{id}", [&](const http::Request& request) {
        const auto payment = sandbox.find(request.param("id"));
        return payment ? payment_page_of(*payment, "payflex")
                       : html(problem_page({"There is no such payment"}), 404);
    });
    router.add("POST", "/payflex/payment/{id}",
               [&](const http::Request& request) { return press_button(request, sandbox, "payflex"); });
    router.add("GET", "/payflex/admin/payments",
               [&](const http::Request&) { return ledger_answer(ledger_of(sandbox.payments())); });
}

}  // namespace spaza::paysim
