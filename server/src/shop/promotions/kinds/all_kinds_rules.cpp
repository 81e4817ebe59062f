#include "shop/promotions/kinds/all_kinds_rules.hpp"

#include <algorithm>
#include <array>

namespace spaza {
namespace {

/// As PromotionKind has them.
const auto& all_kinds() {
    static const std::array all{&kinds::product_discount(), &kinds::bonus_buy_any(), &kinds::bonus_buy_all(),
                                &kinds::buy_get(),          &kinds::giveaway(),      &kinds::order_discount(),
                                &kinds::free_delivery()};
    return all;
}

const auto& all_names() {
    static const auto names = [] {
        std::vector<std::string_view> all;
        for (const KindRules* each : all_kinds()) all.push_back(each->name());
        return all;
    }();
    return names;
}

}  // namespace

const KindRules& rules_of(PromotionKind kind) { return *all_kinds().at(static_cast<std::size_t>(kind)); }

std::span<const std::string_view> promotion_kind_names() { return all_names(); }

PromotionStage stage_of(PromotionKind kind) { return rules_of(kind).stage(); }

std::string_view name_of(PromotionKind kind) { return rules_of(kind).name(); }

std::optional<PromotionKind> promotion_kind(std::string_view name) {
    const auto found = std::ranges::find(all_names(), name);
    if (found == all_names().end()) return std::nullopt;
    return static_cast<PromotionKind>(found - all_names().begin());
}

Money first_step(const Promotion& promotion) {
    return promotion.tiers.empty() ? Money{} : promotion.tiers.front().from;
}

std::optional<TrialCart> KindRules::least_cart(const Promotion& promotion, const PromotionGoods&,
                                               const std::vector<ShelfProduct>& shelf, std::size_t product) const {
    const auto units = units_worth(shelf[product], first_step(promotion), std::max(1, promotion.units));
    if (!units) return std::nullopt;
    return TrialCart{{&shelf[product], *units}};
}

std::optional<int> KindRules::percent_off(const Promotion& promotion) const {
    if (promotion.bundle_worth) return std::nullopt;
    std::vector<Off> offs;
    for (const Tier& each : promotion.tiers) offs.push_back(each.off);
    if (offs.empty()) offs.push_back(promotion.off);
    int most = 0;
    for (const Off& each : offs) {
        if (each.percent == 0 && each.amount > Money{}) return std::nullopt;
        most = std::max(most, each.percent);
    }
    return most;
}

}  // namespace spaza
