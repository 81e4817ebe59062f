#pragma once

#include "base/result.hpp"
#include "shop/promotion_admin/coupon_admin_store.hpp"
#include "shop/promotion_admin/promotion_admin_rules.hpp"
#include "shop/promotion_admin/promotion_admin_store.hpp"
#include "shop/proposals/proposals_service.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// Writes promotions in the name of one person: drafts, and what is published of them. Refusals are
/// NotFoundError, StaffPromotionError (409: its state does not allow it), ValidationError with the field's name in
/// the words of an import.
class PromotionAdminService {
public:
    PromotionAdminService(PromotionAdminStore& store, CouponAdminStore& coupons, ProposalService& proposals,
                          StaffActSeries& acts, const Clock& clock, std::string by,
                          const PromotionAdminPolicy& policy)
        : store_{store},
          coupons_{coupons},
          proposals_{proposals},
          acts_{acts},
          clock_{clock},
          by_{std::move(by)},
          policy_{policy} {}

    Result<KeptPromotion> find(const std::string& code);
    /// A draft; without a code it is named after its title. AlreadyExistsError when the code is taken.
    Result<KeptPromotion> add(Promotion promotion, const std::string& what = "promotion.drafted");
    /// Of a draft, or of a new one of what is published.
    Result<PromotionSaved> save(const std::string& version, const Promotion& promotion);
    /// What was not published is gone.
    Done discard(const std::string& code, const std::string& version);
    Result<KeptPromotion> duplicate(const std::string& code);
    /// An earlier version becomes the draft.
    Result<KeptPromotion> restore(const std::string& code, const std::string& version, int number);

    /// What the draft says holds from now on, or waits for a second person when it, or the codes that open it, may
    /// give away too much. StaffVersionError when something else was looked at.
    Result<PromotionPublished> publish(const std::string& code, const std::string& version, const GivenAway& given,
                                       const std::string& why);
    /// Stands still, goes on, or ends; carts know at once.
    Result<PromotionPublished> move(const std::string& code, const std::string& version, PromotionMove move,
                                    const std::string& why);
    /// Many at once: all of them, or none.
    Result<std::vector<KeptPromotion>> move_all(std::vector<PromotionAsSeen> promotions, PromotionMove move,
                                                const std::string& why);
    /// Takes such moves back, of all of them or none: what was agreed to comes back, so one person is enough.
    Result<std::vector<KeptPromotion>> undo_moves(std::vector<PromotionAsSeen> promotions, const std::string& why);
    /// The version before the last holds again: only while nobody, and no file, changed it since, within 30 days.
    Result<PromotionPublished> undo(const std::string& code, const std::string& version, const GivenAway& given,
                                    const std::string& why);
    std::optional<PromotionVersion> undone_to(const KeptPromotion& kept);

    /// The second yes; what waited must still be the draft that was looked at.
    Result<PromotionPublished> agree(const std::string& proposal, Money delivery_fee);
    Result<KeptPromotion> withdraw(const std::string& proposal, const std::string& why);
    /// Those that wait to be published, the oldest first.
    std::vector<Proposal> waiting(const std::string& code = {});
    bool is_mine(const Proposal& proposal) const { return proposals_.is_mine(proposal); }
    /// Nothing when its codes may cost no more with `next` than now, or little enough.
    std::optional<CodesCost> too_much_by_codes(const KeptPromotion& kept, const Promotion& next,
                                               Money delivery_fee);
    const PromotionAdminPolicy& policy() const { return policy_; }

private:
    Result<PromotionPublished> put_forward(const KeptPromotion& kept, const Promotion& next,
                                           const GivenAway& given, const std::string& why);
    Result<KeptPromotion> held(const std::string& code, const std::string& version);
    Result<PromotionPublished> write(const KeptPromotion& kept, const Promotion& next, const std::string& act,
                                     const std::string& why);
    std::int64_t note(const std::string& act, const std::string& code, const std::vector<FieldWords>& before,
                      const std::vector<FieldWords>& after, const std::string& why = {});
    void withdraw_waiting(const std::string& code);

    PromotionAdminStore& store_;
    CouponAdminStore& coupons_;
    ProposalService& proposals_;
    StaffActSeries& acts_;
    const Clock& clock_;
    std::string by_;
    const PromotionAdminPolicy& policy_;
};

}  // namespace spaza
