#pragma once

#include "shop/accounts/second_step_tickets_service.hpp"

namespace spaza {

/// Whether the visit comes from a device the customer said is not to be asked for the second step.
bool trusts(SecondStepStore& store, const CustomerId& customer, const Visitor& visitor, TimePoint now);

/// Holds whoever asked for two steps until they have taken the second.
class SecondStepGate final : public EntryGate {
public:
    SecondStepGate(SecondStepStore& store, AccountStore& accounts, SecondStepTickets& tickets, const Clock& clock,
                   const CodePolicy& codes)
        : store_{store}, accounts_{accounts}, tickets_{tickets}, clock_{clock}, codes_{codes} {}

    /// A message goes out at once when that is the way to begin with.
    std::optional<SecondStep> hold(const CustomerId& customer, FirstStep first, const Visitor& visitor,
                                   std::string_view guest_cart_guid) override;

private:
    SecondStepStore& store_;
    AccountStore& accounts_;
    SecondStepTickets& tickets_;
    const Clock& clock_;
    const CodePolicy& codes_;
};

}  // namespace spaza
