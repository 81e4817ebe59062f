#pragma once

#include <memory>

#include "base/result.hpp"
#include "shop/promotions/promotion_set_rules.hpp"
#include "shop/promotions/promotions_store.hpp"

namespace spaza {

/// Prices carts with the promotions and coupons their owner may use, and keeps count of what is limited.
class PromotionService {
public:
    PromotionService(PromotionStore& store, const PromotionReader& promotions, Shoppers& shoppers,
                     const Clock& clock)
        : store_{store}, promotions_{promotions}, shoppers_{shoppers}, clock_{clock} {}

    /// Says that a cart of the customer's will be priced, before it is read.
    void expect(const CustomerId& customer);
    CartPricing price(const std::vector<PricingEntry>& entries, const ShopTerms& terms,
                      const std::optional<CustomerId>& customer, const std::vector<std::string>& coupons);

    /// Uses up what a cart takes of its promotions' and coupons' budgets, in the transaction that makes the order.
    /// Refused when somebody else was faster.
    Result<std::vector<Budget>> take(const CustomerId& customer, const PricedCart& priced);
    /// Remembers for which order that was.
    void keep(const OrderCode& order, const std::vector<Budget>& taken);
    /// Gives it back, once.
    void release(const OrderCode& order);
    /// Takes it once more for an order that gave it back: all of it, or nothing and false.
    bool retake(const OrderCode& order);

    /// An offer for one customer alone, with the coupon that opens it. The same code again changes nothing.
    void add_personal(const Promotion& promotion, const Coupon& coupon) { store_.add(promotion, coupon); }

    /// The coupons that are the customer's alone and still worth something, with what they open.
    std::vector<PersonalCoupon> personal(const CustomerId& customer);

    std::shared_ptr<const PromotionSet> promotion_set() const { return promotions_.promotion_set(); }

private:
    CouponAnswer open(const std::string& code, const std::optional<CustomerId>& customer, PricingContext& context);
    bool used_up(const FiredPromotion& fired, const std::optional<CustomerId>& customer);
    /// The customer, and their household where it is known: each has one first order.
    std::vector<std::string> who_orders_first(const CustomerId& customer);

    PromotionStore& store_;
    const PromotionReader& promotions_;
    Shoppers& shoppers_;
    const Clock& clock_;
};

}  // namespace spaza
