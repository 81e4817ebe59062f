#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "base/message_queue.hpp"
#include "base/result.hpp"
#include "shop/accounts/accounts_store.hpp"
#include "shop/accounts/one_time_code.hpp"
#include "shop/accounts/one_time_code_store.hpp"
#include "shop/accounts/second_step.hpp"
#include "shop/accounts/second_step_store.hpp"
#include "shop/accounts/sessions_service.hpp"

namespace spaza {

/// The refusal of a step that is over, or was begun by somebody else.
std::unexpected<Error> no_such_step();

/// Second steps under way: begun, sent a code, judged. Knows nothing of what they are for.
class SecondStepTickets {
public:
    SecondStepTickets(SecondStepStore& store, OneTimeCodeStore& sent, AccountStore& accounts,
                      SessionService& sessions, MailQueue& mail, MessageQueue& messages, const Clock& clock,
                      const CodePolicy& codes, const SecondStepPolicy& policy)
        : store_{store},
          sent_{sent},
          accounts_{accounts},
          sessions_{sessions},
          mail_{mail},
          messages_{messages},
          clock_{clock},
          codes_{codes},
          policy_{policy} {}

    /// Keeps it, with times and id; answers the token that goes with it.
    std::string begin(StepTicket ticket);
    /// That of a token while it is not over; nobody else takes a step of its customer before the transaction ends.
    std::optional<StepTicket> find(std::string_view token);
    /// A code by email or SMS; one a minute and five an hour to an address or number, of whatever codes.
    Result<CodeSent> send(const StepTicket& ticket, std::string_view token, StepWay way);

    /// Five tries a code, counted here. Says nothing of whether the way may be taken. `sealed_secret` is the
    /// app's. TooManyRequestsError after too many failures, from here or at this account.
    Result<CodeOutcome> judge(const StepTicket& ticket, const StepEntry& entry, std::string_view sealed_secret,
                              const Visitor& visitor);

    /// The secret of an app as it is kept, and back.
    std::string sealed(const CustomerId& customer, std::string_view secret) const;
    std::optional<std::string> unsealed(const CustomerId& customer, std::string_view sealed) const;

private:
    CodeVerdict verdict(const StepTicket& ticket, const StepEntry& entry, std::string_view sealed_secret);
    CodeVerdict verdict_on_app(const StepTicket& ticket, std::string_view code, std::string_view sealed_secret);
    std::optional<Error> too_many_failures(const CustomerId& customer, const Visitor& visitor);

    SecondStepStore& store_;
    OneTimeCodeStore& sent_;
    AccountStore& accounts_;
    SessionService& sessions_;
    MailQueue& mail_;
    MessageQueue& messages_;
    const Clock& clock_;
    const CodePolicy& codes_;
    const SecondStepPolicy& policy_;
};

}  // namespace spaza
