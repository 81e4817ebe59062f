#pragma once

#include <string>

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/orders/fulfilment/fulfilment_service.hpp"

namespace spaza {

/// What shopper and warehouse do with an order that is placed: POST …/cancellation for its owner, and POST
/// /warehouse/consignments/{code}/{step} for whoever signs with `secret`; without a secret there is no such call.
/// The clock must outlive the router.
void add_fulfilment_routes(http::Router& router, const Transactional<FulfilmentService>& fulfilment,
                           const std::string& secret, const Clock& clock);

}  // namespace spaza
