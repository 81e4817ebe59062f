#include <algorithm>
#include <limits>

#include "shop/promotions/kinds/deal_parts_rules.hpp"

namespace spaza::kinds {
namespace {

bool same_set(const DealCandidate& deal) { return deal.targets == deal.rewards; }

bool holds(const std::vector<std::size_t>& all, std::size_t one) {
    return std::ranges::find(all, one) != all.end();
}

bool share_units(const DealCandidate& deal) {
    return std::ranges::any_of(deal.targets, [&](std::size_t each) { return holds(deal.rewards, each); });
}

/// Rewards get their price down, each unit by itself; what had to be bought is only used up.
deals::Shares with_rewards(const Promotion& deal, deals::Shares bought, const deals::Shares& rewards,
                           const std::vector<DealUnits>& units) {
    for (const DealShare& reward : rewards) {
        DealShare share = reward;
        share.off = deal.off.of(units[reward.units].price) * reward.count;
        share.rewarded = reward.count;
        bought.push_back(share);
    }
    return bought;
}

/// What a reward that could have been bought costs at most: never more than what was.
Money cheapest_of(const deals::Shares& bought, const std::vector<DealUnits>& units) {
    Money limit = Money::cents(std::numeric_limits<std::int64_t>::max());
    for (const DealShare& each : bought) limit = std::min(limit, units[each.units].price);
    return limit;
}

/// So many of a set are bought, and so many of another become cheaper or free. Within one set the cheapest of each
/// group are the rewards.
class BuyGet final : public KindRules, public DealRules {
public:
    std::string_view name() const override { return "buyGet"; }
    PromotionStage stage() const override { return PromotionStage::deal; }
    const DealRules* deal() const override { return this; }

    void check(const Promotion& promotion, TermsProblems& problems) const override {
        problems.need(!promotion.target.empty(), "products", "says what must be bought");
        problems.need(!promotion.reward.empty(), "rewardProducts", "says what becomes cheaper");
        problems.need(!promotion.off.nothing(), "percent", "percent or amount says how much comes off");
        problems.need(promotion.units <= kMostUnitsOfDeal, "units", "must be from 1 to 20");
        problems.need(promotion.reward_units <= kMostUnitsOfDeal, "rewardUnits", "must be from 1 to 20");
    }

    /// No reward means the same products.
    void complete(Promotion& promotion) const override {
        if (promotion.reward.empty()) promotion.reward = promotion.target;
    }
    ProductSet written_reward(const Promotion& promotion) const override {
        return promotion.reward.names_same_as(promotion.target) ? ProductSet{} : promotion.reward;
    }
    NamedGoods named(const Promotion& promotion) const override {
        return {.target = &promotion.target, .reward = &promotion.reward};
    }

    int units_missing(const DealCandidate& deal, const std::vector<DealUnits>& units) const override {
        const Promotion& promotion = *deal.promotion;
        std::vector<std::size_t> all = deal.targets;
        for (const std::size_t each : deal.rewards)
            if (!holds(all, each)) all.push_back(each);
        return std::max({0, promotion.units + promotion.reward_units - units_held(all, units),
                         promotion.units - units_held(deal.targets, units),
                         promotion.reward_units - units_held(deal.rewards, units)});
    }

    std::optional<deals::Shares> next_use(const DealCandidate& deal, const std::vector<DealUnits>& units,
                                          deals::Counts& left) const override {
        const Promotion& promotion = *deal.promotion;
        const auto targets = dearest_first(deal.targets, units);
        if (same_set(deal)) {
            Row row{targets, left};
            if (row.available() < promotion.units + promotion.reward_units) return std::nullopt;
            auto bought = row.take(promotion.units);
            return with_rewards(promotion, std::move(bought), row.take(promotion.reward_units), units);
        }
        // What both sets hold is kept for where it is needed.
        std::vector<std::size_t> buyable;
        std::vector<std::size_t> both;
        for (const std::size_t each : targets) (holds(deal.rewards, each) ? both : buyable).push_back(each);
        buyable.insert(buyable.end(), both.begin(), both.end());
        Row buying{buyable, left};
        if (buying.available() < promotion.units) return std::nullopt;
        auto bought = buying.take(promotion.units);
        auto cheap = dearest_first(deal.rewards, units);
        if (!both.empty())
            std::erase_if(cheap, [&, limit = cheapest_of(bought, units)](std::size_t each) {
                return units[each].price > limit && holds(both, each);
            });
        Row getting{cheap, left};
        if (getting.available() < promotion.reward_units) return std::nullopt;
        return with_rewards(promotion, std::move(bought), getting.take(promotion.reward_units), units);
    }

    void each_use(const DealCandidate& deal, const std::vector<DealUnits>& units, deals::Counts& left,
                  deals::Effort& effort, const std::function<void(deals::Shares)>& each) const override {
        const Promotion& promotion = *deal.promotion;
        const bool ordered = share_units(deal);
        deals::Shares bought;
        choose(deal.targets, 0, promotion.units, left, bought, effort, [&] {
            const Money limit = cheapest_of(bought, units);
            deals::Shares rewards;
            choose(deal.rewards, 0, promotion.reward_units, left, rewards, effort, [&] {
                const bool fair = !ordered || std::ranges::all_of(rewards, [&](const DealShare& reward) {
                    return units[reward.units].price <= limit || !holds(deal.targets, reward.units);
                });
                if (fair) each(with_rewards(promotion, bought, rewards, units));
            });
        });
    }

    bool is_simple(const DealCandidate& deal) const override { return same_set(deal) || !share_units(deal); }
    std::size_t parts(const DealCandidate&) const override { return 2; }

    /// A set given by category or brand stands for the product looked at, which counts for it or for the other.
    std::vector<BundlePart> example(const Promotion& promotion, const ProductCode& product,
                                    const std::function<std::vector<ProductCode>()>&) const override {
        const auto one_of = [&](const ProductSet& set) {
            const bool named =
                set.products.empty() || std::ranges::find(set.products, product) != set.products.end();
            return named ? product : set.products.front();
        };
        const ProductCode bought = one_of(promotion.target);
        const ProductCode got = one_of(promotion.reward);
        if (bought == got) return {{bought, promotion.units + promotion.reward_units}};
        std::vector<BundlePart> parts{{bought, promotion.units}, {got, promotion.reward_units}};
        put_first(parts, product);
        return parts;
    }

    std::optional<TrialCart> least_cart(const Promotion& promotion, const PromotionGoods& goods,
                                        const std::vector<ShelfProduct>& shelf,
                                        std::size_t product) const override {
        const bool is_target = holds(goods.targets, product);
        const bool is_reward = holds(goods.rewards, product);
        if (is_target && is_reward) return TrialCart{{&shelf[product], promotion.units + promotion.reward_units}};
        if (is_target && !goods.rewards.empty())
            return TrialCart{{&shelf[product], promotion.units},
                             {&shelf[goods.rewards.back()], promotion.reward_units}};
        if (is_reward && !goods.targets.empty())
            return TrialCart{{&shelf[goods.targets.front()], promotion.units},
                             {&shelf[product], promotion.reward_units}};
        return std::nullopt;
    }
};

}  // namespace

const KindRules& buy_get() {
    static const BuyGet kind;
    return kind;
}

}  // namespace spaza::kinds
