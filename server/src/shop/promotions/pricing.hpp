#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/codes.hpp"
#include "base/money.hpp"

namespace spaza {

struct PricingPolicy {
    int vat_percent{15};
    Money delivery_fee{Money::cents(50'00)};
    Money free_delivery_over{Money::cents(500'00)};  // more than this is delivered free
};

/// One entry to be priced; the catalogue's facts are copied in, so that pricing reads nothing else.
struct PricingEntry {
    int number{};
    ProductCode product;
    BrandCode brand;
    std::vector<CategoryCode> categories;
    Money unit_price;
    int quantity{};
    bool delivered{true};  // false: collected in a store
};

/// For every cent off: which promotion gave it, and on which entry (none: on the whole cart).
struct DiscountLine {
    std::string promotion;
    std::string description;
    std::string coupon;  // set when a coupon opened the promotion
    std::optional<int> entry_number;
    Money amount;
};

struct PricedEntry {
    int number{};
    Money before;    // unit price × quantity
    Money discount;  // this entry's share of all discounts
    Money total;     // before − discount
    Money tax;       // VAT within `total`
};

struct PricedCart {
    std::vector<PricedEntry> entries;  // as given
    std::vector<DiscountLine> discounts;
    Money sub_total;  // Σ before − product discounts
    Money product_discounts;
    Money order_discounts;
    Money coupon_discount;  // part of the two above that coupons opened
    Money delivery_cost;
    Money total_tax;                               // VAT within `total`
    Money total;                                   // Σ entry totals + delivery
    std::optional<Money> free_delivery_remaining;  // how much more until delivery is free
    Money total_discounts() const { return product_discounts + order_discounts; }
};

}  // namespace spaza
