#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/accounts/accounts_routes.hpp"
#include "shop/accounts/passkeys/passkeys_service.hpp"

namespace spaza {

/// What the calls about passkeys need; must outlive the router.
struct PasskeyCalls {
    AccountCalls accounts;
    Transactional<PasskeyService> passkeys;
    PasskeyPolicy policy;
};

/// passkeyLoginOptions, passkeyLogin and users/{user}/passkeys.
void add_passkey_routes(http::Router& router, const PasskeyCalls& calls);

}  // namespace spaza
