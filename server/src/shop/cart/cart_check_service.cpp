#include <algorithm>

#include "shop/cart/cart_rules.hpp"
#include "shop/cart/cart_service.hpp"

// What OCC asks of a cart besides: delivered again instead of collected, and checked before the checkout.
namespace spaza {

Result<CartChange> CartService::deliver(const CartOwner& owner, const std::string& id, int number,
                                        const StoreCode& zone) {
    auto cart = held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    if (number < 0 || number >= std::ssize(cart->entries))
        return fail(Reason::not_found, "cart.entryNotFound", std::to_string(number), "CartEntryError", "entry");
    if (const auto moved = move_entries(*cart, {number}, StoreCode{}); !moved)
        return std::unexpected(moved.error());
    const int quantity = cart->entries[static_cast<std::size_t>(number)].quantity;
    return CartChange{look_at(*cart, zone),
                      {.wanted = quantity, .added = 0, .entry = static_cast<std::size_t>(number)}};
}

Result<Reorder> CartService::validate(const CartOwner& owner, const std::string& id, const StoreCode& zone) {
    auto cart = held(owner, id);
    if (!cart) return std::unexpected(cart.error());
    const CartView before = look_at(*cart, zone);
    Reorder outcome{.view = {}, .outcomes = {}};
    for (std::size_t i = 0; i < before.cart.entries.size(); ++i) {
        const CartEntry& entry = before.cart.entries[i];
        const CartEntryView& seen = before.entries[i];
        if (entry.give_away || (!seen.out_of_stock && !seen.too_many)) continue;
        const bool sold = seen.facts && seen.facts->purchasable;
        const int most = sold ? std::min(entry.quantity, seen.facts->most_units) : 0;
        const int left = std::clamp(seen.available, 0, most);
        const auto kept = set_units(cart->entries, entry.product, left, {entry.seen_price, left, most}, policy_);
        outcome.outcomes.emplace_back(RequestedItem{entry.product, entry.quantity},
                                      CartModification{.status = !sold          ? ModificationStatus::unavailable
                                                                 : left == 0    ? ModificationStatus::noStock
                                                                 : left == most ? ModificationStatus::maxQuantity
                                                                                : ModificationStatus::lowStock,
                                                       .wanted = entry.quantity,
                                                       .added = left,
                                                       .entry = kept.entry,
                                                       .left = left});
    }
    if (!outcome.outcomes.empty())
        if (const auto saved = save(*cart); !saved) return std::unexpected(saved.error());
    outcome.view = look_at(*cart, zone);
    // Entries that went have moved those behind them.
    for (auto& [request, modification] : outcome.outcomes) {
        const auto entry = std::ranges::find(outcome.view.cart.entries, request.product, &CartEntry::product);
        modification.entry.reset();
        if (entry != outcome.view.cart.entries.end())
            modification.entry = static_cast<std::size_t>(entry - outcome.view.cart.entries.begin());
    }
    return outcome;
}

}  // namespace spaza
