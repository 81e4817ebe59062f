#pragma once

#include "base/json.hpp"
#include "platform/http/http.hpp"
#include "shop/accounts/accounts_routes.hpp"
#include "shop/accounts/accounts_wire.hpp"

namespace spaza {

/// newUser with `verifyBy`: the account, and the code that ends the sign-up; nobody is signed in yet.
http::Response sign_up_by_code(const http::Request& request, const FieldSet& fields, const AccountCalls& calls,
                               const wire::SignUp& form);

/// sendOtp, otpLogin, verifyUserWithOTP. `calls` must outlive the router.
void add_one_time_code_routes(http::Router& router, const AccountCalls& calls);

}  // namespace spaza
