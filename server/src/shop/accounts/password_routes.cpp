#include "shop/accounts/password_routes.hpp"

#include "base/validation.hpp"
#include "shop/accounts/accounts_wire.hpp"
#include "shop/accounts/session_routes.hpp"

namespace spaza {
namespace {

/// POST forgottenpasswordtokens. Nothing in the answer tells whether there is such an account.
http::Response post_forgotten(const http::Request& request, const NewPasswordService& passwords) {
    const auto form = request.body.empty() ? Result<wire::ForgottenPassword>{}
                                           : json::read<wire::ForgottenPassword>(request.body);
    if (!form) return http::problem(form.error());
    const std::string login_id = form->username ? *form->username : request.query_value("userId").value_or("");
    auto problems = FieldRules::shared().check_all({"loginId"}, {{"loginId", login_id}});
    if (!problems.empty()) return http::problem(fail(std::move(problems)).error());
    passwords.ask(login_id);
    http::Response answer = http::never_kept(
        http::ok(json::write(wire::AccountStatus{.successMsg = http::message("account.resetSent")})));
    answer.status = 202;
    return answer;
}

/// POST resetpassword. Every session of the account ends.
http::Response post_reset(const http::Request& request, const NewPasswordService& passwords, SessionCache& cache) {
    const auto form = json::read<wire::ResetPassword>(request.body);
    if (!form) return http::problem(form.error());
    const auto whose = passwords.set(form->token, form->newPassword, request.peer);
    if (!whose) return http::problem(whose.error());
    cache.forget_customer(*whose);
    http::Response answer = http::never_kept(
        http::ok(json::write(wire::AccountStatus{.successMsg = http::message("account.passwordChanged")})));
    answer.status = 202;
    return answer;
}

}  // namespace

void add_password_routes(http::Router& router, const NewPasswordService& passwords, SessionCache& cache) {
    http::RouteOptions options;
    options.important = true;
    options.limit = "login";
    router.shop(
        "POST", "/forgottenpasswordtokens",
        [&passwords](const http::Request& request) { return post_forgotten(request, passwords); }, options);
    router.shop(
        "POST", "/resetpassword",
        [&passwords, &cache](const http::Request& request) { return post_reset(request, passwords, cache); },
        options);
}

}  // namespace spaza
