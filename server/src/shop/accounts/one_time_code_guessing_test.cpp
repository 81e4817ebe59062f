// How often guessing finds a one-time code, with the limits in force (targets R-12: at most 5 in a million for one
// code).
#include <cstdio>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "base/secrets.hpp"
#include "shop/accounts/one_time_code_rules.hpp"

namespace spaza::code_guessing {
namespace {

using namespace std::chrono_literals;

constexpr int kCodes = 1'000'000;
const TimePoint now = from_millis(1'780'000'000'000);
const CodePolicy policy{.shop = "Spaza", .host = "shop.example"};

std::string digits(int number) {
    const std::string text = std::to_string(number % kCodes);
    return std::string(6 - text.size(), '0') + text;
}

OneTimeCode sent(std::string hash) {
    OneTimeCode code;
    code.code_hash = std::move(hash);
    code.created_at = now;
    code.expires_at = now + policy.lives;
    return code;
}

/// Tries these, one after the other, as the service counts them; whether one of them was right.
bool finds(OneTimeCode code, const std::vector<std::string>& guesses) {
    std::vector codes{std::move(code)};
    for (const std::string& guess : guesses) {
        const CodeVerdict verdict = verdict_on(codes, guess, policy.most_tries, now);
        if (verdict == CodeVerdict::right) return true;
        if (verdict == CodeVerdict::wrong) ++codes.front().wrong_tries;
    }
    return false;
}

// Every code there is, against twenty tries at each: no luck is in it.
TEST(OneTimeCodeGuessing, FindsExactlyFiveOfAllMillionCodes) {
    std::vector<std::string> guesses;
    for (int i = 0; i < 20; ++i)
        guesses.push_back(code_hash("token", CodePurpose::login, "who", digits(123'456 + i * 37'037)));
    int found = 0;
    for (int i = 0; i < kCodes; ++i)
        found += finds(sent(code_hash("token", CodePurpose::login, "who", digits(i))), guesses);
    RecordProperty("found", found);
    EXPECT_EQ(found, policy.most_tries);
}

// A million tries at codes as the shop draws them. About five a million codes are found, so one in 200 000 codes
// tried at; more than ten in a million tries would come once in a hundred million runs.
TEST(OneTimeCodeGuessing, FindsHardlyOneInAMillionTries) {
    int found = 0;
    for (int tries = 0; tries < kCodes; tries += policy.most_tries) {
        std::vector<std::string> guesses;
        for (int i = 0; i < policy.most_tries; ++i)
            guesses.push_back(code_hash("token", CodePurpose::login, "who", digits(tries + i)));
        found += finds(sent(code_hash("token", CodePurpose::login, "who", secrets::random_digits(6))), guesses);
    }
    std::printf("%d of a million tries were right\n", found);
    EXPECT_LE(found, 10);
}

// Guessing would do better if some codes were drawn more often. A hundred draws or so of each three first and
// three last digits: the sum has a mean of 999 and a deviation of 45, and 1 350 is near eight of these.
TEST(OneTimeCodeGuessing, MeetsCodesThatAreDrawnEvenly) {
    std::vector<int> first(1000), last(1000);
    for (int i = 0; i < 100'000; ++i) {
        const int code = std::stoi(secrets::random_digits(6));
        ++first[static_cast<std::size_t>(code / 1000)];
        ++last[static_cast<std::size_t>(code % 1000)];
    }
    for (const auto& drawn : {first, last}) {
        double unevenness = 0;
        for (const int count : drawn) unevenness += (count - 100.0) * (count - 100.0) / 100.0;
        EXPECT_LT(unevenness, 1350);
    }
}

// An address or number is sent five codes an hour at most, so that in an hour guessing finds at most 25 in a
// million.
TEST(OneTimeCodeGuessing, HasFiveCodesAnHourToTry) {
    std::vector<TimePoint> codes;  // newest first
    for (TimePoint at = now; at < now + 24h; at += 1s)
        if (!wait_for_next(codes, policy, at)) codes.insert(codes.begin(), at);
    EXPECT_LE(codes.size(), 24U * 5U);
    for (std::size_t i = 5; i < codes.size(); ++i) EXPECT_GE(codes[i - 5] - codes[i], 1h);
}

}  // namespace
}  // namespace spaza::code_guessing
