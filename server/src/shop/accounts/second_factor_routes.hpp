#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/accounts/second_factor_service.hpp"
#include "shop/accounts/session_cache.hpp"

namespace spaza {

/// A customer's second step: GET users/{user}/mfa, POST sendMFAAccountOTP, POST validateMFAAccountOTP.
void add_second_factor_routes(http::Router& router, const Transactional<SecondFactorService>& factors,
                              SessionCache& cache);

}  // namespace spaza
