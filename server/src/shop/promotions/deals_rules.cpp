#include "shop/promotions/deals_rules.hpp"

#include <algorithm>
#include <numeric>

#include "shop/promotions/deal_search_rules.hpp"
#include "shop/promotions/deal_uses_rules.hpp"
#include "shop/promotions/kind_rules.hpp"

namespace spaza {
namespace {

using namespace deals;

/// Collects uses by deal.
class Tally {
public:
    Tally(const std::vector<DealCandidate>& deals, std::vector<DealUse>& uses) : deals_{deals}, uses_{uses} {}

    void add(const Pattern& pattern, int times) {
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
            mine->rewarded += share.rewarded * times;
        }
    }

private:
    const std::vector<DealCandidate>& deals_;
    std::vector<DealUse>& uses_;
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

}  // namespace

int units_missing(const DealCandidate& deal, const std::vector<DealUnits>& units) {
    return rules_of(*deal.promotion).deal()->units_missing(deal, units);
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
        if (group.size() == 1 && rules_of(*group.front().promotion).deal()->is_simple(group.front())) {
            for (const Repeated& use : uses_of(0, group.front(), units, left)) tally.add(use.pattern, use.times);
            continue;
        }
        try {
            Effort effort;
            std::vector<Pattern> patterns;
            Counts tried = left;  // given up in the middle of a choice, it lacks what was chosen
            for (std::size_t i = 0; i < group.size(); ++i)
                patterns_of(i, group[i], units, tried, effort, patterns);
            const Combination found = best_combination(group, std::move(patterns), left);
            if (!found.best) plan.best = false;
            for (const Repeated& use : found.uses) tally.add(use.pattern, use.times);
        } catch (const TooMany&) {
            plan.best = false;
            one_after_the_other(group, units, left, tally);
        }
    }
    return plan;
}

}  // namespace spaza
