#pragma once

#include <string>
#include <vector>

#include "shop/accounts/second_factor_states.hpp"
#include "shop/accounts/second_step_tickets_service.hpp"
#include "shop/accounts/sessions_service.hpp"

namespace spaza {

/// Turning the second step on, off and over, in the account.
class SecondFactorService {
public:
    SecondFactorService(SecondStepStore& store, AccountStore& accounts, SecondStepTickets& tickets,
                        SessionService& sessions, MailQueue& mail, const Clock& clock, const CodePolicy& codes,
                        const SecondStepPolicy& policy)
        : store_{store},
          accounts_{accounts},
          tickets_{tickets},
          sessions_{sessions},
          mail_{mail},
          clock_{clock},
          codes_{codes},
          policy_{policy} {}

    SecondFactorState state(const CustomerId& customer, const std::string& family) const;

    /// Sends the code, or says what an app is to be given. StepUpRequiredError when the session has to show first
    /// whose it is.
    Result<StepStarted> begin(const CustomerId& customer, const std::string& family, const StepRequest& request);
    /// The right code makes the change, and a mail tells of it. Every other session ends when the second step
    /// comes on: none of them has taken it.
    Result<StepTaken> take(const CustomerId& customer, const std::string& family, const StepEntry& entry,
                           const Visitor& visitor);

    /// Changes of how one signs in (password, email, cellphone) ask this first: StepUpRequiredError when the
    /// customer has a second step and this session has not passed it lately.
    Done may_change_sign_in(const CustomerId& customer, const std::string& family) const;
    /// Whatever hands out or deletes all of a customer's data asks this first, with a second step or without:
    /// StepUpRequiredError when this session has not shown lately whose it is.
    Done expect_confirmed(const std::string& family) const;
    /// Whatever adds a way to sign in that was begun before the customer signed in: a session that begun this half
    /// hour has shown whose it is, but with a second step, or when a code by SMS alone opened it.
    Done expect_just_signed_in(const CustomerId& customer, const std::string& family) const;
    /// Whatever says where goods go asks this first: StepUpRequiredError when a code alone opened this session,
    /// and it has not shown lately whose it is.
    Done expect_more_than_a_code(const std::string& family) const;

private:
    std::vector<WayOffered> ways(const std::optional<SecondFactor>& factor, const Customer& customer,
                                 const std::string& family) const;
    bool can_turn_on(StepWay way, const Customer& customer) const;
    bool is_confirmed(const std::string& family) const;
    /// Why it cannot be begun.
    std::optional<Error> obstacle(const StepRequest& request, const Customer& customer,
                                  const std::optional<SecondFactor>& factor, const std::string& family) const;
    void prove(const Customer& customer, StepWay way);
    void turn_on(StepTaken& taken, const StepTicket& ticket, const Customer& customer, bool is_first,
                 std::string_view code);
    std::vector<std::string> new_recovery_codes(const CustomerId& customer);

    SecondStepStore& store_;
    AccountStore& accounts_;
    SecondStepTickets& tickets_;
    SessionService& sessions_;
    MailQueue& mail_;
    const Clock& clock_;
    const CodePolicy& codes_;
    const SecondStepPolicy& policy_;
};

}  // namespace spaza
