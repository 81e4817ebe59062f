// What holds for any cart and any promotions.
#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>
#include <sstream>

#include "shop/promotions/pricing_rules.hpp"
#include "support/pricing_example.hpp"

namespace spaza {
namespace {

using namespace pricing_example;

/// Fewer where each is watched by a sanitizer.
int cases() {
    const char* said = std::getenv("SPAZA_TEST_CASES");
    return said ? std::atoi(said) : 100'000;
}

Money cents(std::int64_t least, std::int64_t most) {
    return Money::cents(*rc::gen::resize(100, rc::gen::inRange<std::int64_t>(least, most)));
}
int number(int least, int most) { return *rc::gen::resize(100, rc::gen::inRange(least, most)); }
bool one_in(int many) { return number(0, many) == 0; }

const std::vector<CategoryCode> kCategories{CategoryCode{"a"}, CategoryCode{"b"}};
const std::vector<BrandCode> kBrands{BrandCode{"x"}, BrandCode{"y"}};

ProductSet random_set() {
    ProductSet set;
    switch (number(0, 5)) {
        case 0: set.everything = true; break;
        case 1: set.categories = {kCategories[static_cast<std::size_t>(number(0, 2))]}; break;
        case 2: set.brands = {kBrands[static_cast<std::size_t>(number(0, 2))]}; break;
        default:
            for (int i = number(1, 4); i > 0; --i)
                set.products.push_back(ProductCode{"P" + std::to_string(number(0, 7))});
    }
    if (one_in(8)) set.except_products = {ProductCode{"P" + std::to_string(number(0, 7))}};
    return set;
}

Off random_off() {
    return one_in(2) ? Off{.percent = number(1, 101)} : Off{.percent = 0, .amount = cents(1, 30'000)};
}

Promotion random_promotion(int i) {
    Promotion made{.code = "D" + std::to_string(i), .kind = static_cast<PromotionKind>(number(0, 7))};
    made.target = random_set();
    made.off = random_off();
    made.units = number(1, 4);
    made.priority = number(0, 3);
    if (one_in(4)) made.most_times = number(1, 3);
    if (one_in(3)) made.bundle_worth = cents(0, 60'000);
    if (one_in(8)) made.needs_coupon = true;
    if (one_in(8)) made.first_order = true;
    if (made.kind == PromotionKind::buy_get) {
        made.reward = one_in(2) ? made.target : random_set();
        made.reward_units = number(1, 3);
    }
    if (made.kind == PromotionKind::bonus_buy_all)
        for (int part = number(2, 4), at = number(0, 4); part > 0; --part, ++at)
            made.bundle.push_back({ProductCode{"P" + std::to_string(at)}, number(1, 3)});
    if (made.kind == PromotionKind::giveaway) made.gift = ProductCode{"GIFT"};
    if (made.kind == PromotionKind::order_discount) {
        if (one_in(2)) made.group = "g";
        if (one_in(2)) made.most_off = cents(1, 20'000);
        Money from;
        for (int tier = number(0, 3); tier > 0; --tier) {
            from += cents(1, 40'000);
            made.tiers.push_back({from, made.off});
            made.off.percent += made.off.percent > 0 && made.off.percent < 90 ? 10 : 0;
            if (made.off.percent == 0) made.off.amount += cents(0, 5'000);
        }
    } else if (one_in(2) && !made.is_deal()) {
        made.tiers = {{cents(1, 60'000), {}}};
    }
    return made;
}

struct Case {
    std::vector<PricingEntry> entries;
    PromotionSet promotion_set;
    PricingContext context;
};

PricingEntry random_entry(int product) {
    PricingEntry made = entry(product, cents(1, 50'000), number(1, 4));
    made.categories = {kCategories[static_cast<std::size_t>(number(0, 2))]};
    made.brand = kBrands[static_cast<std::size_t>(number(0, 2))];
    made.delivered = !one_in(6);
    return made;
}

Case random_case() {
    Case made;
    for (int product = 0; product < 7; ++product)
        if (one_in(2)) made.entries.push_back(random_entry(product));
    std::vector<Promotion> promotions;
    for (int i = number(0, 6); i > 0; --i) promotions.push_back(random_promotion(i));
    made.context.first_order = one_in(2);
    for (const Promotion& each : promotions)
        if (each.needs_coupon && one_in(2)) made.context.opened.emplace(each.code, "COUPON");
    made.promotion_set = PromotionSet{std::move(promotions)};
    return made;
}

/// For reading a failure.
std::string reported(const std::vector<PricingEntry>& entries, const PromotionSet& promotion_set) {
    std::ostringstream out;
    for (const PricingEntry& each : entries)
        out << each.number << ": " << each.quantity << " x " << each.unit_price.in_cents() << ' '
            << each.categories.front().value << each.brand.value << (each.delivered ? "" : " collected") << '\n';
    const auto set = [&](const ProductSet& of) {
        out << (of.everything ? " all" : "");
        for (const auto& each : of.products) out << ' ' << each.value;
        for (const auto& each : of.categories) out << ' ' << each.value;
        for (const auto& each : of.brands) out << ' ' << each.value;
        for (const auto& each : of.except_products) out << " -" << each.value;
    };
    for (const Promotion& each : promotion_set.all()) {
        out << each.code << ' ' << name_of(each.kind) << ' ' << each.units << " of";
        set(each.target);
        out << " get " << each.reward_units << " of";
        set(each.reward);
        for (const BundlePart& part : each.bundle) out << ' ' << part.units << '*' << part.product.value;
        out << ' ' << each.off.percent << "% " << each.off.amount.in_cents() << 'c';
        if (each.bundle_worth) out << " worth " << each.bundle_worth->in_cents();
        for (const Tier& tier : each.tiers)
            out << " from " << tier.from.in_cents() << ' ' << tier.off.percent << "% "
                << tier.off.amount.in_cents();
        out << " times " << each.most_times << " group " << each.group << " most " << each.most_off.in_cents()
            << '\n';
    }
    return out.str();
}

void adds_up(const Case& all, const PricedCart& cart) {
    Money totals;
    Money taxes;
    Money taken;
    for (const PricedEntry& each : cart.entries) {
        RC_ASSERT(each.total >= Money{});
        RC_ASSERT(each.discount >= Money{});
        RC_ASSERT(each.tax >= Money{});
        RC_ASSERT(each.before - each.discount == each.total);
        totals += each.total;
        taxes += each.tax;
        taken += each.discount;
    }
    Money lines;
    Money coupons;
    for (const DiscountLine& line : cart.discounts) {
        RC_ASSERT(line.amount > Money{});
        if (line.delivery) continue;
        lines += line.amount;
        if (!line.coupon.empty()) coupons += line.amount;
    }
    RC_ASSERT(totals + cart.delivery_cost == cart.total);
    RC_ASSERT(taken == lines);
    RC_ASSERT(lines == cart.total_discounts());
    RC_ASSERT(coupons == cart.coupon_discount);
    RC_ASSERT(cart.delivery_cost >= Money{});
    RC_ASSERT(taxes <= cart.total_tax);
    if (cart.delivery_cost == Money{}) RC_ASSERT(taxes == cart.total_tax);
    RC_ASSERT(cart.total_tax == tax_included(cart.total, 15));
    // Σ nets is the net of the whole, and nobody's VAT is a cent away from what falls to it.
    Money nets;
    for (const PricedEntry& each : cart.entries) nets += each.total - each.tax;
    const Money delivery_tax = cart.total_tax - taxes;
    RC_ASSERT(nets + (cart.delivery_cost - delivery_tax) == cart.total - cart.total_tax);
    const auto is_fair = [&](Money amount, Money tax) {
        const std::int64_t whole = cart.total.in_cents();
        return std::abs(tax.in_cents() * whole - cart.total_tax.in_cents() * amount.in_cents()) <
               std::max<std::int64_t>(whole, 1);
    };
    for (const PricedEntry& each : cart.entries) RC_ASSERT(is_fair(each.total, each.tax));
    RC_ASSERT(is_fair(cart.delivery_cost, delivery_tax));

    // A unit serves one deal at most.
    std::map<int, int> used;
    for (const FiredPromotion& each : cart.fired)
        if (each.promotion.is_deal())
            for (const ConsumedEntry& consumed : each.consumed) used[consumed.number] += consumed.quantity;
    for (const PricingEntry& each : all.entries) RC_ASSERT(used[each.number] <= each.quantity);
}

void order_does_not_matter(const Case& all, const PricedCart& cart) {
    auto turned = all.entries;
    std::ranges::reverse(turned);
    const PricedCart other = price(turned, kTerms, all.promotion_set, all.context);
    RC_ASSERT(other.total == cart.total);
    for (const PricedEntry& each : cart.entries) {
        const auto same = std::ranges::find(other.entries, each.number, &PricedEntry::number);
        RC_ASSERT(same->total == each.total);
        RC_ASSERT(same->tax == each.tax);
    }
}

/// One more unit: of a product in the cart, or of a new one.
bool one_more_costs_at_most_its_price(const Case& all, const PricedCart& cart) {
    auto more = all.entries;
    PricingEntry added;
    if (!more.empty() && one_in(2)) {
        auto& grown = more[static_cast<std::size_t>(number(0, static_cast<int>(more.size())))];
        grown.quantity += 1;
        added = grown;
    } else {
        int product = 0;
        while (std::ranges::find(more, product, &PricingEntry::number) != more.end()) ++product;
        added = random_entry(product);
        added.quantity = 1;
        more.push_back(added);
    }
    const PricedCart bigger = price(more, kTerms, all.promotion_set, all.context);
    // The first thing to be delivered brings its delivery with it.
    const bool brings_delivery = added.delivered && std::ranges::none_of(all.entries, &PricingEntry::delivered);
    const Money most = cart.total + added.unit_price + (brings_delivery ? kTerms.delivery_fee : Money{});
    if (!cart.best || !bigger.best) return false;
    if (bigger.total > most)
        RC_LOG() << reported(more, all.promotion_set) << "added " << added.number << ": " << cart.total.in_cents()
                 << " -> " << bigger.total.in_cents() << " goods " << (cart.total - cart.delivery_cost).in_cents()
                 << " -> " << (bigger.total - bigger.delivery_cost).in_cents();
    RC_ASSERT(bigger.total <= most);
    return true;
}

TEST(Pricing, HoldsForRandomCartsAndPromotions) {
    rc::detail::TestParams params = rc::detail::configuration().testParams;
    params.maxSuccess = std::max(params.maxSuccess, cases());
    rc::detail::TestMetadata about;
    about.id = "Pricing.HoldsForRandomCartsAndPromotions";
    int too_many = 0;  // deals overlapping in more ways than are tried
    const auto result = rc::detail::checkTestable(
        [&] {
            const Case all = random_case();
            const PricedCart cart = price(all.entries, kTerms, all.promotion_set, all.context);
            adds_up(all, cart);
            order_does_not_matter(all, cart);
            if (!one_more_costs_at_most_its_price(all, cart)) ++too_many;
        },
        about, params);
    if (!result.template is<rc::detail::SuccessResult>()) {
        std::ostringstream what;
        rc::detail::printResultMessage(result, what);
        FAIL() << what.str();
    }
    EXPECT_LT(too_many, cases() / 200);
}

}  // namespace
}  // namespace spaza
