#include "shop/terms/terms_desk_rules.hpp"

#include <gmock/gmock.h>

namespace spaza {
namespace {

using namespace testing;
using namespace std::chrono_literals;

const TimePoint kDeskNow = *johannesburg_midnight("2026-11-29") + 10h;
const TimePoint kNewYear = *johannesburg_midnight("2027-01-01");
const TimePoint kApril = *johannesburg_midnight("2027-04-01");

TermsChange change_to(std::optional<std::string> value, TimePoint from, TimePoint set_at = kDeskNow - 1h) {
    return {"vat_percent", from, std::move(value), set_at, "Lerato"};
}

TEST(TermsDesk, TellsWhatCountsWhatComesAndWhatWas) {
    const std::vector<DatedValue> first{{"vat_percent", kEver, "15"}, {"return_days", kEver, "7"}};
    const std::vector<TermsChange> history{change_to("15.5", kDeskNow - 2h), change_to("17", kApril),
                                           change_to("16", kNewYear), change_to("18", kApril)};
    const TermsLine line = terms_line("vat_percent", first, history, kDeskNow);
    EXPECT_EQ(line.now.value, "15.5");
    EXPECT_EQ(line.now.set_by, "Lerato");
    ASSERT_EQ(line.planned.size(), 2U);
    EXPECT_EQ(line.planned[0].value, "16");
    EXPECT_EQ(line.planned[1].value, "18");
    EXPECT_EQ(line.history.size(), 4U);
    EXPECT_EQ(line.history[0].value, "18");
    EXPECT_EQ(line.version, "4");
    EXPECT_EQ(terms_line("return_days", first, history, kDeskNow).now.set_at, std::nullopt);
}

TEST(TermsDesk, GoesBackToTheConfigurationWhenAPlanIsTakenBack) {
    const std::vector<DatedValue> first{{"vat_percent", kEver, "15"}, {"vat_percent", kApril, "15.5"}};
    const TermsLine line = terms_line("vat_percent", first,
                                      {change_to("17", kApril), change_to("16", kNewYear),
                                       change_to(std::nullopt, kApril), change_to(std::nullopt, kNewYear)},
                                      kDeskNow);
    ASSERT_EQ(line.planned.size(), 1U);
    EXPECT_EQ(line.planned[0].value, "15.5");
    EXPECT_EQ(line.planned[0].set_at, std::nullopt) << "of the configuration";
}

TEST(TermsDesk, PlansForDaysToComeAlone) {
    EXPECT_EQ(*coming_midnight("2027-01-01", kDeskNow), kNewYear);
    EXPECT_EQ(coming_midnight("2026-11-29", kDeskNow).error().message_key, "settings.dayBegun");
    EXPECT_EQ(coming_midnight("2020-01-01", kDeskNow).error().message_key, "settings.dayBegun");
    EXPECT_EQ(coming_midnight("2027-02-30", kDeskNow).error().message_key, "settings.noDay");
    EXPECT_EQ(coming_midnight("soon", kDeskNow).error().subject, "from");
}

TEST(TermsDesk, ShowsAPlanAsAPlan) {
    EXPECT_EQ(shown_at("2027-04-01", kApril, kDeskNow), kDeskNow);
    EXPECT_EQ(shown_at("", kDeskNow + 1ms, kDeskNow), kDeskNow + 1ms) << "from now on: after what counts already";
    const std::vector<TermsChange> history{change_to("16", kApril)};
    const TermsLine line = terms_line("vat_percent", {{"vat_percent", kEver, "15"}}, history,
                                      shown_at("2027-04-01", kApril, kDeskNow));
    EXPECT_EQ(line.now.value, "15");
    EXPECT_EQ(line.planned.size(), 1U);
}

TEST(TermsDesk, PlansOverNoPlanOfSomebody) {
    const std::vector<DatedValue> first{{"vat_percent", kEver, "15"}, {"vat_percent", kNewYear, "15.5"}};
    const TermsLine line = terms_line("vat_percent", first, {change_to("16", kApril)}, kDeskNow);
    EXPECT_EQ(begins_at(line, "2027-04-01", kDeskNow).error().message_key, "settings.dayPlanned");
    EXPECT_EQ(*begins_at(line, "2027-01-01", kDeskNow), kNewYear) << "the configuration's comes back with an undo";
    EXPECT_EQ(*begins_at(line, "", kDeskNow), kDeskNow);
    EXPECT_EQ(begins_at(line, "2026-11-29", kDeskNow).error().message_key, "settings.dayBegun");
}

TEST(TermsDesk, NotesWhatWouldHaveCounted) {
    const TermsLine line = terms_line("vat_percent", {{"vat_percent", kEver, "15"}},
                                      {change_to("16", kNewYear), change_to("17", kApril)}, kDeskNow);
    EXPECT_EQ(value_before(line, kDeskNow), "15");
    EXPECT_EQ(value_before(line, kApril - 24h), "16");
    EXPECT_EQ(value_before(line, kApril), "17");
}

TEST(TermsDesk, SaysWhatAValueMustBe) {
    EXPECT_TRUE(check_value(*dated_setting("vat_percent"), "15.5"));
    const auto refused = check_value(*dated_setting("vat_percent"), "much");
    EXPECT_EQ(refused.error().subject, "value");
    EXPECT_THAT(refused.error().params, ElementsAre(Pair("must", HasSubstr("percentage"))));
    EXPECT_FALSE(check_value(*dated_setting("return_days"), "6")) << "the law gives 7";
}

TEST(TermsDesk, NotesActsAsTheAuditReadsThem) {
    EXPECT_EQ(act_words("15", "2027-01-01", "New law"),
              R"({"value":["15"],"from":["2027-01-01"],"why":"New law"})");
    EXPECT_EQ(act_words("15", {}, {}), R"({"value":["15"]})");
    EXPECT_EQ(act_words({}, {}, {}), R"({"value":[]})") << "taken back";
    EXPECT_FALSE(check_reason(std::string(301, 'a')));
}

}  // namespace
}  // namespace spaza
