#pragma once

#include "shop/promotion_admin/coupon_admin.hpp"

namespace spaza {

struct CouponAdminStore {
    virtual ~CouponAdminStore() = default;
    /// Single codes, but for a customer's own; by code.
    virtual FoundCoupons singles(const CouponQuestion& question) = 0;
    /// Of a batch or not.
    virtual std::optional<CouponLine> find(const std::string& code) = 0;
    virtual std::vector<CouponUse> uses(const std::string& code, int most) = 0;
    /// False when there is such a code.
    virtual bool add(const Coupon& coupon) = 0;
    virtual void set_off(const std::string& code, bool off) = 0;

    /// The latest first.
    virtual std::vector<CouponBatch> batches(const std::string& promotion, int most) = 0;
    /// Of the promotion, those whose codes count or can be switched on again.
    virtual std::vector<CouponBatch> standing(const std::string& promotion) = 0;
    virtual std::optional<CouponBatch> batch(const std::string& id) = 0;
    /// Held until the transaction ends.
    virtual std::optional<CouponBatch> lock_batch(const std::string& id) = 0;
    /// Gives it its id.
    virtual CouponBatch add_batch(CouponBatch batch) = 0;
    virtual void set_batch(const std::string& id, BatchState state) = 0;
    /// Writes codes that nobody has yet; the batch counts them.
    virtual void make(const CouponBatch& batch, const std::vector<std::string>& codes) = 0;
    /// Codes after this one, with how often each was used.
    virtual std::vector<CouponLine> codes_of(const std::string& batch, const std::string& after, int most) = 0;
};

}  // namespace spaza
