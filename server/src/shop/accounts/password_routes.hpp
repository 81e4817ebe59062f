#pragma once

#include "platform/http/http.hpp"
#include "shop/accounts/new_password_service.hpp"
#include "shop/accounts/old_password_service.hpp"
#include "shop/accounts/second_factor_service.hpp"
#include "shop/accounts/session_cache.hpp"

namespace spaza {

/// What the calls about passwords need; must outlive the router.
struct PasswordCalls {
    const NewPasswordService& by_link;
    const OldPasswordService& by_old_one;
    Transactional<PasswordChangeService> changes;
    Transactional<SecondFactorService> factors;
    SessionCache& cache;
};

/// Forgotten passwords: POST forgottenpasswordtokens, POST resetpassword. A known one: PUT users/{user}/password.
void add_password_routes(http::Router& router, const PasswordCalls& calls);

}  // namespace spaza
