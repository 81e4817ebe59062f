#pragma once

#include <string>

#include "base/transactional.hpp"
#include "platform/storage/outbox.hpp"
#include "shop/customer_coupons/customer_coupons_service.hpp"

namespace spaza::app {

/// Reminds customers of coupons that are about to end; the mails lead into the shop at `origin`.
storage::OutboxWorker::Handler coupon_reminder_handler(Transactional<CustomerCouponService> coupons,
                                                       std::string origin);

}  // namespace spaza::app
