#include "paysim/peach_routes.hpp"

#include <boost/json.hpp>

#include "base/digest.hpp"
#include "paysim/page_answers.hpp"
#include "paysim/signing.hpp"

namespace spaza::paysim {
namespace {

namespace js = boost::json;
using State = HostedPayment::State;

bool signed_by_shop(const Fields& form) {
    return value_of(form, "authentication.entityId") == PeachDialect::kEntity &&
           value_of(form, "signature") == peach_signing::of_parameters(form, PeachDialect::kSecret);
}

bool is_transaction_id(std::string_view id) {
    return id.size() >= 8 && id.size() <= 16 &&
           id.find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz") == id.npos;
}

/// POST /peach/checkout
http::Response open_checkout(const http::Request& request, HostedSandbox& sandbox) {
    const auto form = http::parse_form(request.body);
    const auto value = [&](std::string_view name) { return std::string{value_of(form, name)}; };
    if (!signed_by_shop(form)) return html(problem_page({"Invalid signature"}), 400);
    const auto amount = amount_of(value("amount"));
    const std::string id = value("merchantTransactionId");
    if (!amount || *amount <= Money{} || value("currency") != "ZAR" || value("paymentType") != "DB" ||
        !is_transaction_id(id) || value("nonce").empty() || value("shopperResultUrl").empty())
        return html(problem_page({"amount, currency, paymentType, merchantTransactionId, nonce and "
                                  "shopperResultUrl are needed"}),
                    400);
    return payment_page_of(sandbox.open({.id = random_hex(16),
                                         .merchant_ref = id,
                                         .description = value("defaultPaymentMethod"),
                                         .amount = *amount,
                                         .return_url = value("shopperResultUrl"),
                                         .cancel_url = value("cancelUrl"),
                                         .notify_url = value("notificationUrl")}),
                           "peach");
}

/// GET /peach/status: the checkout that is meant, or of several of one transaction the paid one.
http::Response status(const http::Request& request, HostedSandbox& sandbox, const PeachDialect& dialect) {
    if (!signed_by_shop({request.query.begin(), request.query.end()})) return text("Forbidden", 403);
    const std::string id = request.query_value("merchantTransactionId").value_or("");
    const std::string checkout = request.query_value("checkoutId").value_or("");
    std::optional<HostedPayment> known;
    for (HostedPayment& each : sandbox.payments()) {
        const bool meant = checkout.empty() ? each.merchant_ref == id : each.id == checkout;
        if (meant && (!known || each.state == State::paid)) known = std::move(each);
    }
    if (!known) return text("{}", 404);
    HostedPayment now;
    if (sandbox.ask(known->id, now) == HostedSandbox::Heard::broken) return text("Internal Server Error", 500);
    js::object answer;
    for (const auto& [name, value] : dialect.fields(now, now.state, now.amount)) answer[name] = value;
    return json_text(js::serialize(answer));
}

}  // namespace

Fields PeachDialect::fields(const HostedPayment& payment, State reported, Money amount) const {
    const char* code = reported == State::paid        ? "000.100.110"
                       : reported == State::declined  ? "800.100.153"
                       : reported == State::cancelled ? "100.396.101"
                                                      : "000.200.100";
    Fields fields{{"amount", decimal(amount)},
                  {"checkoutId", payment.id},
                  {"currency", "ZAR"},
                  {"id", md5_hex(payment.id)},
                  {"merchantTransactionId", payment.merchant_ref},
                  {"paymentBrand", "VISA"},
                  {"paymentType", "DB"},
                  {"result.code", code},
                  {"result.description", ""},
                  {"timestamp", "2026-01-25T08:27:46.916519Z"}};
    std::string signature = peach_signing::of_parameters(fields, kSecret);
    fields.emplace_back("signature", std::move(signature));
    return fields;
}

void add_peach_routes(http::Router& router, HostedSandbox& sandbox, const PeachDialect& dialect) {
    router.add("POST", "/peach/checkout",
               [&](const http::Request& request) { return open_checkout(request, sandbox); });
    router.add("GET", "/peach/status",
               [&](const http::Request& request) { return status(request, sandbox, dialect); });
    add_hosted_routes(router, sandbox, "peach");
}

}  // namespace spaza::paysim
