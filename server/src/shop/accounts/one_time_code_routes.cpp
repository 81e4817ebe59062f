#include "shop/accounts/one_time_code_routes.hpp"

#include "base/validation.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/accounts_rules.hpp"
#include "shop/accounts/one_time_code_rules.hpp"
#include "shop/accounts/session_answers_routes.hpp"
#include "shop/accounts/session_routes.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestAttemptToken = 64;
constexpr const char* kMobile = "mobileNumber";

/// POST sendOtp. At sign-in nothing in the answer tells whether there is such an account.
http::Response post_send(const http::Request& request, const AccountCalls& calls) {
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::SendOtp>(request.body);
    if (!form) return http::problem(form.error());
    const std::string login_id = normalised_login_id(form->loginId.value_or(""));
    auto problems = FieldRules::shared().check_all({"loginId"}, {{"loginId", login_id}});
    if (!problems.empty()) return http::problem(fail(std::move(problems)).error());
    const std::string token = form->tokenId.value_or("").substr(0, kLongestAttemptToken);
    const bool signs_up = form->purpose == wire::LoginIdPurpose::signup;
    const CodeRoute route = form->otherWay.value_or(false) ? CodeRoute::other : CodeRoute::typed;
    const auto sent = calls.codes.write([&](OneTimeCodeService& codes) {
        return signs_up ? codes.send_again_for_sign_up(login_id, token) : codes.send(login_id, token, route);
    });
    if (!sent) return code_refused(sent.error());
    const bool is_other = !signs_up && route == CodeRoute::other;
    const char* words = sent->by_email ? "otp.sentToEmailIfKnown" : "otp.sentToNumberIfKnown";
    return code_sent_answer(*fields, *sent, signs_up ? "otp.sent" : is_other ? words : "otp.sentIfKnown");
}

http::Response to_choose(const FieldSet& fields, const CodeOutcome& outcome) {
    wire::UserSession answer;
    answer.isMultipleUsers = true;
    answer.tokenId = outcome.choice_token;
    auto& accounts = answer.accounts.emplace();
    for (const auto& [customer, last_order] : outcome.accounts)
        accounts.push_back({customer.id.value, masked_login_id(customer.uid), customer.first_name,
                            last_order.transform([](TimePoint at) { return iso_time(at); })});
    return http::never_kept(http::ok(json::write(answer, fields)));
}

/// A code that is none costs no try.
Result<CodeEntry> entry_of(const wire::OtpLogin& form) {
    CodeEntry entry{.token = form.tokenId.value_or(""),
                    .login_id = normalised_login_id(form.loginId.value_or("")),
                    .code = typed_code(form.otp.value_or("")),
                    .guest_cart_guid = form.guestCartGuid.value_or("")};
    const bool chooses = form.customerId.has_value();
    FormFields fields{{"loginId", entry.login_id}, {"otp", entry.code}};
    auto problems = FieldRules::shared().check_all(
        chooses ? std::vector<std::string>{"loginId"} : std::vector<std::string>{"loginId", "otp"}, fields);
    if (!problems.empty()) return fail(std::move(problems));
    if (entry.token.size() > kLongestAttemptToken) entry.token.clear();
    return entry;
}

using Check = Result<CodeOutcome> (OneTimeCodeService::*)(const CodeEntry&, const Visitor&);

http::Response check_code(const http::Request& request, const AccountCalls& calls, Check check, const char* client,
                          const char* message_key) {
    if (auto refusal = foreign_sign_in(request)) return std::move(*refusal);
    const auto fields = http::fields_of(request);
    if (!fields) return http::problem(fields.error());
    const auto form = json::read<wire::OtpLogin>(request.body);
    if (!form) return http::problem(form.error());
    const auto entry = entry_of(*form);
    if (!entry) return http::problem(entry.error());
    const Visitor visitor = visitor_of(request, client, form->keepSignedIn);
    const bool chooses = form->customerId && check == &OneTimeCodeService::sign_in;
    const auto outcome = calls.codes.write([&](OneTimeCodeService& codes) {
        return chooses ? codes.choose(*entry, CustomerId{*form->customerId}, visitor)
                       : (codes.*check)(*entry, visitor);
    });
    if (!outcome && outcome.error().type == "DuplicateUidError") return existing_account(*fields);
    if (!outcome) return code_refused(outcome.error());
    if (outcome->verdict != CodeVerdict::right) return code_not_right(*fields, *outcome);
    if (outcome->second_step) return second_step_answer(*fields, *outcome->second_step);
    if (!outcome->tokens) return to_choose(*fields, *outcome);
    calls.cache.forget_customer(*outcome->customer);  // sessions from before may have ended with it
    return session_answer(request, *fields, calls, *outcome->tokens, message_key);
}

}  // namespace

http::Response sign_up_by_code(const http::Request& request, const FieldSet& fields, const AccountCalls& calls,
                               const wire::SignUp& form) {
    const SignUp sign_up = wire::from_wire(form);
    const bool by_email = form.verifyBy == wire::VerifyBy::email;
    if (!by_email && sign_up.mobile_number.empty())
        return http::problem(http::bad_parameter("validation.phone.mandatory", kMobile).error());
    const auto hash = calls.sign_in.prepare_sign_up(sign_up);
    if (!hash && hash.error().type == "DuplicateUidError") return existing_account(fields);
    if (!hash) return http::problem(hash.error());
    const auto sent =
        calls.codes.write([&](OneTimeCodeService& codes) { return codes.sign_up(sign_up, *hash, by_email); });
    if (!sent && sent.error().type == "DuplicateUidError") return existing_account(fields);
    if (!sent) return code_refused(sent.error());
    log::info("sign_up_begun", {{"channel", request.context.channel}});
    http::Response answer = code_sent_answer(fields, *sent, "otp.sent");
    answer.status = 201;
    return answer;
}

void add_one_time_code_routes(http::Router& router, const AccountCalls& calls) {
    http::RouteOptions options;
    options.important = true;
    options.limit = "login";
    options.secret_body = true;
    router.shop(
        "POST", "/sendOtp", [calls](const http::Request& request) { return post_send(request, calls); }, options);
    router.shop(
        "POST", "/otpLogin",
        [calls](const http::Request& request) {
            return check_code(request, calls, &OneTimeCodeService::sign_in, "otpLogin", "");
        },
        options);
    router.shop(
        "POST", "/verifyUserWithOTP",
        [calls](const http::Request& request) {
            return check_code(request, calls, &OneTimeCodeService::verify_sign_up, "signUp", "account.signUpDone");
        },
        options);
}

}  // namespace spaza
