#include "shop/promotions/deal_uses_rules.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <numeric>

namespace spaza::deals {
namespace {

constexpr std::size_t kMostPatterns = 1200;  // ways to use one group of overlapping deals

Money worth_less(const Promotion& deal, Money price) {
    if (deal.bundle_worth) return std::max(Money{}, price - *deal.bundle_worth);
    return deal.off.of(price);
}

bool same_set(const DealCandidate& deal) { return deal.targets == deal.rewards; }

bool share_units(const DealCandidate& deal) {
    return std::ranges::any_of(deal.targets, [&](std::size_t each) {
        return std::ranges::find(deal.rewards, each) != deal.rewards.end();
    });
}

/// Dearest first; at the same price as they stand.
std::vector<std::size_t> dearest_first(std::vector<std::size_t> entries, const std::vector<DealUnits>& units) {
    std::ranges::stable_sort(entries,
                             [&](std::size_t a, std::size_t b) { return units[a].price > units[b].price; });
    return entries;
}

/// Takes units one after the other from a list of entries, as far as there are any.
class Row {
public:
    Row(const std::vector<std::size_t>& entries, Counts& left) : entries_{entries}, left_{left} {}

    int available() const {
        return std::accumulate(entries_.begin(), entries_.end(), 0,
                               [&](int sum, std::size_t each) { return sum + left_[each]; });
    }
    std::vector<DealShare> take(int count) {
        std::vector<DealShare> taken;
        while (count > 0 && at_ < entries_.size()) {
            const int here = std::min(count, left_[entries_[at_]]);
            if (here > 0) taken.push_back({entries_[at_], here, {}});
            left_[entries_[at_]] -= here;
            count -= here;
            if (left_[entries_[at_]] == 0) ++at_;
        }
        return taken;
    }

private:
    const std::vector<std::size_t>& entries_;
    Counts& left_;
    std::size_t at_{0};
};

Money price_of(const std::vector<DealShare>& shares, const std::vector<DealUnits>& units) {
    Money sum;
    for (const DealShare& share : shares) sum += units[share.units].price * share.count;
    return sum;
}

/// A bundle's saving belongs to its units by what they cost; a percentage to each unit by itself.
void spread(const Promotion& deal, std::vector<DealShare>& shares, const std::vector<DealUnits>& units) {
    if (!deal.bundle_worth && deal.off.percent > 0) {
        for (DealShare& share : shares) share.off = deal.off.of(units[share.units].price) * share.count;
        return;
    }
    std::vector<std::int64_t> weights;
    for (const DealShare& share : shares) weights.push_back((units[share.units].price * share.count).in_cents());
    const auto parts = allocate(worth_less(deal, price_of(shares, units)), weights);
    for (std::size_t i = 0; i < shares.size(); ++i) shares[i].off = parts[i];
}

Pattern finished(std::size_t deal, std::vector<DealShare> shares) {
    Pattern pattern{.deal = deal, .off = {}, .size = 0, .shares = std::move(shares)};
    for (const DealShare& share : pattern.shares) {
        pattern.off += share.off;
        pattern.size += share.count;
    }
    return pattern;
}

/// Rewards get their price down, each unit by itself; what had to be bought is only used up.
std::vector<DealShare> buy_get_shares(const Promotion& deal, std::vector<DealShare> bought,
                                      const std::vector<DealShare>& rewards, const std::vector<DealUnits>& units) {
    for (const DealShare& reward : rewards) {
        DealShare share = reward;
        share.off = deal.off.of(units[reward.units].price) * reward.count;
        share.rewarded = reward.count;
        bought.push_back(share);
    }
    return bought;
}

/// The next use of a deal among what is left, when no other deal wants the same units: then the dearest units go
/// first. Of "buy and get" within one set the cheapest of each group are the rewards.
Pattern next_use(std::size_t index, const DealCandidate& deal, const std::vector<DealUnits>& units, Counts& left) {
    const Promotion& promotion = *deal.promotion;
    const Counts before = left;
    const auto nothing = [&] {
        left = before;
        return Pattern{.deal = index, .off = {}, .size = 0, .shares = {}};
    };
    if (promotion.kind == PromotionKind::bonus_buy_all) {
        std::vector<DealShare> shares;
        for (const auto& [entry, count] : deal.bundle) {
            if (left[entry] < count) return nothing();
            left[entry] -= count;
            shares.push_back({entry, count, {}});
        }
        spread(promotion, shares, units);
        return finished(index, std::move(shares));
    }
    const auto targets = dearest_first(deal.targets, units);
    if (promotion.kind == PromotionKind::bonus_buy_any) {
        Row row{targets, left};
        if (row.available() < promotion.units) return nothing();
        auto shares = row.take(promotion.units);
        spread(promotion, shares, units);
        return finished(index, std::move(shares));
    }
    if (same_set(deal)) {
        Row row{targets, left};
        if (row.available() < promotion.units + promotion.reward_units) return nothing();
        auto bought = row.take(promotion.units);
        const auto rewards = row.take(promotion.reward_units);
        return finished(index, buy_get_shares(promotion, std::move(bought), rewards, units));
    }
    // What both sets hold is kept for where it is needed.
    std::vector<std::size_t> only_bought;
    std::vector<std::size_t> both;
    for (const std::size_t each : targets)
        (std::ranges::find(deal.rewards, each) == deal.rewards.end() ? only_bought : both).push_back(each);
    only_bought.insert(only_bought.end(), both.begin(), both.end());
    Row buying{only_bought, left};
    if (buying.available() < promotion.units) return nothing();
    auto bought = buying.take(promotion.units);
    auto cheap = dearest_first(deal.rewards, units);
    if (!both.empty()) {  // a reward that could have been bought is never dearer than what was
        Money limit = Money::cents(std::numeric_limits<std::int64_t>::max());
        for (const DealShare& each : bought) limit = std::min(limit, units[each.units].price);
        std::erase_if(cheap, [&](std::size_t each) {
            return units[each].price > limit && std::ranges::find(both, each) != both.end();
        });
    }
    Row getting{cheap, left};
    if (getting.available() < promotion.reward_units) return nothing();
    const auto rewards = getting.take(promotion.reward_units);
    return finished(index, buy_get_shares(promotion, std::move(bought), rewards, units));
}

/// How often the same use can be made again at once: when each part of it comes from one entry.
int repeats(const DealCandidate& deal, const Pattern& use, const Counts& left) {
    const std::size_t parts = deal.promotion->kind == PromotionKind::bonus_buy_any ? 1
                              : deal.promotion->kind == PromotionKind::buy_get     ? 2
                                                                                   : use.shares.size();
    if (use.shares.size() != parts) return 0;
    int most = std::numeric_limits<int>::max();
    for (const DealShare& share : use.shares) most = std::min(most, left[share.units] / use.needed(share.units));
    return most;
}

/// Every way to choose `count` units of some entries, each way once.
void choose(const std::vector<std::size_t>& entries, std::size_t from, int count, Counts& left,
            std::vector<DealShare>& chosen, Effort& effort, const auto& each) {
    effort.spend();
    if (count == 0) return each();
    if (from == entries.size()) return;
    const std::size_t entry = entries[from];
    for (int here = std::min(count, left[entry]); here >= 0; --here) {
        if (here > 0) chosen.push_back({entry, here, {}});
        left[entry] -= here;
        choose(entries, from + 1, count - here, left, chosen, effort, each);
        left[entry] += here;
        if (here > 0) chosen.pop_back();
    }
}

}  // namespace

int most_times(const Promotion& deal) {
    return deal.most_times > 0 ? deal.most_times : std::numeric_limits<int>::max();
}

bool simple(const DealCandidate& deal) {
    return deal.promotion->kind != PromotionKind::buy_get || same_set(deal) || !share_units(deal);
}

std::vector<Repeated> uses_of(std::size_t index, const DealCandidate& deal, const std::vector<DealUnits>& units,
                              Counts& left) {
    std::vector<Repeated> uses;
    for (int times = 0; times < most_times(*deal.promotion);) {
        const Counts before = left;
        Pattern use = next_use(index, deal, units, left);
        if (use.off <= Money{}) {
            left = before;
            break;
        }
        const int again = std::min(repeats(deal, use, left), most_times(*deal.promotion) - times - 1);
        for (const DealShare& share : use.shares) left[share.units] -= share.count * again;
        times += 1 + again;
        uses.push_back({std::move(use), 1 + again});
    }
    return uses;
}

void patterns_of(std::size_t index, const DealCandidate& deal, const std::vector<DealUnits>& units, Counts& left,
                 Effort& effort, std::vector<Pattern>& into) {
    const Promotion& promotion = *deal.promotion;
    const auto keep = [&](Pattern pattern) {
        if (pattern.off <= Money{}) return;
        if (into.size() >= kMostPatterns) throw TooMany{};
        into.push_back(std::move(pattern));
    };
    if (promotion.kind == PromotionKind::bonus_buy_all) {
        const Counts before = left;
        keep(next_use(index, deal, units, left));
        left = before;
        return;
    }
    std::vector<DealShare> bought;
    if (promotion.kind == PromotionKind::bonus_buy_any) {
        choose(deal.targets, 0, promotion.units, left, bought, effort, [&] {
            auto shares = bought;
            spread(promotion, shares, units);
            keep(finished(index, std::move(shares)));
        });
        return;
    }
    const bool ordered = share_units(deal);
    choose(deal.targets, 0, promotion.units, left, bought, effort, [&] {
        Money limit = Money::cents(std::numeric_limits<std::int64_t>::max());
        for (const DealShare& each : bought) limit = std::min(limit, units[each.units].price);
        std::vector<DealShare> rewards;
        choose(deal.rewards, 0, promotion.reward_units, left, rewards, effort, [&] {
            const bool fair = !ordered || std::ranges::all_of(rewards, [&](const DealShare& each) {
                return units[each.units].price <= limit ||
                       std::ranges::find(deal.targets, each.units) == deal.targets.end();
            });
            if (fair) keep(finished(index, buy_get_shares(promotion, bought, rewards, units)));
        });
    });
}

}  // namespace spaza::deals
