#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"
#include "shop/cart/deposit.hpp"
#include "shop/catalogue/catalogue.hpp"
#include "shop/promotions/promotions.hpp"
#include "shop/stock/stock.hpp"
#include "shop/tv_licence/tv_licence.hpp"

namespace spaza {

struct CartEntry {
    ProductCode product;
    int quantity{1};
    Money seen_price;        // the unit price when the shopper last changed or confirmed the cart
    StoreCode pickup_store;  // another store to collect at than the zone's; empty: none chosen
    bool give_away{false};   // came along with a promotion; only in views, never kept
    bool operator==(const CartEntry&) const = default;
};

/// A pre-order has a cart of its own, with one product (spec §1).
enum class CartKind { standard, pre_order };

enum class CartState { active, ordered, merged, removed };

/// An entry's number is its place in the list, from 0.
struct Cart {
    CartCode code;
    std::string guid;
    std::optional<CustomerId> customer;  // nothing: a guest's
    CartState state{CartState::active};
    std::vector<CartEntry> entries;
    std::vector<std::string> coupons{};  // codes the shopper gave, as they came
    CartCode merged_into;
    std::int64_t version{1};
    TimePoint created_at;
    TimePoint modified_at;
    CartKind kind{CartKind::standard};
    std::string campaign{};  // that brought the shopper; empty: none
    bool additional{false};  // made beside the current one and used by its code
};

struct CartPolicy {
    std::size_t most_additional{10};  // of one customer
    int most_entries{100};
    int most_coupons{5};
    std::vector<StoreCode> liquor_stores{};  // that may hand over liquor; empty: all
};

/// How much of a request was granted (OCC CartModification).
enum class ModificationStatus { success, lowStock, noStock, maxQuantity, unavailable };

struct CartModification {
    ModificationStatus status{ModificationStatus::success};
    int wanted{};
    int added{};                       // may be negative when units were taken away
    std::optional<std::size_t> entry;  // where it is now
    int left{};                        // how many can be had at most, for the message
    std::string why{};                 // the key of what is said of what is unavailable
};

/// An entry as the shopper sees it now.
struct CartEntryView {
    std::optional<ProductFacts> facts;  // nothing: no longer sold
    int available{};                    // units the shopper could have
    bool out_of_stock{};                // fewer than wanted
    bool too_many{};                    // more than one order may have
    std::optional<Money> price_was;     // set when the price changed since the shopper last saw it
    std::string promise{};              // expectedDeliveryMsg; empty when it cannot be had
};

/// A cart as it stands today; what promotions give away stands behind the shopper's own entries.
struct CartView {
    Cart cart;
    std::vector<CartEntryView> entries;  // beside cart.entries
    PricedCart priced;
    std::vector<CouponAnswer> coupons{};
    bool needs_licence{false};              // there is a television in it
    std::optional<TvLicence> licence{};     // that it is bought with
    std::optional<DepositSplit> deposit{};  // of a pre-order
    bool ordered() const { return cart.state == CartState::ordered; }
    int units() const {
        int sum = 0;
        for (const CartEntry& entry : cart.entries)
            if (!entry.give_away) sum += entry.quantity;
        return sum;
    }
};

}  // namespace spaza
