#include "shop/accounts/second_step_service.hpp"

#include <algorithm>

#include "base/secrets.hpp"
#include "platform/log/log.hpp"
#include "shop/accounts/second_step_mail.hpp"
#include "shop/accounts/second_step_rules.hpp"

namespace spaza {

std::unexpected<Error> no_such_way() {
    return fail(Reason::invalid, "mfa.noSuchWay", "way", "ValidationError", "parameter");
}

Result<SecondStepService::Held> SecondStepService::held(std::string_view token, StepWay way) {
    const auto ticket = tickets_.find(token);
    if (!ticket || ticket->purpose != StepPurpose::sign_in) return no_such_step();
    const auto factor = store_.find(ticket->customer);
    const auto customer = accounts_.find(ticket->customer);
    if (!factor || !customer) return no_such_step();
    const auto ways = ways_of(*factor, *customer, ticket->first, codes_.by_sms);
    if (std::ranges::find(ways, way, &WayOffered::way) == ways.end()) return no_such_way();
    return Held{*ticket, *factor, *customer};
}

Result<CodeSent> SecondStepService::send(std::string_view token, StepWay way) {
    if (way != StepWay::email && way != StepWay::sms) return no_such_way();
    const auto step = held(token, way);
    if (!step) return std::unexpected(step.error());
    return tickets_.send(step->ticket, token, way);
}

Result<StepOutcome> SecondStepService::take(const StepEntry& entry, const Visitor& visitor) {
    const auto step = held(entry.token, entry.way);
    if (!step) return std::unexpected(step.error());
    auto judged = tickets_.judge(step->ticket, entry, step->factor.app_secret, visitor);
    if (!judged) return std::unexpected(judged.error());
    StepOutcome outcome{.code = std::move(*judged), .trusted_token = {}};
    if (outcome.code.verdict != CodeVerdict::right) return outcome;

    const TimePoint now = clock_.now();
    const CustomerId& customer = step->customer.id;
    outcome.code.customer = customer;
    outcome.code.tokens = entries_.let_in(SecondStepPassed{customer, step->ticket.guest_cart_guid}, visitor);
    store_.mark_passed(outcome.code.tokens->family, now);
    if (entry.trusts_device) {
        outcome.trusted_token = secrets::random_token();
        const std::string hash = secrets::digest(outcome.trusted_token);
        store_.trust(customer, hash, now, now + policy_.device_trusted);
        store_.trusted_from(customer, hash, outcome.code.tokens->family);
    }
    if (entry.way == StepWay::recovery)
        mail_.enqueue(second_step_mail(step->customer, "mfa.mail.recoveryUsed",
                                       {{"left", std::to_string(store_.recovery_codes_left(customer))}}));
    log::info("second_step_taken", {{"customer", customer.value}, {"way", word_of(entry.way)}});
    return outcome;
}

}  // namespace spaza
