#include "shop/promotions/pricing_rules.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace spaza {
namespace {

const PricingPolicy kPolicy{};

PricingEntry entry(int number, Money unit_price, int quantity, bool delivered = true) {
    return {.number = number,
            .product = ProductCode{"P" + std::to_string(number)},
            .brand = {},
            .categories = {},
            .unit_price = unit_price,
            .quantity = quantity,
            .delivered = delivered};
}

Promotion cart_off(std::string code, Off off) {
    return {.code = std::move(code), .kind = PromotionKind::order_discount, .off = off};
}

/// What a promotion took off altogether.
Money given(const PricedCart& cart, const std::string& promotion) {
    Money sum;
    for (const DiscountLine& line : cart.discounts)
        if (line.promotion == promotion) sum += line.amount;
    return sum;
}

TEST(Pricing, AddsFiftyRandForDeliveryUpToFiveHundred) {
    const PricedCart cart = price({entry(0, Money::cents(250'00), 2)}, kPolicy);

    EXPECT_EQ(cart.sub_total, Money::cents(500'00));
    EXPECT_EQ(cart.delivery_cost, Money::cents(50'00));
    EXPECT_EQ(cart.total, Money::cents(550'00));
    EXPECT_EQ(cart.free_delivery_remaining, Money::cents(0));
}

TEST(Pricing, DeliversFreeAboveFiveHundred) {
    const PricedCart cart = price({entry(0, Money::cents(500'01), 1)}, kPolicy);

    EXPECT_EQ(cart.delivery_cost, Money::cents(0));
    EXPECT_EQ(cart.total, Money::cents(500'01));
    EXPECT_EQ(cart.free_delivery_remaining, std::nullopt);
}

TEST(Pricing, ChargesNoDeliveryForWhatIsCollected) {
    EXPECT_EQ(price({entry(0, Money::cents(99'00), 1, false)}, kPolicy).total, Money::cents(99'00));
    EXPECT_EQ(price({entry(0, Money::cents(99'00), 1, false), entry(1, Money::cents(1'00), 1)}, kPolicy).total,
              Money::cents(150'00));
}

TEST(Pricing, PricesAnEmptyCartAtNothing) {
    const PricedCart cart = price({}, kPolicy);

    EXPECT_EQ(cart.total, Money::cents(0));
    EXPECT_EQ(cart.delivery_cost, Money::cents(0));
}

TEST(Pricing, StatesTheVatWithinTheTotal) {
    EXPECT_EQ(price({entry(0, Money::cents(1299'90), 1)}, kPolicy).total_tax, Money::cents(169'55));
}

TEST(Pricing, SpreadsACartDiscountByLargestRemainder) {
    const PromotionBook book{{cart_off("R100", {.percent = 0, .amount = Money::cents(100'00)})}};

    const PricedCart cart = price(
        {entry(0, Money::cents(300'00), 1), entry(1, Money::cents(300'00), 1), entry(2, Money::cents(300'00), 1)},
        kPolicy, book, {});

    EXPECT_EQ(cart.entries[0].discount, Money::cents(33'34));
    EXPECT_EQ(cart.entries[1].discount, Money::cents(33'33));
    EXPECT_EQ(cart.entries[2].discount, Money::cents(33'33));
    EXPECT_EQ(cart.order_discounts, Money::cents(100'00));
    EXPECT_EQ(cart.total, Money::cents(800'00));
}

TEST(Pricing, NeverTakesMoreOffThanThereIs) {
    Promotion on_product{.code = "A", .kind = PromotionKind::product_discount, .off = {0, Money::cents(8'00)}};
    on_product.target.products = {ProductCode{"P0"}};
    const PromotionBook book{{on_product, cart_off("B", {0, Money::cents(8'00)})}};

    const PricedCart cart = price({entry(0, Money::cents(10'00), 1, false)}, kPolicy, book, {});

    EXPECT_EQ(cart.total, Money::cents(0));
    EXPECT_EQ(given(cart, "A"), Money::cents(8'00));
    EXPECT_EQ(given(cart, "B"), Money::cents(2'00));
}

TEST(Pricing, TheBestOwnDiscountOfAProductCounts) {
    Promotion ten{.code = "TEN", .kind = PromotionKind::product_discount, .off = {.percent = 10}};
    ten.target.categories = {CategoryCode{"tv"}};
    Promotion fifty{.code = "FIFTY", .kind = PromotionKind::product_discount, .off = {0, Money::cents(50'00)}};
    fifty.target.brands = {BrandCode{"umoya"}};
    PricingEntry tv = entry(0, Money::cents(1000'00), 2);
    tv.categories = {CategoryCode{"tv"}};
    tv.brand = BrandCode{"umoya"};

    const PricedCart cart = price({tv}, kPolicy, PromotionBook{{ten, fifty}}, {});

    EXPECT_EQ(given(cart, "TEN"), Money::cents(200'00));
    EXPECT_EQ(given(cart, "FIFTY"), Money::cents(0));
    ASSERT_EQ(cart.fired.size(), 1U);
    EXPECT_EQ(cart.fired[0].consumed[0].adjusted_unit_price, Money::cents(900'00));
}

TEST(Pricing, BrandAndCategoryTogetherMeanBoth) {
    Promotion promotion{.code = "BOTH", .kind = PromotionKind::product_discount, .off = {.percent = 10}};
    promotion.target.categories = {CategoryCode{"tv"}};
    promotion.target.brands = {BrandCode{"umoya"}};
    promotion.target.except_products = {ProductCode{"P2"}};
    PricingEntry of_both = entry(0, Money::cents(100'00), 1);
    of_both.categories = {CategoryCode{"av"}, CategoryCode{"tv"}};
    of_both.brand = BrandCode{"umoya"};
    PricingEntry of_one = entry(1, Money::cents(100'00), 1);
    of_one.categories = {CategoryCode{"tv"}};
    PricingEntry excepted = of_both;
    excepted.number = 2;
    excepted.product = ProductCode{"P2"};

    const PricedCart cart = price({of_both, of_one, excepted}, kPolicy, PromotionBook{{promotion}}, {});

    EXPECT_EQ(cart.entries[0].discount, Money::cents(10'00));
    EXPECT_EQ(cart.entries[1].discount, Money::cents(0));
    EXPECT_EQ(cart.entries[2].discount, Money::cents(0));
}

TEST(Pricing, AnyThreeForAPriceTakesTheDearest) {
    Promotion deal{.code = "3FOR", .kind = PromotionKind::bonus_buy_any, .units = 3};
    deal.bundle_worth = Money::cents(250'00);
    deal.target.products = {ProductCode{"P0"}, ProductCode{"P1"}};

    const PricedCart cart = price({entry(0, Money::cents(100'00), 2), entry(1, Money::cents(90'00), 2)}, kPolicy,
                                  PromotionBook{{deal}}, {});

    EXPECT_EQ(given(cart, "3FOR"), Money::cents(40'00));  // 100 + 100 + 90 for 250
    EXPECT_EQ(cart.sub_total, Money::cents(340'00));
}

TEST(Pricing, ABundleNeedsEveryPartAndSaysWhatIsMissing) {
    Promotion deal{.code = "SET", .kind = PromotionKind::bonus_buy_all};
    deal.bundle = {{ProductCode{"P0"}, 1}, {ProductCode{"P1"}, 1}};
    deal.bundle_worth = Money::cents(150'00);
    const PromotionBook book{{deal}};

    const PricedCart half = price({entry(0, Money::cents(100'00), 2)}, kPolicy, book, {});
    EXPECT_EQ(half.total_discounts(), Money{});
    ASSERT_EQ(half.potential.size(), 1U);
    EXPECT_EQ(half.potential[0].missing_products, std::vector{ProductCode{"P1"}});

    const PricedCart whole =
        price({entry(0, Money::cents(100'00), 2), entry(1, Money::cents(90'00), 1)}, kPolicy, book, {});
    EXPECT_EQ(given(whole, "SET"), Money::cents(40'00));
    EXPECT_TRUE(whole.potential.empty());
}

TEST(Pricing, BuyTwoGetTheCheapestFree) {
    Promotion deal{.code = "B2G1", .kind = PromotionKind::buy_get, .units = 2, .off = {.percent = 100}};
    deal.target.products = deal.reward.products = {ProductCode{"P0"}, ProductCode{"P1"}};

    const PricedCart cart = price({entry(0, Money::cents(100'00), 1), entry(1, Money::cents(40'00), 2)}, kPolicy,
                                  PromotionBook{{deal}}, {});

    EXPECT_EQ(given(cart, "B2G1"), Money::cents(40'00));
}

TEST(Pricing, AUnitServesOneDealAndTheBestCombinationWins) {
    // The television alone with the soundbar saves 100; with soundbar and bracket apart, two deals save 60 each.
    const auto pair = [](std::string code, std::string a, std::string b, Money off) {
        Promotion deal{.code = std::move(code), .kind = PromotionKind::bonus_buy_all, .off = {0, off}};
        deal.bundle = {{ProductCode{std::move(a)}, 1}, {ProductCode{std::move(b)}, 1}};
        return deal;
    };
    const PromotionBook book{{pair("BIG", "P0", "P1", Money::cents(100'00)),
                              pair("LEFT", "P0", "P2", Money::cents(60'00)),
                              pair("RIGHT", "P1", "P3", Money::cents(60'00))}};

    const PricedCart cart = price({entry(0, Money::cents(500'00), 1), entry(1, Money::cents(300'00), 1),
                                   entry(2, Money::cents(200'00), 1), entry(3, Money::cents(200'00), 1)},
                                  kPolicy, book, {});

    EXPECT_EQ(given(cart, "BIG"), Money{});
    EXPECT_EQ(cart.total_discounts(), Money::cents(120'00));
}

TEST(Pricing, TiersGiveMoreForMore) {
    Promotion tiers{.code = "SPEND", .kind = PromotionKind::order_discount};
    tiers.tiers = {{Money::cents(1000'00), {0, Money::cents(100'00)}}, {Money::cents(2000'00), {.percent = 15}}};
    const PromotionBook book{{tiers}};

    const auto of = [&](Money price_of) { return price({entry(0, price_of, 1)}, kPolicy, book, {}); };

    EXPECT_EQ(of(Money::cents(999'99)).order_discounts, Money{});
    EXPECT_EQ(of(Money::cents(999'99)).potential.front().missing_value, Money::cents(1));
    EXPECT_EQ(of(Money::cents(1000'00)).order_discounts, Money::cents(100'00));
    EXPECT_EQ(of(Money::cents(2000'00)).order_discounts, Money::cents(300'00));
}

TEST(Pricing, OfAGroupOnlyTheBestCounts) {
    Promotion ten = cart_off("TEN", {.percent = 10});
    Promotion hundred = cart_off("HUNDRED", {0, Money::cents(100'00)});
    ten.group = hundred.group = "coupons";

    const PricedCart cart =
        price({entry(0, Money::cents(2000'00), 1)}, kPolicy, PromotionBook{{ten, hundred}}, {});

    EXPECT_EQ(cart.order_discounts, Money::cents(200'00));
}

TEST(Pricing, ACouponOpensItsPromotion) {
    Promotion promotion = cart_off("SAVE", {.percent = 10});
    promotion.needs_coupon = true;
    const PromotionBook book{{promotion}};
    const std::vector<PricingEntry> entries{entry(0, Money::cents(1000'00), 1)};

    EXPECT_EQ(price(entries, kPolicy, book, {}).total_discounts(), Money{});
    const PricedCart cart = price(entries, kPolicy, book, {.opened = {{"SAVE", "SAVE10"}}});
    EXPECT_EQ(cart.coupon_discount, Money::cents(100'00));
    EXPECT_EQ(cart.discounts.front().coupon, "SAVE10");
}

TEST(Pricing, AFirstOrderIsForWhoHasNoneYet) {
    Promotion welcome = cart_off("WELCOME", {.percent = 20});
    welcome.first_order = true;
    welcome.most_off = Money::cents(150'00);
    const PromotionBook book{{welcome}};
    const std::vector<PricingEntry> entries{entry(0, Money::cents(1000'00), 1)};

    EXPECT_EQ(price(entries, kPolicy, book, {}).total_discounts(), Money{});
    EXPECT_EQ(price(entries, kPolicy, book, {.first_order = true}).total_discounts(), Money::cents(150'00));
}

TEST(Pricing, PromotionsRunFromTheirStartUntilTheirEnd) {
    Promotion promotion = cart_off("MAY", {.percent = 10});
    promotion.starts_at = TimePoint{std::chrono::hours{10}};
    promotion.ends_at = TimePoint{std::chrono::hours{20}};
    const PromotionBook book{{promotion}};
    const auto at = [&](int hour) {
        return price({entry(0, Money::cents(1000'00), 1)}, kPolicy, book,
                     {.now = TimePoint{std::chrono::hours{hour}}})
            .total_discounts();
    };

    EXPECT_EQ(at(9), Money{});
    EXPECT_EQ(at(10), Money::cents(100'00));
    EXPECT_EQ(at(20), Money{});
}

TEST(Pricing, FreeDeliveryIsToldWithItsGiver) {
    Promotion free{.code = "FREE", .kind = PromotionKind::free_delivery, .title = "Free delivery"};
    free.tiers = {{Money::cents(200'00), {}}};
    const PromotionBook book{{free}};

    const PricedCart cart = price({entry(0, Money::cents(250'00), 1)}, kPolicy, book, {});
    EXPECT_EQ(cart.delivery_cost, Money{});
    EXPECT_EQ(cart.total_discounts(), Money{});
    ASSERT_EQ(cart.discounts.size(), 1U);
    EXPECT_TRUE(cart.discounts[0].delivery);
    EXPECT_EQ(cart.discounts[0].amount, Money::cents(50'00));
    EXPECT_EQ(price({entry(0, Money::cents(199'00), 1)}, kPolicy, book, {}).delivery_cost, Money::cents(50'00));
}

TEST(Pricing, AGiftComesAlongAndCostsNothing) {
    Promotion gift{.code = "GIFT", .kind = PromotionKind::giveaway, .units = 2};
    gift.target.products = {ProductCode{"P0"}};
    gift.gift = ProductCode{"P9"};
    const PromotionBook book{{gift}};

    const PricedCart first = price({entry(0, Money::cents(300'00), 5)}, kPolicy, book, {});
    ASSERT_EQ(first.gifts.size(), 1U);
    EXPECT_EQ(first.gifts[0].quantity, 2);

    PricingEntry come_along = entry(9, Money::cents(80'00), 2);
    come_along.give_away = true;
    const PricedCart cart = price({entry(0, Money::cents(300'00), 5), come_along}, kPolicy, book, {});
    EXPECT_EQ(cart.entries[1].total, Money{});
    EXPECT_EQ(cart.total, Money::cents(1500'00));
    EXPECT_EQ(given(cart, "GIFT"), Money::cents(160'00));
}

// ---- Properties over random carts and promotions -------------------------------------------------------------

constexpr int kCases = 100'000;

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
    PromotionBook book;
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
    made.book = PromotionBook{std::move(promotions)};
    return made;
}

/// For reading a failure.
std::string told(const std::vector<PricingEntry>& entries, const PromotionBook& book) {
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
    for (const Promotion& each : book.all()) {
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
    const PricedCart other = price(turned, kPolicy, all.book, all.context);
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
    const PricedCart bigger = price(more, kPolicy, all.book, all.context);
    // The first thing to be delivered brings its delivery with it.
    const bool brings_delivery = added.delivered && std::ranges::none_of(all.entries, &PricingEntry::delivered);
    const Money most = cart.total + added.unit_price + (brings_delivery ? kPolicy.delivery_fee : Money{});
    if (!cart.best || !bigger.best) return false;
    if (bigger.total > most)
        RC_LOG() << told(more, all.book) << "added " << added.number << ": " << cart.total.in_cents() << " -> "
                 << bigger.total.in_cents() << " goods " << (cart.total - cart.delivery_cost).in_cents() << " -> "
                 << (bigger.total - bigger.delivery_cost).in_cents();
    RC_ASSERT(bigger.total <= most);
    return true;
}

TEST(Pricing, HoldsForRandomCartsAndPromotions) {
    rc::detail::TestParams params = rc::detail::configuration().testParams;
    params.maxSuccess = std::max(params.maxSuccess, kCases);
    rc::detail::TestMetadata about;
    about.id = "Pricing.HoldsForRandomCartsAndPromotions";
    int too_many = 0;  // deals overlapping in more ways than are tried
    const auto result = rc::detail::checkTestable(
        [&] {
            const Case all = random_case();
            const PricedCart cart = price(all.entries, kPolicy, all.book, all.context);
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
    EXPECT_LT(too_many, kCases / 200);
}

}  // namespace
}  // namespace spaza
