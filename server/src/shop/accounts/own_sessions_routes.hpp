#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/accounts/own_sessions_service.hpp"
#include "shop/accounts/session_cache.hpp"

namespace spaza {

/// Where a customer is signed in: GET and DELETE users/{user}/sessions, DELETE users/{user}/sessions/{sessionId}.
/// What is given must outlive the router.
void add_own_session_routes(http::Router& router, const Transactional<OwnSessionService>& sessions,
                            SessionCache& cache);

}  // namespace spaza
