#pragma once

#include <string>
#include <string_view>

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "base/message_queue.hpp"
#include "base/result.hpp"
#include "shop/accounts/accounts_service.hpp"
#include "shop/accounts/last_orders.hpp"
#include "shop/accounts/one_time_code.hpp"
#include "shop/accounts/one_time_code_store.hpp"
#include "shop/accounts/pending_sign_up_store.hpp"

namespace spaza {

/// The refusal of a code that would be one too many; it says for how many seconds.
std::unexpected<Error> too_many_codes(std::chrono::seconds wait);

/// Signing in, and proving an address or number at sign-up, by a code of six digits (spec §4, §8; targets R-12,
/// A wrong code is a value, not a refusal, so that it counts.
class OneTimeCodeService {
public:
    OneTimeCodeService(OneTimeCodeStore& codes, PendingSignUpStore& pending, AccountStore& store,
                       AccountService& accounts, MailQueue& mails, MessageQueue& messages, LastOrders& last_orders,
                       const Clock& clock, const AccountPolicy& limits, const CodePolicy& policy)
        : codes_{codes},
          pending_{pending},
          store_{store},
          accounts_{accounts},
          mails_{mails},
          messages_{messages},
          last_orders_{last_orders},
          clock_{clock},
          limits_{limits},
          policy_{policy} {}

    /// To this address or number, if somebody has it; what is answered does not tell. With the token of an attempt
    /// that is not over, that goes on with a newer code. TooManyRequestsError says for how many seconds.
    /// The other way it goes to the proven address of the account that alone has the number, or to the proven
    /// number of the account with the address.
    Result<CodeSent> send(std::string_view login_id, std::string_view token = {},
                          CodeRoute route = CodeRoute::typed);
    /// A newer code for a sign-up that waits for one; TokenInvalidatedError when none does.
    Result<CodeSent> send_again_for_sign_up(std::string_view login_id, std::string_view token);

    /// Sends a code that `send` made, after its answer, to who has this address or number; one that is over by
    /// then is not sent.
    void deliver_sign_in_code(std::string_view login_id, const std::string& code,
                              std::optional<TimePoint> expires_at);
    /// The same of one that goes the other way; it opens only the account it was sent to.
    void deliver_other_way(std::string_view login_id, const std::string& code, const std::string& code_id,
                           std::optional<TimePoint> expires_at);

    /// The right code signs in, or where several accounts have the number answers these and a token to choose
    /// with. It also proves the address or number. TooManyRequestsError after too many failures from here.
    Result<CodeOutcome> sign_in(const CodeEntry& entry, const Visitor& visitor);
    /// After the right code: one of the accounts it was answered. TokenInvalidatedError otherwise.
    Result<CodeOutcome> choose(const CodeEntry& entry, const CustomerId& account, const Visitor& visitor);

    /// Keeps the form and sends the code that ends the sign-up to its address or number. There is no account
    /// before, so nobody's way in is barred by who only begins. DuplicateUidError when there is one already.
    Result<CodeSent> sign_up(const SignUp& form, const std::string& password_hash, bool by_email);
    /// To an address or number that a signed-in customer says is, or is to be, theirs.
    Result<CodeSent> send_own(const CustomerId& customer, std::string_view login_id, std::string_view token,
                              CodePurpose purpose);
    /// Whether the customer has begun this, so that another code may go on with it.
    bool begun(const CustomerId& customer, std::string_view login_id, std::string_view token, CodePurpose purpose);
    /// The right code of this customer; what follows from it is the caller's.
    Result<CodeOutcome> check_own(const CustomerId& customer, const CodeEntry& entry, CodePurpose purpose,
                                  const Visitor& visitor);

    /// The right code makes the account, proves the address or number and signs in. What else was begun for the
    /// address is over. DuplicateUidError when somebody else has shown meanwhile that it is theirs.
    Result<CodeOutcome> verify_sign_up(const CodeEntry& entry, const Visitor& visitor);

private:
    /// Somebody who has got hold of a session must not have it send codes to whoever's numbers.
    std::optional<Error> too_many_places(const CustomerId& customer, std::string_view login_id);
    struct Judged {
        CodeOutcome outcome;
        std::optional<OneTimeCode> code;  // when it was right
    };

    Result<CodeSent> send_to(const std::string& login_id, CodePurpose purpose, std::string_view token,
                             const std::optional<CustomerId>& whose, CodeRoute route = CodeRoute::typed);
    void deliver(const std::string& login_id, CodePurpose purpose, const std::string& code,
                 const std::optional<CustomerId>& whose);
    Result<Judged> judge(const CodeEntry& entry, CodePurpose purpose, const Visitor& visitor);
    /// Of an account that is there: what was not theirs in it ends.
    void enter(CodeOutcome& outcome, const CustomerId& customer, const CodeEntry& entry, const Visitor& visitor);
    void let_in(CodeOutcome& outcome, const CustomerId& customer, FirstStep first, const CodeEntry& entry,
                const Visitor& visitor);

    OneTimeCodeStore& codes_;
    PendingSignUpStore& pending_;
    AccountStore& store_;
    AccountService& accounts_;
    MailQueue& mails_;
    MessageQueue& messages_;
    LastOrders& last_orders_;
    const Clock& clock_;
    const AccountPolicy& limits_;
    const CodePolicy& policy_;
};

}  // namespace spaza
