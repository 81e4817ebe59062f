#include "paysim/ozow_routes.hpp"

#include <boost/json.hpp>

#include "base/digest.hpp"
#include "paysim/page_answers.hpp"
#include "paysim/signing.hpp"

namespace spaza::paysim {
namespace {

namespace js = boost::json;
using State = HostedPayment::State;

std::string transaction_guid() {
    const std::string hex = random_hex(16);
    return hex.substr(0, 8) + '-' + hex.substr(8, 4) + "-4000-8000-" + hex.substr(20);
}

/// POST /ozow/pay: every time the form is posted is a transaction of its own.
http::Response open_ozow_page(const http::Request& request, HostedSandbox& sandbox) {
    const auto form = http::parse_form(request.body);
    const auto value = [&](std::string_view name) { return std::string{value_of(form, name)}; };
    const bool ours =
        value("SiteCode") == OzowDialect::kSite && value("CountryCode") == "ZA" && value("CurrencyCode") == "ZAR";
    if (!ours) return html(problem_page({"The site is not known"}), 400);
    if (value("HashCheck") != ozow_signing::of_form(form, OzowDialect::kKey))
        return html(problem_page({"HashCheck value has failed"}), 400);
    const auto amount = amount_of(value("Amount"));
    const std::string bank = value("BankReference");
    if (!amount || *amount <= Money{} || value("TransactionReference").empty() || bank.empty() || bank.size() > 20)
        return html(problem_page({"Amount, TransactionReference and BankReference are needed"}), 400);
    return payment_page_of(sandbox.open({.id = transaction_guid(),
                                         .merchant_ref = value("TransactionReference"),
                                         .description = "Instant EFT, " + bank,
                                         .amount = *amount,
                                         .return_url = value("SuccessUrl"),
                                         .cancel_url = value("CancelUrl"),
                                         .notify_url = value("NotifyUrl")}),
                           "ozow");
}

/// GET /ozow/GetTransactionByReference
http::Response transactions(const http::Request& request, HostedSandbox& sandbox) {
    if (request.query_value("siteCode").value_or("") != OzowDialect::kSite) return text("Unauthorized", 401);
    js::array found;
    for (const HostedPayment& each : sandbox.payments()) {
        if (each.merchant_ref != request.query_value("transactionReference").value_or("")) continue;
        HostedPayment now;
        if (sandbox.ask(each.id, now) == HostedSandbox::Heard::broken) return text("Internal Server Error", 500);
        if (now.state == State::open) continue;  // nothing has been done yet
        js::object one;
        for (const auto& [name, value] : OzowDialect{}.fields(now, now.state, now.amount)) {
            std::string member = name;
            member.front() = static_cast<char>(member.front() - 'A' + 'a');
            one[member] = value;
        }
        one["amount"] = static_cast<double>(now.amount.in_cents()) / 100;
        found.push_back(std::move(one));
    }
    return json_text(js::serialize(found));
}

}  // namespace

Fields OzowDialect::fields(const HostedPayment& payment, State reported, Money amount) const {
    const char* status = reported == State::paid        ? "Complete"
                         : reported == State::declined  ? "Error"
                         : reported == State::cancelled ? "Cancelled"
                                                        : "Pending";
    Fields fields{{"SiteCode", kSite},
                  {"TransactionId", payment.id},
                  {"TransactionReference", payment.merchant_ref},
                  {"Amount", decimal(amount)},
                  {"Status", status},
                  {"Optional1", ""},
                  {"Optional2", ""},
                  {"Optional3", ""},
                  {"Optional4", ""},
                  {"Optional5", ""},
                  {"CurrencyCode", "ZAR"},
                  {"IsTest", "true"},
                  {"StatusMessage", ""}};
    std::string hash = ozow_signing::of_response(fields, kKey);
    fields.emplace_back("Hash", std::move(hash));
    return fields;
}

void add_ozow_routes(http::Router& router, HostedSandbox& sandbox, const OzowDialect&) {
    router.add("POST", "/ozow/pay",
               [&](const http::Request& request) { return open_ozow_page(request, sandbox); });
    router.add("GET", "/ozow/GetTransactionByReference",
               [&](const http::Request& request) { return transactions(request, sandbox); });
    add_hosted_routes(router, sandbox, "ozow");
}

}  // namespace spaza::paysim
