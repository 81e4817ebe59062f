#include "shop/orders/fulfilment/gift_rules.hpp"

#include <algorithm>
#include <map>

namespace spaza {
namespace {

/// Units that are left of each entry.
using Left = std::map<int, int>;

Left left_of(const Order& order, const std::vector<CancelledUnits>& gone) {
    Left left;
    for (const OrderEntry& entry : order.entries) left[entry.number] = entry.kept();
    for (const CancelledUnits& each : gone) left[each.entry] = std::max(0, left[each.entry] - each.units);
    return left;
}

const OrderEntry* entry_numbered(const Order& order, int number) {
    const auto found = std::ranges::find(order.entries, number, &OrderEntry::number);
    return found == order.entries.end() ? nullptr : &*found;
}

/// How often it is still earned. Units outside the deal are taken to be the first that go, then what came cheaper.
int times_earned(const GiftTerms& terms, const Order& order, const Left& left) {
    int units = 0;
    Money worth;
    for (const GiftUnits& each : terms.earners) {
        const OrderEntry* entry = entry_numbered(order, each.entry);
        const auto there = left.find(each.entry);
        if (!entry || there == left.end()) continue;
        const int still = std::min(each.units, there->second);
        units += still;
        worth += entry->unit_price * still;
    }
    int times = terms.every > 0 ? units / terms.every : (units > 0 ? 1 : 0);
    if (terms.from > Money{}) times = worth >= terms.from ? std::min(1, times) : 0;
    return std::min(times, terms.times);
}

int earner_units(const GiftTerms& terms, int entry) {
    const auto found = std::ranges::find(terms.earners, entry, &GiftUnits::entry);
    return found == terms.earners.end() ? 0 : found->units;
}

/// Of the units that came cheaper, those that are left.
int still_there(const GiftTerms& terms, const GiftUnits& gift, const Left& left) {
    const auto found = left.find(gift.entry);
    const int kept = found == left.end() ? 0 : found->second;
    return std::clamp(kept - std::min(kept, earner_units(terms, gift.entry)), 0, gift.units);
}

/// `part` of `whole` units' share of an amount; halves go up, all of them are the whole.
Money share_of(Money amount, int part, int whole) {
    return Money::cents((amount.in_cents() * part * 2 + whole) / (std::int64_t{2} * whole));
}

/// What the units of an entry that are left had taken off, as refunds reckon: evenly over all its units.
Money carried(const OrderEntry& entry, const GiftUnits& gift, int left) {
    return share_of(gift.off, std::min(left, entry.quantity), entry.quantity);
}

bool can_still_go(const Order& order, const OrderEntry& entry) {
    const auto part = std::ranges::find(order.consignments, entry.consignment, &OrderConsignment::code);
    return part != order.consignments.end() && part->can_be_cancelled();
}

}  // namespace

std::vector<GiftTerms> gift_terms_of(const PricedCart& priced, const std::vector<CartEntry>& entries) {
    std::vector<GiftTerms> all;
    std::vector<bool> given(entries.size());
    for (const FiredPromotion& fired : priced.fired) {
        const Promotion& promotion = fired.promotion;
        GiftTerms terms{.promotion = promotion.code,
                        .every = promotion.units,
                        .from = {},
                        .times = fired.times,
                        .each = promotion.reward_units,
                        .gift = promotion.stage() == PromotionStage::gift};
        if (promotion.is_deal()) {
            for (const ConsumedEntry& each : fired.consumed) {
                if (each.quantity > each.rewarded)
                    terms.earners.push_back({each.number, each.quantity - each.rewarded});
                if (each.rewarded > 0) terms.gifts.push_back({each.number, each.rewarded, each.off});
            }
        } else if (terms.gift) {
            terms.each = std::max(1, promotion.gift_units);
            if (!promotion.tiers.empty()) terms.from = promotion.tiers.front().from;
            for (const ConsumedEntry& each : fired.consumed) terms.earners.push_back({each.number, each.quantity});
            const bool whole_cart = promotion.target.empty();
            if (whole_cart) terms.every = 0;
            for (std::size_t i = 0; i < entries.size(); ++i) {
                const CartEntry& entry = entries[i];
                const int number = static_cast<int>(i);
                if (whole_cart && !entry.give_away) terms.earners.push_back({number, entry.quantity});
                if (!entry.give_away || given[i] || entry.product != promotion.gift) continue;
                if (!terms.gifts.empty()) continue;
                given[i] = true;
                terms.gifts.push_back({number, entry.quantity, priced.entries[i].discount});
            }
        }
        if (!terms.gifts.empty()) all.push_back(std::move(terms));
    }
    return all;
}

namespace {

/// Those that are not earned any more and that `counts`.
template <class Counts>
std::vector<CancelledUnits> unearned_units(const Order& order, const std::vector<CancelledUnits>& gone,
                                           const Counts& counts) {
    std::vector<CancelledUnits> more;
    const Left left = left_of(order, gone);
    for (const GiftTerms& each : order.gifts.terms) {
        int allowed = times_earned(each, order, left) * each.each;
        for (const GiftUnits& gift : each.gifts) {
            const OrderEntry* entry = entry_numbered(order, gift.entry);
            if (!entry) continue;
            const int there = still_there(each, gift, left);
            const int unearned = there - std::min(there, allowed);
            allowed -= there - unearned;
            if (unearned > 0 && counts(*entry, gift)) more.push_back({gift.entry, unearned, {}});
        }
    }
    return more;
}

}  // namespace

std::vector<CancelledUnits> gifts_to_cancel(const Order& order, const std::vector<CancelledUnits>& wanted) {
    return unearned_units(order, wanted, [&](const OrderEntry& entry, const GiftUnits& gift) {
        const bool free = entry.total == Money{} && entry.quantity == gift.units;
        return free && can_still_go(order, entry);
    });
}

std::vector<CancelledUnits> gifts_unearned(const Order& order, const std::vector<CancelledUnits>& gone) {
    return unearned_units(order, gone, [](const OrderEntry&, const GiftUnits&) { return true; });
}

Money unearned(const Order& order) {
    Money sum;
    const Left left = left_of(order, {});
    for (const GiftTerms& each : order.gifts.terms) {
        int allowed = times_earned(each, order, left) * each.each;
        Money due;
        for (const GiftUnits& gift : each.gifts) {
            const OrderEntry* entry = entry_numbered(order, gift.entry);
            if (!entry) continue;
            const int earned = std::min(allowed, still_there(each, gift, left));
            allowed -= earned;
            due += carried(*entry, gift, left.at(gift.entry)) - share_of(gift.off, earned, gift.units);
        }
        sum += std::max(due, Money{});
    }
    return sum;
}

}  // namespace spaza
