#include "shop/cart/cart_rules.hpp"

#include <algorithm>

#include "base/digest.hpp"

namespace spaza {
namespace {

int most_units(const std::optional<ProductFacts>& facts) {
    return facts ? facts->most_units : kMostUnitsOfAnOrder;
}

}  // namespace

CartModification set_units(std::vector<CartEntry>& entries, const ProductCode& product, int wanted,
                           const UnitTerms& terms, const CartPolicy& policy) {
    const int available = terms.available;
    auto entry = std::ranges::find(entries, product, &CartEntry::product);
    const int before = entry == entries.end() ? 0 : entry->quantity;
    const auto at = static_cast<std::size_t>(entry - entries.begin());

    CartModification change{.wanted = wanted - before, .entry = {}};
    int granted = wanted;
    if (granted > terms.most) {
        granted = terms.most;
        change.status = ModificationStatus::maxQuantity;
    }
    if (granted > available && granted > before) {
        granted = std::max(available, std::min(before, granted));
        change.status = available > 0 ? ModificationStatus::lowStock : ModificationStatus::noStock;
    }
    change.left = change.status == ModificationStatus::maxQuantity ? terms.most : std::max(0, available);

    if (entry == entries.end() && granted > 0) {
        if (static_cast<int>(entries.size()) >= policy.most_entries) {
            change.status = ModificationStatus::maxQuantity;
            change.left = 0;
            return change;
        }
        entries.push_back(
            {.product = product, .quantity = granted, .seen_price = terms.price, .pickup_store = {}});
        change.entry = at;
    } else if (entry != entries.end() && granted <= 0) {
        entries.erase(entry);
        granted = 0;
    } else if (entry != entries.end()) {
        entry->quantity = granted;
        entry->seen_price = terms.price;
        change.entry = at;
    }
    change.added = std::max(0, granted) - before;
    return change;
}

bool could_be_cart_id(std::string_view id) {
    return !id.empty() && id.size() <= 64 && std::ranges::all_of(id, [](char c) { return c > ' ' && c < 127; });
}

CartCode wishlist_code(const CustomerId& customer) {
    return CartCode{"W" + sha256_hex("wishlist " + customer.value).substr(0, 16)};
}

std::string wishlist_name(const CustomerId& customer) { return "wishlist" + customer.value; }

void merge(std::vector<CartEntry>& into, const std::vector<CartEntry>& from, const CartPolicy& policy,
           const ProductReader& products) {
    for (const CartEntry& guest : from) {
        const auto mine = std::ranges::find(into, guest.product, &CartEntry::product);
        if (mine != into.end())
            mine->quantity = std::min(std::max(mine->quantity, most_units(products.find(guest.product))),
                                      mine->quantity + guest.quantity);
        else if (static_cast<int>(into.size()) < policy.most_entries)
            into.push_back(guest);
    }
}

bool keep_coupon(std::vector<std::string>& coupons, const std::string& code, const CartPolicy& policy) {
    if (std::ranges::find(coupons, code) != coupons.end()) return true;
    if (std::ssize(coupons) >= policy.most_coupons) return false;
    coupons.push_back(code);
    return true;
}

int units_available(const ProductFacts& facts, const StoreCode& zone, const StoreCode& warehouse,
                    const StoreCode& pickup_store, const ProductReader& products) {
    const int at_warehouse = products.available(facts.code, warehouse);
    const int at_store = products.available(facts.code, pickup_store.empty() ? zone : pickup_store);
    switch (facts.trading_type) {
        case TradingType::online_only: return at_warehouse;
        case TradingType::pickup_only: return at_store;
        case TradingType::delivery_only:
        case TradingType::normal: break;
    }
    const int deliverable = at_warehouse + (zone == warehouse ? 0 : products.available(facts.code, zone));
    return std::max(deliverable, at_store);
}

PricingEntry pricing_entry(int number, const CartEntry& entry, const CartEntryView& view, bool delivered) {
    return {.number = number,
            .product = entry.product,
            .brand = view.facts ? view.facts->brand : BrandCode{},
            .categories = view.facts ? view.facts->categories : std::vector<CategoryCode>{},
            .unit_price = view.facts ? view.facts->price : Money{},
            .quantity = entry.quantity,
            .delivered = delivered && view.facts.has_value() && !entry.give_away,
            .give_away = entry.give_away};
}

std::vector<bool> delivered_by_default(const CartView& view) {
    std::vector<bool> delivered;
    for (const CartEntryView& each : view.entries)
        delivered.push_back(!each.facts || each.facts->trading_type != TradingType::pickup_only);
    return delivered;
}

std::vector<PricingEntry> pricing_entries(const CartView& view, const std::vector<bool>& delivered) {
    std::vector<PricingEntry> entries;
    for (std::size_t i = 0; i < view.entries.size(); ++i)
        entries.push_back(pricing_entry(static_cast<int>(i), view.cart.entries[i], view.entries[i], delivered[i]));
    return entries;
}

}  // namespace spaza
