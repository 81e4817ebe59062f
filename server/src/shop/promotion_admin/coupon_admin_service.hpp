#pragma once

#include "base/message_queue.hpp"
#include "base/result.hpp"
#include "shop/promotion_admin/coupon_admin_rules.hpp"
#include "shop/promotion_admin/coupon_admin_store.hpp"
#include "shop/promotion_admin/promotion_admin_store.hpp"
#include "shop/proposals/proposals_service.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

inline constexpr std::string_view kCouponBatchTopic = "coupon_batch";

/// Writes codes in the name of one person. Refusals: NotFoundError, AlreadyExistsError, StaffPromotionError (409:
/// its state does not allow it), ValidationError with the field.
class CouponAdminService {
public:
    CouponAdminService(CouponAdminStore& store, PromotionAdminStore& promotions, ProposalService& proposals,
                       StaffActSeries& acts, MessageQueue& messages, const Clock& clock, std::string by,
                       const PromotionAdminPolicy& policy)
        : store_{store},
          promotions_{promotions},
          proposals_{proposals},
          acts_{acts},
          messages_{messages},
          clock_{clock},
          by_{std::move(by)},
          policy_{policy} {}

    /// One code, the same for everybody; of a published promotion that asks for one.
    Result<CouponLine> add(Coupon coupon);
    /// What became of a code; looking stands in the audit.
    Result<CouponLine> look_up(const std::string& code);
    Result<CouponLine> set_off(const std::string& code, bool off, const std::string& why);

    /// The codes are made in the background; one that may cost too much waits for a second person first.
    Result<CouponBatch> add_batch(CouponBatch batch, Money delivery_fee);
    /// What waited must still cost what was agreed to.
    Result<CouponBatch> agree(const std::string& batch, Money delivery_fee);
    Result<CouponBatch> withdraw(const std::string& batch, const std::string& why);
    /// None of its codes counts any more, or all do again.
    Result<CouponBatch> set_batch_off(const std::string& batch, bool off, const std::string& why);
    /// Some more codes of a batch; false when there is nothing left to make.
    bool make_some(const std::string& batch);
    /// That somebody takes all codes out of the shop stands in the audit.
    Result<CouponBatch> exported(const std::string& batch);
    std::optional<Proposal> waiting(const std::string& batch);
    bool is_mine(const Proposal& proposal) const { return proposals_.is_mine(proposal); }

private:
    Result<CouponBatch> held(const std::string& id);
    Result<CouponBatch> moved(const CouponBatch& batch, BatchState to, std::string_view act,
                              const std::string& why);
    Result<KeptPromotion> opened_by_codes(const std::string& promotion);

    CouponAdminStore& store_;
    PromotionAdminStore& promotions_;
    ProposalService& proposals_;
    StaffActSeries& acts_;
    MessageQueue& messages_;
    const Clock& clock_;
    std::string by_;
    const PromotionAdminPolicy& policy_;
};

}  // namespace spaza
