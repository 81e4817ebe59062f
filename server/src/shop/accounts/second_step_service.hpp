#pragma once

#include "shop/accounts/accounts_service.hpp"
#include "shop/accounts/second_step_tickets_service.hpp"

namespace spaza {

/// A second step that was taken, or why not; a wrong code is a value, so that the try is kept.
struct StepOutcome {
    CodeOutcome code;
    std::string trusted_token;  // what the device is to keep; "" when it is asked again
};

/// The second step at sign-in (spec §4): another code, and the code that lets in.
class SecondStepService {
public:
    SecondStepService(SecondStepStore& store, AccountStore& accounts, AccountService& entries,
                      SecondStepTickets& tickets, MailQueue& mail, const Clock& clock, const CodePolicy& codes,
                      const SecondStepPolicy& policy)
        : store_{store},
          accounts_{accounts},
          entries_{entries},
          tickets_{tickets},
          mail_{mail},
          clock_{clock},
          codes_{codes},
          policy_{policy} {}

    /// By email or SMS, if the step may be taken so. TokenInvalidatedError when it is over; TooManyRequestsError
    /// says for how many seconds.
    Result<CodeSent> send(std::string_view token, StepWay way);

    /// The right code opens the session the first step was held from.
    Result<StepOutcome> take(const StepEntry& entry, const Visitor& visitor);

private:
    struct Held {
        StepTicket ticket;
        SecondFactor factor;
        Customer customer;
    };
    Result<Held> held(std::string_view token, StepWay way);

    SecondStepStore& store_;
    AccountStore& accounts_;
    AccountService& entries_;
    SecondStepTickets& tickets_;
    MailQueue& mail_;
    const Clock& clock_;
    const CodePolicy& codes_;
    const SecondStepPolicy& policy_;
};

/// The refusal of a way that is none for this customer, or not now.
std::unexpected<Error> no_such_way();

}  // namespace spaza
