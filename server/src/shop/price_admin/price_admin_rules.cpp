#include "shop/price_admin/price_admin_rules.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace spaza {

std::string_view name_of(CampaignState state) {
    switch (state) {
        case CampaignState::waiting: return "waiting";
        case CampaignState::planned: return "planned";
        case CampaignState::running: return "running";
        case CampaignState::over: return "over";
        case CampaignState::withdrawn: return "withdrawn";
        case CampaignState::overtaken: return "overtaken";
    }
    return {};
}

bool is_large_move(const std::optional<ShelfPrice>& before, Money after, const PricePolicy& policy) {
    if (!before) return false;
    const std::int64_t from = before->price.in_cents();
    return std::abs(after.in_cents() - from) * 100 > from * policy.move_percent;
}

bool takes_two(const KeptPrice& kept, const std::optional<ShelfPrice>& base, Money after,
               const PricePolicy& policy) {
    if (!base) return kept.on_sale || after == Money{};
    return is_large_move(base, after, policy) || std::ranges::any_of(kept.lately, [&](Money before) {
               return is_large_move(ShelfPrice{.price = before}, after, policy);
           });
}

Money rounded(Money price, PriceRule::Rounding rounding) {
    const std::int64_t cents = price.in_cents();
    switch (rounding) {
        case PriceRule::Rounding::none: return price;
        case PriceRule::Rounding::to_00: return Money::cents((cents + 50) / 100 * 100);
        case PriceRule::Rounding::to_99:
            return Money::cents(std::max<std::int64_t>((cents + 51) / 100, 1) * 100 - 1);
    }
    return price;
}

std::expected<ShelfPrice, std::string> by_rule(const PriceRule& rule, const std::optional<ShelfPrice>& now) {
    if (!now && !rule.price) return std::unexpected("It has no price.");
    if (rule.of_was_price && now && !now->was) return std::unexpected("It has no was-price.");
    ShelfPrice after = now.value_or(ShelfPrice{});
    const Money from = rule.of_was_price && now ? *now->was : after.price;
    if (rule.price) after.price = *rule.price;
    if (rule.amount) after.price = from + *rule.amount;
    if (rule.percent) {
        const double cents = static_cast<double>(from.in_cents()) * (100 + *rule.percent) / 100;
        after.price = Money::cents(std::llround(cents));
    }
    if (after.price.in_cents() > 0) after.price = rounded(after.price, rule.rounding);
    if (after.price.in_cents() <= 0) return std::unexpected("It would cost nothing.");
    if (rule.was == PriceRule::Was::none) after.was.reset();
    if (rule.was == PriceRule::Was::former && now) after.was = now->price;
    if (after.was && *after.was <= after.price) after.was.reset();
    if (!after.was) after.offer_ends_at.reset();
    if (now && after == *now) return std::unexpected("It is so already.");
    return after;
}

int days_charged(Money least, const std::vector<FormerPrice>& latest_first, TimePoint now) {
    constexpr std::chrono::days kWindow{90};
    std::chrono::milliseconds charged{0};
    for (const FormerPrice& each : latest_first) {
        if (each.price.price < least) continue;
        const TimePoint from = std::max(each.from, now - kWindow);
        const TimePoint until = each.until.value_or(now);
        if (until > from) charged += until - from;
    }
    return static_cast<int>(std::chrono::floor<std::chrono::days>(charged).count());
}

ShelfPrice shown_in(const PriceCampaign& campaign, const ShelfPrice& base) {
    return {.price = campaign.price, .was = base.price, .offer_ends_at = campaign.ends_at};
}

}  // namespace spaza
