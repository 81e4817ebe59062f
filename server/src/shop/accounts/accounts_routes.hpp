#pragma once

#include <functional>
#include <string>

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "platform/http/human_door.hpp"
#include "shop/accounts/one_time_code_service.hpp"
#include "shop/accounts/second_factor_service.hpp"
#include "shop/accounts/session_cache.hpp"
#include "shop/accounts/sign_in_service.hpp"
#include "shop/accounts/user_service.hpp"

namespace spaza {

/// What the calls about the shopper need; must outlive the router.
struct AccountCalls {
    Transactional<AccountService> accounts;
    Transactional<SessionService> sessions;
    Transactional<UserService> users;
    Transactional<OneTimeCodeService> codes;
    Transactional<SecondFactorService> factors;
    const SignInService& sign_in;
    SessionCache& cache;
    const http::HumanDoor& humans;
    std::function<std::string()> first_order_offer;  // in words; "" while there is none
    /// When the account goes whose deletion was asked for.
    std::function<std::optional<TimePoint>(const CustomerId&)> leaves_at;
};

/// anonymousUserLogin, newUser, userLogin, verifyLoginId, logout and users/{user}.
void add_account_routes(http::Router& router, const AccountCalls& calls);

}  // namespace spaza
