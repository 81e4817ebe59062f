#include "shop/promotions/trial_carts_rules.hpp"

#include <algorithm>
#include <numeric>

#include "shop/promotions/pricing_rules.hpp"

namespace spaza {
namespace {

constexpr std::int64_t kMostUnits = 99;  // as in a cart

bool is_of_any_cart(const Promotion& promotion) {
    return promotion.target.empty() && promotion.stage() != PromotionStage::own_price && !promotion.is_deal();
}

}  // namespace

std::vector<std::size_t> by_price(const std::vector<ShelfProduct>& shelf) {
    std::vector<std::size_t> order(shelf.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t n) { return std::pair{shelf[n].price, n}; });
    return order;
}

std::vector<PromotionGoods> goods_of_all(const PromotionSet& promotion_set,
                                         const std::vector<ShelfProduct>& shelf) {
    std::vector<PromotionGoods> all(promotion_set.size());
    for (std::size_t n = 0; n < promotion_set.size(); ++n) all[n].everything = is_of_any_cart(promotion_set.at(n));
    const auto add = [](std::vector<std::size_t>& goods, std::size_t product) {
        if (goods.empty() || goods.back() != product) goods.push_back(product);
    };
    for (const std::size_t product : by_price(shelf)) {
        const ShelfProduct& each = shelf[product];
        promotion_set.matches(each.code, each.brand, each.categories, [&](PromotionSet::Match match) {
            PromotionGoods& goods = all[match.promotion];
            add(match.role == PromotionSet::Role::reward ? goods.rewards : goods.targets, product);
        });
    }
    return all;
}

std::optional<int> units_worth(const ShelfProduct& product, Money worth, int least) {
    if (product.price <= Money{}) return std::nullopt;
    const std::int64_t price = product.price.in_cents();
    const std::int64_t units = std::max<std::int64_t>(least, (worth.in_cents() + price - 1) / price);
    if (units > kMostUnits) return std::nullopt;
    return static_cast<int>(units);
}

TrialCart joined(TrialCart one, const TrialCart& other) {
    for (const ShelfUnits& each : other) {
        const auto there = std::ranges::find(one, each.product, &ShelfUnits::product);
        if (there == one.end())
            one.push_back(each);
        else
            there->units = std::max(there->units, each.units);
    }
    return one;
}

PricedCart price_trial(const TrialCart& cart, const ShopTerms& terms, const PromotionSet& promotion_set,
                       TimePoint at, const std::vector<ShelfProduct>& shelf) {
    PricingContext context{.now = at};
    context.first_order = true;
    for (const Promotion& each : promotion_set.all())
        if (each.needs_coupon) context.opened.emplace(each.code, each.code);
    std::vector<PricingEntry> entries;
    const auto add = [&](const ShelfProduct& product, int units, bool give_away) {
        entries.push_back({.number = static_cast<int>(entries.size()),
                           .product = product.code,
                           .brand = product.brand,
                           .categories = product.categories,
                           .unit_price = product.price,
                           .quantity = units,
                           .delivered = !give_away,
                           .give_away = give_away});
    };
    for (const ShelfUnits& each : cart) add(*each.product, each.units, false);
    PricedCart priced = price(entries, terms, promotion_set, context);
    if (priced.gifts.empty()) return priced;
    for (const Gift& gift : priced.gifts)
        if (const auto found = std::ranges::find(shelf, gift.product, &ShelfProduct::code); found != shelf.end())
            add(*found, gift.quantity, true);
    return price(entries, terms, promotion_set, context);
}

TrialSums sums_of(const PricedCart& priced) {
    TrialSums sums{.before = {}, .off = priced.total_discounts()};
    for (const PricedEntry& each : priced.entries) sums.before += each.before;
    return sums;
}

}  // namespace spaza
