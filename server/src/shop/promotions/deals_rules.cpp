#include "shop/promotions/deals_rules.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <numeric>

namespace spaza {
namespace {

constexpr std::size_t kMostPatterns = 1200;  // ways to use one group of overlapping deals
constexpr int kMostChoices = 50'000;         // looked at to find them, worthless ones too
constexpr int kMostSteps = 20'000;           // of the search through their combinations

using Counts = std::vector<int>;

/// One way to use a deal once.
struct Pattern {
    std::size_t deal{};
    Money off;
    int size{};
    std::vector<DealShare> shares;

    /// Units of an entry it needs; a buy-and-get pattern may name an entry twice, once bought and once cheaper.
    int needed(std::size_t entry) const {
        int sum = 0;
        for (const DealShare& each : shares)
            if (each.units == entry) sum += each.count;
        return sum;
    }
};

Money worth_less(const Promotion& deal, Money price) {
    if (deal.bundle_worth) return std::max(Money{}, price - *deal.bundle_worth);
    return deal.off.of(price);
}

int most_times(const Promotion& deal) {
    return deal.most_times > 0 ? deal.most_times : std::numeric_limits<int>::max();
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

/// Collects uses by deal.
class Tally {
public:
    Tally(const std::vector<DealCandidate>& deals, std::vector<DealUse>& uses) : deals_{deals}, uses_{uses} {}

    void add(const Pattern& pattern, int times) {
        if (times == 0) return;
        const std::size_t id = deals_[pattern.deal].id;
        auto use = std::ranges::find(uses_, id, &DealUse::id);
        if (use == uses_.end())
            use = uses_.insert(uses_.end(), DealUse{.id = id, .times = 0, .off = {}, .shares = {}});
        use->times += times;
        use->off += pattern.off * times;
        for (const DealShare& share : pattern.shares) {
            auto mine = std::ranges::find(use->shares, share.units, &DealShare::units);
            if (mine == use->shares.end()) mine = use->shares.insert(use->shares.end(), {share.units, 0, {}});
            mine->count += share.count * times;
            mine->off += share.off * times;
        }
    }

private:
    const std::vector<DealCandidate>& deals_;
    std::vector<DealUse>& uses_;
};

struct Repeated {
    Pattern pattern;
    int times{};
};

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

/// One deal by itself.
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

struct TooMany {};

/// How many more choices a cart may have looked at; a shopper decides what it holds, so it must not decide how
/// long.
class Effort {
public:
    void spend() {
        if (--left_ < 0) throw TooMany{};
    }

private:
    int left_{kMostChoices};
};

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

/// Every way to use a deal once.
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

/// Looks through all combinations of patterns, promising ones first, and drops those that cannot win any more.
class Search {
public:
    Search(const std::vector<DealCandidate>& deals, std::vector<Pattern> patterns, Counts left)
        : patterns_{std::move(patterns)}, left_{std::move(left)} {
        std::ranges::stable_sort(patterns_, [](const Pattern& a, const Pattern& b) {
            return a.off.in_cents() * b.size > b.off.in_cents() * a.size;
        });
        for (const DealCandidate& deal : deals) times_left_.push_back(most_times(*deal.promotion));
        times_.assign(patterns_.size(), 0);
        best_times_ = times_;
        // What a unit may bring at most, from this pattern on: an upper bound for all that is still to come.
        share_.assign(patterns_.size() + 1, std::vector<std::int64_t>(left_.size(), 0));
        for (std::size_t i = patterns_.size(); i-- > 0;) {
            share_[i] = share_[i + 1];
            const std::int64_t share =
                (patterns_[i].off.in_cents() * kFine + patterns_[i].size - 1) / patterns_[i].size;
            for (const DealShare& each : patterns_[i].shares)
                share_[i][each.units] = std::max(share_[i][each.units], share);
        }
    }

    bool run() {
        look(0, 0);
        return steps_ <= kMostSteps;
    }
    void tell(Tally& tally) const {
        for (std::size_t i = 0; i < patterns_.size(); ++i) tally.add(patterns_[i], best_times_[i]);
    }

private:
    static constexpr std::int64_t kFine = 256;

    std::int64_t most_to_come(std::size_t from) const {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < left_.size(); ++i) sum += share_[from][i] * left_[i];
        return sum / kFine;
    }

    void look(std::size_t at, std::int64_t so_far) {
        if (so_far > best_) {
            best_ = so_far;
            best_times_ = times_;
        }
        if (at == patterns_.size() || ++steps_ > kMostSteps) return;
        if (so_far + most_to_come(at) <= best_) return;
        const Pattern& pattern = patterns_[at];
        int most = times_left_[pattern.deal];
        for (const DealShare& share : pattern.shares)
            most = std::min(most, left_[share.units] / pattern.needed(share.units));
        for (int times = most; times >= 0; --times) {
            use(pattern, times);
            times_[at] = times;
            look(at + 1, so_far + pattern.off.in_cents() * times);
            times_[at] = 0;
            use(pattern, -times);
        }
    }
    void use(const Pattern& pattern, int times) {
        for (const DealShare& share : pattern.shares) left_[share.units] -= share.count * times;
        times_left_[pattern.deal] -= times;
    }

    std::vector<Pattern> patterns_;
    Counts left_;
    std::vector<int> times_left_;
    std::vector<int> times_;
    std::vector<int> best_times_;
    std::vector<std::vector<std::int64_t>> share_;
    std::int64_t best_{0};
    int steps_{0};
};

/// When there are too many combinations: again and again the deal that saves most by itself.
void one_after_the_other(const std::vector<DealCandidate>& deals, const std::vector<DealUnits>& units, Counts left,
                         Tally& tally) {
    std::vector<bool> done(deals.size(), false);
    for (std::size_t round = 0; round < deals.size(); ++round) {
        std::vector<Repeated> best;
        Money most;
        Counts after;
        for (std::size_t i = 0; i < deals.size(); ++i) {
            if (done[i]) continue;
            Counts tried = left;
            auto uses = uses_of(i, deals[i], units, tried);
            Money off;
            for (const Repeated& use : uses) off += use.pattern.off * use.times;
            if (off <= most) continue;
            most = off;
            best = std::move(uses);
            after = std::move(tried);
        }
        if (best.empty()) return;
        done[best.front().pattern.deal] = true;
        left = std::move(after);
        for (const Repeated& use : best) tally.add(use.pattern, use.times);
    }
}

/// Deals that want the same units belong together; others do not concern each other.
std::vector<std::vector<DealCandidate>> groups(const std::vector<DealCandidate>& deals, std::size_t units) {
    std::vector<std::size_t> root(deals.size());
    std::iota(root.begin(), root.end(), std::size_t{0});
    const auto top = [&](std::size_t deal) {
        while (root[deal] != deal) deal = root[deal];
        return deal;
    };
    std::vector<std::size_t> first_of(units, deals.size());
    for (std::size_t i = 0; i < deals.size(); ++i) {
        const auto join = [&](std::size_t entry) {
            if (first_of[entry] == deals.size()) {
                first_of[entry] = i;
                return;
            }
            const std::size_t a = top(first_of[entry]);
            const std::size_t b = top(i);
            root[std::max(a, b)] = std::min(a, b);
        };
        for (const std::size_t each : deals[i].targets) join(each);
        for (const std::size_t each : deals[i].rewards) join(each);
        for (const auto& [each, count] : deals[i].bundle) join(each);
    }
    std::vector<std::vector<DealCandidate>> all(deals.size());
    for (std::size_t i = 0; i < deals.size(); ++i) all[top(i)].push_back(deals[i]);
    std::erase_if(all, [](const auto& group) { return group.empty(); });
    return all;
}

/// Whether taking the dearest first, again and again, is the best a deal by itself can do.
bool simple(const DealCandidate& deal) {
    return deal.promotion->kind != PromotionKind::buy_get || same_set(deal) || !share_units(deal);
}

}  // namespace

int units_missing(const DealCandidate& deal, const std::vector<DealUnits>& units) {
    const auto held = [&](const std::vector<std::size_t>& entries) {
        int sum = 0;
        for (const std::size_t each : entries) sum += units[each].count;
        return sum;
    };
    const Promotion& promotion = *deal.promotion;
    switch (promotion.kind) {
        case PromotionKind::bonus_buy_all: {
            int missing = 0;
            for (const BundlePart& part : promotion.bundle) missing += part.units;
            for (const auto& [entry, count] : deal.bundle) missing -= std::min(count, units[entry].count);
            return missing;
        }
        case PromotionKind::bonus_buy_any: return std::max(0, promotion.units - held(deal.targets));
        default: break;
    }
    std::vector<std::size_t> all = deal.targets;
    for (const std::size_t each : deal.rewards)
        if (std::ranges::find(all, each) == all.end()) all.push_back(each);
    const int together = promotion.units + promotion.reward_units - held(all);
    return std::max(
        {0, together, promotion.units - held(deal.targets), promotion.reward_units - held(deal.rewards)});
}

DealPlan best_deals(const std::vector<DealUnits>& units, const std::vector<DealCandidate>& deals) {
    DealPlan plan;
    std::vector<DealCandidate> usable;
    for (const DealCandidate& deal : deals)
        if (units_missing(deal, units) == 0) usable.push_back(deal);
    Counts left;
    for (const DealUnits& each : units) left.push_back(each.count);

    for (const auto& group : groups(usable, units.size())) {
        Tally tally{group, plan.uses};
        if (group.size() == 1 && simple(group.front())) {
            for (const Repeated& use : uses_of(0, group.front(), units, left)) tally.add(use.pattern, use.times);
            continue;
        }
        try {
            Effort effort;
            std::vector<Pattern> patterns;
            Counts tried = left;  // given up in the middle of a choice, it lacks what was chosen
            for (std::size_t i = 0; i < group.size(); ++i)
                patterns_of(i, group[i], units, tried, effort, patterns);
            Search search{group, std::move(patterns), left};
            if (!search.run()) plan.best = false;
            search.tell(tally);
        } catch (const TooMany&) {
            plan.best = false;
            one_after_the_other(group, units, left, tally);
        }
    }
    return plan;
}

}  // namespace spaza
