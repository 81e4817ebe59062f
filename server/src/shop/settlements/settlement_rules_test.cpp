#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "shop/settlements/settlement_amount_rules.hpp"
#include "shop/settlements/settlement_file_rules.hpp"
#include "shop/settlements/settlement_match_rules.hpp"

namespace spaza {
namespace {

using ::testing::SizeIs;

TEST(SettlementAmount, IsReadAsPeopleAndProgramsWriteIt) {
    EXPECT_EQ(settlement_amount("1234.50", '.'), Money::cents(1234'50));
    EXPECT_EQ(settlement_amount("R 1 234,5", ','), Money::cents(1234'50));
    EXPECT_EQ(settlement_amount("R1,234.50", '.'), Money::cents(1234'50));
    EXPECT_EQ(settlement_amount("1,234", '.'), Money::cents(1234'00));
    EXPECT_EQ(settlement_amount("1.234", ','), Money::cents(1234'00));
    EXPECT_EQ(settlement_amount("12.5000", '.'), Money::cents(12'50));
    EXPECT_EQ(settlement_amount("-99", std::nullopt), Money::cents(-99'00));
    for (const char* bad :
         {"", "abc", "12.3456", "1.234", "1-2", "12,34", "1,23,456.00", "1.2.3", "99999999999999"})
        EXPECT_FALSE(settlement_amount(bad, '.')) << bad;
    for (const char* unclear : {"1.234", "1,234", "1.50"})
        EXPECT_FALSE(settlement_amount(unclear, std::nullopt)) << unclear;
}

TEST(SettlementAmount, SaysWhatStandsBeforeTheCentsWhereItCan) {
    EXPECT_EQ(decimal_mark_in("12.5"), '.');
    EXPECT_EQ(decimal_mark_in("-1 234,50"), ',');
    EXPECT_EQ(decimal_mark_in("R1,234.500"), '.');
    EXPECT_EQ(decimal_mark_in("1.234.567"), ',');
    for (const char* open : {"1234", "1.234", "1,234", "12.3456", "a.50"})
        EXPECT_FALSE(decimal_mark_in(open)) << open;
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

TEST(SettlementFile, ReadsThousandsByTheMarkOfTheFile) {
    const auto gross = [](const char* csv) {
        const auto file = settlement_file(csv);
        return file ? file->gross.in_cents() : -1;
    };
    EXPECT_EQ(gross("Reference,Amount\na,\"1.234\"\nb,\"5,50\"\n"), 1239'50);
    EXPECT_EQ(gross("Reference,Amount,Fee\na,\"1,234\",-0.50\n"), 1234'00);
    const auto key = [](const char* csv) { return settlement_file(csv).error().message_key; };
    EXPECT_EQ(key("Reference,Amount\na,1.234\n"), "settlement.amountUnclear");
    EXPECT_EQ(key("Reference,Amount\na,1.50\nb,1.234\n"), "settlement.amountUnclear");
    EXPECT_EQ(key("Reference,Amount\na,1.50\nb,\"1,50\"\n"), "settlement.amountUnclear");
}

TEST(SettlementFile, AFeeGivenBackStaysBelowNothingWhicheverHasTheMinus) {
    const auto fees = [](const char* csv) {
        const auto file = settlement_file(csv);
        std::vector<std::int64_t> cents{file->fees.in_cents()};
        for (const SettlementRow& row : file->rows) cents.push_back(row.fee.in_cents());
        return cents;
    };
    const std::vector<std::int64_t> expected{2'50, 3'50, -1'00};
    EXPECT_EQ(fees("Reference,Amount,Fee\na,100.00,-3.50\na,-40.00,1.00\n"), expected);
    EXPECT_EQ(fees("Reference,Amount,Fee\na,100.00,3.50\na,-40.00,-1.00\n"), expected);
    EXPECT_EQ(fees("Reference,Amount,Fee,Net\na,100.00,3.50,96.50\na,-40.00,-1.00,-39.00\n"), expected);
    EXPECT_EQ(fees("Reference,Amount,Fee,Net\na,-40.00,1.00,-39.00\n"), (std::vector<std::int64_t>{-1'00, -1'00}));
}

TEST(SettlementFile, IsOfThreeMonthsAtMost) {
    EXPECT_TRUE(settlement_file("Reference,Amount,Date\na,1.00,2026-01-01\nb,1.00,2026-04-02\n"));
    const auto longer = settlement_file("Reference,Amount,Date\na,1.00,2026-01-01\nb,1.00,2026-04-03\n");
    ASSERT_FALSE(longer);
    EXPECT_EQ(longer.error().message_key, "settlement.tooManyDays");
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
                         {}, ours, {}, {a_payment("1-1", 100), a_payment("4-1", 400)});
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
                                        {}, {}, by_theirs, {});
    EXPECT_EQ(match.matched, 1);
}

TEST(SettlementMatch, WhatAnEarlierFileHasIsReportedAsTwice) {
    std::map<std::string, SettledPayment> ours{{"1-1", a_payment("1-1", 100)}, {"2-1", a_payment("2-1", 200)}};
    ours.at("1-1").refunds = {Money::cents(30), Money::cents(50)};
    const SettlementRow paid{
        .row = 2, .reference = "1-1", .kind = SettlementKind::payment, .gross = Money::cents(100)};
    const SettlementRow back{
        .row = 3, .reference = "1-1", .kind = SettlementKind::refund, .gross = Money::cents(30)};
    SettlementRow other = back;
    other.gross = Money::cents(50);
    SettlementRow next = paid;
    next.reference = "2-1";
    next.gross = Money::cents(200);

    const auto match = match_settlement({}, {paid, back, other, next}, {{7, paid}, {7, back}}, ours, {}, {});

    EXPECT_EQ(match.matched, 2);
    ASSERT_EQ(match.differences.size(), 2U);
    for (const SettlementFinding& each : match.differences) {
        EXPECT_EQ(each.outcome, SettlementOutcome::twice);
        EXPECT_EQ(each.in_file, 7);
    }
}

}  // namespace
}  // namespace spaza
