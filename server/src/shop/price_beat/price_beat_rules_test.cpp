#include "shop/price_beat/price_beat_rules.hpp"

#include <gtest/gtest.h>

#include "shop/orders/fulfilment/fulfilment_rules.hpp"
#include "shop/orders/orders_rows_store_sql.hpp"

namespace spaza {
namespace {

using std::chrono::days;
using std::chrono::sys_days;
using namespace std::chrono_literals;

const PriceBeatPolicy kPolicy{.bonus_percent = 10,
                              .not_counted = {"auction.example", "secondhand.example"},
                              .own_hosts = {"shop.example"},
                              .two_persons_over = Money::cents(1000'00),
                              .coupon_lives = 48h,
                              .origin = "https://shop.example"};
constexpr auto kAfter = PriceBeatKind::after_purchase;
constexpr auto kBefore = PriceBeatKind::before_purchase;

std::string key_of(const Done& done) { return done ? "" : done.error().message_key; }

TEST(PriceBeat, PaysTheDifferencePlusTenPercentOfIt) {
    const auto due = amount_due(Money::cents(499'00), Money::cents(449'00), kAfter, kPolicy);
    ASSERT_TRUE(due);
    EXPECT_EQ(*due, (BeatenPrice{Money::cents(50'00), Money::cents(5'00), Money::cents(55'00)}));
}

TEST(PriceBeat, RoundsHalfACentUp) {
    EXPECT_EQ(amount_due(Money::cents(100'05), Money::cents(100'00), kAfter, kPolicy)->amount, Money::cents(6));
    EXPECT_EQ(amount_due(Money::cents(100'04), Money::cents(100'00), kAfter, kPolicy)->amount, Money::cents(4));
    EXPECT_EQ(amount_due(Money::cents(100'15), Money::cents(100'00), kAfter, kPolicy)->amount, Money::cents(17));
}

TEST(PriceBeat, NeverGivesMoreThanWasPaid) {
    EXPECT_EQ(*amount_due(Money::cents(499'00), Money::cents(1), kAfter, kPolicy),
              (BeatenPrice{Money::cents(498'99), Money::cents(1), Money::cents(499'00)}));
}

TEST(PriceBeat, IsNoneWhenTheirsIsNotLower) {
    const auto dearer = amount_due(Money::cents(9999'00), Money::cents(10200'00), kAfter, kPolicy);
    ASSERT_FALSE(dearer);
    EXPECT_EQ(dearer.error().message_key, "priceBeat.dearer");
    EXPECT_EQ(dearer.error().subject, "competitorPrice");
    EXPECT_EQ(dearer.error().params[0].second, formatted(Money::cents(201'00)));
    EXPECT_EQ(amount_due(Money::cents(1), Money::cents(2), kBefore, kPolicy).error().message_key,
              "priceBeat.dearerBefore");
    EXPECT_EQ(amount_due(Money::cents(1), Money::cents(1), kAfter, kPolicy).error().message_key, "priceBeat.same");
}

TEST(PriceBeat, MayBeClaimedToTheEndOfTheFourteenthDay) {
    const sys_days bought = 2026y / std::chrono::June / 10;
    EXPECT_EQ(days_left(bought, bought, days{14}), 14);
    EXPECT_EQ(days_left(bought, bought + days{14}, days{14}), 0);
    EXPECT_EQ(days_left(bought, bought + days{15}, days{14}), std::nullopt);
    EXPECT_EQ(days_left(bought, bought, days{0}), 0);
}

TEST(PriceBeat, ReadsPricesToTheCent) {
    EXPECT_EQ(price_in("9499.00"), Money::cents(9499'00));
    EXPECT_EQ(price_in("449.5"), Money::cents(449'50));
    EXPECT_EQ(price_in("0.07"), Money::cents(7));
    EXPECT_EQ(price_in("12"), Money::cents(12'00));
    for (const char* none : {"", "0", "1e3", "R 12", "1,50", "-1", "1.234"})
        EXPECT_EQ(price_in(none), std::nullopt);
}

TEST(PriceBeat, CountsNeitherOurOwnPagesNorSitesThatAreLeftOut) {
    EXPECT_EQ(key_of(check_competitor("https://www.goedkoop.example/tv", kPolicy, "")), "");
    EXPECT_EQ(key_of(check_competitor("https://notauction.example/tv", kPolicy, "")), "");
    for (const char* ours :
         {"https://shop.example/p/1", "http://SHOP.example:8080/p/1", "https://www.shop.example/"})
        EXPECT_EQ(key_of(check_competitor(ours, kPolicy, "")), "priceBeat.ownShop") << ours;
    EXPECT_EQ(key_of(check_competitor("https://my.spaza.example/", kPolicy, "my.spaza.example:8443")),
              "priceBeat.ownShop");
    for (const char* out : {"https://auction.example/1", "https://www.Auction.example/1"})
        EXPECT_EQ(key_of(check_competitor(out, kPolicy, "")), "priceBeat.notCounted") << out;
}

TEST(PriceBeat, KnowsTheProductOfOurOwnPages) {
    const auto code = [](const char* url) { return product_of_page(url, kPolicy, "localhost:8080"); };
    EXPECT_EQ(code("/tv-audio/televisions/p/10448821"), ProductCode{"10448821"});
    EXPECT_EQ(code("https://shop.example/tv/p/10448821?source=mail#top"), ProductCode{"10448821"});
    EXPECT_EQ(code("http://localhost:8080/p/X-1"), ProductCode{"X-1"});
    for (const char* none : {"https://example.com/tv", "https://other.example/p/1", "//other.example/p/1", "/tv",
                             "/p/", "/p/a b", "javascript:/p/1", "vela 55", ""})
        EXPECT_EQ(code(none), std::nullopt) << none;
}

struct PaidOrder {
    PaidOrder() : order{OrderRows::order(facts(), state())} {
        OrderEntry entry;
        entry.number = 0;
        entry.quantity = 3;
        entry.total = Money::cents(100'00);
        order.entries = {entry};
    }
    static OrderFacts facts() {
        OrderFacts made;
        made.code = OrderCode{"10000001"};
        made.created_at = TimePoint{sys_days{2026y / std::chrono::June / 10} + 23h};  // the 11th in Johannesburg
        return made;
    }
    static OrderState state() {
        OrderState made;
        made.status = OrderStatus::open;
        made.payment = PaymentStatus::succeed;
        made.paid_at = facts().created_at;
        return made;
    }
    Order order;
    OrderEntry& entry() { return order.entries[0]; }
    std::string why(std::vector<TimePoint> claimed = {}, sys_days today = 2026y / std::chrono::June / 25) {
        return key_of(may_be_claimed(order, entry(), claimed, today, days{14}));
    }
};

TEST(PriceBeat, MayBeClaimedOnceForEachUnitThatWasKept) {
    PaidOrder bought;
    const TimePoint once{};
    EXPECT_EQ(bought.why(), "");
    EXPECT_EQ(bought.why({once, once}), "");
    EXPECT_EQ(bought.why({once, once, once}), "priceBeat.claimed");
    bought.entry().cancelled = 1;
    EXPECT_EQ(bought.why({once, once}), "priceBeat.claimed");
    bought.entry().cancelled = 3;
    EXPECT_EQ(bought.why(), "priceBeat.cancelled");
}

TEST(PriceBeat, SaysWhyItMayNotBeClaimed) {
    EXPECT_EQ(PaidOrder{}.why({}, 2026y / std::chrono::June / 26), "priceBeat.windowClosed");
    PaidOrder free;
    free.entry().give_away = true;
    EXPECT_EQ(free.why(), "priceBeat.free");
    PaidOrder unpaid;
    OrderState state = PaidOrder::state();
    state.status = OrderStatus::payment_pending;
    state.payment = PaymentStatus::pending;
    state.paid_at.reset();
    unpaid.order = OrderRows::order(PaidOrder::facts(), state);
    unpaid.order.entries = PaidOrder{}.order.entries;
    EXPECT_EQ(unpaid.why(), "priceBeat.notPaidYet");
}

TEST(PriceBeat, IsOfWhatWasPaidForOneUnit) {
    PaidOrder bought;
    EXPECT_EQ(paid_for_one(bought.entry()), Money::cents(33'33));
}

/// However units go afterwards, all that is given back comes to what was paid.
TEST(PriceBeat, IsNotPaidBackOnceMoreWhenUnitsGo) {
    OrderEntry entry = PaidOrder{}.order.entries[0];
    entry.beaten_units = 2;
    entry.beaten = Money::cents(7'01);
    EXPECT_EQ(value_of(entry, 1), Money::cents(33'33));
    EXPECT_EQ(value_of(entry, 2), Money::cents(66'67 - 3'51));
    EXPECT_EQ(value_of(entry, 3), Money::cents(100'00 - 7'01));
}

TEST(PriceBeat, NamesEveryFieldThatIsWrong) {
    std::vector<std::string> wrong;
    for (const Error& each : check_form({.kind = kAfter,
                             .competitor_price = "",
                             .competitor_url = "goedkoop/tv",
                             .order = "1",
                             .entry_number = "",
                             .own_url = {},
                             .own_price = "cheap",
                             .comment = std::string(201, 'x'),
                             .asked_host = {},
                             .files = {},
                             .uploaded = {}}))
        wrong.push_back(each.subject + ' ' + each.message_key);
    EXPECT_EQ(wrong,
              (std::vector<std::string>{"entryNumber priceBeat.selectOne", "ownPrice priceBeat.ownPriceWrong",
                                        "competitorProductURL validation.competitorProductURL.invalid",
                                        "competitorPrice validation.competitorPrice.mandatory",
                                        "comment validation.ticketBody.tooLong", "file priceBeat.pictureNeeded"}));
}

}  // namespace
}  // namespace spaza
