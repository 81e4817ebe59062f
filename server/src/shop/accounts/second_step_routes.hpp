#pragma once

#include "shop/accounts/accounts_routes.hpp"
#include "shop/accounts/second_step_service.hpp"

namespace spaza {

/// The second step at sign-in: POST sendMFAOTP, POST validateMFAOTP. What is given must outlive the router.
void add_second_step_routes(http::Router& router, const AccountCalls& calls,
                            const Transactional<SecondStepService>& steps);

}  // namespace spaza
