#include "app/payment_settings.hpp"

#include <gtest/gtest.h>

#include "app/payment_worker.hpp"

namespace spaza::app {
namespace {

PaymentSettings settings_of(const Config::Payments& payments) {
    Config config;
    config.payments = payments;
    return payment_settings(config);
}

std::vector<std::string> codes(const PaymentSettings& settings) {
    std::vector<std::string> codes;
    for (const PaymentMode& mode : settings.modes) codes.push_back(mode.code);
    return codes;
}

TEST(PaymentSettings, OfferNothingUntilAnAccountIsSet) {
    const PaymentSettings settings = settings_of({});
    EXPECT_FALSE(settings.payfast);
    EXPECT_TRUE(settings.modes.empty());
    EXPECT_TRUE(settings.problems.empty());
}

TEST(PaymentSettings, NeedAnHttpsAddressOfTheShopWhenTheyAreLive) {
    Config config;
    config.serve.public_url = "http://localhost:8080";
    EXPECT_TRUE(gateways_find_us(config));  // nobody to find us

    config.payments.payfast_merchant_id = "10000101";
    EXPECT_FALSE(gateways_find_us(config));
    EXPECT_THROW((CommercePolicies{config, SystemClock{}}), ConfigProblem);

    config.serve.public_url = "https://shop.example.co.za";
    EXPECT_TRUE(gateways_find_us(config));

    config.serve.public_url.clear();
    config.payments.paysim_url = "http://127.0.0.1:9000";
    EXPECT_TRUE(gateways_find_us(config));
}

TEST(PaymentSettings, GoToThePublicSandboxOnlyWhenThatIsSaid) {
    Config::Payments payments;
    payments.sandbox = true;
    const PaymentSettings settings = settings_of(payments);
    EXPECT_EQ(settings.payfast->site, "https://sandbox.payfast.co.za");
    EXPECT_TRUE(settings.payfast->testing);
    EXPECT_EQ(codes(settings), (std::vector<std::string>{"card", "instant_eft", "store_card"}));
    EXPECT_EQ(settings.paygate->id, "10011072130");
    EXPECT_FALSE(settings.payflex);  // there is no public account
}

TEST(PaymentSettings, OfAMerchantGoToPayfastItselfWithTheMerchantsOwnSecret) {
    Config::Payments payments;
    payments.payfast_merchant_id = "1";
    payments.payfast_sources = {"10.0.0.0/8"};
    const PaymentSettings settings = settings_of(payments);
    EXPECT_EQ(settings.payfast->site, "https://www.payfast.co.za");
    EXPECT_FALSE(settings.payfast->testing);
    EXPECT_EQ(settings.payfast->passphrase, "");
    EXPECT_EQ(settings.payfast->sources, std::vector<std::string>{"10.0.0.0/8"});
}

TEST(PaymentSettings, OfTheSimulatorGoThere) {
    Config::Payments payments;
    payments.paysim_url = "http://127.0.0.1:8090";
    payments.payfast_merchant_id = "1";
    const PaymentSettings settings = settings_of(payments);
    EXPECT_EQ(settings.payfast->site, "http://127.0.0.1:8090/payfast");
    EXPECT_EQ(settings.paygate->site, "http://127.0.0.1:8090/paygate");
    EXPECT_EQ(settings.payflex->api, "http://127.0.0.1:8090/payflex");
    EXPECT_EQ(codes(settings), (std::vector<std::string>{"card", "instant_eft", "instalments", "store_card"}));
}

TEST(PaymentSettings, TakeTheFirstConfiguredGatewayForEachWay) {
    Config::Payments payments;
    payments.paygate_id = "1";
    const PaymentSettings settings = settings_of(payments);
    EXPECT_EQ(codes(settings), (std::vector<std::string>{"card", "instant_eft", "store_card"}));
    EXPECT_EQ(settings.modes[0].gateway, "paygate");
    EXPECT_EQ(settings.modes[1].method, "BT/SID");
}

TEST(PaymentSettings, OfOzowAndPeachAreTheMerchantsOwnAndNoTests) {
    Config::Payments payments;
    payments.ozow_site_code = "SITE";
    payments.ozow_private_key = "key";
    payments.peach_entity = "entity";
    payments.peach_secret = "secret";
    PaymentSettings settings = settings_of(payments);
    EXPECT_EQ(codes(settings), (std::vector<std::string>{"card", "instant_eft"}));
    EXPECT_EQ(settings.modes[0].gateway, "peach");
    EXPECT_EQ(settings.modes[1].gateway, "ozow");
    EXPECT_EQ(settings.ozow->site_code, "SITE");
    EXPECT_EQ(settings.ozow->page, "https://pay.ozow.com");
    EXPECT_FALSE(settings.ozow->test);
    EXPECT_EQ(settings.peach->site, "https://secure.peachpayments.com");
    EXPECT_FALSE(settings.peach->test);
    payments.peach_test = true;
    EXPECT_EQ(settings_of(payments).peach->site, "https://testsecure.peachpayments.com");
}

TEST(PaymentSettings, ListTheWaysToPayInTheOrderAskedFor) {
    Config::Payments payments;
    payments.payfast_merchant_id = "1";
    payments.modes = {"instant_eft=payfast:ef", "store_card=payfast:rc", "card=payfast"};
    const PaymentSettings settings = settings_of(payments);
    EXPECT_EQ(codes(settings), (std::vector<std::string>{"instant_eft", "store_card", "card"}));
    EXPECT_EQ(settings.modes[1].gateway, "payfast");
    EXPECT_EQ(settings.modes[1].method, "rc");
    EXPECT_EQ(settings.modes[2].method, "");
}

TEST(PaymentSettings, NameAWayToPayWhoseGatewayIsNotConfiguredAndTheShopDoesNotOpen) {
    Config config;
    config.payments.modes = {"card=payfast:cc"};
    EXPECT_EQ(payment_settings(config).problems, std::vector<std::string>{"card by payfast"});
    EXPECT_THROW((CommercePolicies{config, SystemClock{}}), ConfigProblem);
}

TEST(PaymentSettings, NameWhatLetsAnybodyWriteLikePayfast) {
    Config config;
    EXPECT_TRUE(payfast_doubts(config).empty());  // no account
    config.payments.payfast_merchant_id = "10012345";
    ASSERT_EQ(payfast_doubts(config).size(), 2U);
    EXPECT_EQ(payfast_doubts(config)[0].first, "payments.payfast_passphrase is empty");
    config.payments.payfast_passphrase = "a long one";
    config.payments.payfast_sources = {"197.97.145.144/28"};
    EXPECT_TRUE(payfast_doubts(config).empty());
}

}  // namespace
}  // namespace spaza::app
