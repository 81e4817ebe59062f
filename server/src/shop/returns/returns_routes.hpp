#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/returns/returns_service.hpp"
#include "shop/returns/returns_wire.hpp"

namespace spaza {

/// GET …/users/{user}/orderReturns, GET and PATCH …/{returnRequestCode}, its label, returnentries, preview,
/// createReturnIntentRequest, returnSuccess, dropOffStores.
void add_return_routes(http::Router& router, const Transactional<ReturnService>& returns, AttachmentIntake& intake,
                       const AttachmentLimits& limits, wire::StoreShown store, const ReturnPolicy& policy,
                       const std::string& shop_name);

}  // namespace spaza
