#include "shop/accounts/contact_change_routes.hpp"

#include <algorithm>

#include "base/validation.hpp"
#include "platform/http/sent_form.hpp"
#include "shop/accounts/accounts_rules.hpp"
#include "shop/accounts/contact_change_wire.hpp"
#include "shop/accounts/one_time_code_rules.hpp"
#include "shop/accounts/session_answers_routes.hpp"
#include "shop/accounts/session_routes.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestAttempt = 64;
constexpr std::size_t kLongestLink = 256;

std::string token_in(const std::optional<std::string>& text) {
    const std::string token = text.value_or("");
    return token.size() <= kLongestAttempt ? token : std::string{};
}

/// Who has two steps takes the second before there is another address or number to sign in by.
std::optional<Error> refusal_of_contact_change(const http::Request& request, const ContactCalls& calls,
                                               const std::string& login_id) {
    const CustomerId& customer = request.caller.customer;
    if (!calls.changes.read(
            [&](ContactChangeService& changes) { return changes.opens_a_way_in(customer, login_id); }))
        return std::nullopt;
    const auto may = calls.accounts.factors.read([&](SecondFactorService& factors) {
        return factors.may_change_sign_in(customer, request.caller.session_id);
    });
    return may ? std::nullopt : std::optional{may.error()};
}

http::Response send_contact_code(const http::Request& request, const ContactCalls& calls, const FieldSet& fields,
                                 const wire::ContactOtp& form) {
    ContactRequest wanted{.login_id = normalised_login_id(form.loginId.value_or("")),
                          .token = token_in(form.tokenId),
                          .confirm_token = token_in(form.confirmTokenId),
                          .confirm_code = typed_code(form.confirmOtp.value_or(""))};
    auto problems = FieldRules::shared().check_all({"loginId"}, {{"loginId", wanted.login_id}});
    if (problems.empty() && is_email(wanted.login_id))
        problems = FieldRules::shared().check_all({"email"}, {{"email", wanted.login_id}});
    if (!problems.empty()) return http::problem(fail(std::move(problems)).error());
    const CustomerId& customer = request.caller.customer;
    const Visitor visitor = visitor_of(request, "contactOtp");
    if (const auto refusal = refusal_of_contact_change(request, calls, wanted.login_id))
        return http::problem(*refusal);
    if (!form.password.value_or("").empty()) {
        const auto known = calls.passwords.check(customer, *form.password, visitor);
        if (!known) return code_refused(known.error());
        wanted.knows_password = true;
    }
    const auto answer = calls.changes.write(
        [&](ContactChangeService& changes) { return changes.send(customer, wanted, visitor); });
    if (!answer) return code_refused(answer.error());
    if (!answer->sent) return code_not_right(fields, answer->confirmed);
    return code_sent_answer(fields, *answer->sent, "otp.sent");
}

/// POST users/{user}/contactOtp
http::Response post_contact_otp(const http::Request& request, const ContactCalls& calls) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::ContactOtp>(request.body);
    if (!form) return http::problem(form.error());
    return send_contact_code(request, calls, *fields, *form);
}

http::Response prove_contact(const http::Request& request, const ContactCalls& calls, const FieldSet& fields,
                             const wire::ContactProof& form) {
    const CodeEntry entry{.token = token_in(form.tokenId),
                          .login_id = normalised_login_id(form.loginId.value_or("")),
                          .code = typed_code(form.otp.value_or("")),
                          .guest_cart_guid = {}};
    auto problems = FieldRules::shared().check_all({"loginId", "otp"},
                                                   FormFields{{"loginId", entry.login_id}, {"otp", entry.code}});
    if (!problems.empty()) return http::problem(fail(std::move(problems)).error());
    if (const auto refusal = refusal_of_contact_change(request, calls, entry.login_id))
        return http::problem(*refusal);
    const CustomerId customer = request.caller.customer;
    const auto outcome = calls.changes.write([&](ContactChangeService& changes) {
        return changes.confirm(customer, entry, request.caller.session_id, visitor_of(request, "contact"));
    });
    if (!outcome) return code_refused(outcome.error());
    if (outcome->code.verdict != CodeVerdict::right) return code_not_right(fields, outcome->code);
    if (outcome->changed) calls.accounts.cache.forget_customer(customer);
    const char* words = outcome->changed ? "contact.changed" : "contact.proven";
    if (outcome->tokens) return session_answer(request, fields, calls.accounts, *outcome->tokens, words);
    wire::UserSession answer;
    answer.successMsg = http::message(words);
    answer.user = user_of(calls.accounts, customer);
    return http::never_kept(http::ok(json::write(answer, fields)));
}

/// PUT users/{user}/contact
http::Response put_contact(const http::Request& request, const ContactCalls& calls) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::ContactProof>(request.body);
    if (!form) return http::problem(form.error());
    return prove_contact(request, calls, *fields, *form);
}

/// PUT users/{user}/login of an OCC client, a form: `newLogin` and `password` send a code to the new address, and
/// nothing is changed; with `tokenId` and `otp` it takes the place of the old. Nothing is read from the query.
http::Response put_login(const http::Request& request, const ContactCalls& calls) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    if (!http::is_sent_form(request))
        return http::problem(http::bad_parameter("request.required", "newLogin").error());
    const auto form = http::sent_form(request);
    if (!form) return http::problem(form.error());
    const auto login = http::field_of(*form, "newLogin");
    if (login.value_or("").find('@') == std::string::npos)
        return http::problem(http::bad_parameter("validation.email.invalid", "newLogin").error());
    if (http::field_of(*form, "otp"))
        return prove_contact(request, calls, *fields,
                             {login, http::field_of(*form, "tokenId"), http::field_of(*form, "otp")});
    const auto password = http::field_of(*form, "password");
    if (password.value_or("").empty())
        return http::problem(http::bad_parameter("validation.password.mandatory", "password").error());
    http::Response answer =
        send_contact_code(request, calls, *fields, {login, http::field_of(*form, "tokenId"), password, {}, {}});
    if (answer.status == 200) answer.status = 202;
    return answer;
}

/// POST undoContactChange
http::Response post_undo(const http::Request& request, const ContactCalls& calls) {
    const auto form = json::read<wire::UndoContactChange>(request.body);
    if (!form) return http::problem(form.error());
    const std::string token = form->token.value_or("").substr(0, kLongestLink);
    const auto whose = calls.changes.write([&](ContactChangeService& changes) { return changes.undo(token); });
    if (!whose) return http::problem(whose.error());
    calls.accounts.cache.forget_customer(*whose);
    return http::never_kept(
        http::ok(json::write(wire::AccountStatus{.successMsg = http::message("contact.undone")})));
}

}  // namespace

void add_contact_change_routes(http::Router& router, const ContactCalls& calls) {
    http::RouteOptions options;
    options.important = true;
    options.limit = "login";
    options.secret_body = true;
    router.shop(
        "POST", "/undoContactChange", [calls](const http::Request& request) { return post_undo(request, calls); },
        options);
    options.access = http::Access::customer;
    router.shop(
        "POST", "/users/{user}/contactOtp",
        [calls](const http::Request& request) { return post_contact_otp(request, calls); }, options);
    router.shop(
        "PUT", "/users/{user}/login", [calls](const http::Request& request) { return put_login(request, calls); },
        options);
    router.shop(
        "PUT", "/users/{user}/contact",
        [calls](const http::Request& request) { return put_contact(request, calls); }, options);
}

}  // namespace spaza
