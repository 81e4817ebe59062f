#include "shop/accounts/one_time_code_service.hpp"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/json.hpp"
#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/account_message.hpp"
#include "shop/accounts/accounts_rules.hpp"
#include "shop/accounts/one_time_code_rules.hpp"

namespace spaza {
namespace {

using std::chrono::seconds;

constexpr std::chrono::hours kHour{1};
constexpr std::chrono::hours kSignUpWaits{1};  // after its last code
constexpr int kDigits = 6;

auto no_such_attempt() {
    return fail(Reason::invalid, "otp.startAgain", "tokenId", "TokenInvalidatedError", "parameter");
}

}  // namespace

std::unexpected<Error> too_many_codes(seconds wait) {
    auto refused = fail(Reason::not_allowed, wait > seconds{60} ? "otp.tooMany" : "otp.tooSoon", "loginId",
                        "TooManyRequestsError", "parameter");
    refused.error().params = {{"seconds", std::to_string(wait.count())},
                              {"minutes", std::to_string(std::chrono::ceil<std::chrono::minutes>(wait).count())}};
    return refused;
}

Result<CodeSent> OneTimeCodeService::send(std::string_view login_id, std::string_view token, CodeRoute route) {
    return send_to(normalised_login_id(login_id), CodePurpose::login, token, std::nullopt, route);
}

void OneTimeCodeService::deliver_sign_in_code(std::string_view login_id, const std::string& code,
                                              std::optional<TimePoint> expires_at) {
    const std::string id{login_id};
    const auto named = store_.named(id);
    if (named.empty() || (expires_at && clock_.now() >= *expires_at)) return;
    deliver(id, CodePurpose::login, code, named.size() == 1 ? std::optional{named.front().id} : std::nullopt);
}

void OneTimeCodeService::deliver_other_way(std::string_view login_id, const std::string& code,
                                           const std::string& code_id, std::optional<TimePoint> expires_at) {
    const auto named = store_.named(std::string{login_id});
    if (named.size() != 1 || (expires_at && clock_.now() >= *expires_at)) return;
    const std::string to = other_place(named.front(), login_id);
    if (to.empty()) return;
    const std::string there = account_subject(to);
    codes_.take_turn(there, clock_.now());
    if (wait_for_next(codes_.arrived_since(there, clock_.now() - kHour), policy_, clock_.now())) return;
    codes_.note_sent(code_id, there);
    deliver(to, CodePurpose::login, code, named.front().id);
}

Result<CodeSent> OneTimeCodeService::send_again_for_sign_up(std::string_view login_id, std::string_view token) {
    const std::string id = normalised_login_id(login_id);
    const TimePoint now = clock_.now();
    const std::string attempt = secrets::digest(token);
    const auto codes = codes_.of_attempt(attempt, CodePurpose::signup, account_subject(id));
    if (codes.empty() || codes.front().used_at || !pending_.prolong(attempt, now, now + kSignUpWaits))
        return no_such_attempt();
    return send_to(id, CodePurpose::signup, token, std::nullopt);
}

Result<CodeSent> OneTimeCodeService::send_to(const std::string& login_id, CodePurpose purpose,
                                             std::string_view token, const std::optional<CustomerId>& whose,
                                             CodeRoute route) {
    const bool other = route == CodeRoute::other;
    const bool by_email = is_email(login_id) != other;
    if (!by_email && !policy_.by_sms)
        return fail(Reason::invalid, "otp.noSms", "loginId", "ValidationError", "parameter");
    const TimePoint now = clock_.now();
    const std::string subject = account_subject(login_id);
    codes_.take_turn(subject, now);
    const auto before_these = whose ? codes_.sent_to_owner_since(*whose, subject, now - kHour)
                                    : codes_.sent_since(subject, now - kHour, route);
    if (const auto wait = wait_for_next(before_these, policy_, now)) {
        log::warn("code_limited", {{"seconds", wait->count()}});
        return too_many_codes(*wait);
    }
    const auto before =
        token.empty() ? std::vector<OneTimeCode>{} : codes_.of_attempt(secrets::digest(token), purpose, subject);
    const bool goes_on = !before.empty() && !before.front().used_at;
    const std::string attempt = goes_on ? std::string{token} : secrets::random_token();
    const std::string code = secrets::random_digits(kDigits);
    const std::string id = secrets::random_id();
    codes_.add({.id = id,
                .attempt = secrets::digest(attempt),
                .purpose = purpose,
                .subject = subject,
                .customer = whose,
                .code_hash = code_hash(attempt, purpose, subject, code),
                .created_at = now,
                .expires_at = now + policy_.lives,
                .used_at = {},
                .sent_to = other ? std::optional{std::string{}} : std::nullopt});
    if (purpose == CodePurpose::login)  // whoever asked must not learn by the time whether anybody is there
        messages_.enqueue(kAccountTopic, "sign-in-code:" + secrets::random_id(),
                          json::write(AccountMessage{.loginId = login_id,
                                                     .code = code,
                                                     .expiresAt = to_millis(now + policy_.lives),
                                                     .otherWay = other ? std::optional{id} : std::nullopt}));
    else
        deliver(login_id, purpose, code, whose);
    return CodeSent{.token = attempt,
                    .lives = policy_.lives,
                    .again_after = policy_.again_after,
                    .to = other ? std::string{} : masked_login_id(login_id),
                    .by_email = by_email,
                    .has_other_way = purpose == CodePurpose::login && (!by_email || policy_.by_sms)};
}

void OneTimeCodeService::deliver(const std::string& login_id, CodePurpose purpose, const std::string& code,
                                 const std::optional<CustomerId>& whose) {
    const CustomerId customer = whose.value_or(CustomerId{});
    const std::string key = "one-time-code:" + secrets::random_id();
    if (!is_email(login_id)) {
        messages_.text(key, {.to = login_id, .text = code_sms(policy_, purpose, code), .customer = customer});
        return;
    }
    mails_.enqueue({.to = login_id,
                    .template_name = "one-time-code",
                    .data = boost::json::serialize(boost::json::object{
                        {"code", code},
                        {"signup", purpose == CodePurpose::signup},
                        {"contact", purpose == CodePurpose::prove || purpose == CodePurpose::change},
                        {"minutes", policy_.lives.count()}}),
                    .key = key,
                    .customer = customer});
}

Result<OneTimeCodeService::Judged> OneTimeCodeService::judge(const CodeEntry& entry, CodePurpose purpose,
                                                             const Visitor& visitor) {
    const TimePoint now = clock_.now();
    // Counted apart from wrong passwords: whoever failed with those here keeps nobody out who has a code.
    const std::string here = code_caller_subject(entry.login_id, visitor.peer);
    const FailedTries failed = store_.failures(here, now - kHour);
    if (failed.count >= limits_.failures_an_hour_a_caller &&
        !accounts_.before_password(entry.login_id, visitor).known_device)
        return too_many_tries(
            {.wait = std::max(seconds{1}, std::chrono::ceil<seconds>(failed.since + kHour - now)),
             .credentials = {}},
            "otp");

    const std::string subject = account_subject(entry.login_id);
    const auto codes = codes_.of_attempt(secrets::digest(entry.token), purpose, subject);
    const std::string hash = code_hash(entry.token, purpose, subject, entry.code);
    CodeVerdict verdict = verdict_on(codes, hash, policy_.most_tries, now);
    if (verdict == CodeVerdict::right && !codes_.use(codes.front().id, now)) verdict = CodeVerdict::used;
    Judged judged{.outcome = {.verdict = verdict,
                              .tries_left = 0,
                              .customer = {},
                              .tokens = {},
                              .second_step = {},
                              .accounts = {},
                              .choice_token = {}},
                  .code = {}};
    if (verdict == CodeVerdict::right) judged.code = codes.front();
    if (verdict == CodeVerdict::wrong || verdict == CodeVerdict::replaced) {
        codes_.count_wrong(codes.front().id);
        store_.add_failure(here, now - kHour, now);
        judged.outcome.tries_left = policy_.most_tries - codes.front().wrong_tries - 1;
        if (judged.outcome.tries_left == 0) judged.outcome.verdict = CodeVerdict::spent;
    }
    return judged;
}

void OneTimeCodeService::enter(CodeOutcome& outcome, const CustomerId& customer, const CodeEntry& entry,
                               const Visitor& visitor) {
    const std::string login_id = normalised_login_id(entry.login_id);
    if (is_email(login_id)) accounts_.claim(customer);
    store_.prove(customer, login_id, clock_.now());
    let_in(outcome, customer, is_email(login_id) ? FirstStep::email_code : FirstStep::sms_code, entry, visitor);
}

void OneTimeCodeService::let_in(CodeOutcome& outcome, const CustomerId& customer, FirstStep first,
                                const CodeEntry& entry, const Visitor& visitor) {
    outcome.verdict = CodeVerdict::right;
    outcome.customer = customer;
    Entry in = accounts_.let_in(customer, first, visitor, entry.guest_cart_guid);
    outcome.tokens = std::move(in.tokens);
    outcome.second_step = std::move(in.second_step);
}

Result<CodeOutcome> OneTimeCodeService::sign_in(const CodeEntry& entry, const Visitor& visitor) {
    auto judged = judge(entry, CodePurpose::login, visitor);
    if (!judged) return std::unexpected(judged.error());
    CodeOutcome outcome = std::move(judged->outcome);
    if (!judged->code) return outcome;
    const auto named = store_.named(normalised_login_id(entry.login_id));
    if (named.empty()) {  // nobody was sent it: it was guessed, or the account has gone
        outcome.verdict = CodeVerdict::unknown;
        return outcome;
    }
    if (const auto& sent_to = judged->code->sent_to) {
        // The number or address typed may be another's by now: only who was sent the code has shown anything.
        const std::string to = other_place(named.front(), normalised_login_id(entry.login_id));
        if (named.size() == 1 && !to.empty() && account_subject(to) == *sent_to)
            let_in(outcome, named.front().id, is_email(to) ? FirstStep::email_code : FirstStep::sms_code, entry,
                   visitor);
        else
            outcome.verdict = CodeVerdict::unknown;
        return outcome;
    }
    if (named.size() == 1) {
        enter(outcome, named.front().id, entry, visitor);
        return outcome;
    }
    for (const Customer& each : named) outcome.accounts.push_back({each, last_orders_.last_order(each.id)});
    const TimePoint now = clock_.now();
    outcome.choice_token = secrets::random_token();
    codes_.add({.id = secrets::random_id(),
                .attempt = secrets::digest(outcome.choice_token),
                .purpose = CodePurpose::choice,
                .subject = judged->code->subject,
                .customer = {},
                .code_hash = {},
                .created_at = now,
                .expires_at = now + policy_.lives,
                .used_at = {}});
    return outcome;
}

Result<CodeOutcome> OneTimeCodeService::choose(const CodeEntry& entry, const CustomerId& account,
                                               const Visitor& visitor) {
    const TimePoint now = clock_.now();
    const auto rights =
        codes_.of_attempt(secrets::digest(entry.token), CodePurpose::choice, account_subject(entry.login_id));
    const auto named = store_.named(normalised_login_id(entry.login_id));
    const bool is_theirs = std::ranges::find(named, account, &Customer::id) != named.end();
    if (!is_theirs || rights.empty() || rights.front().used_at || rights.front().expires_at <= now ||
        !codes_.use(rights.front().id, now))
        return no_such_attempt();
    CodeOutcome outcome;
    enter(outcome, account, entry, visitor);
    return outcome;
}

Result<CodeSent> OneTimeCodeService::sign_up(const SignUp& form, const std::string& password_hash, bool by_email) {
    PendingSignUp pending{.attempt = {},
                          .form = form,
                          .password_hash = password_hash,
                          .begun_at = clock_.now(),
                          .expires_at = clock_.now() + kSignUpWaits};
    pending.form.email = normalised_login_id(form.email);
    if (accounts_.exists(pending.form.email))
        return fail(Reason::conflict, "account.existing", pending.form.email, "DuplicateUidError");
    auto sent = send_to(by_email ? pending.form.email : form.mobile_number, CodePurpose::signup, {}, std::nullopt);
    if (!sent) return sent;
    pending.attempt = secrets::digest(sent->token);
    pending_.keep(pending);
    return sent;
}

Result<CodeSent> OneTimeCodeService::send_own(const CustomerId& customer, std::string_view login_id,
                                              std::string_view token, CodePurpose purpose) {
    const bool goes_on = begun(customer, login_id, token, purpose);
    if (auto refusal = too_many_places(customer, login_id)) return std::unexpected(*std::move(refusal));
    return send_to(normalised_login_id(login_id), purpose, goes_on ? token : std::string_view{}, customer);
}

std::optional<Error> OneTimeCodeService::too_many_places(const CustomerId& customer, std::string_view login_id) {
    const TimePoint now = clock_.now();
    const auto owner = store_.find(customer);
    if (!owner || normalised_login_id(login_id) == owner->uid) return std::nullopt;
    codes_.take_turn(secrets::digest("places\n" + customer.value), now);
    const int others = codes_.other_places(customer, account_subject(login_id), account_subject(owner->uid),
                                           now - std::chrono::hours{24});
    if (others < policy_.most_places_a_day) return std::nullopt;
    log::warn("code_places_limited", {{"customer", customer.value}});
    auto refused =
        fail(Reason::not_allowed, "contact.tooManyPlaces", "loginId", "TooManyRequestsError", "parameter");
    refused.error().params = {{"seconds", std::to_string(24 * 3600)}};
    return std::move(refused.error());
}

bool OneTimeCodeService::begun(const CustomerId& customer, std::string_view login_id, std::string_view token,
                               CodePurpose purpose) {
    if (token.empty()) return false;
    const auto codes = codes_.of_attempt(secrets::digest(token), purpose, account_subject(login_id));
    return !codes.empty() && !codes.front().used_at && codes.front().customer == customer;
}

Result<CodeOutcome> OneTimeCodeService::check_own(const CustomerId& customer, const CodeEntry& entry,
                                                  CodePurpose purpose, const Visitor& visitor) {
    auto judged = judge(entry, purpose, visitor);
    if (!judged) return std::unexpected(judged.error());
    if (judged->code && judged->code->customer != customer) judged->outcome.verdict = CodeVerdict::unknown;
    return std::move(judged->outcome);
}

Result<CodeOutcome> OneTimeCodeService::verify_sign_up(const CodeEntry& entry, const Visitor& visitor) {
    auto judged = judge(entry, CodePurpose::signup, visitor);
    if (!judged) return std::unexpected(judged.error());
    if (!judged->code) return std::move(judged->outcome);
    const auto pending = pending_.take(judged->code->attempt, clock_.now());
    if (!pending) return no_such_attempt();
    const auto shown = is_email(normalised_login_id(entry.login_id)) ? AddressShown::yes : AddressShown::no;
    const auto customer = accounts_.enrol(pending->form, pending->password_hash, visitor, shown);
    if (!customer) return std::unexpected(customer.error());
    log::info("signed_up", {{"byCode", true}, {"customer", customer->id.value}, {"channel", visitor.channel}});
    // Who began the sign-up and holds its attempt is who has the code: the password is theirs.
    store_.prove(customer->id, normalised_login_id(entry.login_id), clock_.now());
    let_in(judged->outcome, customer->id, FirstStep::password, entry, visitor);
    return std::move(judged->outcome);
}

}  // namespace spaza
