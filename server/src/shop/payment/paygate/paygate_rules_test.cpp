#include "shop/payment/paygate/paygate_rules.hpp"

#include <gtest/gtest.h>

namespace spaza::paygate {
namespace {

Fields initiation() {
    return {{"PAYGATE_ID", "10011072130"},
            {"REFERENCE", "pgtest_123456789"},
            {"AMOUNT", "3299"},
            {"CURRENCY", "ZAR"},
            {"RETURN_URL", "https://my.return.url/page"},
            {"TRANSACTION_DATE", "2018-01-01 12:00:00"},
            {"LOCALE", "en-za"},
            {"COUNTRY", "ZAF"},
            {"EMAIL", "customer@paygate.co.za"}};
}

Fields notification() {
    return {{"PAYGATE_ID", "10011072130"},
            {"PAY_REQUEST_ID", "23B785AE-C96C-32AF-4879-D2C9363DB6E8"},
            {"REFERENCE", "pgtest_123456789"},
            {"TRANSACTION_STATUS", "1"},
            {"RESULT_CODE", "990017"},
            {"AUTH_CODE", "5T8A0Z"},
            {"CURRENCY", "ZAR"},
            {"AMOUNT", "3299"},
            {"RESULT_DESC", "Auth Done"},
            {"TRANSACTION_ID", "78705178"},
            {"RISK_INDICATOR", "AX"},
            {"PAY_METHOD", "CC"},
            {"PAY_METHOD_DETAIL", "Visa"}};
}

TEST(Paygate, SignsAnInitiationAsThePublishedExamples) {
    EXPECT_EQ(checksum(initiation(), "secret"), "59229d9c6cb336ae4bd287c87e6f0220");
    Fields more = initiation();
    more.emplace_back("NOTIFY_URL", "https://my.notify.url/page");
    more.emplace_back("USER1", "UserField");
    EXPECT_EQ(checksum(more, "secret"), "a7e87c0c9070b79c1b163b8c3262068b");
}

TEST(Paygate, SignsARedirectAndAQuestionAsThePublishedExample) {
    const Fields fields{{"PAYGATE_ID", "10011072130"},
                        {"PAY_REQUEST_ID", "23B785AE-C96C-32AF-4879-D2C9363DB6E8"},
                        {"REFERENCE", "pgtest_123456789"}};
    EXPECT_EQ(value(with_checksum(fields, "secret"), "CHECKSUM"), "b41a77f83a275a849f23e30b4666e837");
}

TEST(Paygate, ReadsThePublishedNotification) {
    Fields fields = notification();
    EXPECT_EQ(checksum(fields, "secret"), "f57ccf051307d8d0a0743b31ea379aa1");
    fields.emplace_back("CHECKSUM", "f57ccf051307d8d0a0743b31ea379aa1");
    const Notice read = notice(fields, "10011072130", "secret");
    EXPECT_TRUE(read.signature_right);
    EXPECT_TRUE(read.merchant_is_us);
    EXPECT_EQ(read.status, GatewayStatus::complete);
    EXPECT_EQ(read.merchant_ref, "pgtest_123456789");
    EXPECT_EQ(read.gateway_ref, "23B785AE-C96C-32AF-4879-D2C9363DB6E8");
    EXPECT_EQ(read.gross, Money::cents(3299));
}

TEST(Paygate, TakesALiteralNullAsNoAuthorisation) {
    Fields with = notification();
    Fields without = notification();
    with[5].second = "null";
    without[5].second = "";
    EXPECT_EQ(checksum(with, "secret"), checksum(without, "secret"));
    EXPECT_EQ(status(with), GatewayStatus::unknown);  // approved without an authorisation is not approved
}

TEST(Paygate, KnowsEveryStatus) {
    const std::pair<const char*, GatewayStatus> table[]{
        {"0", GatewayStatus::unpaid}, {"1", GatewayStatus::complete}, {"2", GatewayStatus::failed},
        {"3", GatewayStatus::failed}, {"4", GatewayStatus::failed},   {"5", GatewayStatus::pending},
        {"7", GatewayStatus::voided}, {"9", GatewayStatus::unknown},  {"", GatewayStatus::unknown}};
    for (const auto& [code, expected] : table) {
        Fields fields = notification();
        fields[3].second = code;
        EXPECT_EQ(status(fields), expected) << code;
    }
}

TEST(Paygate, AValueMovedAcrossABorderKeepsItsChecksumAndIsStillNotOurs) {
    Fields moved = notification();
    moved[6].second = "ZAR3";  // CURRENCY and AMOUNT together are the same text
    moved[7].second = "299";
    EXPECT_EQ(checksum(moved, "secret"), checksum(notification(), "secret"));
    EXPECT_EQ(notice(moved, "10011072130", "secret").gross, std::nullopt);
}

TEST(Paygate, TrustsNoOtherKeyMerchantOrCurrency) {
    Fields fields = with_checksum(notification(), "guessed");
    EXPECT_FALSE(notice(fields, "10011072130", "secret").signature_right);
    EXPECT_FALSE(notice(fields, "1", "guessed").merchant_is_us);
    Fields dollars = notification();
    dollars[6].second = "USD";
    EXPECT_EQ(notice(with_checksum(dollars, "secret"), "10011072130", "secret").gross, std::nullopt);
}

}  // namespace
}  // namespace spaza::paygate
