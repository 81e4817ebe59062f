#pragma once

#include "base/message_queue.hpp"
#include "platform/config/config.hpp"
#include "shop/promotion_admin/coupon_admin_service.hpp"
#include "shop/promotion_admin/coupon_admin_store_sql.hpp"
#include "shop/promotion_admin/promotion_admin_service.hpp"
#include "shop/promotion_admin/promotion_admin_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store.hpp"

namespace spaza::app::backoffice {

inline PromotionAdminPolicy promotion_admin_policy(const Config& config) {
    return {.percent = config.backoffice.promotion_percent,
            .coupons_over = Money::cents(config.backoffice.coupons_two_persons_over_cents)};
}

/// Promotions and codes in one transaction, in the name of one person.
struct PromotionAdmin {
    PromotionAdmin(storage::Session& session, const Config& config, const Clock& clock, StaffActStore& acts,
                   ProposalService& proposals, MessageQueue& messages, const std::string& by)
        : policy{promotion_admin_policy(config)},
          store{session},
          coupon_store{session},
          service{store, coupon_store, proposals, acts, clock, by, policy},
          coupons{coupon_store, store, proposals, acts, messages, clock, by, policy} {}
    PromotionAdmin(const PromotionAdmin&) = delete;
    PromotionAdmin& operator=(const PromotionAdmin&) = delete;

    PromotionAdminPolicy policy;
    SqlPromotionAdminStore store;
    SqlCouponAdminStore coupon_store;
    PromotionAdminService service;
    CouponAdminService coupons;
};

}  // namespace spaza::app::backoffice
