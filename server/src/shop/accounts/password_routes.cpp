#include "shop/accounts/password_routes.hpp"

#include "base/validation.hpp"
#include "platform/http/address.hpp"
#include "platform/http/sent_form.hpp"
#include "platform/http/write_once.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/accounts_wire.hpp"
#include "shop/accounts/session_routes.hpp"

namespace spaza {
namespace {

/// By email address or by cellphone number; older clients name either as `username` or `userId`.
Result<std::string> login_id_of(const wire::ForgottenPassword& form, const http::Request& request) {
    const std::string mobile = form.mobile.value_or("");
    const std::string login_id = form.username ? *form.username : request.query_value("userId").value_or("");
    if (!mobile.empty() && !login_id.empty())
        return fail(Reason::invalid, "account.oneOfTwo", "mobile", "ValidationError", "parameter");
    const bool by_mobile = !mobile.empty();
    auto problems = by_mobile ? FieldRules::shared().check_all({"mobile"}, {{"mobile", mobile}})
                              : FieldRules::shared().check_all({"loginId"}, {{"loginId", login_id}});
    if (!problems.empty()) return fail(std::move(problems));
    return by_mobile ? mobile : login_id;
}

/// POST forgottenpasswordtokens. Nothing in the answer tells whether there is such an account.
http::Response post_forgotten(const http::Request& request, const NewPasswordService& passwords) {
    // An OCC client sends `userId`, in the query or in a form: login_id_of finds it in both.
    const auto form = request.body.empty() || http::is_sent_form(request)
                          ? Result<wire::ForgottenPassword>{}
                          : json::read<wire::ForgottenPassword>(request.body);
    if (!form) return http::problem(form.error());
    const auto login_id = login_id_of(*form, request);
    if (!login_id) return http::problem(login_id.error());
    passwords.ask(*login_id);
    http::Response answer = http::never_kept(
        http::ok(json::write(wire::AccountStatus{.successMsg = http::message("account.resetSent")})));
    answer.status = 202;
    return answer;
}

/// POST resetpassword. Every session of the account ends.
http::Response post_reset(const http::Request& request, const NewPasswordService& passwords, SessionCache& cache) {
    const auto form = json::read<wire::ResetPassword>(request.body);
    if (!form) return http::problem(form.error());
    const auto whose = passwords.set(form->token, form->newPassword, http::subscriber(request.peer));
    if (!whose) return http::problem(whose.error());
    cache.forget_customer(*whose);
    http::Response answer = http::never_kept(
        http::ok(json::write(wire::AccountStatus{.successMsg = http::message("account.passwordChanged")})));
    answer.status = 202;
    return answer;
}

/// The shop's own clients send JSON; an OCC client sends a form with `old` and `new`. Never the query: addresses
/// end up in logs.
Result<wire::ChangePassword> read_change(const http::Request& request) {
    if (!http::is_sent_form(request)) return json::read<wire::ChangePassword>(request.body);
    wire::ChangePassword change;
    for (auto& [name, value] : http::strict_parse_form(request.body).value_or(http::Form{})) {
        if (name == "old") change.oldPassword = std::move(value);
        if (name == "new") change.newPassword = std::move(value);
    }
    return change;
}

http::Response changed_answer(wire::PasswordChanged changed) {
    changed.successMsg = http::message("account.passwordChangedHere");
    http::Response answer = http::never_kept(http::ok(json::write(changed)));
    answer.status = 202;
    return answer;
}

/// What is kept for a repeat has no tokens: nothing in the database opens an account.
http::Response with_tokens(const http::Request& request, const SessionTokens& tokens) {
    const bool in_cookie = keeps_refresh_token_in_cookie(tokens.channel) || refresh_token_of(request) ||
                           comes_from_our_pages(request);
    wire::PasswordChanged changed;
    changed.access_token = tokens.access_token;
    changed.token_type = "bearer";
    changed.expires_in = tokens.expires_in.count();
    if (!in_cookie) changed.refresh_token = tokens.refresh_token;
    http::Response answer = changed_answer(std::move(changed));
    if (in_cookie) answer.headers.emplace_back("Set-Cookie", refresh_cookie(request, tokens));
    return answer;
}

/// PUT users/{user}/password. Every other session of the account ends.
http::Response put_password(const http::Request& request, const PasswordCalls& calls) {
    const auto form = read_change(request);
    if (!form) return http::problem(form.error());
    const auto may = calls.factors.read([&](SecondFactorService& factors) {
        return factors.may_change_sign_in(request.caller.customer, request.caller.session_id);
    });
    if (!may) return http::problem(may.error());
    const auto change =
        calls.by_old_one.prepare(request.caller.customer, form->oldPassword.value_or(""),
                                 form->newPassword.value_or(""), visitor_of(request, "changePassword"));
    if (!change) return http::problem(change.error());
    TokensAfterChange tokens;
    http::Response answer = http::write_once(
        request, calls.changes,
        [&](PasswordChangeService& changes) { return changes.change(*change, request.caller.session_id); },
        [&](const Result<TokensAfterChange>& changed) {
            if (!changed) return http::problem(changed.error());
            tokens = *changed;
            return changed_answer({});
        });
    if (answer.status != 202) return answer;
    calls.cache.forget_customer(request.caller.customer);
    log::info("password_changed", {{"customer", request.caller.customer.value}});
    return tokens ? with_tokens(request, *tokens) : answer;
}

}  // namespace

void add_password_routes(http::Router& router, const PasswordCalls& calls) {
    http::RouteOptions options;
    options.important = true;
    options.limit = "login";
    router.shop(
        "POST", "/forgottenpasswordtokens",
        [calls](const http::Request& request) { return post_forgotten(request, calls.by_link); }, options);
    options.secret_body = true;
    router.shop(
        "POST", "/resetpassword",
        [calls](const http::Request& request) { return post_reset(request, calls.by_link, calls.cache); },
        options);
    options.access = http::Access::customer;
    options.idempotent = true;
    router.shop(
        "PUT", "/users/{user}/password",
        [calls](const http::Request& request) { return put_password(request, calls); }, options);
}

}  // namespace spaza
