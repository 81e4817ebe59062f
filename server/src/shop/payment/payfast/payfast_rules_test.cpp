#include "shop/payment/payfast/payfast_rules.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace spaza::payfast {
namespace {

// Published by the vendor or by users (Payfast documentation, SDK and plugin tests), but for Thandi's, which are
// ours.

Fields russian_form(std::string first, std::string last) {
    return {{"merchant_id", "10000100"},
            {"merchant_key", "46f0cd694581a"},
            {"notify_url", "http://127.0.0.1:8000/payfast/notify/"},
            {"name_first", std::move(first)},
            {"name_last", std::move(last)},
            {"m_payment_id", "23"},
            {"amount", "234"},
            {"item_name", "Payment (Планета суши). ID:272-15"}};
}

Fields thandis_form() {
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
            {"item_name", "Order #000123 (2 items)"}};
}

Fields notification(std::string ref, std::string id, std::string item, std::string gross, std::string fee,
                    std::string net, std::string first, std::string last, std::string email,
                    std::string merchant) {
    Fields fields{{"m_payment_id", std::move(ref)}, {"pf_payment_id", std::move(id)},
                  {"payment_status", "COMPLETE"},   {"item_name", std::move(item)},
                  {"item_description", ""},         {"amount_gross", std::move(gross)},
                  {"amount_fee", std::move(fee)},   {"amount_net", std::move(net)}};
    for (const char* kind : {"custom_str", "custom_int"})
        for (int i = 1; i <= 5; ++i) fields.emplace_back(kind + std::to_string(i), "");
    fields.emplace_back("name_first", std::move(first));
    fields.emplace_back("name_last", std::move(last));
    fields.emplace_back("email_address", std::move(email));
    fields.emplace_back("merchant_id", std::move(merchant));
    return fields;
}

Fields thandis_notification() {
    return notification("ORD-000123-1", "1089250", "Order #000123 (2 items)", "1299.90", "-29.90", "1270.00",
                        "Thandi", "Nkosi", "thandi+x@example.co.za", "10000100");
}

TEST(Payfast, SignsAFormWithoutPassphrase) {
    EXPECT_EQ(form_signature(russian_form("Вася", "Пупников"), ""), "481366608545707be67c6514386b3fb1");
}

TEST(Payfast, LeavesEmptyFieldsOutOfAFormsSignature) {
    EXPECT_EQ(form_signature(russian_form("", "Пупников"), ""), "6551205f0fee13cf09174b0b887ec5b3");
    EXPECT_EQ(form_signature(russian_form("", ""), ""), "8f6435965cd9b00a9a965d93fc6c4c48");
}

TEST(Payfast, SignsAFormWithPassphrase) {
    EXPECT_EQ(form_signature(thandis_form(), "jt7NOE43FZPn"), "c663021f2cf3b77b5721e7f8635d69ea");
    EXPECT_EQ(form_signature(thandis_form(), ""), "45610919370c2b51f82b25d72d9aa091");
}

TEST(Payfast, SignsAFormInTheVendorsOrderWhateverOrderItWasFilledIn) {
    Fields shuffled = thandis_form();
    std::ranges::reverse(shuffled);

    EXPECT_EQ(form_signature(shuffled, "jt7NOE43FZPn"), "c663021f2cf3b77b5721e7f8635d69ea");
}

TEST(Payfast, TrimsBlanksButNotTheNoBreakSpace) {
    const Fields form = form_in_order({{"item_name", " \tkettle\r\n"}, {"name_first", "\u00a0Thandi"}});

    EXPECT_EQ(form, (Fields{{"name_first", "\u00a0Thandi"}, {"item_name", "kettle"}}));
}

TEST(Payfast, SignsANotificationWithItsEmptyFields) {
    EXPECT_EQ(notification_signature(notification("", "558900", "Flux capacitor", "123.00", "-2.80", "120.20",
                                                  "Test", "User 01", "sbtu01@payfast.co.za", "10000100"),
                                     ""),
              "94b05677771813701468289ed3cabed1");
    EXPECT_EQ(notification_signature(notification("000000020", "1579137", "Order #000000020", "15.00", "-2.30",
                                                  "12.70", "Tom", "Tom", "lindley+user1@appinlet.com", "10027938"),
                                     ""),
              "4078bca2c8987e0e0c4e7230f2f46323");
}

TEST(Payfast, SignsANotificationWithPassphrase) {
    EXPECT_EQ(notification_signature(thandis_notification(), "jt7NOE43FZPn"), "777e740b811dbb23f4a92dc7be526c20");
}

TEST(Payfast, SignsANotificationInTheOrderReceived) {
    Fields shuffled = thandis_notification();
    std::swap(shuffled[0], shuffled[1]);

    EXPECT_NE(notification_signature(shuffled, "jt7NOE43FZPn"), "777e740b811dbb23f4a92dc7be526c20");
}

TEST(Payfast, SignsAnApiCallSortedByName) {
    EXPECT_EQ(api_signature({{"merchant-id", "10000100"},
                             {"version", "v1"},
                             {"timestamp", "2026-01-05T10:00:00+02:00"},
                             {"amount", "5000"},
                             {"reason", "Product returned"},
                             {"notify_buyer", "1"}},
                            "jt7NOE43FZPn"),
              "3543f03cf7f5b43090d2912c3b5f211e");
}

TEST(Payfast, ReadsAGenuineNotification) {
    Fields received = thandis_notification();
    received.emplace_back("signature", "777e740b811dbb23f4a92dc7be526c20");

    const Notice read = notice(received, "10000100", "jt7NOE43FZPn");

    EXPECT_TRUE(read.signature_right);
    EXPECT_TRUE(read.merchant_is_us);
    EXPECT_EQ(read.merchant_ref, "ORD-000123-1");
    EXPECT_EQ(read.gateway_ref, "1089250");
    EXPECT_EQ(read.status, GatewayStatus::complete);
    EXPECT_EQ(read.gross, Money::cents(1299'90));
    EXPECT_EQ(read.parameters.find("signature"), std::string::npos);
}

TEST(Payfast, SeesThatAnAmountWasTamperedWith) {
    Fields received = thandis_notification();
    received[5].second = "1.00";
    received.emplace_back("signature", "777e740b811dbb23f4a92dc7be526c20");

    EXPECT_FALSE(notice(received, "10000100", "jt7NOE43FZPn").signature_right);
}

TEST(Payfast, SeesThatASignatureIsMissing) {
    EXPECT_FALSE(notice(thandis_notification(), "10000100", "jt7NOE43FZPn").signature_right);
}

TEST(Payfast, KeepsAnUnknownStatusApart) {
    EXPECT_EQ(status("COMPLETE"), GatewayStatus::complete);
    EXPECT_EQ(status("PENDING"), GatewayStatus::pending);
    EXPECT_EQ(status("FAILED"), GatewayStatus::failed);
    EXPECT_EQ(status("CANCELLED"), GatewayStatus::failed);
    EXPECT_EQ(status("complete"), GatewayStatus::unknown);
}

TEST(Payfast, FindsPaymentsInTheHistoryByColumnName) {
    const HistoryPage page = history(
        "Date,Type,Sign,Party,Name,Currency,Gross,Fee,Net,M Payment ID,PF Payment ID\n"
        "2026-01-05,FUNDS_RECEIVED,CREDIT,\"Nkosi, T\",Order,ZAR,1299.90,-29.90,1270.00,ORD-1-1,77\r\n"
        "2026-01-05,PAYOUT,DEBIT,Bank,Payout,ZAR,10.00,0,10.00,ORD-2-1,78\n"
        "2026-01-05,FUNDS_RECEIVED,CREDIT,x,Order,ZAR,broken,0,0,ORD-3-1,79\n");

    EXPECT_EQ(page.lines, 3);
    ASSERT_EQ(page.payments.size(), 1U);
    EXPECT_EQ(page.payments[0].merchant_ref, "ORD-1-1");
    EXPECT_EQ(page.payments[0].gateway_ref, "77");
    EXPECT_EQ(page.payments[0].gross, Money::cents(1299'90));
}

TEST(Payfast, AllowsOnlyTheConfiguredSources) {
    const std::vector<std::string> ranges{"197.97.145.144/28", "41.74.179.192/27"};

    EXPECT_TRUE(from_allowed_source("197.97.145.150", ranges));
    EXPECT_TRUE(from_allowed_source("41.74.179.223", ranges));
    EXPECT_FALSE(from_allowed_source("41.74.179.224", ranges));
    EXPECT_FALSE(from_allowed_source("not an address", ranges));
    EXPECT_TRUE(from_allowed_source("8.8.8.8", {}));
}

}  // namespace
}  // namespace spaza::payfast
