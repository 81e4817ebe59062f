#include "shop/promotions/worst_cart_rules.hpp"

#include <algorithm>

#include "shop/promotions/kind_rules.hpp"

namespace spaza {
namespace {

constexpr std::size_t kOfEachEnd = 40;
constexpr std::size_t kMostPromoted = 40;
constexpr std::size_t kMostPairs = 8;  // of what is bought and what becomes cheaper
constexpr std::size_t kMostSteps = 6;  // of other promotions; its own are all tried
constexpr int kMostOfOne = 99;         // units in a cart

/// The cheapest, the dearest, and those that most promotions are about.
std::vector<std::size_t> worth_a_try(const std::vector<std::size_t>& goods, const std::vector<ShelfProduct>& shelf,
                                     const PromotionSet& others) {
    std::vector<std::size_t> chosen;
    for (std::size_t n = 0; n < std::min(kOfEachEnd, goods.size()); ++n) {
        chosen.push_back(goods[n]);
        chosen.push_back(goods[goods.size() - 1 - n]);
    }
    std::vector<std::pair<int, std::size_t>> promoted;
    for (const std::size_t n : goods) {
        int count = 0;
        others.matches(shelf[n].code, shelf[n].brand, shelf[n].categories, [&](PromotionSet::Match) { ++count; });
        if (count > 0) promoted.emplace_back(-count, n);
    }
    std::ranges::sort(promoted);
    for (std::size_t n = 0; n < std::min(kMostPromoted, promoted.size()); ++n)
        chosen.push_back(promoted[n].second);
    std::ranges::sort(chosen);
    chosen.erase(std::unique(chosen.begin(), chosen.end()), chosen.end());
    return chosen;
}

/// The share of a cart of just this value that comes off.
double share_of(const Tier& tier) {
    if (tier.off.percent > 0 || tier.from <= Money{}) return tier.off.percent / 100.0;
    return static_cast<double>(tier.off.amount.in_cents()) / static_cast<double>(tier.from.in_cents());
}

/// From which cart values on it takes (more) off, and those of others that take most off.
std::vector<Money> steps_of(const Promotion& promotion, const std::vector<Promotion>& others) {
    std::vector<Tier> beside;
    for (const Promotion& each : others) beside.insert(beside.end(), each.tiers.begin(), each.tiers.end());
    std::ranges::stable_sort(beside, [](const Tier& a, const Tier& b) { return share_of(a) > share_of(b); });
    if (beside.size() > kMostSteps) beside.resize(kMostSteps);
    std::vector<Money> steps;
    for (const Tier& each : promotion.tiers) steps.push_back(each.from);
    for (const Tier& each : beside) steps.push_back(each.from);
    std::ranges::sort(steps);
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    return steps;
}

/// Of the dearest goods as much as is worth this; nothing when no cart takes so much.
std::optional<TrialCart> dear_cart_worth(Money worth, const std::vector<std::size_t>& goods,
                                         const std::vector<ShelfProduct>& shelf) {
    TrialCart cart;
    for (std::size_t n = 0; n < std::min(goods.size(), kOfEachEnd) && worth > Money{}; ++n) {
        const ShelfProduct& each = shelf[goods[goods.size() - 1 - n]];
        if (each.price <= Money{}) break;
        const std::int64_t price = each.price.in_cents();
        const std::int64_t units = std::min<std::int64_t>(kMostOfOne, (worth.in_cents() + price - 1) / price);
        cart.push_back({&each, static_cast<int>(units)});
        worth -= each.price * units;
    }
    if (cart.empty() || worth > Money{}) return std::nullopt;
    return cart;
}

class WorstCartSearch {
public:
    WorstCartSearch(const Promotion& promotion, const PromotionSet& all, const std::vector<ShelfProduct>& shelf,
                    const ShopTerms& terms, TimePoint at)
        : promotion_{promotion}, all_{all}, shelf_{shelf}, terms_{terms}, at_{at} {}

    void look(const TrialCart& cart) {
        PricedCart priced = price_trial(cart, terms_, all_, at_, shelf_);
        const bool counts = std::ranges::any_of(priced.fired, [&](const FiredPromotion& each) {
            return each.promotion.code == promotion_.code && each.amount > Money{};
        });
        if (!counts) return;
        const TrialSums sums = sums_of(priced);
        if (sums.off == Money{} || (worst_ && !is_worse(sums, worst_->sums))) return;
        worst_ = WorstCart{cart, sums, std::move(priced)};
    }
    std::optional<WorstCart> take() { return std::move(worst_); }

private:
    /// More of the price comes off; of equal shares the cheaper cart is easier to understand.
    static bool is_worse(const TrialSums& one, const TrialSums& other) {
        const auto left = static_cast<double>(one.off.in_cents()) * static_cast<double>(other.before.in_cents());
        const auto right = static_cast<double>(other.off.in_cents()) * static_cast<double>(one.before.in_cents());
        return left != right ? left > right : one.before < other.before;
    }

    const Promotion& promotion_;
    const PromotionSet& all_;
    const std::vector<ShelfProduct>& shelf_;
    const ShopTerms& terms_;
    TimePoint at_;
    std::optional<WorstCart> worst_;
};

}  // namespace

std::optional<WorstCart> worst_cart(const Promotion& promotion, const std::vector<Promotion>& others,
                                    const std::vector<ShelfProduct>& shelf, const ShopTerms& terms, TimePoint at) {
    PromotionGoods goods = goods_of_all(PromotionSet{{promotion}}, shelf).front();
    if (goods.everything) goods.targets = by_price(shelf);
    std::vector<Promotion> together = others;
    together.push_back(promotion);
    const PromotionSet all{std::move(together)};
    WorstCartSearch search{promotion, all, shelf, terms, at};
    const auto steps = steps_of(promotion, others);
    const PromotionSet beside{others};
    const auto goods_beside = goods_of_all(beside, shelf);
    const auto look = [&](const std::optional<TrialCart>& cart) {
        if (!cart) return;
        search.look(*cart);
        // As many more as bring it to the next step of what is off the whole cart.
        Money worth;
        for (const ShelfUnits& each : *cart) worth += each.product->price * each.units;
        for (const Money step : steps) {
            if (step <= worth || cart->front().product->price <= Money{}) continue;
            TrialCart more = *cart;
            const std::int64_t price = more.front().product->price.in_cents();
            const std::int64_t units = more.front().units + ((step - worth).in_cents() + price - 1) / price;
            if (units > kMostOfOne) continue;
            more.front().units = static_cast<int>(units);
            search.look(more);
        }
    };
    for (const std::size_t product : worth_a_try(goods.targets, shelf, beside)) {
        const auto least = rules_of(promotion).least_cart(promotion, goods, shelf, product);
        look(least);
        if (!least) continue;
        // With what another one asks for besides, so that both count.
        const ShelfProduct& each = shelf[product];
        std::vector<std::uint32_t> met;
        beside.matches(each.code, each.brand, each.categories,
                       [&](PromotionSet::Match match) { met.push_back(match.promotion); });
        for (const std::uint32_t other : met)
            if (const auto theirs =
                    rules_of(beside.at(other)).least_cart(beside.at(other), goods_beside[other], shelf, product))
                look(joined(*least, *theirs));
    }
    for (const Tier& each : promotion.tiers)
        if (const auto cart = dear_cart_worth(each.from, goods.targets, shelf)) search.look(*cart);
    // What is bought is cheap, what becomes cheaper is dear.
    for (std::size_t n = 0; n < std::min(kMostPairs, goods.targets.size()); ++n)
        for (std::size_t m = 0; m < std::min(kMostPairs, goods.rewards.size()); ++m) {
            const ShelfProduct& bought = shelf[goods.targets[n]];
            const ShelfProduct& got = shelf[goods.rewards[goods.rewards.size() - 1 - m]];
            if (&bought != &got) look(TrialCart{{&bought, promotion.units}, {&got, promotion.reward_units}});
        }
    return search.take();
}

std::optional<int> percent_off(const std::optional<WorstCart>& worst, const Promotion& promotion) {
    if (worst) return worst->sums.percent();
    return rules_of(promotion).percent_off(promotion);
}

}  // namespace spaza
