#include "shop/accounts/second_factor_routes.hpp"

#include "shop/accounts/second_step_entry_routes.hpp"
#include "shop/accounts/session_answers_routes.hpp"
#include "shop/accounts/session_routes.hpp"

namespace spaza {
namespace {

using Factors = Transactional<SecondFactorService>;

/// GET users/{user}/mfa
http::Response get_mfa(const http::Request& request, const Factors& factors) {
    const auto state = factors.read([&](SecondFactorService& service) {
        return service.state(request.caller.customer, request.caller.session_id);
    });
    return http::never_kept(http::ok(json::write(wire::to_wire(state))));
}

/// POST sendMFAAccountOTP
http::Response post_account_send(const http::Request& request, const Factors& factors) {
    const auto form = json::read<wire::SendMfaAccountOtp>(request.body);
    if (!form) return http::problem(form.error());
    const StepRequest wanted{.purpose = wire::from_wire(form->purpose),
                             .way = wire::from_wire(form->way),
                             .token = step_token(form->tokenId.value_or(""))};
    const auto started = factors.write([&](SecondFactorService& service) {
        return service.begin(request.caller.customer, request.caller.session_id, wanted);
    });
    if (!started) return code_refused(started.error());
    wire::MfaStep answer;
    answer.tokenId = started->token;
    answer.way = word_of(started->way);
    if (started->sent) {
        answer.successMsg = http::message("otp.sent", {{"to", started->sent->to}});
        answer.expiresIn = started->sent->lives.count();
        answer.resendAfter = started->sent->again_after.count();
        answer.sentTo = started->sent->to;
    }
    if (!started->app_secret.empty()) {
        answer.appSecret = started->app_secret;
        answer.appAddress = started->app_address;
    }
    return http::never_kept(http::ok(json::write(answer)));
}

const char* done_words(StepPurpose purpose) {
    switch (purpose) {
        case StepPurpose::turn_on: return "mfa.turnedOn";
        case StepPurpose::turn_off: return "mfa.turnedOff";
        case StepPurpose::recovery_codes: return "mfa.newRecoveryCodes";
        case StepPurpose::sign_in:
        case StepPurpose::confirm: break;
    }
    return "mfa.confirmed";
}

/// POST validateMFAAccountOTP
http::Response post_account_validate(const http::Request& request, const Factors& factors, SessionCache& cache) {
    const auto form = json::read<wire::ValidateMfaOtp>(request.body);
    if (!form) return http::problem(form.error());
    const auto entry = step_entry(*form);
    if (!entry) return http::problem(entry.error());
    const Visitor visitor = visitor_of(request, "account");
    const auto taken = factors.write([&](SecondFactorService& service) {
        return service.take(request.caller.customer, request.caller.session_id, *entry, visitor);
    });
    if (!taken) return code_refused(taken.error());
    if (taken->code.verdict != CodeVerdict::right)
        return http::never_kept(http::ok(json::write(not_right(taken->code, words_for(*entry, taken->code)))));
    if (taken->purpose == StepPurpose::turn_on || taken->purpose == StepPurpose::turn_off)
        cache.forget_customer(request.caller.customer);
    wire::MfaStep answer;
    answer.successMsg = http::message(done_words(taken->purpose));
    if (!taken->recovery_codes.empty()) answer.recoveryCodes = taken->recovery_codes;
    return http::never_kept(http::ok(json::write(answer)));
}

}  // namespace

void add_second_factor_routes(http::Router& router, const Factors& factors, SessionCache& cache) {
    http::RouteOptions options;
    options.access = http::Access::customer;
    router.shop(
        "GET", "/users/{user}/mfa", [factors](const http::Request& request) { return get_mfa(request, factors); },
        options);
    options.limit = "writes";
    options.secret_body = true;
    router.shop(
        "POST", "/sendMFAAccountOTP",
        [factors](const http::Request& request) { return post_account_send(request, factors); }, options);
    router.shop(
        "POST", "/validateMFAAccountOTP",
        [factors, &cache](const http::Request& request) { return post_account_validate(request, factors, cache); },
        options);
}

}  // namespace spaza
