#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "base/money.hpp"

namespace spaza {

/// What a promotion does (docs/promotions.md); each has its rules in a file of `kinds/`.
enum class PromotionKind {
    product_discount,  // off each unit of some products
    bonus_buy_any,     // n of a set for a bundle price or with something off
    bonus_buy_all,     // one of each for a bundle price or with something off
    buy_get,           // buy n of a set, get m of another cheaper or free
    giveaway,          // a free product comes along
    order_discount,    // off the whole cart, by tiers of what it is worth
    free_delivery,
};

std::string_view name_of(PromotionKind kind);
std::optional<PromotionKind> promotion_kind(std::string_view name);
/// Of all kinds, as files and the contract name them.
std::span<const std::string_view> promotion_kind_names();

/// When a promotion takes its part in pricing a cart; each stage sees what the ones before left.
enum class PromotionStage {
    own_price,   // of each product by itself
    deal,        // of units together
    gift,        // that comes along
    whole_cart,  // what is left of it
    delivery,
};
PromotionStage stage_of(PromotionKind kind);

/// The products a promotion is about: those named, and those of the categories and brands (of both, when both are
/// given), without the exceptions.
struct ProductSet {
    bool everything{false};
    std::vector<ProductCode> products{};
    std::vector<CategoryCode> categories{};
    std::vector<BrandCode> brands{};
    std::vector<ProductCode> except_products{};
    std::vector<CategoryCode> except_categories{};
    bool empty() const { return !everything && products.empty() && categories.empty() && brands.empty(); }
    /// Whatever the exceptions of either.
    bool names_same_as(const ProductSet& other) const {
        return std::tie(everything, products, categories, brands) ==
               std::tie(other.everything, other.products, other.categories, other.brands);
    }
};

/// So much less: a percentage, or an amount.
struct Off {
    int percent{};
    Money amount{};
    bool operator==(const Off&) const = default;
    bool nothing() const { return percent == 0 && amount == Money{}; }
    /// Of a price; never more than it.
    Money of(Money price) const { return percent > 0 ? price.percent(percent) : std::min(amount, price); }
};

/// `20%` or `R 150.00`.
std::string in_words(const Off& off);

/// From a cart value on.
struct Tier {
    Money from{};
    Off off{};
};

struct BundlePart {
    ProductCode product{};
    int units{1};
};

struct Promotion {
    std::string code{};
    PromotionKind kind{};
    std::string title{};
    std::string description{};
    ProductSet target{};                  // what it is about; of buy_get and giveaway: what must be bought
    ProductSet reward{};                  // buy_get: what becomes cheaper
    int units{1};                         // bonus_buy_any, buy_get, giveaway: how many must be bought
    int reward_units{1};                  // buy_get: how many become cheaper
    std::vector<BundlePart> bundle{};     // bonus_buy_all
    std::optional<Money> bundle_worth{};  // what the whole bundle costs
    Off off{};
    std::vector<Tier> tiers{};  // order_discount; free_delivery and giveaway read the first one's `from`
    ProductCode gift{};
    int gift_units{1};
    Money most_off{};     // order_discount: never more than this; zero: no limit
    int most_times{};     // in one order; zero: no limit
    int priority{};       // among equally good ones the higher counts
    std::string group{};  // of order discounts in one group only the best counts
    bool first_order{false};
    bool needs_coupon{false};
    bool enabled{true};
    std::optional<TimePoint> starts_at{};
    std::optional<TimePoint> ends_at{};
    int max_uses{};               // orders that may use it; zero: no limit
    int max_uses_per_customer{};  // zero: no limit
    Money max_given{};            // in all, by all orders; zero: no limit

    bool runs_at(TimePoint now) const {
        return enabled && (!starts_at || *starts_at <= now) && (!ends_at || now < *ends_at);
    }
    PromotionStage stage() const { return stage_of(kind); }
    bool is_deal() const { return stage() == PromotionStage::deal; }
    bool limited() const {
        return max_uses > 0 || max_uses_per_customer > 0 || max_given > Money{} || first_order;
    }
};

/// What a shopper types to open a promotion.
struct Coupon {
    std::string code{};  // upper case
    std::string promotion{};
    int max_uses{};               // orders; zero: no limit. 1: a single coupon
    int max_uses_per_customer{};  // zero: no limit
    std::string customer_uid{};   // only for who has shown this address to be theirs; empty: for everyone
    std::string customer_id{};    // only for this account, whatever its address; empty: for everyone
    std::optional<TimePoint> starts_at{};
    std::optional<TimePoint> ends_at{};
    std::string batch{};         // that it was made with; empty: by itself
    bool one_a_customer{false};  // a customer may use one code of its batch, once
    bool off{false};             // the shop's people switched it off, or its batch
};

/// `save10 ` → `SAVE10`
std::string coupon_code(std::string_view typed);

}  // namespace spaza
