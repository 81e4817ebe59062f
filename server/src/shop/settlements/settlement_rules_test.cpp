#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "shop/settlements/settlement_file_rules.hpp"
#include "shop/settlements/settlement_match_rules.hpp"

namespace spaza {
namespace {

using ::testing::SizeIs;

TEST(SettlementAmount, IsReadAsPeopleAndProgramsWriteIt) {
    EXPECT_EQ(settlement_amount("1234.50"), Money::cents(1234'50));
    EXPECT_EQ(settlement_amount("R 1 234,5"), Money::cents(1234'50));
    EXPECT_EQ(settlement_amount("R1,234.50"), Money::cents(1234'50));
    EXPECT_EQ(settlement_amount("1,234"), Money::cents(1234'00));
    EXPECT_EQ(settlement_amount("-99"), Money::cents(-99'00));
    for (const char* bad : {"", "abc", "12.3456", "1-2", "99999999999999"})
        EXPECT_FALSE(settlement_amount(bad)) << bad;
}

TEST(SettlementFile, IsReadByItsHeadings) {
    const auto file = settlement_file(
        "Date,Type,Sign,Gross,Fee,Net,M Payment ID,PF Payment ID\n"
        "2026-11-27 10:00:00,Funds Received,Credit,100.00,-3.50,96.50,10000001-1,77\n"
        "2026-11-28 09:00:00,Refund,Debit,-40.00,0.00,-40.00,10000001-1,78\n"
        "2026-11-28 12:00:00,Payout,Debit,-50.00,0.00,-50.00,,79\n");
    ASSERT_TRUE(file);
    ASSERT_THAT(file->rows, SizeIs(3));
    EXPECT_EQ(file->rows[0].kind, SettlementKind::payment);
    EXPECT_EQ(file->rows[0].fee, Money::cents(3'50));
    EXPECT_EQ(file->rows[1].kind, SettlementKind::refund);
    EXPECT_EQ(file->rows[1].gross, Money::cents(40'00));
    EXPECT_EQ(file->rows[2].kind, SettlementKind::other);
    EXPECT_EQ(file->from, "2026-11-27");
    EXPECT_EQ(file->to, "2026-11-28");
    EXPECT_EQ(file->gross, Money::cents(60'00));
}

TEST(SettlementFile, SaysWhichRowAndColumnIsWrong) {
    const auto key_of = [](const char* csv) {
        const auto file = settlement_file(csv);
        return file ? std::string{}
                    : file.error().message_key + '@' + file.error().params[0].second +
                          file.error().params[1].second;
    };
    EXPECT_EQ(key_of(""), "settlement.noHeading@1");
    EXPECT_EQ(key_of("Reference,Fee\n"), "settlement.columnMissing@1Gross");
    EXPECT_EQ(key_of("Reference,Amount\na,1.00\nb,much\n"), "settlement.notAnAmount@3Gross");
    EXPECT_EQ(key_of("Reference,Amount,Date\na,1.00,yesterday\n"), "settlement.notADay@2Date");
}

SettledPayment a_payment(const std::string& reference, std::int64_t cents) {
    return {.attempt = "a" + reference,
            .merchant_ref = reference,
            .order = "1000",
            .amount = Money::cents(cents),
            .holds_money = true};
}

TEST(SettlementMatch, EachRowIsHeldAgainstItsPayment) {
    std::map<std::string, SettledPayment> ours{
        {"1-1", a_payment("1-1", 100)}, {"2-1", a_payment("2-1", 200)}, {"3-1", a_payment("3-1", 300)}};
    ours.at("3-1").holds_money = false;
    ours.at("2-1").refunds = {Money::cents(50)};
    const auto row = [](std::int64_t line, const char* reference, std::int64_t cents,
                        SettlementKind kind = SettlementKind::payment) {
        return SettlementRow{.row = line, .reference = reference, .kind = kind, .gross = Money::cents(cents)};
    };
    const auto match =
        match_settlement({},
                         {row(2, "1-1", 100), row(3, "1-1", 100), row(4, "2-1", 201), row(5, "3-1", 300),
                          row(6, "9-9", 1), row(7, "2-1", 50, SettlementKind::refund),
                          row(8, "2-1", 50, SettlementKind::refund), row(9, "", 5, SettlementKind::other)},
                         ours, {}, {a_payment("1-1", 100), a_payment("4-1", 400)});
    EXPECT_EQ(match.matched, 3);
    std::map<std::int64_t, SettlementOutcome> outcomes;
    for (const auto& each : match.differences) outcomes[each.row.row] = each.outcome;
    using enum SettlementOutcome;
    const std::map<std::int64_t, SettlementOutcome> expected{{3, twice},   {4, other_amount}, {5, not_paid},
                                                             {6, unknown}, {8, twice},        {0, missing}};
    EXPECT_EQ(outcomes, expected);
    EXPECT_EQ(match.differences.back().row.reference, "4-1");
}

TEST(SettlementMatch, OurReferenceMayBeLost) {
    const std::map<std::string, SettledPayment> by_theirs{{"pf7", a_payment("1-1", 100)}};
    const auto match = match_settlement({},
                                        {{.row = 2,
                                          .reference = "?",
                                          .gateway_ref = "pf7",
                                          .kind = SettlementKind::payment,
                                          .gross = Money::cents(100)}},
                                        {}, by_theirs, {});
    EXPECT_EQ(match.matched, 1);
}

}  // namespace
}  // namespace spaza
