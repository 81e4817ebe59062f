#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/notify_me/notify_me_service.hpp"

namespace spaza {

/// POST and GET …/users/{user}/{productCode}/notify.
void add_notify_me_routes(http::Router& router, Transactional<NotifyMeService> notices);

/// GET, POST and DELETE …/users/{user}/productinterests: the same in the words of OCC.
void add_product_interest_routes(http::Router& router, const Transactional<NotifyMeService>& notices);

}  // namespace spaza
