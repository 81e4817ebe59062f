#include "shop/accounts/session_answers_routes.hpp"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "platform/log/log.hpp"
#include "shop/accounts/session_routes.hpp"

namespace spaza {
namespace {

const char* words_of(CodeVerdict verdict, int tries_left) {
    switch (verdict) {
        case CodeVerdict::wrong: return tries_left == 1 ? "otp.wrongOnce" : "otp.wrong";
        case CodeVerdict::replaced: return "otp.replaced";
        case CodeVerdict::expired: return "otp.expired";
        case CodeVerdict::used: return "otp.used";
        case CodeVerdict::spent: return "otp.spent";
        case CodeVerdict::right:
        case CodeVerdict::unknown: break;
    }
    return "otp.startAgain";
}

wire::User user_of(const AccountCalls& calls, const UserDetails& details) {
    wire::User user;
    if (details.customer) {
        const auto served =
            details.address ? wire::served_address(*details.address) : wire::to_wire(details.place);
        user = wire::customer_user(*details.customer, served, details.cart);
        if (details.address && details.address->is_default) user.defaultAddress = wire::to_wire(*details.address);
        if (user.titleCode) user.title = http::message("title." + *user.titleCode);
        if (const auto leaves_at = calls.leaves_at(details.customer->id))
            user.deactivationDate = iso_time(*leaves_at);
    } else {
        user = wire::guest_user(details.place, details.cart);
        user.name = user.firstName = http::message("account.guestName");
        if (const std::string offer = calls.first_order_offer(); !offer.empty()) user.signUpMessage = offer;
    }
    return user;
}

}  // namespace

std::optional<http::Response> foreign_sign_in(const http::Request& request) {
    if (!keeps_refresh_token_in_cookie(request.context.channel) || !comes_from_elsewhere(request))
        return std::nullopt;
    return http::problem(fail(Reason::not_allowed, "error.forbidden", std::string{request.header("origin")},
                              "ForbiddenError", "origin")
                             .error());
}

wire::User user_of(const AccountCalls& calls, const std::optional<CustomerId>& customer, const PlaceQuery& query,
                   std::string_view cart_code) {
    return user_of(
        calls, calls.users.read([&](UserService& users) { return users.details(customer, query, cart_code); }));
}

http::Response session_answer(const http::Request& request, const FieldSet& fields, const AccountCalls& calls,
                              const SessionTokens& tokens, const char* message_key, const PlaceQuery& query) {
    wire::UserSession session;
    if (*message_key) session.successMsg = http::message(message_key);
    session.access_token = tokens.access_token;
    session.token_type = "bearer";
    session.expires_in = tokens.expires_in.count();
    session.scope = "basic openid";
    session.isLoggedIn = tokens.customer.has_value();
    session.user = user_of(calls, tokens.customer, query);
    const bool in_cookie = keeps_refresh_token_in_cookie(request.context.channel) || comes_from_our_pages(request);
    if (tokens.customer && !in_cookie) session.refresh_token = tokens.refresh_token;
    http::Response response = http::never_kept(http::ok(json::write(session, fields)));
    if (tokens.customer && in_cookie) response.headers.emplace_back("Set-Cookie", refresh_cookie(request, tokens));
    add_device_cookie(response, request, tokens);
    return response;
}

http::Response second_step_answer(const FieldSet& fields, const SecondStep& step) {
    wire::UserSession answer;
    answer.isMfaRequired = true;
    answer.isLoggedIn = false;
    answer.tokenId = step.token;
    answer.expiresIn = step.lives.count();
    answer.mfaWays = wire::to_wire(step.ways);
    if (step.asked) {
        answer.mfaWay = word_of(step.asked->way);
        if (!step.asked->to.empty()) answer.sentTo = step.asked->to;
    } else {
        answer.errorMsg = http::message("mfa.usePassword");
    }
    if (step.sent) answer.successMsg = http::message("otp.sent", {{"to", step.asked->to}});
    if (step.sent || step.again_after.count() > 0) answer.resendAfter = step.again_after.count();
    return http::never_kept(http::ok(json::write(answer, fields)));
}

http::Response entry_answer(const http::Request& request, const FieldSet& fields, const AccountCalls& calls,
                            const Entry& entry, const char* message_key) {
    if (entry.second_step) return second_step_answer(fields, *entry.second_step);
    return session_answer(request, fields, calls, *entry.tokens, message_key);
}

http::Response code_refused(const Error& error) {
    http::Response answer = http::never_kept(http::problem(error));
    if (answer.status != 429) return answer;
    auto body = boost::json::parse(answer.body).as_object();
    body["maxCountReached"] = true;
    answer.body = boost::json::serialize(body);
    return answer;
}

wire::MfaStep not_right(const CodeOutcome& outcome, const char* words) {
    log::warn("code_refused", {{"verdict", static_cast<int>(outcome.verdict)}});
    wire::MfaStep answer;
    answer.responseStatus = false;
    answer.invalidOTP = true;
    answer.maxCountReached = outcome.verdict == CodeVerdict::spent;
    answer.triesLeft = outcome.tries_left;
    answer.errorMsg = http::message(*words ? words : words_of(outcome.verdict, outcome.tries_left),
                                    {{"tries", std::to_string(outcome.tries_left)}});
    return answer;
}

http::Response code_not_right(const FieldSet& fields, const CodeOutcome& outcome, const char* words) {
    const wire::MfaStep refusal = not_right(outcome, words);
    wire::UserSession answer;
    answer.responseStatus = false;
    answer.invalidOTP = refusal.invalidOTP;
    answer.maxCountReached = refusal.maxCountReached;
    answer.triesLeft = refusal.triesLeft;
    answer.errorMsg = refusal.errorMsg;
    return http::never_kept(http::ok(json::write(answer, fields)));
}

http::Response code_sent_answer(const FieldSet& fields, const CodeSent& sent, const char* message_key) {
    wire::UserSession answer;
    answer.successMsg = http::message(message_key, {{"to", sent.to}});
    answer.tokenId = sent.token;
    answer.expiresIn = sent.lives.count();
    answer.resendAfter = sent.again_after.count();
    if (!sent.to.empty()) answer.sentTo = sent.to;
    if (sent.has_other_way) answer.otherWay = sent.by_email ? "sms" : "email";
    return http::never_kept(http::ok(json::write(answer, fields)));
}

http::Response existing_account(const FieldSet& fields) {
    wire::UserSession answer;
    answer.responseStatus = false;
    answer.isExisting = true;
    answer.errorMsg = http::message("account.existing");
    return http::never_kept(http::ok(json::write(answer, fields)));
}

}  // namespace spaza
