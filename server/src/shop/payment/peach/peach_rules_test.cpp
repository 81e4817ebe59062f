#include "shop/payment/peach/peach_rules.hpp"

#include <gtest/gtest.h>

namespace spaza::peach {
namespace {

constexpr const char* kPeachSecret = "04ef51aba8b111eba6e102d14de18c00";

Fields example() {
    return {{"amount", "14.99"},
            {"checkoutId", "0fa125d002044484b0fbfb43c1c5c554"},
            {"currency", "ZAR"},
            {"id", "1d6c60ed0dfd4a6a9a26a13922b65766"},
            {"merchantTransactionId", "UAT12345"},
            {"paymentBrand", "VISA"},
            {"paymentType", "DB"},
            {"result.code", "000.100.110"},
            {"timestamp", "2026-01-25T08:27:46.916519Z"}};
}

TEST(PeachRules, SignAsDocumented) {
    EXPECT_EQ(signature(example(), kPeachSecret),
              "a0cd812591a3e08440710380b1ed2ebed29f6f9c641e63faa9853f5d2f221859");
    Fields shuffled = example();
    std::swap(shuffled[0], shuffled[5]);
    EXPECT_EQ(with_signature(shuffled, kPeachSecret).back().second, signature(example(), kPeachSecret));
}

TEST(PeachRules, ReadANotificationAndRefuseTestMoneyInARealShop) {
    const Fields fields = with_signature(example(), kPeachSecret);
    const Notice read = notice(fields, "entity", kPeachSecret, true);
    EXPECT_TRUE(read.signature_right);
    EXPECT_TRUE(read.merchant_is_us);
    EXPECT_EQ(read.gross, Money::cents(14'99));
    EXPECT_EQ(read.status, GatewayStatus::complete);
    EXPECT_FALSE(notice(fields, "entity", kPeachSecret, false).merchant_is_us);
    EXPECT_FALSE(notice(fields, "entity", "another secret", true).signature_right);
}

TEST(PeachRules, CountNoOtherCurrency) {
    Fields dollars = example();
    dollars[2].second = "USD";
    const Notice read = notice(with_signature(dollars, kPeachSecret), "entity", kPeachSecret, true);
    EXPECT_TRUE(read.signature_right);
    EXPECT_EQ(read.gross, std::nullopt);
}

TEST(PeachRules, KnowTheFamiliesOfResultCodes) {
    for (const char* code : {"000.000.000", "000.100.110", "000.300.000", "000.600.000", "000.400.110"})
        EXPECT_EQ(status(code), GatewayStatus::complete) << code;
    for (const char* code : {"000.200.000", "000.400.000", "000.400.030", "800.400.500", "100.400.500"})
        EXPECT_EQ(status(code), GatewayStatus::pending) << code;
    for (const char* code : {"800.100.153", "100.396.101", "000.400.101", "0000000", "900.100.300"})
        EXPECT_EQ(status(code), GatewayStatus::failed) << code;
    EXPECT_EQ(status("000.200.100"), GatewayStatus::unpaid);
    EXPECT_EQ(status(""), GatewayStatus::unknown);
}

TEST(PeachRules, WriteOurReferenceInLettersAndDigits) {
    EXPECT_EQ(transaction_id("10000042-1"), "10000042A1");
    EXPECT_EQ(merchant_ref("10000042A1"), "10000042-1");
}

TEST(PeachRules, ReadNestedAnswers) {
    const Fields fields = flat(R"({"amount":14.99,"result":{"code":"000.000.000","description":"ok"},"x":null})");
    EXPECT_EQ(fields, (Fields{{"amount", "14.99"}, {"result.code", "000.000.000"}, {"result.description", "ok"}}));
}

}  // namespace
}  // namespace spaza::peach
