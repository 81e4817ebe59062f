#include "shop/terms/terms_admin_rules.hpp"

#include <gmock/gmock.h>

namespace spaza {
namespace {

using namespace testing;
using namespace std::chrono_literals;

const TimePoint kAdminNow = *johannesburg_midnight("2026-11-29") + 10h;
const TimePoint kNewYear = *johannesburg_midnight("2027-01-01");
const TimePoint kApril = *johannesburg_midnight("2027-04-01");

TermsChange change_to(std::optional<std::string> value, TimePoint from, TimePoint set_at = kAdminNow - 1h) {
    return {"vat_percent", from, std::move(value), set_at, "Lerato"};
}

TEST(TermsAdmin, TellsWhatCountsWhatComesAndWhatWas) {
    const std::vector<DatedValue> first{{"vat_percent", kEver, "15"}, {"return_days", kEver, "7"}};
    const std::vector<TermsChange> history{change_to("15.5", kAdminNow - 2h), change_to("17", kApril),
                                           change_to("16", kNewYear), change_to("18", kApril)};
    const TermsLine line = terms_line("vat_percent", first, history, kAdminNow);
    EXPECT_EQ(line.now.value, "15.5");
    EXPECT_EQ(line.now.set_by, "Lerato");
    ASSERT_EQ(line.planned.size(), 2U);
    EXPECT_EQ(line.planned[0].value, "16");
    EXPECT_EQ(line.planned[1].value, "18");
    EXPECT_EQ(line.history.size(), 4U);
    EXPECT_EQ(line.history[0].value, "18");
    EXPECT_EQ(line.version, "4");
    EXPECT_EQ(terms_line("return_days", first, history, kAdminNow).now.set_at, std::nullopt);
}

TEST(TermsAdmin, GoesBackToTheConfigurationWhenAPlanIsTakenBack) {
    const std::vector<DatedValue> first{{"vat_percent", kEver, "15"}, {"vat_percent", kApril, "15.5"}};
    const TermsLine line = terms_line("vat_percent", first,
                                      {change_to("17", kApril), change_to("16", kNewYear),
                                       change_to(std::nullopt, kApril), change_to(std::nullopt, kNewYear)},
                                      kAdminNow);
    ASSERT_EQ(line.planned.size(), 1U);
    EXPECT_EQ(line.planned[0].value, "15.5");
    EXPECT_EQ(line.planned[0].set_at, std::nullopt) << "of the configuration";
}

TEST(TermsAdmin, PlansForDaysToComeAlone) {
    EXPECT_EQ(*coming_midnight("2027-01-01", kAdminNow), kNewYear);
    EXPECT_EQ(coming_midnight("2026-11-29", kAdminNow).error().message_key, "settings.dayBegun");
    EXPECT_EQ(coming_midnight("2020-01-01", kAdminNow).error().message_key, "settings.dayBegun");
    EXPECT_EQ(coming_midnight("2027-02-30", kAdminNow).error().message_key, "settings.noDay");
    EXPECT_EQ(coming_midnight("soon", kAdminNow).error().subject, "from");
}

TEST(TermsAdmin, ShowsAPlanAsAPlan) {
    EXPECT_EQ(shown_at("2027-04-01", kApril, kAdminNow), kAdminNow);
    EXPECT_EQ(shown_at("", kAdminNow + 1ms, kAdminNow), kAdminNow + 1ms)
        << "from now on: after what counts already";
    const std::vector<TermsChange> history{change_to("16", kApril)};
    const TermsLine line = terms_line("vat_percent", {{"vat_percent", kEver, "15"}}, history,
                                      shown_at("2027-04-01", kApril, kAdminNow));
    EXPECT_EQ(line.now.value, "15");
    EXPECT_EQ(line.planned.size(), 1U);
}

TEST(TermsAdmin, PlansOverNoPlanOfSomebody) {
    const std::vector<DatedValue> first{{"vat_percent", kEver, "15"}, {"vat_percent", kNewYear, "15.5"}};
    const TermsLine line = terms_line("vat_percent", first, {change_to("16", kApril)}, kAdminNow);
    EXPECT_EQ(begins_at(line, "2027-04-01", kAdminNow).error().message_key, "settings.dayPlanned");
    EXPECT_EQ(*begins_at(line, "2027-01-01", kAdminNow), kNewYear)
        << "the configuration's comes back with an undo";
    EXPECT_EQ(*begins_at(line, "", kAdminNow), kAdminNow);
    EXPECT_EQ(begins_at(line, "2026-11-29", kAdminNow).error().message_key, "settings.dayBegun");
}

TEST(TermsAdmin, NotesWhatWouldHaveCounted) {
    const TermsLine line = terms_line("vat_percent", {{"vat_percent", kEver, "15"}},
                                      {change_to("16", kNewYear), change_to("17", kApril)}, kAdminNow);
    EXPECT_EQ(value_before(line, kAdminNow), "15");
    EXPECT_EQ(value_before(line, kApril - 24h), "16");
    EXPECT_EQ(value_before(line, kApril), "17");
}

TEST(TermsAdmin, SaysWhatAValueMustBe) {
    EXPECT_TRUE(check_value(*dated_setting("vat_percent"), "15.5"));
    const auto refused = check_value(*dated_setting("vat_percent"), "much");
    EXPECT_EQ(refused.error().subject, "value");
    EXPECT_THAT(refused.error().params, ElementsAre(Pair("must", HasSubstr("percentage"))));
    EXPECT_FALSE(check_value(*dated_setting("return_days"), "6")) << "the law gives 7";
}

TEST(TermsAdmin, NotesActsAsTheAuditReadsThem) {
    EXPECT_EQ(act_words("15", "2027-01-01", "New law"),
              R"({"value":["15"],"from":["2027-01-01"],"why":"New law"})");
    EXPECT_EQ(act_words("15", {}, {}), R"({"value":["15"]})");
    EXPECT_EQ(act_words({}, {}, {}), R"({"value":[]})") << "taken back";
    EXPECT_FALSE(check_reason(std::string(301, 'a')));
}

}  // namespace
}  // namespace spaza
