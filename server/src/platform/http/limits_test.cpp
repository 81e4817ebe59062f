#include "platform/http/limits.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace spaza::http {
namespace {

const std::vector<LimitRule> kSharedRules{{.name = "login", .count = 5, .by = LimitRule::By::peer},
                                          {.name = "reads", .count = 60, .burst = 300, .by = LimitRule::By::peer}};

int given(RateLimits& limits, const char* rule, const char* key, int tries) {
    int count = 0;
    for (int i = 0; i < tries; ++i) count += limits.refuse(*limits.rule(rule), key) ? 0 : 1;
    return count;
}

void tell(SharedLimits& from, SharedLimits& to) {
    for (const std::string& text : from.taken()) to.took(text);
}

struct SharedLimitsTest : ::testing::Test {
    void SetUp() override {
        here->taken();
        there->taken();
    }
    std::unique_ptr<SharedLimits> here = make_shared_limits(kSharedRules, {});
    std::unique_ptr<SharedLimits> there = make_shared_limits(kSharedRules, {});
};

TEST_F(SharedLimitsTest, GiveTogetherWhatOneWould) {
    EXPECT_EQ(given(*here, "login", "196.25.1.1", 3), 3);
    tell(*here, *there);
    EXPECT_EQ(given(*there, "login", "196.25.1.1", 9), 2);
    EXPECT_EQ(given(*there, "login", "196.25.1.2", 9), 5) << "another address has its own";
    tell(*there, *here);
    EXPECT_EQ(given(*here, "login", "196.25.1.1", 9), 0);
    EXPECT_EQ(given(*here, "reads", "196.25.1.1", 400), 300) << "another limit, too";
}

TEST_F(SharedLimitsTest, WaitForWhatBothGaveAtOnce) {
    EXPECT_EQ(given(*here, "login", "196.25.1.1", 5), 5);
    EXPECT_EQ(given(*there, "login", "196.25.1.1", 5), 5);
    tell(*here, *there);
    const auto wait = there->refuse(*there->rule("login"), "196.25.1.1");
    ASSERT_TRUE(wait);
    EXPECT_GT(*wait, std::chrono::seconds{65}) << "five too many, and the next one";
    EXPECT_LE(*wait, std::chrono::seconds{72});
}

TEST_F(SharedLimitsTest, OweNoMoreThanABucketHolds) {
    for (int i = 0; i < 10; ++i) {
        const auto one = make_shared_limits(kSharedRules, {});
        one->taken();
        given(*one, "login", "196.25.1.1", 5);
        tell(*one, *here);
    }
    EXPECT_LE(*here->refuse(*here->rule("login"), "196.25.1.1"), std::chrono::seconds{72});
}

TEST_F(SharedLimitsTest, SayWhatWasTakenOnceInShortTextsThatNameNobody) {
    for (int i = 0; i < 1000; ++i) given(*here, "reads", ("196.25.1." + std::to_string(i)).c_str(), 1);
    const auto texts = here->taken();
    EXPECT_GT(texts.size(), 3u);
    for (const std::string& text : texts) {
        EXPECT_LE(text.size(), 7500u);
        EXPECT_EQ(text.find("196.25"), text.npos);
    }
    EXPECT_TRUE(here->taken().empty());
    for (const std::string& text : texts) there->took(text);
    EXPECT_EQ(given(*there, "reads", "196.25.1.7", 400), 299);
}

TEST_F(SharedLimitsTest, TakeNothingFromWhatCannotBeRead) {
    given(*here, "login", "196.25.1.1", 1);
    const std::string line = here->taken().at(0);
    const std::string name = line.substr(6, 22);
    const std::vector<std::string> unreadable{"",
                                              "\n\n",
                                              "login",
                                              "login " + name,
                                              "login " + name + " ",
                                              "login " + name + " -1",
                                              "login " + name + " 1x",
                                              "login " + name + " 99999999999",
                                              "other " + name + " 1",
                                              "login short 1",
                                              " " + name + " 1",
                                              "login  " + name + " 1"};
    for (const std::string& bad : unreadable) there->took(bad);
    EXPECT_EQ(given(*there, "login", "196.25.1.1", 9), 5);
    there->took("nonsense\n" + line);
    EXPECT_EQ(given(*there, "login", "196.25.1.3", 9), 5);
}

TEST(SharedLimits, KeepNothingForNobodyWhoAsks) {
    const auto limits = make_shared_limits(kSharedRules, {});
    given(*limits, "login", "196.25.1.1", 3);
    EXPECT_TRUE(limits->taken().empty());
    given(*limits, "login", "196.25.1.1", 1);
    EXPECT_EQ(limits->taken().size(), 1u);
}

}  // namespace
}  // namespace spaza::http
