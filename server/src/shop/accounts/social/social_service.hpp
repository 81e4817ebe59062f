#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "base/result.hpp"
#include "shop/accounts/accounts_service.hpp"
#include "shop/accounts/social/social.hpp"
#include "shop/accounts/social/social_store.hpp"

namespace spaza {

/// Signing in with an identity of a provider, and linking it to an account (spec §4, §8). The identity has been
/// checked already (ProviderService), as that takes calls over the network.
class SocialService {
public:
    SocialService(SocialStore& identities, AccountStore& store, AccountService& accounts, MailQueue& mail,
                  const Clock& clock)
        : identities_{identities}, store_{store}, accounts_{accounts}, mail_{mail}, clock_{clock} {}

    /// A customer leaves to link an identity to their account: what comes back by this token is for them alone.
    void begin_linking(const CustomerId& customer, ProviderCode provider, std::string_view token);
    /// Somebody came back with this identity. TokenInvalidatedError when they had before: a reply counts once.
    Done arrive(const VerifiedIdentity& identity, std::string_view token);

    /// Who has linked it is signed in, and who has a verified address that nobody has here gets an account.
    /// Somebody else's address leads to `account_exists`, no verified one to `needs_account`; the attempt then
    /// waits to be linked. TokenInvalidatedError for one that is over or was for linking.
    Result<SocialOutcome> sign_in(std::string_view token, const Visitor& visitor,
                                  std::string_view guest_cart_guid);
    /// To who is signed in: an identity they left for, one that waits for them, or with `just_shown` one whose
    /// token they sent with this very request. TokenInvalidatedError otherwise, AlreadyExistsError when it is
    /// linked to another account or the account has another one of this provider.
    Result<LinkedIdentity> link(const CustomerId& customer, ProviderCode provider, std::string_view token,
                                bool just_shown = false);

    std::vector<LinkedIdentity> linked(const CustomerId& customer) { return identities_.of_customer(customer); }
    /// Not the last way in: an account without a password keeps one identity (ValidationError).
    Done unlink(const CustomerId& customer, ProviderCode provider);

private:
    Result<SocialOutcome> enter(const SocialAttempt& attempt, const Visitor& visitor, std::string_view guest_cart);
    Done attach(const CustomerId& customer, const VerifiedIdentity& identity);
    void tell(const Customer& customer, ProviderCode provider, bool linked);

    SocialStore& identities_;
    AccountStore& store_;
    AccountService& accounts_;
    MailQueue& mail_;
    const Clock& clock_;
};

}  // namespace spaza
