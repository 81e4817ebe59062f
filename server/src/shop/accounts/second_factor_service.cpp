#include "shop/accounts/second_factor_service.hpp"

#include <algorithm>

#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/second_step_mail.hpp"
#include "shop/accounts/second_step_rules.hpp"
#include "shop/accounts/second_step_service.hpp"
#include "shop/accounts/totp_rules.hpp"

namespace spaza {
namespace {

constexpr std::chrono::minutes kJustSignedIn{30};  // as long as an identity waits to be linked

constexpr std::size_t kSecretBytes = 20;  // as RFC 4226 recommends
constexpr int kRecoveryCodes = 10;

bool is_message(StepWay way) { return way == StepWay::email || way == StepWay::sms; }

bool offers(const std::vector<WayOffered>& ways, StepWay way) {
    return std::ranges::find(ways, way, &WayOffered::way) != ways.end();
}

std::unexpected<Error> step_up_required() {
    return fail(Reason::not_allowed, "mfa.stepUp", "current", "StepUpRequiredError", "user");
}

}  // namespace

std::vector<WayOffered> SecondFactorService::ways(const std::optional<SecondFactor>& factor,
                                                  const Customer& customer, const std::string& family) const {
    if (factor) return ways_of(*factor, customer, FirstStep::password, codes_.by_sms);
    return ways_to_confirm(customer, store_.all_proven(customer.id), codes_.by_sms,
                           store_.code_that_opened(family));
}

bool SecondFactorService::can_turn_on(StepWay way, const Customer& customer) const {
    if (policy_.key.empty() || way == StepWay::recovery) return false;
    return way != StepWay::sms || (codes_.by_sms && !customer.mobile_number.empty());
}

bool SecondFactorService::is_confirmed(const std::string& family) const {
    return store_.passed_since(family, clock_.now() - policy_.confirmed_for);
}

SecondFactorState SecondFactorService::state(const CustomerId& id, const std::string& family) const {
    SecondFactorState state;
    const auto customer = accounts_.find(id);
    if (!customer) return state;
    state.factor = store_.find(id);
    state.ways = ways(state.factor, *customer, family);
    for (const StepWay way : {StepWay::sms, StepWay::email, StepWay::app})
        if (can_turn_on(way, *customer)) state.can_turn_on.push_back(way);
    state.recovery_codes_left = store_.recovery_codes_left(id);
    state.trusted_devices = store_.trusted_devices(id, clock_.now());
    state.confirmed = is_confirmed(family);
    return state;
}

Done SecondFactorService::may_change_sign_in(const CustomerId& customer, const std::string& family) const {
    if (store_.find(customer) && !is_confirmed(family)) return step_up_required();
    return Done{};
}

Done SecondFactorService::expect_confirmed(const std::string& family) const {
    if (!is_confirmed(family)) return step_up_required();
    return Done{};
}

Done SecondFactorService::expect_just_signed_in(const CustomerId& customer, const std::string& family) const {
    if (is_confirmed(family)) return Done{};
    // Who has the number for an hour must not have a way in for good.
    const bool by_sms_alone = store_.code_that_opened(family) == FirstStep::sms_code;
    if (by_sms_alone || store_.find(customer) || !store_.begun_since(family, clock_.now() - kJustSignedIn))
        return step_up_required();
    return Done{};
}

Done SecondFactorService::expect_more_than_a_code(const std::string& family) const {
    if (store_.code_that_opened(family) && !is_confirmed(family)) return step_up_required();
    return Done{};
}

std::optional<Error> SecondFactorService::obstacle(const StepRequest& request, const Customer& customer,
                                                   const std::optional<SecondFactor>& factor,
                                                   const std::string& family) const {
    using enum StepPurpose;
    const bool for_factor = request.purpose == turn_off || request.purpose == recovery_codes;
    if (for_factor && !factor)
        return fail(Reason::conflict, "mfa.isOff", "purpose", "ValidationError", "parameter").error();
    if (request.purpose != turn_on)
        return offers(ways(factor, customer, family), request.way) ? std::nullopt
                                                                   : std::optional{no_such_way().error()};
    if (!can_turn_on(request.way, customer)) return no_such_way().error();
    // The code itself shows whose the address is, or the number beside a proven address. What is new (an app,
    // another number), and any change of what is on, must not be had by whoever finds a session open, nor a second
    // step by SMS by who has the number alone.
    const bool number_shows_owner =
        store_.all_proven(customer.id) && store_.code_that_opened(family) != FirstStep::sms_code;
    const bool shows_owner =
        !factor && (request.way == StepWay::email || (request.way == StepWay::sms && number_shows_owner));
    if (!shows_owner && !is_confirmed(family)) return step_up_required().error();
    return std::nullopt;
}

Result<StepStarted> SecondFactorService::begin(const CustomerId& id, const std::string& family,
                                               const StepRequest& request) {
    const auto customer = accounts_.find(id);
    if (!customer) return fail(Reason::not_found, "account.unknown", "current", {}, "user");
    if (auto refusal = obstacle(request, *customer, store_.find(id), family))
        return std::unexpected(std::move(*refusal));

    StepStarted started{
        .token = request.token, .way = request.way, .sent = {}, .app_secret = {}, .app_address = {}};
    if (request.token.empty()) {
        StepTicket ticket;
        ticket.purpose = request.purpose;
        ticket.customer = id;
        ticket.family = family;
        if (request.purpose == StepPurpose::turn_on) ticket.wanted = request.way;
        if (request.purpose == StepPurpose::turn_on && request.way == StepWay::app) {
            const std::string secret = secrets::random_bytes(kSecretBytes);
            ticket.app_secret = tickets_.sealed(id, secret);
            started.app_secret = base32(secret);
            started.app_address = totp_address(codes_.shop, customer->uid, secret);
        }
        started.token = tickets_.begin(ticket);
    }
    if (!is_message(request.way)) return started;
    const auto ticket = tickets_.find(started.token);
    const bool is_theirs = ticket && ticket->customer == id && ticket->family == family &&
                           ticket->purpose == request.purpose &&
                           (!ticket->wanted || *ticket->wanted == request.way);
    if (!is_theirs) return no_such_step();
    auto sent = tickets_.send(*ticket, started.token, request.way);
    if (!sent) return std::unexpected(sent.error());
    started.sent = std::move(*sent);
    return started;
}

Result<StepTaken> SecondFactorService::take(const CustomerId& id, const std::string& family,
                                            const StepEntry& entry, const Visitor& visitor) {
    const auto ticket = tickets_.find(entry.token);
    const auto customer = accounts_.find(id);
    if (!ticket || !customer || ticket->customer != id || ticket->family != family ||
        ticket->purpose == StepPurpose::sign_in)
        return no_such_step();
    const auto factor = store_.find(id);
    const bool turns_on = ticket->purpose == StepPurpose::turn_on;
    if (turns_on ? ticket->wanted != entry.way : !offers(ways(factor, *customer, family), entry.way))
        return no_such_way();
    const bool is_new_app = turns_on && entry.way == StepWay::app;
    const std::string sealed = is_new_app ? ticket->app_secret : factor ? factor->app_secret : std::string{};

    auto judged = tickets_.judge(*ticket, entry, sealed, visitor);
    if (!judged) return std::unexpected(judged.error());
    StepTaken taken{.code = std::move(*judged), .purpose = ticket->purpose, .recovery_codes = {}};
    if (taken.code.verdict != CodeVerdict::right) return taken;
    prove(*customer, entry.way);
    store_.mark_passed(family, clock_.now());
    switch (ticket->purpose) {
        case StepPurpose::turn_on: turn_on(taken, *ticket, *customer, !factor, entry.code); break;
        case StepPurpose::turn_off:
            store_.remove(id);
            sessions_.end_others(id, ticket->family);
            mail_.enqueue(second_step_mail(*customer, "mfa.mail.off"));
            break;
        case StepPurpose::recovery_codes:
            taken.recovery_codes = new_recovery_codes(id);
            mail_.enqueue(second_step_mail(*customer, "mfa.mail.recoveryCodes"));
            break;
        case StepPurpose::sign_in:
        case StepPurpose::confirm: break;
    }
    log::info("second_factor_step", {{"customer", id.value}, {"purpose", word_of(ticket->purpose)}});
    return taken;
}

void SecondFactorService::turn_on(StepTaken& taken, const StepTicket& ticket, const Customer& customer,
                                  bool is_first, std::string_view code) {
    const TimePoint now = clock_.now();
    if (ticket.wanted == StepWay::app) {
        const auto secret = tickets_.unsealed(customer.id, ticket.app_secret);
        const auto step = secret ? matching_totp_step(*secret, code, now) : std::nullopt;
        store_.set_app(customer.id, ticket.app_secret, step.value_or(totp_step(now)), now);
        mail_.enqueue(second_step_mail(customer, is_first ? "mfa.mail.onApp" : "mfa.mail.app"));
    } else {
        store_.set_message_way(customer.id, *ticket.wanted, now);
        const bool by_email = *ticket.wanted == StepWay::email;
        mail_.enqueue(second_step_mail(customer, is_first   ? by_email ? "mfa.mail.onEmail" : "mfa.mail.onSms"
                                                 : by_email ? "mfa.mail.email"
                                                            : "mfa.mail.sms"));
    }
    if (!is_first) return;
    taken.recovery_codes = new_recovery_codes(customer.id);
    sessions_.end_others(customer.id, ticket.family);
}

void SecondFactorService::prove(const Customer& customer, StepWay way) {
    if (way == StepWay::email) accounts_.prove(customer.id, customer.uid, clock_.now());
    if (way == StepWay::sms) accounts_.prove(customer.id, customer.mobile_number, clock_.now());
}

std::vector<std::string> SecondFactorService::new_recovery_codes(const CustomerId& customer) {
    std::vector<std::string> codes;
    std::vector<std::string> hashes;
    while (codes.size() < kRecoveryCodes) {
        codes.push_back(new_recovery_code());
        hashes.push_back(recovery_code_hash(policy_.key, customer, codes.back()));
    }
    store_.replace_recovery_codes(customer, hashes, clock_.now());
    return codes;
}

}  // namespace spaza
