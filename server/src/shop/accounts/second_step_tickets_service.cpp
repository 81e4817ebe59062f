#include "shop/accounts/second_step_tickets_service.hpp"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/accounts_rules.hpp"
#include "shop/accounts/accounts_service.hpp"
#include "shop/accounts/one_time_code_rules.hpp"
#include "shop/accounts/one_time_code_service.hpp"
#include "shop/accounts/second_step_mail.hpp"
#include "shop/accounts/second_step_rules.hpp"
#include "shop/accounts/totp_rules.hpp"

namespace spaza {
namespace {

using std::chrono::seconds;

constexpr std::chrono::hours kFailureWindow{1};
constexpr int kCodeDigits = 6;

std::string failures_of(const CustomerId& customer) { return secrets::digest("second step\n" + customer.value); }
std::string failures_from(const CustomerId& customer, std::string_view peer) {
    return secrets::digest("second step\n" + customer.value + '\n' + std::string{peer});
}

std::string sealed_for(const CustomerId& customer) { return "second-factor:" + customer.value; }

}  // namespace

std::unexpected<Error> no_such_step() {
    return fail(Reason::invalid, "mfa.startAgain", "tokenId", "TokenInvalidatedError", "parameter");
}

std::string SecondStepTickets::begin(StepTicket ticket) {
    store_.take_turn(ticket.customer);
    const std::string token = secrets::random_token();
    ticket.id = secrets::digest(token);
    ticket.created_at = clock_.now();
    ticket.expires_at = ticket.created_at + policy_.ticket_lives;
    store_.add(ticket);
    return token;
}

std::optional<StepTicket> SecondStepTickets::find(std::string_view token) {
    const auto seen = store_.ticket(secrets::digest(token));
    if (!seen || seen->used_at || seen->expires_at <= clock_.now()) return std::nullopt;
    store_.take_turn(seen->customer);
    return store_.ticket(seen->id);
}

Result<CodeSent> SecondStepTickets::send(const StepTicket& ticket, std::string_view token, StepWay way) {
    const TimePoint now = clock_.now();
    const auto customer = accounts_.find(ticket.customer);
    if (!customer) return no_such_step();
    const bool at_sign_in = ticket.purpose == StepPurpose::sign_in;
    const bool by_email = way != StepWay::sms;
    const CodePurpose purpose = at_sign_in ? CodePurpose::second_step : CodePurpose::sign_in_change;
    const std::string subject = account_subject(by_email ? customer->uid : customer->mobile_number);
    store_.take_turn(customer->id);
    sent_.take_turn(subject, now);
    // Of those for this customer alone: anybody may ask for sign-in codes, and must not use these up.
    if (const auto wait =
            wait_for_next(sent_.sent_to_owner_since(customer->id, subject, now - kFailureWindow), codes_, now)) {
        log::warn("second_step_code_limited", {{"seconds", wait->count()}});
        return too_many_codes(*wait);
    }
    const std::string code = secrets::random_digits(kCodeDigits);
    store_.add(StepCode{.ticket = ticket.id,
                        .customer = customer->id,
                        .at_sign_in = at_sign_in,
                        .code_hash = step_code_hash(token, code),
                        .created_at = now});
    sent_.add({.id = secrets::random_id(),  // counts; what it is judged by is the ticket's
               .attempt = ticket.id,
               .purpose = purpose,
               .subject = subject,
               .customer = customer->id,
               .code_hash = {},
               .created_at = now,
               .expires_at = now + codes_.lives,
               .used_at = {}});
    const std::string key = "second-step-code:" + secrets::random_id();
    if (by_email)
        mail_.enqueue({.to = customer->uid,
                       .template_name = "second-step-code",
                       .data = boost::json::serialize(boost::json::object{{"firstName", customer->first_name},
                                                                          {"code", code},
                                                                          {"signIn", at_sign_in},
                                                                          {"minutes", codes_.lives.count()}}),
                       .key = key,
                       .customer = customer->id});
    else
        messages_.text(
            key,
            {.to = customer->mobile_number, .text = code_sms(codes_, purpose, code), .customer = customer->id});
    return CodeSent{.token = std::string{token},
                    .lives = codes_.lives,
                    .again_after = codes_.again_after,
                    .to = masked_login_id(by_email ? customer->uid : customer->mobile_number),
                    .by_email = by_email};
}

std::optional<Error> SecondStepTickets::too_many_failures(const CustomerId& customer, const Visitor& visitor) {
    const TimePoint now = clock_.now();
    const FailedTries here = accounts_.failures(failures_from(customer, visitor.peer), now - kFailureWindow);
    const FailedTries anywhere = accounts_.failures(failures_of(customer), now - kFailureWindow);
    const bool too_many_here = here.count >= policy_.failures_an_hour_a_caller;
    // somebody with the password who guesses elsewhere must not keep the owner out where they were before
    const bool too_many_anywhere =
        anywhere.count >= policy_.failures_an_hour && !sessions_.known_peer(customer, visitor.peer);
    if (!too_many_here && !too_many_anywhere) return std::nullopt;
    const TimePoint since = too_many_here ? here.since : anywhere.since;
    log::warn("second_step_limited", {{"customer", customer.value}});
    return too_many_tries({.wait = std::max(seconds{1}, std::chrono::ceil<seconds>(since + kFailureWindow - now)),
                           .credentials = {}},
                          "otp")
        .error();
}

Result<CodeOutcome> SecondStepTickets::judge(const StepTicket& ticket, const StepEntry& entry,
                                             std::string_view sealed_secret, const Visitor& visitor) {
    const TimePoint now = clock_.now();
    if (auto refusal = too_many_failures(ticket.customer, visitor)) return std::unexpected(std::move(*refusal));
    CodeOutcome outcome;
    const auto over = verdict_on_ticket(ticket, codes_.most_tries, now);
    outcome.verdict = over ? *over : verdict(ticket, entry, sealed_secret);
    if (over || outcome.verdict == CodeVerdict::expired || outcome.verdict == CodeVerdict::unknown) return outcome;
    if (outcome.verdict == CodeVerdict::right) {
        if (!store_.use(ticket.id, now)) outcome.verdict = CodeVerdict::used;
        return outcome;
    }
    store_.count_wrong(ticket.id);
    accounts_.add_failure(failures_of(ticket.customer), now - kFailureWindow, now);
    accounts_.add_failure(failures_from(ticket.customer, visitor.peer), now - kFailureWindow, now);
    outcome.tries_left = codes_.most_tries - ticket.wrong_tries - 1;
    if (outcome.tries_left == 0) outcome.verdict = CodeVerdict::spent;
    return outcome;
}

CodeVerdict SecondStepTickets::verdict(const StepTicket& ticket, const StepEntry& entry,
                                       std::string_view sealed_secret) {
    const TimePoint now = clock_.now();
    switch (entry.way) {
        case StepWay::app: return verdict_on_app(ticket, entry.code, sealed_secret);
        case StepWay::recovery: {
            const std::string hash = recovery_code_hash(policy_.key, ticket.customer, entry.code);
            return store_.use_recovery_code(ticket.customer, hash, now) ? CodeVerdict::right : CodeVerdict::wrong;
        }
        case StepWay::email:
        case StepWay::sms: break;
    }
    return verdict_on_sent(ticket, store_.codes(ticket.id), step_code_hash(entry.token, entry.code), codes_, now);
}

CodeVerdict SecondStepTickets::verdict_on_app(const StepTicket& ticket, std::string_view code,
                                              std::string_view sealed_secret) {
    const auto secret = unsealed(ticket.customer, sealed_secret);
    if (!secret) return CodeVerdict::wrong;
    const auto step = matching_totp_step(*secret, code, clock_.now());
    if (!step) return CodeVerdict::wrong;
    if (ticket.purpose == StepPurpose::turn_on) return CodeVerdict::right;  // its first: it is kept with this step
    if (store_.use_app_step(ticket.customer, *step)) return CodeVerdict::right;
    if (const auto customer = accounts_.find(ticket.customer))
        mail_.enqueue(second_step_mail(*customer, "mfa.mail.codeReused"));
    return CodeVerdict::used;
}

std::string SecondStepTickets::sealed(const CustomerId& customer, std::string_view secret) const {
    return secrets::seal(policy_.key, secret, sealed_for(customer));
}

std::optional<std::string> SecondStepTickets::unsealed(const CustomerId& customer, std::string_view sealed) const {
    return secrets::unseal(policy_.key, sealed, sealed_for(customer));
}

}  // namespace spaza
