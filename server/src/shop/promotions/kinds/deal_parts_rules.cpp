#include "shop/promotions/kinds/deal_parts_rules.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace spaza::kinds {
namespace {

Money worth_less(const Promotion& deal, Money price) {
    if (deal.bundle_worth) return std::max(Money{}, price - *deal.bundle_worth);
    return deal.off.of(price);
}

Money price_of(const deals::Shares& shares, const std::vector<DealUnits>& units) {
    Money sum;
    for (const DealShare& share : shares) sum += units[share.units].price * share.count;
    return sum;
}

}  // namespace

std::vector<std::size_t> dearest_first(std::vector<std::size_t> entries, const std::vector<DealUnits>& units) {
    std::ranges::stable_sort(entries,
                             [&](std::size_t a, std::size_t b) { return units[a].price > units[b].price; });
    return entries;
}

int units_held(const std::vector<std::size_t>& entries, const std::vector<DealUnits>& units) {
    return std::accumulate(entries.begin(), entries.end(), 0,
                           [&](int sum, std::size_t each) { return sum + units[each].count; });
}

int Row::available() const {
    return std::accumulate(entries_.begin(), entries_.end(), 0,
                           [&](int sum, std::size_t each) { return sum + left_[each]; });
}

deals::Shares Row::take(int count) {
    deals::Shares taken;
    while (count > 0 && at_ < entries_.size()) {
        const int here = std::min(count, left_[entries_[at_]]);
        if (here > 0) taken.push_back({entries_[at_], here, {}});
        left_[entries_[at_]] -= here;
        count -= here;
        if (left_[entries_[at_]] == 0) ++at_;
    }
    return taken;
}

void spread(const Promotion& deal, deals::Shares& shares, const std::vector<DealUnits>& units) {
    if (!deal.bundle_worth && deal.off.percent > 0) {
        for (DealShare& share : shares) share.off = deal.off.of(units[share.units].price) * share.count;
        return;
    }
    std::vector<std::int64_t> weights;
    for (const DealShare& share : shares) weights.push_back((units[share.units].price * share.count).in_cents());
    const auto parts = allocate(worth_less(deal, price_of(shares, units)), weights);
    for (std::size_t i = 0; i < shares.size(); ++i) shares[i].off = parts[i];
}

void put_first(std::vector<BundlePart>& parts, const ProductCode& product) {
    const auto found = std::ranges::find(parts, product, &BundlePart::product);
    if (found != parts.end()) std::rotate(parts.begin(), found, std::next(found));
}

void check_gives(const Promotion& promotion, TermsProblems& problems) {
    problems.need(promotion.bundle_worth || !promotion.off.nothing(), "bundleWorth",
                  "bundleWorth, percent or amount says what the deal gives");
}

}  // namespace spaza::kinds
