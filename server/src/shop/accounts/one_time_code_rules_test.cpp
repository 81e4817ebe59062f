#include "shop/accounts/one_time_code_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

using namespace std::chrono_literals;
using enum CodeVerdict;

const TimePoint now = from_millis(1'780'000'000'000);
const CodePolicy policy{.shop = "Spaza", .host = "shop.example"};

OneTimeCode a_code(std::string hash, TimePoint sent = now) {
    OneTimeCode code;
    code.code_hash = std::move(hash);
    code.created_at = sent;
    code.expires_at = sent + policy.lives;
    return code;
}

TEST(OneTimeCodeRules, ForgiveSpacesAndDashes) {
    EXPECT_EQ(typed_code(" 123 456 "), "123456");
    EXPECT_EQ(typed_code("123-456"), "123456");
    EXPECT_EQ(typed_code("12345x"), "12345x");
}

TEST(OneTimeCodeRules, KeepTheDigestOfACodeApartByAttemptPurposeAndNumber) {
    const std::string hash = code_hash("token", CodePurpose::login, "who", "123456");
    EXPECT_EQ(hash, code_hash("token", CodePurpose::login, "who", "123456"));
    EXPECT_NE(hash, code_hash("other", CodePurpose::login, "who", "123456"));
    EXPECT_NE(hash, code_hash("token", CodePurpose::signup, "who", "123456"));
    EXPECT_NE(hash, code_hash("token", CodePurpose::login, "another", "123456"));
    EXPECT_NE(hash, code_hash("token", CodePurpose::login, "who", "123457"));
}

TEST(OneTimeCodeRules, TakeOnlyTheNewestCodeOfAnAttemptInItsTime) {
    const std::vector codes{a_code("new"), a_code("old", now - 1min)};
    EXPECT_EQ(verdict_on(codes, "new", 5, now), right);
    EXPECT_EQ(verdict_on(codes, "old", 5, now), replaced);
    EXPECT_EQ(verdict_on(codes, "else", 5, now), wrong);
    EXPECT_EQ(verdict_on(codes, "new", 5, now + 10min - 1ms), right);
    EXPECT_EQ(verdict_on(codes, "new", 5, now + 10min), expired);
    EXPECT_EQ(verdict_on({}, "new", 5, now), unknown);
}

TEST(OneTimeCodeRules, TakeACodeOnceAndNotAfterFiveWrongTries) {
    std::vector codes{a_code("it")};
    codes.front().wrong_tries = 4;
    EXPECT_EQ(verdict_on(codes, "it", 5, now), right);
    codes.front().wrong_tries = 5;
    EXPECT_EQ(verdict_on(codes, "it", 5, now), spent);
    codes.front() = a_code("it");
    codes.front().used_at = now;
    EXPECT_EQ(verdict_on(codes, "it", 5, now), used);
    EXPECT_EQ(verdict_on(codes, "else", 5, now), used);
}

TEST(OneTimeCodeRules, SendOneAMinuteAndFiveAnHour) {
    EXPECT_EQ(wait_for_next({}, policy, now), std::nullopt);
    EXPECT_EQ(wait_for_next({now - 18s}, policy, now), 42s);
    EXPECT_EQ(wait_for_next({now - 60s}, policy, now), std::nullopt);
    const std::vector<TimePoint> four{now - 2min, now - 4min, now - 6min, now - 8min};
    EXPECT_EQ(wait_for_next(four, policy, now), std::nullopt);
    const std::vector<TimePoint> five{now - 2min, now - 4min, now - 6min, now - 8min, now - 50min};
    EXPECT_EQ(wait_for_next(five, policy, now), 600s);
    EXPECT_EQ(wait_for_next(five, policy, now + 10min), std::nullopt);
}

TEST(OneTimeCodeRules, ShowOnlyTheEndsOfAnAddressOrNumber) {
    EXPECT_EQ(masked_login_id("0821234547"), "082 ••• ••47");
    EXPECT_EQ(masked_login_id("nomthandazo@mweb.co.za"), "n•••••o@mweb.co.za");
    EXPECT_EQ(masked_login_id("jo@mweb.co.za"), "j•••••@mweb.co.za");
    EXPECT_EQ(masked_login_id("x@mweb.co.za"), "x•••••@mweb.co.za");
}

TEST(OneTimeCodeRules, KnowTheHostOfAnAddress) {
    EXPECT_EQ(host_of_address("https://shop.example"), "shop.example");
    EXPECT_EQ(host_of_address("http://shop.example:8443/x"), "shop.example");
    EXPECT_EQ(host_of_address(""), "");
}

TEST(OneTimeCodeRules, WriteOneSmsThatBeginsWithTheShopAndEndsWithWhereItMayBeFilledIn) {
    const std::string text = code_sms(policy, CodePurpose::login, "041937");
    EXPECT_EQ(
        text,
        "Spaza: 041937 is your code to sign in. It works for 10 minutes. Never share it: we will never ask for "
        "it.\n\n@shop.example #041937");
    EXPECT_LE(text.size(), 160U);
}

TEST(OneTimeCodeRules, StayWithinOneSmsWhateverTheShopIsCalled) {
    for (const CodePurpose purpose : {CodePurpose::login, CodePurpose::signup}) {
        for (std::size_t length = 0; length <= 200; ++length) {
            const CodePolicy wordy{.shop = std::string(length, 'x'), .host = "shop.example"};
            const std::string text = code_sms(wordy, purpose, "041937");
            EXPECT_LE(text.size(), 160U);
            EXPECT_NE(text.find(": 041937 is "), text.npos);
        }
    }
    const CodePolicy odd{.shop = "Ṋdou [~] & Sons", .host = ""};
    EXPECT_TRUE(code_sms(odd, CodePurpose::login, "041937").starts_with("dou  & Sons: 041937"));
}

}  // namespace
}  // namespace spaza
