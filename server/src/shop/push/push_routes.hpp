#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/push/push_service.hpp"

namespace spaza {

/// users/{user}/push: whether this session's device is notified, and what of.
void add_push_routes(http::Router& router, Transactional<PushService> push, const PushPolicy& policy);

}  // namespace spaza
