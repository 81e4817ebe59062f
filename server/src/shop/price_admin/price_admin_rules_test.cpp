#include "shop/price_admin/price_admin_rules.hpp"

#include <gtest/gtest.h>

#include "shop/price_admin/price_payload_rules.hpp"
#include "shop/price_admin/price_words_rules.hpp"

namespace spaza {
namespace {

using std::chrono::days;
const TimePoint kNow{days{20'000}};

ShelfPrice rand_price(std::int64_t cents, std::optional<std::int64_t> was = {}) {
    ShelfPrice price{.price = Money::cents(cents)};
    if (was) price.was = Money::cents(*was);
    return price;
}

TEST(PriceMove, IsLargeBeyondThePercentage) {
    const PricePolicy policy{.move_percent = 30};
    EXPECT_FALSE(is_large_move(rand_price(100'00), Money::cents(70'00), policy));
    EXPECT_TRUE(is_large_move(rand_price(100'00), Money::cents(69'99), policy));
    EXPECT_FALSE(is_large_move(rand_price(100'00), Money::cents(130'00), policy));
    EXPECT_TRUE(is_large_move(rand_price(100'00), Money::cents(130'01), policy));
    EXPECT_FALSE(is_large_move(std::nullopt, Money::cents(1), policy)) << "a first price";
    EXPECT_TRUE(is_large_move(rand_price(0), Money::cents(1), policy)) << "it was free";
}

TEST(PriceMove, ManySmallStepsAreOneLargeOne) {
    const PricePolicy policy{.move_percent = 30};
    KeptPrice kept{.product = "1", .name = "", .now = rand_price(70'00), .version = "", .on_sale = true};
    EXPECT_FALSE(takes_two(kept, kept.now, Money::cents(60'00), policy));
    kept.lately = {Money::cents(70'00), Money::cents(100'00)};
    EXPECT_TRUE(takes_two(kept, kept.now, Money::cents(60'00), policy));
    EXPECT_FALSE(takes_two(kept, kept.now, Money::cents(75'00), policy));
    EXPECT_TRUE(takes_two(kept, std::nullopt, Money::cents(60'00), policy)) << "a first price of what is on sale";
    kept.on_sale = false;
    EXPECT_FALSE(takes_two(kept, std::nullopt, Money::cents(60'00), policy));
    EXPECT_TRUE(takes_two(kept, std::nullopt, Money{}, policy)) << "free";
}

TEST(PriceRounding, GoesToTheNearest) {
    using enum PriceRule::Rounding;
    const auto to = [](std::int64_t cents, PriceRule::Rounding how) {
        return rounded(Money::cents(cents), how).in_cents();
    };
    EXPECT_EQ(to(1234'50, none), 1234'50);
    EXPECT_EQ(to(1234'49, to_00), 1234'00);
    EXPECT_EQ(to(1234'50, to_00), 1235'00);
    EXPECT_EQ(to(1234'48, to_99), 1233'99);
    EXPECT_EQ(to(1234'49, to_99), 1234'99);
    EXPECT_EQ(to(1234'99, to_99), 1234'99);
    EXPECT_EQ(to(20, to_99), 99) << "never below the first";
}

TEST(PriceRule, KeepsTheWasPriceOnlyWhileItIsAbove) {
    EXPECT_EQ(*by_rule({.percent = -10}, rand_price(100'00, 120'00)), rand_price(90'00, 120'00));
    EXPECT_EQ(*by_rule({.percent = 30}, rand_price(100'00, 120'00)), rand_price(130'00));
    EXPECT_EQ(*by_rule({.percent = -10, .was = PriceRule::Was::former}, rand_price(100'00)),
              rand_price(90'00, 100'00));
    EXPECT_EQ(*by_rule({.amount = Money::cents(-1'00), .was = PriceRule::Was::none}, rand_price(100'00, 120'00)),
              rand_price(99'00));
    EXPECT_EQ(by_rule({.percent = -10}, std::nullopt).error(), "It has no price.");
    EXPECT_EQ(by_rule({.amount = Money::cents(-100'00)}, rand_price(100'00)).error(), "It would cost nothing.");
    EXPECT_EQ(*by_rule({.price = Money::cents(5'00)}, std::nullopt), rand_price(5'00));
}

TEST(WasPrice, CountsTheDaysItWasChargedInTheLastNinety) {
    const auto held = [](std::int64_t cents, int from, std::optional<int> until) {
        FormerPrice price{.price = rand_price(cents), .from = kNow - days{from}, .until = {}, .by = {}, .why = {}};
        if (until) price.until = kNow - days{*until};
        return price;
    };
    EXPECT_EQ(days_charged(Money::cents(100), {held(90, 10, {}), held(100, 40, 10), held(120, 200, 40)}, kNow),
              80);
    EXPECT_EQ(days_charged(Money::cents(101), {held(100, 90, {})}, kNow), 0);
}

TEST(PriceWords, AreThePriceAgain) {
    const ShelfPrice price{Money::cents(499'90), Money::cents(599'00), kNow};
    EXPECT_EQ(price_in_words({}, price_words(price)), price);
    EXPECT_EQ(price_in_words(price, {{"price", {}}}), std::nullopt);
    EXPECT_EQ(price_phrase(price), "499.90 (was 599.00)");
    const PricePayload payload{{{"1001", "ab", price}}, {7}, "CA-1"};
    const auto again = price_payload(json_of(payload));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->targets.front().price, price);
    EXPECT_EQ(again->undoes, payload.undoes);
    EXPECT_EQ(again->campaign, "CA-1");
    EXPECT_FALSE(price_payload("{}"));
}

}  // namespace
}  // namespace spaza
