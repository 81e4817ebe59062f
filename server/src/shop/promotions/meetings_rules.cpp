#include "shop/promotions/meetings_rules.hpp"

#include <algorithm>

#include "shop/promotions/kind_rules.hpp"

namespace spaza {
namespace {

constexpr std::size_t kMostMeetings = 50;

bool is_of_cart(const Promotion& promotion) { return promotion.stage() == PromotionStage::whole_cart; }

bool takes_nothing(const Promotion& promotion) {
    return promotion.stage() == PromotionStage::gift || promotion.stage() == PromotionStage::delivery;
}

MeetingKind kind_of(const Promotion& one, const Promotion& other) {
    using enum MeetingKind;
    if (takes_nothing(one) || takes_nothing(other)) return both;
    if (is_of_cart(one) && is_of_cart(other))
        return !one.group.empty() && one.group == other.group ? one_of_group : one_by_one;
    if (is_of_cart(one) || is_of_cart(other)) return after;
    if (one.is_deal() && other.is_deal()) return one_unit_one_deal;
    return one.is_deal() || other.is_deal() ? price_then_deal : better_price;
}

/// What a promotion takes off, delivery included.
Money given(const PricedCart& priced) {
    Money sum = priced.total_discounts();
    for (const DiscountLine& each : priced.discounts)
        if (each.delivery) sum += each.amount;
    return sum;
}

/// All it is about, each once.
std::vector<std::size_t> all_goods(const PromotionGoods& goods, const std::vector<ShelfProduct>& shelf) {
    if (goods.everything) return by_price(shelf);
    std::vector<std::size_t> all = goods.targets;
    all.insert(all.end(), goods.rewards.begin(), goods.rewards.end());
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

}  // namespace

std::string_view name_of(MeetingKind kind) {
    switch (kind) {
        case MeetingKind::better_price: return "betterPrice";
        case MeetingKind::price_then_deal: return "priceThenDeal";
        case MeetingKind::one_unit_one_deal: return "oneUnitOneDeal";
        case MeetingKind::after: return "after";
        case MeetingKind::one_of_group: return "oneOfGroup";
        case MeetingKind::one_by_one: return "oneByOne";
        case MeetingKind::both: return "both";
    }
    return {};
}

bool share_time(const Promotion& one, const Promotion& other) {
    const auto ends_before = [](const Promotion& a, const Promotion& b) {
        return a.ends_at && b.starts_at && *a.ends_at <= *b.starts_at;
    };
    return one.enabled && other.enabled && !ends_before(one, other) && !ends_before(other, one);
}

PromotionReach reach_of(const Promotion& promotion, const std::vector<Promotion>& others,
                        const std::vector<ShelfProduct>& shelf, const ShopTerms& terms, TimePoint at) {
    std::vector<Promotion> together = others;
    together.push_back(promotion);
    const PromotionSet promotion_set{std::move(together)};
    const auto goods = goods_of_all(promotion_set, shelf);
    const auto place = [&](const Promotion& each) {
        return static_cast<std::size_t>(promotion_set.find(each.code) - promotion_set.all().data());
    };
    const PromotionGoods& mine = goods[place(promotion)];
    const auto my_goods = all_goods(mine, shelf);
    std::vector<bool> is_mine(shelf.size(), false);
    for (const std::size_t n : my_goods) is_mine[n] = true;
    PromotionReach reach{.products = my_goods.size(), .meetings = {}};
    const PromotionSet alone{{promotion}};
    for (const Promotion& other : others) {
        const PromotionGoods& theirs = goods[place(other)];
        std::vector<std::size_t> shared = theirs.everything ? my_goods : all_goods(theirs, shelf);
        std::erase_if(shared, [&](std::size_t n) { return !is_mine[n]; });
        if (shared.empty()) continue;
        Meeting meeting{.other = other,
                        .kind = kind_of(promotion, other),
                        .products = shared.size(),
                        .cart = {},
                        .alone = {},
                        .other_alone = {},
                        .together = {}};
        // The dearest they share shows most.
        const std::size_t example =
            *std::ranges::max_element(shared, {}, [&](std::size_t n) { return shelf[n].price; });
        const auto for_mine = rules_of(promotion).least_cart(promotion, mine, shelf, example);
        const auto for_theirs = rules_of(other).least_cart(other, theirs, shelf, example);
        if (for_mine && for_theirs) {
            meeting.cart = joined(*for_mine, *for_theirs);
            meeting.alone = given(price_trial(meeting.cart, terms, alone, at, shelf));
            meeting.other_alone = given(price_trial(meeting.cart, terms, PromotionSet{{other}}, at, shelf));
            meeting.together =
                given(price_trial(meeting.cart, terms, PromotionSet{{promotion, other}}, at, shelf));
        }
        reach.meetings.push_back(std::move(meeting));
    }
    std::ranges::stable_sort(reach.meetings, std::greater{}, &Meeting::products);
    if (reach.meetings.size() > kMostMeetings)
        reach.meetings.erase(reach.meetings.begin() + kMostMeetings, reach.meetings.end());
    return reach;
}

}  // namespace spaza
