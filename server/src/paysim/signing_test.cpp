#include "paysim/signing.hpp"

#include <gtest/gtest.h>

// Published by the vendors or by users of their protocols, but for Thandi's, which are ours. The shop's own
// signing is tested against the same ones in shop/payment.
namespace spaza::paysim {
namespace {

constexpr const char* kPassphrase = "jt7NOE43FZPn";

Fields russian_buyer(const char* first, const char* last) {
    return {{"item_name", "Payment (Планета суши). ID:272-15"},
            {"merchant_id", "10000100"},
            {"merchant_key", "46f0cd694581a"},
            {"notify_url", "http://127.0.0.1:8000/payfast/notify/"},
            {"name_first", first},
            {"name_last", last},
            {"m_payment_id", "23"},
            {"amount", "234"}};
}

Fields thandis_purchase() {
    return {{"merchant_id", "10000100"},
            {"merchant_key", "46f0cd694581a"},
            {"return_url", "https://shop.example/pay/return"},
            {"cancel_url", "https://shop.example/pay/cancel"},
            {"notify_url", "https://shop.example/pay/itn"},
            {"name_first", "Thandi"},
            {"name_last", "Nkosi"},
            {"email_address", "thandi+x@example.co.za"},
            {"cell_number", "0821234567"},
            {"m_payment_id", "ORD-000123-1"},
            {"amount", "1299.90"},
            {"item_name", "Order #000123 (2 items)"},
            {"signature", "is no part of itself"}};
}

Fields itn(const char* ref, const char* id, const char* item, const char* gross, const char* fee, const char* net,
           const char* first, const char* last, const char* email, const char* merchant) {
    Fields fields{{"m_payment_id", ref}, {"pf_payment_id", id},    {"payment_status", "COMPLETE"},
                  {"item_name", item},   {"item_description", ""}, {"amount_gross", gross},
                  {"amount_fee", fee},   {"amount_net", net}};
    for (const char* kind : {"custom_str", "custom_int"})
        for (const char* number : {"1", "2", "3", "4", "5"}) fields.emplace_back(std::string{kind} + number, "");
    fields.emplace_back("name_first", first);
    fields.emplace_back("name_last", last);
    fields.emplace_back("email_address", email);
    fields.emplace_back("merchant_id", merchant);
    fields.emplace_back("signature", "is no part of itself");
    return fields;
}

TEST(SimulatedPayfast, SignsFormsAsPublished) {
    using payfast_signing::of_form;
    EXPECT_EQ(of_form(russian_buyer("Вася", "Пупников"), ""), "481366608545707be67c6514386b3fb1");
    EXPECT_EQ(of_form(russian_buyer("", "Пупников"), ""), "6551205f0fee13cf09174b0b887ec5b3");
    EXPECT_EQ(of_form(russian_buyer("", " \t"), ""), "8f6435965cd9b00a9a965d93fc6c4c48");
    EXPECT_EQ(of_form(thandis_purchase(), kPassphrase), "c663021f2cf3b77b5721e7f8635d69ea");
    EXPECT_EQ(of_form(thandis_purchase(), ""), "45610919370c2b51f82b25d72d9aa091");
}

TEST(SimulatedPayfast, SignsNotificationsAsPublished) {
    using payfast_signing::of_notification;
    EXPECT_EQ(of_notification(itn("", "558900", "Flux capacitor", "123.00", "-2.80", "120.20", "Test", "User 01",
                                  "sbtu01@payfast.co.za", "10000100"),
                              ""),
              "94b05677771813701468289ed3cabed1");
    EXPECT_EQ(of_notification(itn("000000020", "1579137", "Order #000000020", "15.00", "-2.30", "12.70", "Tom",
                                  "Tom", "lindley+user1@appinlet.com", "10027938"),
                              ""),
              "4078bca2c8987e0e0c4e7230f2f46323");
    EXPECT_EQ(of_notification(itn("ORD-000123-1", "1089250", "Order #000123 (2 items)", "1299.90", "-29.90",
                                  "1270.00", "Thandi", "Nkosi", "thandi+x@example.co.za", "10000100"),
                              kPassphrase),
              "777e740b811dbb23f4a92dc7be526c20");
}

TEST(SimulatedPayfast, SignsCallsOfTheApi) {
    EXPECT_EQ(payfast_signing::of_call({{"merchant-id", "10000100"},
                                        {"version", "v1"},
                                        {"timestamp", "2026-01-05T10:00:00+02:00"},
                                        {"amount", "5000"},
                                        {"reason", "Product returned"},
                                        {"notify_buyer", "1"}},
                                       kPassphrase),
              "3543f03cf7f5b43090d2912c3b5f211e");
}

TEST(SimulatedPayfast, WritesFormsAsPhpDoes) {
    EXPECT_EQ(form_encoded({{"a", "a b~*'()!-_.é/"}, {"b", ""}}), "a=a+b%7E%2A%27%28%29%21-_.%C3%A9%2F&b=");
}

TEST(SimulatedPaygate, SignsAsPublished) {
    Fields initiation{{"PAYGATE_ID", "10011072130"},
                      {"REFERENCE", "pgtest_123456789"},
                      {"AMOUNT", "3299"},
                      {"CURRENCY", "ZAR"},
                      {"RETURN_URL", "https://my.return.url/page"},
                      {"TRANSACTION_DATE", "2018-01-01 12:00:00"},
                      {"LOCALE", "en-za"},
                      {"COUNTRY", "ZAF"},
                      {"EMAIL", "customer@paygate.co.za"}};
    EXPECT_EQ(paygate_signing::of_initiate(initiation, "secret"), "59229d9c6cb336ae4bd287c87e6f0220");
    initiation.emplace_back("USER1", "UserField");
    initiation.emplace_back("NOTIFY_URL", "https://my.notify.url/page");
    initiation.emplace_back("CHECKSUM", "is no part of itself");
    EXPECT_EQ(paygate_signing::of_initiate(initiation, "secret"), "a7e87c0c9070b79c1b163b8c3262068b");
    EXPECT_EQ(paygate_signing::of_request("10011072130", "23B785AE-C96C-32AF-4879-D2C9363DB6E8",
                                          "pgtest_123456789", "secret"),
              "b41a77f83a275a849f23e30b4666e837");
    EXPECT_EQ(paygate_signing::of_notification({{"PAYGATE_ID", "10011072130"},
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
                                                {"PAY_METHOD_DETAIL", "Visa"}},
                                               "secret"),
              "f57ccf051307d8d0a0743b31ea379aa1");
}

TEST(SimulatedOzow, SignsAsDocumented) {
    constexpr const char* kKey = "215114531AFF7134A94C88CEEA48E";
    EXPECT_EQ(
        ozow_signing::of_form({{"NotifyUrl", "http://demo.ozow.com/notify.aspx"},
                               {"SiteCode", "TSTSTE0001"},
                               {"CountryCode", "ZA"},
                               {"CurrencyCode", "ZAR"},
                               {"Amount", "25.00"},
                               {"TransactionReference", "123"},
                               {"BankReference", "ABC123"},
                               {"CancelUrl", "http://demo.ozow.com/cancel.aspx"},
                               {"ErrorUrl", "http://demo.ozow.com/cancel.aspx"},
                               {"SuccessUrl", "http://demo.ozow.com/success.aspx"},
                               {"IsTest", "false"},
                               {"HashCheck", "is no part of itself"}},
                              kKey),
        "fbcb404ee61138d0a09d89fcc2f85c378669b21a3c7c48750b3cc8779de55ada2e8bc32915cce574e676a75aca62854cdc9a12"
        "ad5188f284d840d94a6dd73bf4");
    EXPECT_EQ(
        ozow_signing::of_response({{"SiteCode", "TSTSTE0001"},
                                   {"TransactionId", "aa11bb22-0000-4000-8000-000000000001"},
                                   {"TransactionReference", "123"},
                                   {"Amount", "25.00"},
                                   {"Status", "Complete"},
                                   {"CurrencyCode", "ZAR"},
                                   {"IsTest", "false"}},
                                  kKey),
        "2ad6243a0b1db3cf9084cd74962783e5a43fc85ae918da2d463c180faba360a33c3f840629def4e29e8212e00c3712e539f8cb"
        "b199e7cc140b7700f21002e686");
}

TEST(SimulatedPeach, SignsAsDocumented) {
    EXPECT_EQ(peach_signing::of_parameters({{"timestamp", "2026-01-25T08:27:46.916519Z"},
                                            {"amount", "14.99"},
                                            {"checkoutId", "0fa125d002044484b0fbfb43c1c5c554"},
                                            {"currency", "ZAR"},
                                            {"id", "1d6c60ed0dfd4a6a9a26a13922b65766"},
                                            {"merchantTransactionId", "UAT12345"},
                                            {"paymentBrand", "VISA"},
                                            {"paymentType", "DB"},
                                            {"result.code", "000.100.110"},
                                            {"signature", "is no part of itself"}},
                                           "04ef51aba8b111eba6e102d14de18c00"),
              "a0cd812591a3e08440710380b1ed2ebed29f6f9c641e63faa9853f5d2f221859");
}

TEST(SimulatedGateways, ReadAmountsAsTheyAreDocumented) {
    EXPECT_EQ(amount_of("1299.90"), Money::cents(1299'90));
    EXPECT_EQ(amount_of("234"), Money::cents(234'00));
    for (const char* wrong : {"", ".", ".50", "1.5", "1.505", "-1.00", "1 299.90", "1,299.90", "R5", "0x1", "1e3"})
        EXPECT_EQ(amount_of(wrong), std::nullopt) << wrong;
}

}  // namespace
}  // namespace spaza::paysim
