#include "shop/payment/ozow/ozow_rules.hpp"

#include <gtest/gtest.h>

namespace spaza::ozow {
namespace {

constexpr const char* kOzowKey = "215114531AFF7134A94C88CEEA48E";

Fields reported(const std::string& status = "Complete") {
    return {{"SiteCode", "TSTSTE0001"},
            {"TransactionId", "aa11bb22-0000-4000-8000-000000000001"},
            {"TransactionReference", "123"},
            {"Amount", "25.00"},
            {"Status", status},
            {"Optional1", ""},
            {"Optional2", ""},
            {"Optional3", ""},
            {"Optional4", ""},
            {"Optional5", ""},
            {"CurrencyCode", "ZAR"},
            {"IsTest", "false"},
            {"StatusMessage", ""}};
}

TEST(OzowRules, HashTheFormAsDocumented) {
    const Fields made = form({{"IsTest", "false"},
                              {"SiteCode", "TSTSTE0001"},
                              {"CountryCode", "ZA"},
                              {"CurrencyCode", "ZAR"},
                              {"Amount", "25.00"},
                              {"TransactionReference", "123"},
                              {"BankReference", "ABC123"},
                              {"Customer", ""},
                              {"CancelUrl", "http://demo.ozow.com/cancel.aspx"},
                              {"ErrorUrl", "http://demo.ozow.com/cancel.aspx"},
                              {"SuccessUrl", "http://demo.ozow.com/success.aspx"},
                              {"NotifyUrl", "http://demo.ozow.com/notify.aspx"}},
                             kOzowKey);
    EXPECT_EQ(made.front().first, "SiteCode");
    EXPECT_EQ(
        made.back().second,
        "fbcb404ee61138d0a09d89fcc2f85c378669b21a3c7c48750b3cc8779de55ada2e8bc32915cce574e676a75aca62854cdc9a12"
        "ad5188f284d840d94a6dd73bf4");
}

TEST(OzowRules, HashAResponseAsDocumented) {
    EXPECT_EQ(
        response_hash(reported(), kOzowKey),
        "2ad6243a0b1db3cf9084cd74962783e5a43fc85ae918da2d463c180faba360a33c3f840629def4e29e8212e00c3712e539f8cb"
        "b199e7cc140b7700f21002e686");
}

TEST(OzowRules, TakeAHashWithoutItsLeadingZerosForTheSame) {
    EXPECT_TRUE(same_hash("00AB1", "ab1"));
    EXPECT_FALSE(same_hash("0ab1", "ab10"));
    EXPECT_FALSE(same_hash("", ""));
}

TEST(OzowRules, ReadANotification) {
    Fields fields = reported();
    std::string hash = response_hash(fields, kOzowKey);
    fields.emplace_back("Hash", hash);
    fields.emplace_back("BankName", "FNB");  // not part of the hash
    const Notice read = notice(fields, "TSTSTE0001", kOzowKey, false);
    EXPECT_TRUE(read.signature_right);
    EXPECT_TRUE(read.merchant_is_us);
    EXPECT_EQ(read.gross, Money::cents(25'00));
    EXPECT_EQ(read.status, GatewayStatus::complete);

    EXPECT_FALSE(notice(fields, "TSTSTE0001", "another key", false).signature_right);
    EXPECT_FALSE(notice(fields, "TSTSTE0001", kOzowKey, true).merchant_is_us);
    fields[3].second = "26.00";
    EXPECT_FALSE(notice(fields, "TSTSTE0001", kOzowKey, false).signature_right);
}

TEST(OzowRules, CountNoOtherCurrency) {
    Fields fields = reported();
    fields[10].second = "USD";
    fields.emplace_back("Hash", response_hash(fields, kOzowKey));
    const Notice read = notice(fields, "TSTSTE0001", kOzowKey, false);
    EXPECT_TRUE(read.signature_right);
    EXPECT_EQ(read.gross, std::nullopt);
}

TEST(OzowRules, OfSeveralTransactionsTheOneMeantOrTheCompletedOneDecides) {
    constexpr std::string_view kAnswer =
        R"([{"siteCode":"S","transactionReference":"1","transactionId":"a","currencyCode":"ZAR","amount":25.00,"status":"Cancelled"},
            {"siteCode":"S","transactionReference":"1","transactionId":"b","currencyCode":"ZAR","amount":25.00,"status":"Complete"},
            {"siteCode":"S","transactionReference":"1","transactionId":"c","currencyCode":"ZAR","amount":25.00,"status":"Error"}])";
    const auto paid = transaction(kAnswer, "1", "S");
    ASSERT_TRUE(paid);
    EXPECT_EQ(paid->gateway_ref, "b");
    EXPECT_EQ(paid->gross, Money::cents(25'00));
    EXPECT_EQ(transaction(kAnswer, "1", "S", "c")->status, GatewayStatus::failed);
    EXPECT_FALSE(transaction(kAnswer, "1", "S", "forged"));
    EXPECT_FALSE(transaction(kAnswer, "2", "S"));
    EXPECT_FALSE(transaction("[]", "1", "S"));
}

}  // namespace
}  // namespace spaza::ozow
