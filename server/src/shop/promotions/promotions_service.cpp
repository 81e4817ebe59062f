#include "shop/promotions/promotions_service.hpp"

#include <algorithm>

#include "shop/promotions/pricing_rules.hpp"

namespace spaza {
namespace {

Budget of_promotion(const Promotion& promotion, const std::string& customer) {
    return {.kind = "promotion",
            .code = promotion.code,
            .customer = customer,
            .most = customer.empty() ? promotion.max_uses : promotion.max_uses_per_customer};
}

Budget of_coupon(const Coupon& coupon, const std::string& customer) {
    return {.kind = "coupon",
            .code = coupon.code,
            .customer = customer,
            .most = customer.empty() ? coupon.max_uses : coupon.max_uses_per_customer};
}

/// So many cents a promotion may give in all.
Budget of_gifts(const Promotion& promotion, Money given) {
    return {.kind = "given",
            .code = promotion.code,
            .customer = {},
            .most = promotion.max_given.in_cents(),
            .units = given.in_cents()};
}

/// A customer uses one code of a batch.
Budget of_batch(const Coupon& coupon, const std::string& customer) {
    return {.kind = "batch", .code = coupon.batch, .customer = customer, .most = coupon.one_a_customer ? 1 : 0};
}

/// A customer has one first order, whichever promotions it uses, and so has everybody at one door together.
Budget of_first_order(const std::string& who) {
    return {.kind = "first-order", .code = "first-order", .customer = who, .most = 1};
}

auto refused(const Budget& budget) {
    const bool of_code = budget.kind == "coupon" || budget.kind == "batch";
    return fail(Reason::invalid, of_code ? "cart.couponUsed" : "promotion.usedUp", budget.code, "CartError",
                of_code ? "coupon" : "promotion");
}

}  // namespace

bool PromotionService::used_up(const FiredPromotion& fired, const std::optional<CustomerId>& customer) {
    const Promotion& promotion = fired.promotion;
    if (const Budget gifts = of_gifts(promotion, fired.amount);
        gifts.most > 0 && store_.used(gifts) + gifts.units > gifts.most)
        return true;
    const auto none_left = [&](const Budget& budget) {
        return budget.most > 0 && store_.used(budget) >= budget.most;
    };
    if (none_left(of_promotion(promotion, ""))) return true;
    if (!customer) return false;
    if (none_left(of_promotion(promotion, customer->value))) return true;
    if (!promotion.first_order) return false;
    return std::ranges::any_of(who_orders_first(*customer),
                               [&](const std::string& who) { return none_left(of_first_order(who)); });
}

std::vector<std::string> PromotionService::who_orders_first(const CustomerId& customer) {
    std::vector<std::string> all{customer.value};
    if (std::string household = shoppers_.household(customer); !household.empty())
        all.push_back("household " + household);
    return all;
}

CouponAnswer PromotionService::open(const std::string& code, const std::optional<CustomerId>& customer,
                                    PricingContext& context) {
    CouponAnswer answer{.code = code, .applied = false, .message_key = "cart.couponUnknown", .missing_value = {}};
    const auto no = [&](const char* why) {
        answer.message_key = why;
        return answer;
    };
    const auto coupon = store_.coupon(code);
    if (!coupon) return answer;
    if (!coupon->customer_id.empty() && !customer) return no("cart.couponSignIn");
    if (!coupon->customer_id.empty() && customer->value != coupon->customer_id) return answer;
    if (!coupon->customer_uid.empty() && !customer) return no("cart.couponSignIn");
    if (!coupon->customer_uid.empty() && shoppers_.uid(*customer) != coupon->customer_uid) return answer;
    if (!coupon->customer_uid.empty() && !shoppers_.has_proven_email(*customer)) return no("cart.couponProve");
    if (coupon->starts_at && context.now < *coupon->starts_at) return no("cart.couponNotYet");
    if (coupon->ends_at && *coupon->ends_at <= context.now) return no("cart.couponExpired");
    if (coupon->off) return no("cart.couponExpired");
    const auto promotion_set = promotions_.promotion_set();
    const Promotion* promotion = promotion_set->find(coupon->promotion);
    if (!promotion || (promotion->ends_at && *promotion->ends_at <= context.now)) return no("cart.couponExpired");
    if (promotion->starts_at && context.now < *promotion->starts_at) return no("cart.couponNotYet");
    const auto none_left = [&](const std::string& who) {
        const Budget budget = of_coupon(*coupon, who);
        return budget.most > 0 && store_.used(budget) >= budget.most;
    };
    if (none_left("") || (customer && none_left(customer->value))) return no("cart.couponUsed");
    if (coupon->one_a_customer && !customer) return no("cart.couponSignIn");
    if (coupon->one_a_customer && store_.used(of_batch(*coupon, customer->value)) > 0)
        return no("cart.couponUsed");
    if (promotion->first_order && !customer) return no("cart.couponSignIn");
    if (promotion->first_order && !context.first_order) return no("cart.couponFirstOrder");
    context.opened.try_emplace(promotion->code, code);
    return no("cart.couponNotApplied");
}

std::vector<PersonalCoupon> PromotionService::personal(const CustomerId& customer) {
    const TimePoint now = clock_.now();
    const auto promotion_set = promotions_.promotion_set();
    // One for an address is shown to whom the address was shown to belong.
    const std::string uid = shoppers_.has_proven_email(customer) ? shoppers_.uid(customer) : std::string{};
    std::vector<PersonalCoupon> all;
    for (Coupon& coupon : store_.coupons_of(customer, uid)) {
        const Promotion* promotion = promotion_set->find(coupon.promotion);
        const auto over = [&](const std::optional<TimePoint>& end) { return end && *end <= now; };
        if (!promotion || coupon.off || over(coupon.ends_at) || over(promotion->ends_at)) continue;
        const auto none_left = [&](const std::string& who) {
            const Budget budget = of_coupon(coupon, who);
            return budget.most > 0 && store_.used(budget) >= budget.most;
        };
        if (none_left("") || none_left(customer.value)) continue;
        PersonalCoupon made{.coupon = {},
                            .title = promotion->title,
                            .description = promotion->description,
                            .for_everything = promotion->target.everything,
                            .starts_at = coupon.starts_at ? coupon.starts_at : promotion->starts_at,
                            .ends_at = coupon.ends_at ? coupon.ends_at : promotion->ends_at};
        made.coupon = std::move(coupon);
        all.push_back(std::move(made));
    }
    return all;
}

void PromotionService::expect(const CustomerId& customer) {
    if (promotions_.promotion_set()->has_first_order()) shoppers_.expect_has_ordered(customer);
}

CartPricing PromotionService::price(const std::vector<PricingEntry>& entries, const ShopTerms& terms,
                                    const std::optional<CustomerId>& customer,
                                    const std::vector<std::string>& coupons) {
    const auto promotion_set = promotions_.promotion_set();
    PricingContext context{.now = clock_.now()};
    context.first_order = customer && promotion_set->has_first_order() && !shoppers_.has_ordered(*customer);

    CartPricing pricing;
    for (const std::string& code : coupons) pricing.coupons.push_back(open(code, customer, context));
    for (bool all_left = false; !all_left;) {
        pricing.priced = spaza::price(entries, terms, *promotion_set, context);
        all_left = true;
        for (const FiredPromotion& each : pricing.priced.fired)
            if (each.promotion.limited() && used_up(each, customer)) {
                context.closed.insert(each.promotion.code);
                all_left = false;
            }
    }
    for (CouponAnswer& answer : pricing.coupons) {
        answer.applied = std::ranges::any_of(
            pricing.priced.fired, [&](const FiredPromotion& each) { return each.coupon == answer.code; });
        if (answer.applied) continue;
        for (const auto& [promotion, coupon] : context.opened) {
            if (coupon != answer.code) continue;
            if (context.closed.contains(promotion)) answer.message_key = "cart.couponUsed";
            for (const PotentialPromotion& each : pricing.priced.potential)
                if (each.promotion.code == promotion && each.missing_value > Money{}) {
                    answer.message_key = "cart.couponMinimum";
                    answer.missing_value = each.missing_value;
                }
        }
    }
    pricing.context = std::move(context);
    return pricing;
}

Result<std::vector<Budget>> PromotionService::take(const CustomerId& customer, const PricedCart& priced) {
    std::vector<Budget> budgets;
    bool first_order = false;
    for (const FiredPromotion& each : priced.fired) {
        for (const std::string& who : {std::string{}, customer.value})
            if (const Budget budget = of_promotion(each.promotion, who); budget.most > 0)
                budgets.push_back(budget);
        if (const Budget gifts = of_gifts(each.promotion, each.amount); gifts.most > 0 && gifts.units > 0)
            budgets.push_back(gifts);
        first_order = first_order || each.promotion.first_order;
        if (each.coupon.empty()) continue;
        const auto coupon = store_.coupon(each.coupon);
        if (!coupon || coupon->off) return refused({.kind = "coupon", .code = each.coupon, .customer = {}});
        budgets.push_back(of_coupon(*coupon, ""));
        budgets.push_back(of_coupon(*coupon, customer.value));
        if (coupon->one_a_customer) budgets.push_back(of_batch(*coupon, customer.value));
    }
    if (first_order)
        for (const std::string& who : who_orders_first(customer)) budgets.push_back(of_first_order(who));
    std::ranges::sort(budgets);  // everyone in the same order, so that nobody waits in a circle
    budgets.erase(std::unique(budgets.begin(), budgets.end()), budgets.end());
    for (const Budget& budget : budgets)
        if (!store_.take(budget)) return refused(budget);
    return budgets;
}

void PromotionService::keep(const OrderCode& order, const std::vector<Budget>& taken) {
    for (const Budget& budget : taken) store_.note_taken(order, budget);
}

void PromotionService::release(const OrderCode& order) {
    auto budgets = store_.mark_released(order);
    std::ranges::sort(budgets);
    for (const Budget& budget : budgets) store_.give_back(budget);
}

bool PromotionService::retake(const OrderCode& order) {
    auto budgets = store_.released(order);
    std::ranges::sort(budgets);
    for (std::size_t i = 0; i < budgets.size(); ++i) {
        if (store_.take(budgets[i])) continue;
        while (i-- > 0) store_.give_back(budgets[i]);
        return false;
    }
    if (!budgets.empty()) store_.mark_held(order);
    return true;
}

}  // namespace spaza
