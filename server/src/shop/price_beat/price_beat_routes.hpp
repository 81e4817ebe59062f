#pragma once

#include "base/transactional.hpp"
#include "platform/http/http.hpp"
#include "shop/price_beat/price_beat_service.hpp"

namespace spaza {

/// GET …/users/{user}/orders/{orderCode}/priceBeat, POST …/users/{user}/tickets/priceBeatClaim,
/// GET …/users/{user}/priceBeatClaims and …/{claimId}.
void add_price_beat_routes(http::Router& router, Transactional<PriceBeatService> price_beats,
                           AttachmentIntake& intake, const AttachmentLimits& limits);

}  // namespace spaza
