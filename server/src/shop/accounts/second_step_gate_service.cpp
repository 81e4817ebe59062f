#include "shop/accounts/second_step_gate_service.hpp"

#include <algorithm>

#include "base/secrets.hpp"
#include "shop/accounts/second_step_rules.hpp"

namespace spaza {
namespace {

/// How long a refusal says to wait.
std::chrono::seconds wait_of(const Error& refusal) {
    const auto found = std::ranges::find(refusal.params, "seconds", &std::pair<std::string, std::string>::first);
    return std::chrono::seconds{found == refusal.params.end() ? 60 : std::stoll(found->second)};
}

}  // namespace

bool trusts(SecondStepStore& store, const CustomerId& customer, const Visitor& visitor, TimePoint now) {
    return std::ranges::any_of(trusted_tokens(visitor.trust), [&](const std::string& token) {
        return store.trusts(customer, secrets::digest(token), now);
    });
}

std::optional<SecondStep> SecondStepGate::hold(const CustomerId& customer, FirstStep first, const Visitor& visitor,
                                               std::string_view guest_cart_guid) {
    if (first == FirstStep::passkey) return std::nullopt;  // a device, and a finger or PIN on it
    const auto factor = store_.find(customer);
    if (!factor || trusts(store_, customer, visitor, clock_.now())) return std::nullopt;
    const auto whose = accounts_.find(customer);
    if (!whose) return std::nullopt;

    StepTicket ticket;
    ticket.purpose = StepPurpose::sign_in;
    ticket.customer = customer;
    ticket.first = first;
    ticket.guest_cart_guid = guest_cart_guid;
    SecondStep step;
    step.token = tickets_.begin(ticket);
    step.lives = codes_.lives;
    step.ways = ways_of(*factor, *whose, first, codes_.by_sms);
    const WayOffered& begins = step.ways.front();
    if (begins.way != StepWay::recovery) step.asked = begins;
    if (begins.way != StepWay::email && begins.way != StepWay::sms) return step;
    ticket.id = secrets::digest(step.token);
    const auto sent = tickets_.send(ticket, step.token, begins.way);
    step.sent = sent.has_value();
    step.again_after = sent ? sent->again_after : wait_of(sent.error());
    return step;
}

}  // namespace spaza
