#pragma once

#include "platform/http/http.hpp"
#include "shop/accounts/new_password_service.hpp"
#include "shop/accounts/session_cache.hpp"

namespace spaza {

/// Forgotten passwords: POST forgottenpasswordtokens, POST resetpassword.
void add_password_routes(http::Router& router, const NewPasswordService& passwords, SessionCache& cache);

}  // namespace spaza
