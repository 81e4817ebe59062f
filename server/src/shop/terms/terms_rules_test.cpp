#include "shop/terms/terms_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

using std::chrono::milliseconds;

const TimePoint kFirstOfApril = johannesburg_midnight("2027-04-01").value();

TEST(DatedTerms, ChangeAtMidnightInJohannesburg) {
    const DatedTerms terms{
        {{.name = "vat_percent", .value = "15"}, {.name = "vat_percent", .from = kFirstOfApril, .value = "16"}}};

    EXPECT_EQ(iso_time(kFirstOfApril), "2027-03-31T22:00:00+0000");
    EXPECT_EQ(terms.at(kFirstOfApril - milliseconds{1}).vat_percent, 15);
    EXPECT_EQ(terms.at(kFirstOfApril).vat_percent, 16);
    EXPECT_EQ(terms.at({}).vat_percent, 15) << "the first value counts for ever before";
}

TEST(DatedTerms, EachSettingHasDatesOfItsOwn) {
    const DatedTerms terms{{{.name = "cut_off", .from = kFirstOfApril + std::chrono::days{1}, .value = "16:30"},
                            {.name = "delivery_fee_cents", .value = "5000"},
                            {.name = "cut_off", .value = "14:00"},
                            {.name = "free_delivery_cents", .value = "50000"},
                            {.name = "pre_order_deposit", .from = kFirstOfApril, .value = "20%"},
                            {.name = "delivery_fee_cents", .from = kFirstOfApril, .value = "0"}}};
    const ShopTerms before{.delivery_fee = Money::cents(50'00),
                           .free_delivery_over = Money::cents(500'00),
                           .order_cut_off = std::chrono::hours{14}};
    ShopTerms on_the_day = before;
    on_the_day.delivery_fee = {};
    on_the_day.deposit.percent = 20;
    ShopTerms after = on_the_day;
    after.order_cut_off = std::chrono::minutes{16 * 60 + 30};

    EXPECT_EQ(terms.at(kFirstOfApril - milliseconds{1}), before);
    EXPECT_EQ(terms.at(kFirstOfApril), on_the_day);
    EXPECT_EQ(terms.at(kFirstOfApril + std::chrono::days{1}), after);
}

TEST(DatedTerms, CountTheMomentsAtWhichSomethingChanged) {
    const DatedTerms terms{{{.name = "vat_percent", .value = "15"},
                            {.name = "vat_percent", .from = kFirstOfApril, .value = "16"},
                            {.name = "cut_off", .from = kFirstOfApril, .value = "15:00"}}};

    EXPECT_EQ(terms.turns_passed(kFirstOfApril), terms.turns_passed(kFirstOfApril - milliseconds{1}) + 1);
    EXPECT_EQ(terms.turns_passed(kFirstOfApril), terms.turns_passed(kFirstOfApril + std::chrono::years{1}));
}

TEST(DatedTerms, TheLastChangeOfASettingAndAMomentCounts) {
    const auto said = [](TimePoint from, std::optional<std::string> value) {
        return TermsChange{
            .name = "vat_percent", .from = from, .value = std::move(value), .set_at = {}, .set_by = "thandi"};
    };
    const auto later = kFirstOfApril + std::chrono::days{1};
    const auto standing = standing_values(
        {said(kFirstOfApril, "16"), said(later, "17"), said(kFirstOfApril, "15"), said(later, std::nullopt)});

    EXPECT_EQ(standing, (std::vector<DatedValue>{{"vat_percent", kFirstOfApril, "15"}}));
}

TEST(DatedTerms, LeaveOutWhatALaterReleaseSet) {
    const DatedTerms terms{{{.name = "vat_percent", .value = "15"}, {.name = "no_such", .value = "1"}}};
    EXPECT_EQ(terms.at({}).vat_percent, 15);
}

TEST(DatedTerms, LeaveOutWhatIsNoValueAndSayIt) {
    const DatedValue wrong{.name = "vat_percent", .from = kFirstOfApril, .value = "a tenth"};
    const DatedTerms terms{{{.name = "vat_percent", .value = "15"},
                            wrong,
                            {.name = "delivery_fee_cents", .from = kFirstOfApril, .value = "100"}}};
    EXPECT_EQ(terms.at(kFirstOfApril).vat_percent, 15) << "the value before counts";
    EXPECT_EQ(terms.at(kFirstOfApril).delivery_fee, Money::cents(100));
    EXPECT_EQ(terms.unreadable(), std::vector{wrong});
}

TEST(FromNow, IsAfterAllThatHaveBegun) {
    const TimePoint now = kFirstOfApril;
    const auto set = [](const char* name, TimePoint from, TimePoint at) {
        return TermsChange{.name = name, .from = from, .value = "1", .set_at = at, .set_by = {}};
    };
    const auto hours = [](int count) { return std::chrono::hours{count}; };
    EXPECT_EQ(from_now({}, "cut_off", now), now);
    EXPECT_EQ(from_now({set("cut_off", now - hours(1), now - hours(1))}, "cut_off", now), now);
    EXPECT_EQ(from_now({set("cut_off", now, now)}, "cut_off", now), now + milliseconds{1});
    EXPECT_EQ(from_now({set("vat_percent", now, now)}, "cut_off", now), now) << "another setting";
    EXPECT_EQ(from_now({set("cut_off", now + hours(1), now - hours(1))}, "cut_off", now), now) << "planned";
    EXPECT_EQ(from_now({set("cut_off", now + hours(1), now + hours(1))}, "cut_off", now),
              now + hours(1) + milliseconds{1})
        << "set from now by a clock that was fast";
}

struct SettingsTest : ::testing::TestWithParam<std::pair<const char*, std::vector<const char*>>> {};

TEST_P(SettingsTest, RefuseWhatIsNoValue) {
    const auto& [name, values] = GetParam();
    for (const char* value : values) {
        SCOPED_TRACE(value);
        ShopTerms terms{.vat_percent = 15};
        EXPECT_FALSE(dated_setting(name)->set(terms, value));
        EXPECT_EQ(terms, ShopTerms{.vat_percent = 15}) << "nothing is changed";
    }
}

INSTANTIATE_TEST_SUITE_P(
    Terms, SettingsTest,
    ::testing::Values(
        std::pair{"vat_percent", std::vector{"", "-1", "-0", "101", "15%", "15.555", " 15", "1 5", "x"}},
        std::pair{"delivery_fee_cents", std::vector{"", "-1", "R50", "100000001", "5000.0", "1e3"}},
        std::pair{"free_delivery_cents", std::vector{"-5", "99999999999999999999"}},
        std::pair{"pre_order_deposit", std::vector{"100%", "%", "-20%", "half"}},
        std::pair{"cut_off", std::vector{"", "24:00", "14:60", "2pm", "14", "9:00", "-1:00", "14:-1"}},
        std::pair{"return_days", std::vector{"", "6", "366", "-7", "7 days"}},  // the law gives seven
        std::pair{"return_damage_months", std::vector{"5", "61", "six"}},
        std::pair{"return_fault_months", std::vector{"5", "61", "0"}}));

TEST(DatedSettings, TakeTheEndsOfTheirRanges) {
    ShopTerms terms;
    EXPECT_TRUE(dated_setting("vat_percent")->set(terms, "0"));
    EXPECT_TRUE(dated_setting("vat_percent")->set(terms, "100"));
    EXPECT_TRUE(dated_setting("vat_percent")->set(terms, "15.5"));
    EXPECT_TRUE(dated_setting("free_delivery_cents")->set(terms, "100000000"));
    EXPECT_TRUE(dated_setting("cut_off")->set(terms, "00:00"));
    EXPECT_TRUE(dated_setting("pre_order_deposit")->set(terms, "99%"));
    EXPECT_TRUE(dated_setting("pre_order_deposit")->set(terms, "15000"));
    EXPECT_EQ(terms.deposit, (DepositPolicy{.percent = 0, .per_unit = Money::cents(150'00)}));
    EXPECT_TRUE(dated_setting("pre_order_deposit")->set(terms, "0"));
    EXPECT_EQ(terms.deposit, DepositPolicy{});
    EXPECT_EQ(dated_setting("vat"), nullptr);
}

}  // namespace
}  // namespace spaza
