#pragma once

#include "shop/cart/cart.hpp"

namespace spaza {

/// Sets a product's quantity to `wanted` units, within stock and limits; zero takes the entry out. When less can
/// be had, as many as there are; a change never adds units beyond what is free.
CartModification set_units(std::vector<CartEntry>& entries, const ProductCode& product, Money price, int wanted,
                           int available, const CartPolicy& policy);

/// Adds another cart's entries: quantities of the same product are summed, within the limit.
void merge(std::vector<CartEntry>& into, const std::vector<CartEntry>& from, const CartPolicy& policy);

/// Units a shopper in `zone` can have of a product: from the zone's store (or the one chosen for collection) and
/// the online warehouse, as its trading type allows.
int units_available(const ProductFacts& facts, const StoreCode& zone, const StoreCode& warehouse,
                    const StoreCode& pickup_store, const ProductReader& products);

/// Prices a cart as delivered, except what can only be collected.
PricedCart price(const Cart& cart, const std::vector<CartEntryView>& entries, const PricingPolicy& policy);

/// What pricing needs of an entry; a product no longer sold costs nothing.
PricingEntry pricing_entry(int number, const CartEntry& entry, const CartEntryView& view, bool delivered);

}  // namespace spaza
