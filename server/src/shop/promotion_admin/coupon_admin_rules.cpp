#include "shop/promotion_admin/coupon_admin_rules.hpp"

#include <algorithm>

#include "shop/promotion_admin/promotion_admin_rules.hpp"
#include "shop/promotions/kind_rules.hpp"

namespace spaza {
namespace {

constexpr std::string_view kReadable = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
static_assert(kReadable.size() == 32);  // five bits of each byte: all equally likely
constexpr std::size_t kGroup = 4;

/// What all its codes may take off, whatever the promotion may give in all.
std::optional<Money> without_budget(const CouponBatch& batch, const Promotion& promotion, Money delivery_fee) {
    const auto one = rules_of(promotion).most_of_one_order(promotion, delivery_fee);
    if (!one || batch.max_uses <= 0) return std::nullopt;
    std::int64_t uses{};
    std::int64_t cents{};
    if (__builtin_mul_overflow(std::int64_t{batch.codes}, std::int64_t{batch.max_uses}, &uses) ||
        __builtin_mul_overflow(one->in_cents(), uses, &cents))
        return std::nullopt;
    return Money::cents(cents);
}

std::optional<Money> sum_without_budget(const std::vector<CouponBatch>& batches, const Promotion& promotion,
                                        Money delivery_fee) {
    std::int64_t sum{};
    for (const CouponBatch& each : batches) {
        const auto most = without_budget(each, promotion, delivery_fee);
        if (!most || __builtin_add_overflow(sum, most->in_cents(), &sum)) return std::nullopt;
    }
    return Money::cents(sum);
}

/// All it says but what changes nothing of what a code takes off.
std::vector<FieldWords> money_words(const Promotion& promotion) {
    constexpr std::string_view kNoMoney[]{"title",  "description", "enabled", "startsAt",
                                          "endsAt", "priority",    "group",   "needsCoupon"};
    auto words = words_of(promotion);
    std::erase_if(words, [&](const FieldWords& each) {
        return std::ranges::find(kNoMoney, each.field) != std::end(kNoMoney);
    });
    return words;
}

}  // namespace

std::string_view name_of(CouponState state) {
    switch (state) {
        case CouponState::planned: return "planned";
        case CouponState::live: return "live";
        case CouponState::used_up: return "usedUp";
        case CouponState::ended: return "ended";
        case CouponState::off: return "off";
    }
    return {};
}

CouponState state_of(const CouponLine& line, TimePoint now) {
    const auto over = [&](const std::optional<TimePoint>& end) { return end && *end <= now; };
    const auto ahead = [&](const std::optional<TimePoint>& start) { return start && now < *start; };
    if (line.coupon.off || !line.promotion_runs) return CouponState::off;
    if (over(line.coupon.ends_at) || over(line.promotion_ends_at)) return CouponState::ended;
    if (line.coupon.max_uses > 0 && line.used >= line.coupon.max_uses) return CouponState::used_up;
    return ahead(line.coupon.starts_at) || ahead(line.promotion_starts_at) ? CouponState::planned
                                                                           : CouponState::live;
}

std::string_view name_of(BatchState state) {
    switch (state) {
        case BatchState::waiting: return "waiting";
        case BatchState::making: return "making";
        case BatchState::ready: return "ready";
        case BatchState::off: return "off";
        case BatchState::withdrawn: return "withdrawn";
    }
    return {};
}

std::string coupon_from(const std::string& prefix, const std::string& random) {
    std::string code = prefix;
    for (std::size_t n = 0; n < kCouponBytes; ++n) {
        if (n % kGroup == 0 && !code.empty()) code += '-';
        code += kReadable[static_cast<unsigned char>(random[n]) % kReadable.size()];
    }
    return code;
}

std::optional<Money> most_cost(const std::vector<CouponBatch>& batches, const Promotion& promotion,
                               Money delivery_fee) {
    std::optional<Money> most = sum_without_budget(batches, promotion, delivery_fee);
    if (promotion.max_given > Money{}) most = most ? std::min(*most, promotion.max_given) : promotion.max_given;
    return most;
}

bool codes_cost_more(const std::vector<CouponBatch>& batches, const Promotion& before, const Promotion& after,
                     Money delivery_fee, Money over) {
    if (batches.empty()) return false;
    const auto then = most_cost(batches, after, delivery_fee);
    if (then && *then <= over) return false;
    const auto now = most_cost(batches, before, delivery_fee);
    if (then && now) return *then > *now;
    return then.has_value() != now.has_value() ? !then : money_words(before) != money_words(after);
}

}  // namespace spaza
