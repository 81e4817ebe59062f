#pragma once

#include <string>

#include "base/clock.hpp"
#include "base/mail_queue.hpp"
#include "shop/accounts/accounts_store.hpp"
#include "shop/accounts/known_device_store.hpp"
#include "shop/accounts/second_step_store.hpp"
#include "shop/stores/stores.hpp"

namespace spaza {

/// Tells the owner of an account of sign-ins from devices it was never signed in from.
class SignInWatch {
public:
    SignInWatch(KnownDeviceStore& devices, AccountStore& accounts, SecondStepStore& steps,
                const StoreReader& stores, MailQueue& mail, const Clock& clock, std::string origin)
        : devices_{devices},
          accounts_{accounts},
          steps_{steps},
          stores_{stores},
          mail_{mail},
          clock_{clock},
          origin_{std::move(origin)} {}

    /// Of a session that has just been opened. A mail goes to a proven address only: nobody else's business; and
    /// at most three a day, whatever is tried. The first device of an account and one that is trusted tell
    /// nothing.
    void opened(const CustomerId& customer, const Visitor& visitor, const std::string& family);

private:
    void tell(const Customer& whose, const KnownDevice& from);

    KnownDeviceStore& devices_;
    AccountStore& accounts_;
    SecondStepStore& steps_;
    const StoreReader& stores_;
    MailQueue& mail_;
    const Clock& clock_;
    std::string origin_;
};

}  // namespace spaza
