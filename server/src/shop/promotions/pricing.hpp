#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "shop/promotions/promotion.hpp"
#include "shop/terms/terms.hpp"

namespace spaza {

/// One entry to be priced; the catalogue's facts are copied in, so that pricing reads nothing else.
struct PricingEntry {
    int number{};
    ProductCode product{};
    BrandCode brand{};
    std::vector<CategoryCode> categories{};
    Money unit_price{};
    int quantity{};
    bool delivered{true};   // false: collected in a store
    bool give_away{false};  // comes along with a promotion: costs nothing and counts for none
};

/// Who buys, when, and what may be used.
struct PricingContext {
    TimePoint now{};
    bool first_order{false};                      // a known customer without an order
    std::map<std::string, std::string> opened{};  // promotions that coupons open, with the coupon
    std::set<std::string> closed{};               // promotions that are used up, for all or for this customer
};

/// For every cent off: which promotion gave it, and on which entry (none: on the whole cart, or its delivery).
struct DiscountLine {
    std::string promotion{};
    std::string description{};
    std::string coupon{};  // set when a coupon opened the promotion
    std::optional<int> entry_number{};
    Money amount{};
    bool delivery{false};         // the delivery it saved; not among the cart's discounts
    std::vector<Money> shares{};  // of what is off the whole cart: what each entry bears, in their order
};

struct PricedEntry {
    int number{};
    Money before{};    // unit price × quantity
    Money discount{};  // this entry's share of all discounts
    Money total{};     // before − discount
    Money tax{};       // VAT within `total`
};

/// Units of an entry that a promotion used.
struct ConsumedEntry {
    int number{};
    int quantity{};
    Money adjusted_unit_price{};
    int rewarded{};  // of them, those that became cheaper because the others were bought (buy and get)
    Money off{};     // by this promotion, all of them
};

struct FiredPromotion {
    Promotion promotion{};
    std::string coupon{};
    Money amount{};
    int times{1};
    std::vector<ConsumedEntry> consumed{};  // none: of the whole cart
};

/// A promotion that would count if the cart held a little more.
struct PotentialPromotion {
    Promotion promotion{};
    int missing_units{};
    Money missing_value{};
    Off brings{};                                 // of an order discount: what the next tier takes off
    std::vector<ProductCode> missing_products{};  // of a bundle
    std::vector<int> entries{};                   // that already count for it
};

struct Gift {
    std::string promotion{};
    std::string description{};
    ProductCode product{};
    int quantity{};
    std::optional<int> brought_by{};  // the entry with which it is handed over
};

struct PricedCart {
    std::vector<PricedEntry> entries{};  // as given
    std::vector<DiscountLine> discounts{};
    std::vector<FiredPromotion> fired{};
    std::vector<PotentialPromotion> potential{};
    std::vector<Gift> gifts{};
    Money sub_total{};  // Σ before − product discounts
    Money product_discounts{};
    Money order_discounts{};
    Money coupon_discount{};  // part of the two above that coupons opened
    Money delivery_cost{};
    VatRate vat_percent{};        // that it is reckoned with
    Money total_tax{};            // VAT within `total`
    Money licence_fee{};          // of a television licence: collected for others, so without VAT or discount
    Money licence_outstanding{};  // what its holder owes of old
    Money total{};                // Σ entry totals + delivery + what is collected for the licence
    std::optional<Money> free_delivery_remaining{};  // how much more until delivery is free
    bool best{true};  // false: there were too many overlapping deals to try every combination
    Money total_discounts() const { return product_discounts + order_discounts; }
};

}  // namespace spaza
