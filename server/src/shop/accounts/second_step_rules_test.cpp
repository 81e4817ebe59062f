#include "shop/accounts/second_step_rules.hpp"

#include <gtest/gtest.h>
#include <set>

namespace spaza {
namespace {

const CustomerId id{"c1"};

Customer thandi() {
    Customer customer;
    customer.id = id;
    customer.uid = "thandi@example.co.za";
    customer.mobile_number = "0821234567";
    return customer;
}

std::string words(const std::vector<WayOffered>& ways) {
    std::string all;
    for (const WayOffered& each : ways) all += std::string{word_of(each.way)} + ' ';
    return all;
}

SecondFactor factor(std::optional<StepWay> message_way, std::string secret = {}) {
    return {.customer = id, .message_way = message_way, .app_secret = std::move(secret), .turned_on_at = {}};
}

TEST(SecondStepRules, BeginWithTheAppAndNeverTakeTheWayOfTheFirstStep) {
    using enum FirstStep;
    EXPECT_EQ(words(ways_of(factor(StepWay::email), thandi(), password, true)), "email recovery ");
    EXPECT_EQ(words(ways_of(factor(StepWay::sms), thandi(), password, true)), "sms recovery ");
    EXPECT_EQ(words(ways_of(factor(StepWay::email, "s"), thandi(), password, true)), "app email recovery ");
    EXPECT_EQ(words(ways_of(factor(std::nullopt, "s"), thandi(), provider, true)), "app recovery ");
    EXPECT_EQ(words(ways_of(factor(StepWay::email), thandi(), email_code, true)), "recovery ");
    EXPECT_EQ(words(ways_of(factor(StepWay::sms), thandi(), email_code, true)), "sms recovery ");
    EXPECT_EQ(words(ways_of(factor(StepWay::sms), thandi(), sms_code, true)), "recovery ");
    EXPECT_EQ(words(ways_of(factor(StepWay::email, "s"), thandi(), email_code, true)), "app recovery ");
}

TEST(SecondStepRules, WriteToTheAddressWhereANumberCannotBeWrittenTo) {
    EXPECT_EQ(words(ways_of(factor(StepWay::sms), thandi(), FirstStep::password, false)), "email recovery ");
    Customer without = thandi();
    without.mobile_number.clear();
    EXPECT_EQ(words(ways_of(factor(StepWay::sms), without, FirstStep::password, true)), "email recovery ");
}

TEST(SecondStepRules, ConfirmByANumberOnlyBesideAProvenAddress) {
    EXPECT_EQ(words(ways_to_confirm(thandi(), false, true)), "email ");
    EXPECT_EQ(words(ways_to_confirm(thandi(), true, true)), "email sms ");
    EXPECT_EQ(words(ways_to_confirm(thandi(), true, false)), "email ");
    EXPECT_EQ(words(ways_to_confirm(thandi(), true, true, FirstStep::sms_code)), "email ") << "which came by it";
    EXPECT_EQ(words(ways_to_confirm(thandi(), true, true, FirstStep::email_code)), "email sms ");
}

TEST(SecondStepRules, MakeRecoveryCodesThatAreReadAsTheyAreTyped) {
    std::set<std::string> all;
    for (int i = 0; i < 200; ++i) all.insert(new_recovery_code());
    EXPECT_EQ(all.size(), 200U);
    for (const std::string& code : all) {
        EXPECT_EQ(code.size(), 9U);
        EXPECT_EQ(code[4], '-');
        EXPECT_EQ(code.find_first_of("ILOU"), std::string::npos) << code;
    }
    EXPECT_EQ(typed_recovery_code("4t7k-2OqL"), "4T7K20Q1");
    EXPECT_EQ(recovery_code_hash("key", id, "4T7K-20Q1"), recovery_code_hash("key", id, "4t7k 2oql"));
    EXPECT_NE(recovery_code_hash("key", id, "4T7K-20Q1"), recovery_code_hash("other", id, "4T7K-20Q1"));
    EXPECT_NE(recovery_code_hash("key", id, "4T7K-20Q1"),
              recovery_code_hash("key", CustomerId{"c2"}, "4T7K-20Q1"));
}

TEST(SecondStepRules, KeepTheLastFewTrustedTokensOfABrowser) {
    EXPECT_EQ(trusted_tokens("").size(), 0U);
    EXPECT_EQ(trusted_tokens("..a..b.").size(), 2U);
    std::string cookie;
    for (const char* token : {"a", "b", "c", "d", "e", "f"}) cookie = with_trusted_token(cookie, token);
    EXPECT_EQ(cookie, "f.e.d.c");
    EXPECT_EQ(trusted_tokens(std::string(500, 'x')).size(), 0U);
}

}  // namespace
}  // namespace spaza
