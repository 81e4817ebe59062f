#include "shop/reports/report_sums_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

Money rand_of(std::int64_t rand) { return Money::cents(rand * 100); }

SoldOrder an_order() {
    return {.hour = 9,
            .channel = "web",
            .total = rand_of(1150),
            .tax = rand_of(150),
            .discount = rand_of(100),
            .delivery = rand_of(50),
            .entries = {{"tv", "G1", "doorstep", 1, rand_of(800), rand_of(104), rand_of(60)},
                        {"tv", "G1", "doorstep", 2, rand_of(200), rand_of(26), rand_of(40)},
                        {"audio", "G2", "pickup", 1, rand_of(100), rand_of(13), {}}},
            .offers = {{"winter", "", rand_of(60)}, {"winter", "", rand_of(20)}, {"ten-off", "TEN", rand_of(20)}}};
}

TEST(ReportSums, AnOrderCountsOnceUnderEachKeyItHasAnythingOf) {
    ReportDay day;
    add_sold(day, an_order());
    add_sold(day, an_order());

    const ReportFigures all = day[{ReportKind::all, ""}];
    EXPECT_EQ(all.orders, 2);
    EXPECT_EQ(all.units, 8);
    EXPECT_EQ(all.gross, rand_of(2300));
    EXPECT_EQ(all.delivery, rand_of(100));
    const ReportFigures tv = day[{ReportKind::department, "tv"}];
    EXPECT_EQ(tv.orders, 2);
    EXPECT_EQ(tv.units, 6);
    EXPECT_EQ(tv.gross, rand_of(2000));
    EXPECT_EQ(tv.discount, rand_of(200));
    EXPECT_EQ((day[{ReportKind::store, "G2"}].gross), rand_of(200));
    EXPECT_EQ((day[{ReportKind::way, "pickup"}].units), 2);
    EXPECT_EQ((day[{ReportKind::hour, "09"}]), all);
    EXPECT_EQ((day[{ReportKind::channel, "web"}]), all);
}

TEST(ReportSums, WhatAnOfferTookOffAddsUpAndItsOrderCountsOnce) {
    ReportDay day;
    add_sold(day, an_order());

    const ReportFigures winter = day[{ReportKind::promotion, "winter"}];
    EXPECT_EQ(winter.orders, 1);
    EXPECT_EQ(winter.discount, rand_of(80));
    EXPECT_EQ(winter.gross, rand_of(1150));
    EXPECT_EQ((day[{ReportKind::coupon, "TEN"}].discount), rand_of(20));
    EXPECT_EQ(day.count({ReportKind::coupon, ""}), 0U);
}

TEST(ReportSums, WhatWentBackStandsBesideWhatWasSold) {
    ReportDay day;
    add_sold(day, an_order());
    add_back(day, {.hour = 11,
                   .channel = "web",
                   .refund = rand_of(250),
                   .withheld = {},
                   .whole = rand_of(1150),
                   .whole_tax = rand_of(150),
                   .entries = {{"tv", "G1", "doorstep", 2, rand_of(200), rand_of(200), rand_of(26)}}});

    const ReportFigures all = day[{ReportKind::all, ""}];
    EXPECT_EQ(all.gross, rand_of(1150));
    EXPECT_EQ(all.back, rand_of(250));
    EXPECT_EQ(all.back_units, 2);
    EXPECT_EQ(all.back_tax, Money::cents(32'61));
    EXPECT_EQ((day[{ReportKind::department, "tv"}].back), rand_of(200));
    EXPECT_EQ((day[{ReportKind::hour, "11"}].back_times), 1);
}

TEST(ReportSums, WhatIsWithheldForKeptGiftsWentBackToNobody) {
    TakenBack back{.hour = 11,
                   .channel = "web",
                   .refund = rand_of(160),
                   .withheld = rand_of(90),
                   .whole = rand_of(1150),
                   .whole_tax = rand_of(150),
                   .entries = {{"tv", "G1", "doorstep", 2, rand_of(200), rand_of(200), rand_of(26)},
                               {"audio", "G2", "pickup", 1, rand_of(50), rand_of(100), rand_of(13)}}};
    ReportDay day;
    add_back(day, back);

    EXPECT_EQ((day[{ReportKind::department, "tv"}].back), rand_of(128));
    EXPECT_EQ((day[{ReportKind::store, "G2"}].back), rand_of(32));
    EXPECT_EQ((day[{ReportKind::way, "doorstep"}].back + day[{ReportKind::way, "pickup"}].back),
              (day[{ReportKind::all, ""}].back));

    back.refund = rand_of(340);
    back.withheld = rand_of(-90);
    ReportDay later;
    add_back(later, back);
    EXPECT_EQ((later[{ReportKind::department, "tv"}].back), rand_of(272));
}

TEST(ReportSums, APromiseIsKeptOnItsDayOrBeforeAndOpenUntilThen) {
    ReportDay day;
    add_promised(day, {.way = "doorstep", .store = "G1", .departments = {"tv", "audio"}, .days_late = 0});
    add_promised(day, {.way = "doorstep", .store = "G1", .departments = {"tv"}, .days_late = -1});
    add_promised(day, {.way = "doorstep", .store = "G2", .departments = {"tv"}, .days_late = 3});
    add_promised(day, {.way = "pickup", .store = "G2", .departments = {"tv"}});

    using Counts = std::array<std::int64_t, 4>;  // parts, in time, late, days late
    EXPECT_EQ((day[{ReportKind::promise_way, "doorstep"}].counts), (Counts{3, 2, 1, 3}));
    EXPECT_EQ((day[{ReportKind::promise_way, "pickup"}].counts), (Counts{1, 0, 0, 0}));
    EXPECT_EQ((day[{ReportKind::promise_store, "G2"}].counts), (Counts{2, 0, 1, 3}));
    EXPECT_EQ((day[{ReportKind::promise_department, "tv"}].counts), (Counts{4, 2, 1, 3}));
    EXPECT_EQ((day[{ReportKind::promise_department, "audio"}].counts), (Counts{1, 1, 0, 0}));
    EXPECT_EQ(day.count({ReportKind::all, ""}), 0U);
}

TEST(ReportSums, NoCouponCanBeSpentFromAReport) {
    EXPECT_EQ(coupon_key("SPRING-9F3K2M", "spring", "CB-10001", false), "CB-10001");
    EXPECT_EQ(coupon_key("BEAT-77DKQ2", "price-beat", "", true), "personal");
    EXPECT_EQ(coupon_key("SAVE10", "winter", "", false), "SA\u2026 winter");
    EXPECT_EQ(coupon_key("LONGWINTERSALE2026", "winter", "", false), "LONG\u2026 winter");
    EXPECT_EQ(coupon_key("X", "winter", "", false), "\u2026 winter");
}

TEST(ReportSums, RowsThatAreTooManyAreAddedUp) {
    Report report;
    for (int n = 5; n > 0; --n)
        report.rows.push_back({std::to_string(n), "", {.orders = n}, ReportFigures{.orders = 10 * n}});
    Report whole = report;
    cut_rows(whole, 5);
    EXPECT_EQ(whole.rows.size(), 5U);
    EXPECT_EQ(whole.rest.rows, 0);

    cut_rows(report, 2);
    ASSERT_EQ(report.rows.size(), 2U);
    EXPECT_EQ(report.rows.back().key, "4");
    EXPECT_EQ(report.rest.rows, 3);
    EXPECT_EQ(report.rest.figures.orders, 6);
    EXPECT_EQ(report.rest.before->orders, 60);
}

TEST(ReportSums, BasketsAndValuesHaveBands) {
    EXPECT_EQ(basket_key(1), "1");
    EXPECT_EQ(basket_key(4), "4");
    EXPECT_EQ(basket_key(17), "5+");
    EXPECT_EQ(value_key(Money::cents(249'99)), "00000");
    EXPECT_EQ(value_key(rand_of(250)), "00250");
    EXPECT_EQ(value_key(rand_of(99'000)), "10000");
}

TEST(ReportSums, TaxIsSharedByTheCent) {
    EXPECT_EQ(tax_share(Money::cents(150), Money::cents(333), Money::cents(1000)), Money::cents(50));
    EXPECT_EQ(tax_share(Money::cents(150), Money::cents(1000), Money::cents(1000)), Money::cents(150));
    EXPECT_EQ(tax_share(Money::cents(150), Money::cents(10), {}), Money{});
}

}  // namespace
}  // namespace spaza
