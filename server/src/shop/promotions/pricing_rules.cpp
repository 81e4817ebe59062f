#include "shop/promotions/pricing_rules.hpp"

#include <algorithm>

namespace spaza {
namespace {

/// Lowers the entries' totals by the discounts; none falls below zero, and a line shrinks to what it really took.
void give(std::vector<PricedEntry>& entries, DiscountLine& line) {
    if (line.entry_number) {
        const auto entry = std::ranges::find(entries, *line.entry_number, &PricedEntry::number);
        line.amount = entry == entries.end() ? Money{} : std::min(line.amount, entry->total);
        if (entry != entries.end()) {
            entry->discount += line.amount;
            entry->total -= line.amount;
        }
        return;
    }
    std::vector<std::int64_t> weights;
    Money most;
    for (const PricedEntry& entry : entries) {
        weights.push_back(entry.total.in_cents());
        most += entry.total;
    }
    line.amount = std::min(line.amount, most);
    if (entries.empty() || line.amount == Money{}) return;
    const auto shares = allocate(line.amount, weights);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        entries[i].discount += shares[i];
        entries[i].total -= shares[i];
    }
}

/// The cart's VAT is computed once and shared out, so that the entries' VAT adds up to it.
void tax(PricedCart& cart, int vat_percent) {
    cart.total_tax = tax_included(cart.total, vat_percent);
    if (cart.entries.empty()) return;
    std::vector<std::int64_t> weights;
    for (const PricedEntry& entry : cart.entries) weights.push_back(entry.total.in_cents());
    weights.push_back(cart.delivery_cost.in_cents());
    const auto shares = allocate(cart.total_tax, weights);
    for (std::size_t i = 0; i < cart.entries.size(); ++i) cart.entries[i].tax = shares[i];
}

}  // namespace

PricedCart price(const std::vector<PricingEntry>& entries, const PricingPolicy& policy,
                 std::vector<DiscountLine> discounts) {
    PricedCart cart;
    for (const PricingEntry& entry : entries) {
        const Money before = entry.unit_price * entry.quantity;
        cart.entries.push_back(
            {.number = entry.number, .before = before, .discount = {}, .total = before, .tax = {}});
        cart.sub_total += before;
    }
    std::ranges::stable_partition(discounts,
                                  [](const DiscountLine& line) { return line.entry_number.has_value(); });
    for (DiscountLine& line : discounts) {
        give(cart.entries, line);
        (line.entry_number ? cart.product_discounts : cart.order_discounts) += line.amount;
        if (!line.coupon.empty()) cart.coupon_discount += line.amount;
    }
    cart.discounts = std::move(discounts);
    cart.sub_total -= cart.product_discounts;

    const Money goods = cart.sub_total - cart.order_discounts;
    if (std::ranges::any_of(entries, &PricingEntry::delivered) && goods <= policy.free_delivery_over) {
        cart.delivery_cost = policy.delivery_fee;
        cart.free_delivery_remaining = policy.free_delivery_over - goods;
    }
    cart.total = goods + cart.delivery_cost;
    tax(cart, policy.vat_percent);
    return cart;
}

}  // namespace spaza
