#include "shop/accounts/second_step_routes.hpp"

#include "shop/accounts/second_step_entry_routes.hpp"
#include "shop/accounts/session_answers_routes.hpp"
#include "shop/accounts/session_routes.hpp"

namespace spaza {
namespace {

struct StepCalls {
    AccountCalls accounts;
    Transactional<SecondStepService> steps;
};

/// POST sendMFAOTP
http::Response post_step_send(const http::Request& request, const StepCalls& calls) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::SendMfaOtp>(request.body);
    if (!form) return http::problem(form.error());
    const std::string token = step_token(form->tokenId);
    const StepWay way = wire::from_wire(form->way);
    const auto sent = calls.steps.write([&](SecondStepService& steps) { return steps.send(token, way); });
    if (!sent) return code_refused(sent.error());
    wire::UserSession answer;
    answer.successMsg = http::message("otp.sent", {{"to", sent->to}});
    answer.isMfaRequired = true;
    answer.mfaWay = word_of(way);
    answer.tokenId = token;
    answer.expiresIn = sent->lives.count();
    answer.resendAfter = sent->again_after.count();
    answer.sentTo = sent->to;
    return http::never_kept(http::ok(json::write(answer, *fields)));
}

/// POST validateMFAOTP
http::Response post_step_validate(const http::Request& request, const StepCalls& calls) {
    if (auto refusal = foreign_sign_in(request)) return std::move(*refusal);
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::ValidateMfaOtp>(request.body);
    if (!form) return http::problem(form.error());
    const auto entry = step_entry(*form);
    if (!entry) return http::problem(entry.error());
    const Visitor visitor = visitor_of(request, "secondStep", form->keepSignedIn);
    const auto outcome = calls.steps.write([&](SecondStepService& steps) { return steps.take(*entry, visitor); });
    if (!outcome) return code_refused(outcome.error());
    if (outcome->code.verdict != CodeVerdict::right)
        return code_not_right(*fields, outcome->code, words_for(*entry, outcome->code));
    http::Response answer = session_answer(request, *fields, calls.accounts, *outcome->code.tokens, "");
    if (!outcome->trusted_token.empty())
        answer.headers.emplace_back("Set-Cookie", trust_cookie(request, visitor, outcome->trusted_token));
    return answer;
}

}  // namespace

void add_second_step_routes(http::Router& router, const AccountCalls& accounts,
                            const Transactional<SecondStepService>& steps) {
    const StepCalls calls{accounts, steps};
    http::RouteOptions options;
    options.important = true;
    options.limit = "login";
    options.secret_body = true;
    router.shop(
        "POST", "/sendMFAOTP", [calls](const http::Request& request) { return post_step_send(request, calls); },
        options);
    router.shop(
        "POST", "/validateMFAOTP",
        [calls](const http::Request& request) { return post_step_validate(request, calls); }, options);
}

}  // namespace spaza
