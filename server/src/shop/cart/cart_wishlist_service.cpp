#include <algorithm>

#include "shop/cart/cart_rules.hpp"
#include "shop/cart/cart_service.hpp"

// The wish list in the shape of a cart, for stock OCC clients: what they add and take out there is added to and
// taken off the one wish list of the customer.
namespace spaza {

CartView CartService::wishlist(const CustomerId& customer, const StoreCode& zone) {
    const auto changed = wishlists_.latest(customer).value_or(clock_.now());
    Cart cart{.code = wishlist_code(customer),
              .guid = wishlist_code(customer).value,
              .customer = customer,
              .entries = {},
              .merged_into = {},
              .created_at = changed,
              .modified_at = changed};
    std::vector<ProductCode> products = wishlists_.products(customer);
    std::ranges::reverse(products);
    for (ProductCode& each : products)
        cart.entries.push_back({.product = std::move(each), .quantity = 1, .seen_price = {}, .pickup_store = {}});
    CartView view = look_at(cart, zone);
    for (CartEntryView& each : view.entries) each.price_was.reset();  // no price was kept
    return view;
}

CartChange CartService::wishlist_change(const CustomerId& customer, const ProductCode& product, int wanted,
                                        int added, const StoreCode& zone) {
    CartView view = wishlist(customer, zone);
    const auto entry = std::ranges::find(view.cart.entries, product, &CartEntry::product);
    CartModification modification{.wanted = wanted, .added = added, .entry = {}};
    if (entry != view.cart.entries.end())
        modification.entry = static_cast<std::size_t>(entry - view.cart.entries.begin());
    return {std::move(view), modification};
}

Result<CartChange> CartService::add_to_wishlist(const CustomerId& customer, const ProductCode& product, int units,
                                                const StoreCode& zone) {
    const auto before = wishlists_.products(customer);
    const bool there = std::ranges::find(before, product) != before.end();
    if (units > 0 && !there)
        if (const auto added = wishlists_.add(customer, product); !added) return std::unexpected(added.error());
    if (units < 0)
        if (const auto gone = wishlists_.remove(customer, product); !gone) return std::unexpected(gone.error());
    const int change = units > 0 && !there ? 1 : units < 0 && there ? -1 : 0;
    return wishlist_change(customer, product, units > 0 ? 1 : 0, change, zone);
}

Result<CartChange> CartService::set_in_wishlist(const CustomerId& customer, int number, int units,
                                                const StoreCode& zone) {
    std::vector<ProductCode> products = wishlists_.products(customer);
    std::ranges::reverse(products);
    if (number < 0 || number >= std::ssize(products))
        return fail(Reason::not_found, "cart.entryNotFound", std::to_string(number), "CartEntryError", "entry");
    const ProductCode product = products[static_cast<std::size_t>(number)];
    if (units > 0) return wishlist_change(customer, product, 1, 0, zone);
    return add_to_wishlist(customer, product, -1, zone);
}

}  // namespace spaza
