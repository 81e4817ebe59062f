#pragma once

#include "shop/cart/cart.hpp"

namespace spaza {

/// What a product costs now, and how many of it can be had.
struct UnitTerms {
    Money price;
    int available{};
    int most{kMostUnitsOfAnOrder};  // that one order may have
};

/// Sets a product's quantity to `wanted` units, within stock and limits; zero takes the entry out. When less can
/// be had, as many as there are; a change never adds units beyond what is free.
CartModification set_units(std::vector<CartEntry>& entries, const ProductCode& product, int wanted,
                           const UnitTerms& terms, const CartPolicy& policy);

/// Codes and guids are ours, so short plain ASCII; anything else is nobody's cart.
bool could_be_cart_id(std::string_view id);

/// The code under which a customer's wish list is a cart for stock OCC clients; no cart is made with such a code.
CartCode wishlist_code(const CustomerId& customer);
/// What those clients call that cart.
std::string wishlist_name(const CustomerId& customer);

/// Adds another cart's entries: quantities of the same product are summed, up to what one order may have of it.
void merge(std::vector<CartEntry>& into, const std::vector<CartEntry>& from, const CartPolicy& policy,
           const ProductReader& products);

/// Adds a coupon once; false when there are as many as a cart may have.
bool keep_coupon(std::vector<std::string>& coupons, const std::string& code, const CartPolicy& policy);

/// Units a shopper in `zone` can have of a product: from the zone's store (or the one chosen for collection) and
/// the online warehouse, as its trading type allows.
int units_available(const ProductFacts& facts, const StoreCode& zone, const StoreCode& warehouse,
                    const StoreCode& pickup_store, const ProductReader& products);

/// Which entries are delivered while nothing is chosen: all but those that can only be collected.
std::vector<bool> delivered_by_default(const CartView& view);
/// What pricing needs of the whole cart.
std::vector<PricingEntry> pricing_entries(const CartView& view, const std::vector<bool>& delivered);

/// What pricing needs of an entry; a product no longer sold costs nothing.
PricingEntry pricing_entry(int number, const CartEntry& entry, const CartEntryView& view, bool delivered);

}  // namespace spaza
