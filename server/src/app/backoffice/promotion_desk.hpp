#pragma once

#include "base/message_queue.hpp"
#include "platform/config/config.hpp"
#include "shop/promotion_desk/coupon_desk_service.hpp"
#include "shop/promotion_desk/coupon_desk_store_sql.hpp"
#include "shop/promotion_desk/promotion_desk_service.hpp"
#include "shop/promotion_desk/promotion_desk_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store.hpp"

namespace spaza::app::backoffice {

inline PromotionDeskPolicy promotion_desk_policy(const Config& config) {
    return {.percent = config.backoffice.promotion_percent,
            .coupons_over = Money::cents(config.backoffice.coupons_two_persons_over_cents)};
}

/// Promotions and codes in one transaction, in the name of one person.
struct PromotionDesk {
    PromotionDesk(storage::Session& session, const Config& config, const Clock& clock, StaffActStore& acts,
                  ProposalService& proposals, MessageQueue& messages, const std::string& by)
        : policy{promotion_desk_policy(config)},
          store{session},
          coupon_store{session},
          service{store, coupon_store, proposals, acts, clock, by, policy},
          coupons{coupon_store, store, proposals, acts, messages, clock, by, policy} {}
    PromotionDesk(const PromotionDesk&) = delete;
    PromotionDesk& operator=(const PromotionDesk&) = delete;

    PromotionDeskPolicy policy;
    SqlPromotionDeskStore store;
    SqlCouponDeskStore coupon_store;
    PromotionDeskService service;
    CouponDeskService coupons;
};

}  // namespace spaza::app::backoffice
