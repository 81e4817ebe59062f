#include "shop/accounts/accounts_routes.hpp"

#include "base/validation.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/accounts_wire.hpp"
#include "shop/accounts/one_time_code_routes.hpp"
#include "shop/accounts/session_answers_routes.hpp"
#include "shop/accounts/session_routes.hpp"

namespace spaza {
namespace {

/// Some calls may be sent without a body at all.
template <class T>
Result<T> read_or_default(const http::Request& request) {
    if (request.body.empty()) return T{};
    return json::read<T>(request.body);
}

Result<PlaceQuery> place_of(const http::Request& request) {
    const auto latitude = http::number(request, "latitude", -90, 90);
    if (!latitude) return std::unexpected(latitude.error());
    const auto longitude = http::number(request, "longitude", -180, 180);
    if (!longitude) return std::unexpected(longitude.error());
    PlaceQuery query{.at = {},
                     .postal_code = request.query_value("postalCode").value_or(""),
                     .town = request.query_value("town").value_or(""),
                     .country = {}};
    if (*latitude && *longitude) query.at = GeoPoint{**latitude, **longitude};
    return query;
}

/// POST anonymousUserLogin
http::Response post_anonymous_login(const http::Request& request, const AccountCalls& calls) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = read_or_default<wire::AnonymousLogin>(request);
    if (!form) return http::problem(form.error());
    PlaceQuery query{.at = {}, .postal_code = form->postalCode.value_or(""), .town = {}, .country = {}};
    if (form->latitude && form->longitude) query.at = GeoPoint{*form->latitude, *form->longitude};
    const Visitor visitor = visitor_of(request, "guest");
    const auto tokens =
        calls.sessions.write([&](SessionService& sessions) { return sessions.open_for_guest(visitor); });
    return session_answer(request, *fields, calls, tokens, "", query);
}

/// POST newUser
http::Response post_new_user(const http::Request& request, const AccountCalls& calls) {
    if (auto refusal = foreign_sign_in(request)) return std::move(*refusal);
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::SignUp>(request.body);
    if (!form) return http::problem(form.error());
    if (form->verifyBy) return sign_up_by_code(request, *fields, calls, *form);
    const auto tokens = calls.sign_in.sign_up(wire::from_wire(*form), visitor_of(request, "signUp"),
                                              form->guestCartGuid.value_or(""));
    if (!tokens && tokens.error().type == "DuplicateUidError") return existing_account(*fields);
    if (!tokens) return http::problem(tokens.error());
    log::info("signed_up",
              {{"customer", tokens->customer.value_or(CustomerId{}).value}, {"channel", request.context.channel}});
    http::Response response = session_answer(request, *fields, calls, *tokens, "account.signUpDone");
    response.status = 201;
    return response;
}

/// POST users, as OCC clients sign up; they sign in afterwards. They ask for the terms themselves and do not send
/// the answer. Of an address that has an account it says what newUser says, in the words of OCC.
http::Response post_user(const http::Request& request, const AccountCalls& calls) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::OccSignUp>(request.body);
    if (!form) return http::problem(form.error());
    const SignUp wanted = wire::from_wire(*form);
    const auto refused = [&](Error error) {
        if (error.subject == "email") error.subject = "uid";
        for (Error& each : error.more)
            if (each.subject == "email") each.subject = "uid";
        if (error.type != "DuplicateUidError") return http::problem(error);
        return http::problem(
            fail(Reason::invalid, "account.existing", wanted.email, "DuplicateUidError", "parameter").error());
    };
    const auto hash = calls.sign_in.prepare_sign_up(wanted);
    if (!hash) return refused(hash.error());
    const auto made = calls.accounts.write(
        [&](AccountService& accounts) { return accounts.enrol(wanted, *hash, visitor_of(request, "signUp")); });
    if (!made) return refused(made.error());
    log::info("signed_up", {{"customer", made->id.value}, {"channel", request.context.channel}});
    return http::never_kept(http::created(json::write(user_of(calls, made->id), *fields)));
}

/// A field that is not there at all, or empty.
std::optional<Error> missing_credentials(const wire::Login& form) {
    std::vector<Error> errors;
    if (form.username.value_or("").empty())
        errors.push_back(http::bad_parameter("validation.loginId.mandatory", "username").error());
    if (form.password.value_or("").empty())
        errors.push_back(http::bad_parameter("validation.password.mandatory", "password").error());
    if (errors.empty()) return std::nullopt;
    return fail(std::move(errors)).error();
}

/// POST userLogin
http::Response post_login(const http::Request& request, const AccountCalls& calls) {
    if (auto refusal = foreign_sign_in(request)) return std::move(*refusal);
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::Login>(request.body);
    if (!form) return http::problem(form.error());
    if (const auto missing = missing_credentials(*form)) return http::problem(*missing);
    Visitor visitor = visitor_of(request, "userLogin", form->keepSignedIn);
    visitor.shown_human = calls.humans.shown(request);
    const auto entry =
        calls.sign_in.sign_in(*form->username, *form->password, visitor, form->guestCartGuid.value_or(""));
    if (!entry && entry.error().type == kHumanNeeded) return calls.humans.ask(request);
    if (!entry) return http::problem(entry.error());
    return entry_answer(request, *fields, calls, *entry, "");
}

/// POST users/{user}/verifyLoginId. At sign-in it does not tell whether there is such an account.
http::Response post_verify_login_id(const http::Request& request, const AccountCalls& calls) {
    const auto form = json::read<wire::VerifyLoginId>(request.body);
    if (!form) return http::problem(form.error());
    const std::string login_id = form->loginId.value_or("");
    auto problems = FieldRules::shared().check_all({"loginId"}, {{"loginId", login_id}});
    if (!problems.empty()) return http::problem(fail(std::move(problems)).error());

    const bool signs_up = form->purpose == wire::LoginIdPurpose::signup;
    const auto check = calls.accounts.read([&](AccountService& accounts) {
        return signs_up ? accounts.check_login_id_for_sign_up(login_id)
                        : accounts.check_login_id_for_sign_in(login_id);
    });
    wire::LoginIdAnswer answer;
    answer.loginIdType = check.is_email ? "email" : "mobile";
    if (signs_up) {
        answer.isExisting = check.existing;
        answer.responseStatus = !check.existing;
        if (check.existing) answer.errorMsg = http::message("account.existing");
    } else {
        answer.isMultipleUsers = check.several;
        // Strangers do not learn who has two steps: the way leads to the password all the same, and who knows
        // that is notified by userLogin.
        answer.isMfaRequired = false;
    }
    return http::never_kept(http::ok(json::write(answer)));
}

bool names_caller(const std::string& username, const http::Caller& caller) {
    return username.empty() || username == "current" || username == caller.uid ||
           username == caller.customer.value;
}

/// POST logout; every session of the customer ends, on all devices
http::Response post_logout(const http::Request& request, const AccountCalls& calls) {
    const http::Caller& caller = request.caller;
    if (caller.kind == http::Caller::Kind::nobody)
        return http::problem(fail(Reason::unauthenticated, "error.missingToken", {}, "InvalidTokenError").error());
    const auto form = read_or_default<wire::Logout>(request);
    if (!form) return http::problem(form.error());
    const std::string username = form->username.value_or("");
    if (!names_caller(username, caller))
        return http::problem(
            fail(Reason::not_allowed, "error.forbidden", username, "ForbiddenError", "user").error());

    calls.sessions.write([&](SessionService& sessions) {
        if (caller.is_customer())
            sessions.revoke_all(caller.customer);
        else
            sessions.revoke_family(caller.session_id);
        return true;
    });
    if (caller.is_customer())
        calls.cache.forget_customer(caller.customer);
    else
        calls.cache.forget_family(caller.session_id);
    return http::never_kept(
               http::ok(json::write(wire::AccountStatus{.successMsg = http::message("account.signedOut")})))
        .with("Set-Cookie", cleared_refresh_cookie(request));
}

std::optional<CustomerId> looked_at(const http::Request& request) {
    if (!request.caller.is_customer() || request.param("user") == kGuestUid) return std::nullopt;
    return request.caller.customer;
}

/// GET users/{user}
http::Response get_user(const http::Request& request, const AccountCalls& calls) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto place = place_of(request);
    if (!place) return http::problem(place.error());
    const std::string cart_code = request.query_value("cartCode").value_or("");
    const wire::User user = user_of(calls, looked_at(request), *place, cart_code);
    return http::never_kept(http::ok(json::write(user, *fields)));
}

std::optional<Error> refusal_of_sign_in_change(const http::Request& request, const AccountCalls& calls) {
    const auto may = calls.factors.read([&](SecondFactorService& factors) {
        return factors.may_change_sign_in(request.caller.customer, request.caller.session_id);
    });
    return may ? std::nullopt : std::optional{may.error()};
}

/// PUT or PATCH users/{user}
http::Response put_user(const http::Request& request, const AccountCalls& calls) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::PersonalDetails>(request.body);
    if (!form) return http::problem(form.error());
    if (form->mobileNumber) {  // codes may go there
        const auto refusal = refusal_of_sign_in_change(request, calls);
        if (refusal) return http::problem(*refusal);
    }
    const auto changed = calls.accounts.write([&](AccountService& accounts) {
        return accounts.change(request.caller.customer, wire::from_wire(*form), request.context.channel);
    });
    if (!changed) return http::problem(changed.error());
    return http::never_kept(http::ok(json::write(user_of(calls, request.caller.customer), *fields)));
}

using Call = http::Response (*)(const http::Request&, const AccountCalls&);

}  // namespace

void add_account_routes(http::Router& router, const AccountCalls& calls) {
    const auto add = [&](const char* method, const char* path, Call call, const char* limit,
                         http::Access access = http::Access::open, bool has_password = false) {
        http::RouteOptions options;
        options.secret_body = has_password;
        options.limit = limit;
        options.access = access;
        options.important = true;
        router.shop(
            method, path, [calls, call](const http::Request& request) { return call(request, calls); }, options);
    };
    add("POST", "/anonymousUserLogin", post_anonymous_login, "token");
    add("POST", "/newUser", post_new_user, "register", http::Access::open, true);
    add("POST", "/users", post_user, "register", http::Access::open, true);
    add("POST", "/userLogin", post_login, "login", http::Access::open, true);
    add("POST", "/users/{user}/verifyLoginId", post_verify_login_id, "login");
    add("POST", "/logout", post_logout, "");
    add("GET", "/users/{user}", get_user, "");
    add("PUT", "/users/{user}", put_user, "writes", http::Access::customer);
    add("PATCH", "/users/{user}", put_user, "writes", http::Access::customer);
}

}  // namespace spaza
