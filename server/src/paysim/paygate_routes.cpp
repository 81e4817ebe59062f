#include "paysim/paygate_routes.hpp"

#include "base/digest.hpp"
#include "paysim/page_answers.hpp"
#include "paysim/signing.hpp"

namespace spaza::paysim {
namespace {

using State = HostedPayment::State;

std::string request_sum(const std::string& id, const std::string& reference) {
    return paygate_signing::of_request(PaygateDialect::kId, id, reference, PaygateDialect::kKey);
}

std::string guid() {
    const std::string hex = random_hex(16);
    return hex.substr(0, 8) + '-' + hex.substr(8, 4) + '-' + hex.substr(12, 4) + '-' + hex.substr(16, 4) + '-' +
           hex.substr(20);
}

http::Response form_answer(const Fields& fields) {
    http::Response answer = text(form_encoded(fields));
    answer.content_type = "application/x-www-form-urlencoded";
    return answer;
}

http::Response error_answer(const char* code) { return form_answer({{"ERROR", code}}); }

/// POST /paygate/payweb3/initiate.trans
http::Response initiate(const http::Request& request, HostedSandbox& sandbox) {
    const auto form = http::parse_form(request.body);
    const auto value = [&](std::string_view name) { return std::string{value_of(form, name)}; };
    if (value("PAYGATE_ID") != PaygateDialect::kId) return error_answer("ND_INV_PGID");
    if (value("CHECKSUM") != paygate_signing::of_initiate(form, PaygateDialect::kKey))
        return error_answer("DATA_CHK");
    if (value("REFERENCE").empty()) return error_answer("DATA_CREF");
    const std::string amount = value("AMOUNT");
    if (amount.empty() || amount.find_first_not_of("0123456789") != amount.npos || amount.size() > 12)
        return error_answer("DATA_AMT_NUM");
    const Money cents = Money::cents(std::stoll(amount));
    if (cents == Money{}) return error_answer("DATA_AMT_ZERO");
    const HostedPayment payment =
        sandbox.open({.id = guid(),
                      .merchant_ref = value("REFERENCE"),
                      .description = value("PAY_METHOD") + ' ' + value("PAY_METHOD_DETAIL"),
                      .amount = cents,
                      .return_url = value("RETURN_URL"),
                      .cancel_url = value("RETURN_URL"),
                      .notify_url = value("NOTIFY_URL")});
    return form_answer({{"PAYGATE_ID", PaygateDialect::kId},
                        {"PAY_REQUEST_ID", payment.id},
                        {"REFERENCE", payment.merchant_ref},
                        {"CHECKSUM", request_sum(payment.id, payment.merchant_ref)}});
}

/// POST /paygate/payweb3/process.trans
http::Response process(const http::Request& request, HostedSandbox& sandbox) {
    const auto form = http::parse_form(request.body);
    const auto payment = sandbox.find(std::string{value_of(form, "PAY_REQUEST_ID")});
    if (!payment || value_of(form, "CHECKSUM") != request_sum(payment->id, payment->merchant_ref))
        return html(problem_page({"The checksum does not match"}), 400);
    return payment_page_of(*payment, "paygate");
}

}  // namespace

Fields PaygateDialect::fields(const HostedPayment& payment, State reported, Money amount) const {
    const bool paid = reported == State::paid;
    const char* status = paid ? "1" : reported == State::declined ? "2" : reported == State::cancelled ? "4" : "0";
    const char* result = paid                           ? "990017"
                         : reported == State::declined  ? "900007"
                         : reported == State::cancelled ? "990028"
                                                        : "990022";
    Fields fields{{"PAYGATE_ID", kId},
                  {"PAY_REQUEST_ID", payment.id},
                  {"REFERENCE", payment.merchant_ref},
                  {"TRANSACTION_STATUS", status},
                  {"RESULT_CODE", result},
                  {"AUTH_CODE", paid ? "5T8A0Z" : ""},
                  {"CURRENCY", "ZAR"},
                  {"AMOUNT", std::to_string(amount.in_cents())},
                  {"RESULT_DESC", paid ? "Auth Done" : "Not done"},
                  {"TRANSACTION_ID", paid ? "78705178" : ""},
                  {"RISK_INDICATOR", "AX"},
                  {"PAY_METHOD", "CC"},
                  {"PAY_METHOD_DETAIL", "Visa"}};
    std::string sum = paygate_signing::of_notification(fields, kKey);
    fields.emplace_back("CHECKSUM", std::move(sum));
    return fields;
}

Fields PaygateDialect::return_fields(const HostedPayment& payment) const {
    const std::string status = payment.state == State::paid ? "1" : payment.state == State::declined ? "2" : "4";
    return {{"PAY_REQUEST_ID", payment.id},
            {"TRANSACTION_STATUS", status},
            {"CHECKSUM", paygate_signing::of_return(kId, payment.id, status, payment.merchant_ref, kKey)}};
}

void add_paygate_routes(http::Router& router, HostedSandbox& sandbox, const PaygateDialect& dialect) {
    router.add("POST", "/paygate/payweb3/initiate.trans",
               [&](const http::Request& request) { return initiate(request, sandbox); });
    router.add("POST", "/paygate/payweb3/process.trans",
               [&](const http::Request& request) { return process(request, sandbox); });
    router.add("POST", "/paygate/payweb3/query.trans", [&](const http::Request& request) {
        const auto form = http::parse_form(request.body);
        HostedPayment payment;
        switch (sandbox.ask(std::string{value_of(form, "PAY_REQUEST_ID")}, payment)) {
            case HostedSandbox::Heard::broken: return text("Internal Server Error", 500);
            case HostedSandbox::Heard::unknown: return error_answer("NO_TRANS_DATA");
            case HostedSandbox::Heard::yes: break;
        }
        if (value_of(form, "CHECKSUM") != request_sum(payment.id, payment.merchant_ref))
            return error_answer("DATA_CHK");
        return form_answer(dialect.fields(payment, payment.state, payment.amount));
    });
    add_hosted_routes(router, sandbox, "paygate");
}

}  // namespace spaza::paysim
