#include "shop/promotions/deal_uses_rules.hpp"

#include <limits>

#include "shop/promotions/kind_rules.hpp"

namespace spaza::deals {
namespace {

constexpr std::size_t kMostPatterns = 1200;  // ways to use one group of overlapping deals

const DealRules& rules(const DealCandidate& deal) { return *rules_of(*deal.promotion).deal(); }

Pattern finished(std::size_t deal, Shares shares) {
    Pattern pattern{.deal = deal, .off = {}, .size = 0, .shares = std::move(shares)};
    for (const DealShare& share : pattern.shares) {
        pattern.off += share.off;
        pattern.size += share.count;
    }
    return pattern;
}

/// How often the same use can be made again at once: when each part of it comes from one entry.
int repeats(const DealCandidate& deal, const Pattern& use, const Counts& left) {
    if (use.shares.size() != rules(deal).parts(deal)) return 0;
    int most = std::numeric_limits<int>::max();
    for (const DealShare& share : use.shares) most = std::min(most, left[share.units] / use.needed(share.units));
    return most;
}

}  // namespace

int most_times(const Promotion& deal) {
    return deal.most_times > 0 ? deal.most_times : std::numeric_limits<int>::max();
}

std::vector<Repeated> uses_of(std::size_t index, const DealCandidate& deal, const std::vector<DealUnits>& units,
                              Counts& left) {
    std::vector<Repeated> uses;
    for (int times = 0; times < most_times(*deal.promotion);) {
        Counts before = left;
        auto shares = rules(deal).next_use(deal, units, left);
        Pattern use = finished(index, shares ? *std::move(shares) : Shares{});
        if (use.off <= Money{}) {
            left = std::move(before);
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
    rules(deal).each_use(deal, units, left, effort, [&](Shares shares) {
        Pattern pattern = finished(index, std::move(shares));
        if (pattern.off <= Money{}) return;
        if (into.size() >= kMostPatterns) throw TooMany{};
        into.push_back(std::move(pattern));
    });
}

}  // namespace spaza::deals
