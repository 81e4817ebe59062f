#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "base/result.hpp"
#include "shop/accounts/accounts_service.hpp"
#include "shop/accounts/passkeys/passkeys.hpp"
#include "shop/accounts/passkeys/passkeys_store.hpp"
#include "shop/accounts/second_step_store.hpp"

namespace spaza {

/// What a customer adds: the device's answer, and what it is to be called.
struct NewPasskey {
    PasskeyRegistration registration;
    std::string name;
};

/// What came of a sign-in. A value even when it was refused: what was counted and marked must be kept.
struct PasskeyEntry {
    PasskeyVerdict verdict{PasskeyVerdict::refused};
    std::optional<Entry> entry;  // when it was accepted
};

/// Signing in with passkeys, and keeping them (decision 0137). A challenge is taken in a transaction of its own,
/// so that it counts once whatever is said to the answer.
class PasskeyService {
public:
    PasskeyService(PasskeyStore& passkeys, AccountStore& store, AccountService& accounts, SecondStepStore& steps,
                   MailQueue& mail, const Clock& clock)
        : passkeys_{passkeys}, store_{store}, accounts_{accounts}, steps_{steps}, mail_{mail}, clock_{clock} {}

    /// Of nobody yet: whoever it is picks the passkey.
    PasskeyOptions begin_sign_in();
    /// ValidationError when the customer has no passkey to show.
    Result<PasskeyOptions> begin_confirmation(const CustomerId& customer, std::string_view family);
    /// ValidationError when there are as many as there may be.
    Result<PasskeyOptions> begin_adding(const CustomerId& customer, std::string_view family);
    /// The challenge of this token, once. TokenInvalidatedError when it is over, used or for something else.
    Result<PasskeyChallenge> take(std::string_view token, PasskeyPurpose purpose, std::string_view family = {});

    /// Whoever shows one of a customer's passkeys is in: it is a device and a finger or a PIN, and so no second
    /// step follows. TooManyRequestsError for a caller who failed too often at this account.
    Result<PasskeyEntry> sign_in(const PasskeyChallenge& challenge, const PasskeyAssertion& assertion,
                                 const RelyingParty& party, const Visitor& visitor,
                                 std::string_view guest_cart_guid);
    /// The session that the challenge belongs to counts as confirmed once it is accepted.
    PasskeyVerdict confirm(const PasskeyChallenge& challenge, const PasskeyAssertion& assertion,
                           const RelyingParty& party);
    /// InvalidResourceError when it is not what was asked for, AlreadyExistsError when somebody has it.
    Result<CustomerPasskey> add(const PasskeyChallenge& challenge, const NewPasskey& fresh,
                                const RelyingParty& party);

    std::vector<CustomerPasskey> of_customer(const CustomerId& customer) {
        return passkeys_.of_customer(customer);
    }
    Result<CustomerPasskey> rename(const CustomerId& customer, std::string_view id, std::string_view name);
    /// The sessions that it opened end with it, but for the one that asks (`family`), which has just confirmed who
    /// it is.
    Done remove(const CustomerId& customer, std::string_view id, std::string_view family);
    /// Each as `remove` does; one mail tells of them.
    void remove_all(const CustomerId& customer, std::string_view family);

private:
    PasskeyOptions begin(PasskeyPurpose purpose, const std::optional<CustomerId>& customer,
                         std::string_view family);
    PasskeyVerdict judge(const CustomerPasskey& passkey, const PasskeyAssertion& assertion,
                         const RelyingParty& party, std::string_view challenge);
    void tell(const CustomerId& customer, const char* message_key, const std::string& name);

    PasskeyStore& passkeys_;
    AccountStore& store_;
    AccountService& accounts_;
    SecondStepStore& steps_;
    MailQueue& mail_;
    const Clock& clock_;
};

}  // namespace spaza
