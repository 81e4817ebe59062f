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
          service{store, proposals, acts, clock, by, policy},
          coupon_store{session},
          coupons{coupon_store, store, proposals, acts, messages, clock, by, policy} {}
    PromotionDesk(const PromotionDesk&) = delete;
    PromotionDesk& operator=(const PromotionDesk&) = delete;

    PromotionDeskPolicy policy;
    SqlPromotionDeskStore store;
    PromotionDeskService service;
    SqlCouponDeskStore coupon_store;
    CouponDeskService coupons;
};

}  // namespace spaza::app::backoffice
