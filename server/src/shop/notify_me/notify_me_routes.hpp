#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/notify_me/notify_me_service.hpp"

namespace spaza {

/// POST and GET …/users/{user}/{productCode}/notify.
void add_notify_me_routes(http::Router& router, Transactional<NotifyMeService> notices);

}  // namespace spaza
