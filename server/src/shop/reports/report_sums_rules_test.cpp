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
