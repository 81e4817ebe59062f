#include "app/payment_desk.hpp"

#include <gtest/gtest.h>

namespace spaza::app {
namespace {

PayfastSettings settings_of(const Config::Payments& payments) {
    Config config;
    config.payments = payments;
    return CommercePolicies{config}.payfast;
}

TEST(PaymentSettings, AreTheSandboxUntilAMerchantIsSet) {
    const PayfastSettings settings = settings_of({});
    EXPECT_EQ(settings.site, "https://sandbox.payfast.co.za");
    EXPECT_TRUE(settings.testing);
}

TEST(PaymentSettings, OfAMerchantGoToPayfastItselfWithTheMerchantsOwnSecret) {
    Config::Payments payments;
    payments.payfast_merchant_id = "1";
    payments.payfast_sources = {"10.0.0.0/8"};
    const PayfastSettings settings = settings_of(payments);
    EXPECT_EQ(settings.site, "https://www.payfast.co.za");
    EXPECT_FALSE(settings.testing);
    EXPECT_EQ(settings.passphrase, "");
    EXPECT_EQ(settings.sources, std::vector<std::string>{"10.0.0.0/8"});
}

TEST(PaymentSettings, OfTheSimulatorGoThere) {
    Config::Payments payments;
    payments.paysim_url = "http://127.0.0.1:8090";
    payments.payfast_merchant_id = "1";
    EXPECT_EQ(settings_of(payments).site, "http://127.0.0.1:8090/payfast");
}

}  // namespace
}  // namespace spaza::app
