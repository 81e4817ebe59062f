#include "app/dated_settings.hpp"

#include <gtest/gtest.h>

namespace spaza::app {
namespace {

TEST(FirstValues, AreThoseOfTheConfiguration) {
    Config config;
    config.shop.vat_percent = {"1993-04-07=14", "2018-04-01=15"};
    config.shop.delivery_fee_cents = 6000;
    config.shop.free_delivery_cents = 70000;
    config.shop.cut_off = "12:00";
    config.shop.pre_order_deposit = "20%";
    const DatedTerms terms{first_values(config)};
    const TimePoint turn = johannesburg_midnight("2018-04-01").value();

    EXPECT_EQ(terms.at(turn), (ShopTerms{.vat_percent = 15,
                                         .delivery_fee = Money::cents(60'00),
                                         .free_delivery_over = Money::cents(700'00),
                                         .order_cut_off = std::chrono::hours{12},
                                         .deposit = {.percent = 20, .per_unit = {}}}));
    EXPECT_EQ(terms.at(turn - std::chrono::milliseconds{1}).vat_percent, 14);
    EXPECT_EQ(terms.at({}).vat_percent, 14) << "before the first day known, the rate of that day";
}

TEST(FirstValues, OfAConfigurationThatSaysNothingAreTheUsualOnes) {
    EXPECT_EQ(DatedTerms{first_values(Config{})}.at(SystemClock{}.now()).vat_percent, 15);
}

TEST(FirstValues, OfAShopWithoutVatAreSaid) {
    Config config;
    config.shop.vat_percent = {"2018-04-01=0"};
    EXPECT_FALSE(DatedTerms{first_values(config)}.at(SystemClock{}.now()).vat_percent);
}

}  // namespace
}  // namespace spaza::app
