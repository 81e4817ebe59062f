#include "shop/promotions/deal_search_rules.hpp"

#include <algorithm>
#include <cstdint>

namespace spaza::deals {
namespace {

constexpr int kMostSteps = 20'000;  // of the search through their combinations

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
    std::vector<Repeated> best() const {
        std::vector<Repeated> uses;
        for (std::size_t i = 0; i < patterns_.size(); ++i)
            if (best_times_[i] > 0) uses.push_back({patterns_[i], best_times_[i]});
        return uses;
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

}  // namespace

Combination best_combination(const std::vector<DealCandidate>& deals, std::vector<Pattern> patterns,
                             const Counts& left) {
    Search search{deals, std::move(patterns), left};
    const bool all = search.run();
    return {.uses = search.best(), .best = all};
}

}  // namespace spaza::deals
