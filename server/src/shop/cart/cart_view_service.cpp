#include <algorithm>

#include "base/messages.hpp"
#include "shop/cart/cart_rules.hpp"
#include "shop/cart/cart_service.hpp"
#include "shop/cart/deposit_rules.hpp"
#include "shop/stock/promise_rules.hpp"

// How a kept cart looks today: stock, promises, gifts and prices.
namespace spaza {
namespace {

/// A gift of which there is none has not been given: its promotion is neither named nor used up by the order.
void forget_ungiven(CartPricing& found, const CartView& view) {
    const auto ungiven = [&](const FiredPromotion& each) {
        return each.promotion.stage() == PromotionStage::gift &&
               std::ranges::none_of(view.cart.entries, [&](const CartEntry& entry) {
                   return entry.give_away && entry.product == each.promotion.gift;
               });
    };
    if (std::erase_if(found.priced.fired, ungiven) == 0) return;
    for (CouponAnswer& answer : found.coupons) {
        const bool used = std::ranges::any_of(
            found.priced.fired, [&](const FiredPromotion& each) { return each.coupon == answer.code; });
        if (!answer.applied || used) continue;
        answer.applied = false;
        answer.message_key = "cart.couponNotApplied";
    }
}

}  // namespace

CartView CartService::look_at(const Cart& cart, const StoreCode& zone) const {
    CartView view{.cart = cart, .entries = {}, .priced = {}};
    for (const CartEntry& entry : cart.entries) view.entries.push_back(entry_view(entry, zone));
    view.needs_licence = licences_.required() && std::ranges::any_of(view.entries, [](const CartEntryView& each) {
                             return each.facts && each.facts->requires_tv_licence;
                         });
    if (view.needs_licence) view.licence = licences_.of_cart(cart.code);
    CartPricing found = pricing(view, delivered_by_default(view));
    if (add_gifts(view, found.priced.gifts, zone)) found = pricing(view, delivered_by_default(view));
    view.priced = std::move(found.priced);
    view.coupons = std::move(found.coupons);
    view.deposit = deposit_for(terms_.at(clock_.now()).deposit, view, view.priced);
    return view;
}

CartEntryView CartService::entry_view(const CartEntry& entry, const StoreCode& zone) const {
    CartEntryView shown{.facts = products_.find(entry.product), .available = 0, .price_was = {}};
    if (shown.facts) {
        shown.available =
            units_available(*shown.facts, zone, stores_.warehouse().code, entry.pickup_store, products_);
        if (shown.facts->price != entry.seen_price) shown.price_was = entry.seen_price;
    }
    shown.too_many = shown.facts && entry.quantity > shown.facts->most_units;
    shown.out_of_stock = shown.available < entry.quantity || (shown.facts && !shown.facts->purchasable);
    if (shown.facts && !shown.out_of_stock) shown.promise = promise_of(entry, *shown.facts, zone);
    return shown;
}

/// The day the shopper would have it: delivered where it can be, collected else.
std::string CartService::promise_of(const CartEntry& entry, const ProductFacts& facts,
                                    const StoreCode& zone) const {
    const auto now = clock_.now();
    const PromisePolicy policy = promise_policy(terms_.at(now));
    const auto warehouse = stores_.warehouse();
    const auto home = stores_.find(zone).value_or(warehouse);
    if (facts.trading_type == TradingType::pickup_only) {
        const auto store = stores_.find(entry.pickup_store.empty() ? zone : entry.pickup_store).value_or(home);
        const auto day = collection_day(store, now, holidays_, policy);
        if (!day) return message("promise.notOpen");
        const std::string spoken = spoken_day(*day, johannesburg_day(now));
        return store.town.empty() ? message("promise.collect", {{"day", spoken}})
                                  : message("promise.collectIn", {{"day", spoken}, {"town", store.town}});
    }
    if (facts.is_pre_order(now))
        return facts.released_at
                   ? message("promise.preOrder", {{"day", day_name(johannesburg_day(*facts.released_at))}})
                   : message("promise.preOrderUnknown");
    const bool from_store = facts.trading_type != TradingType::online_only &&
                            products_.available(entry.product, zone) >= entry.quantity;
    const auto day = delivery_day(from_store ? home.at : warehouse.at, home.at, now, holidays_, policy);
    return message("promise.deliveredBy", {{"day", day_name(day)}});
}

/// What promotions give away is handed over with what brought it, as far as there is any.
bool CartService::add_gifts(CartView& view, const std::vector<Gift>& gifts, const StoreCode& zone) const {
    bool any = false;
    for (const Gift& gift : gifts) {
        const auto facts = products_.find(gift.product);
        if (!facts || !facts->purchasable || facts->liquor) continue;  // liquor is not given away
        CartEntry entry{.product = gift.product,
                        .quantity = gift.quantity,
                        .seen_price = facts->price,
                        .pickup_store = {},
                        .give_away = true};
        if (gift.brought_by)
            entry.pickup_store = view.cart.entries[static_cast<std::size_t>(*gift.brought_by)].pickup_store;
        int bought = 0;
        for (const CartEntry& each : view.cart.entries)
            if (each.product == gift.product) bought += each.quantity;
        CartEntryView shown = entry_view(entry, zone);
        entry.quantity = std::min(gift.quantity, shown.available - bought);
        if (entry.quantity <= 0) continue;
        shown.out_of_stock = false;
        view.cart.entries.push_back(std::move(entry));
        view.entries.push_back(std::move(shown));
        any = true;
    }
    return any;
}

CartPricing CartService::pricing(const CartView& view, const std::vector<bool>& delivered) const {
    CartPricing found = promotions_.price(pricing_entries(view, delivered), terms_.at(clock_.now()),
                                          view.cart.customer, view.cart.coupons);
    forget_ungiven(found, view);
    if (view.licence) {
        found.priced.licence_fee = view.licence->fee;
        found.priced.licence_outstanding = view.licence->outstanding;
        found.priced.total += view.licence->to_pay();
    }
    return found;
}

PricedCart CartService::price(const CartView& view, const std::vector<bool>& delivered) const {
    return pricing(view, delivered).priced;
}

}  // namespace spaza
