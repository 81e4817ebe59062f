#include "app/integration/signing_keys.hpp"

#include <gtest/gtest.h>

namespace spaza::app::integration {
namespace {

using namespace std::chrono_literals;

const TimePoint kKeyTestNow = from_millis(1'800'000'000'000);

SigningKey key_until(std::optional<TimePoint> end) {
    return {.number = 1, .name = "ERP", .scopes = {"stock"}, .created_at = kKeyTestNow, .expires_at = end};
}

TEST(SigningKey, IsRefusedFromItsEndOnAndSaysSoFourteenDaysBefore) {
    EXPECT_EQ(state_of(key_until({}), kKeyTestNow), "good");
    EXPECT_EQ(state_of(key_until(kKeyTestNow + 14 * 24h + 1ms), kKeyTestNow), "good");
    EXPECT_EQ(state_of(key_until(kKeyTestNow + 14 * 24h), kKeyTestNow), "ending");
    EXPECT_EQ(state_of(key_until(kKeyTestNow + 1ms), kKeyTestNow), "ending");
    EXPECT_FALSE(key_until(kKeyTestNow + 1ms).has_expired(kKeyTestNow));
    EXPECT_EQ(state_of(key_until(kKeyTestNow), kKeyTestNow), "expired");
    EXPECT_TRUE(key_until(kKeyTestNow).has_expired(kKeyTestNow));
    SigningKey revoked = key_until(kKeyTestNow);
    revoked.revoked_at = kKeyTestNow;
    EXPECT_EQ(state_of(revoked, kKeyTestNow), "revoked");
}

TEST(SigningKey, HasTheRightsOfItsScopesAndNoOther) {
    EXPECT_EQ(rights_of_key({"stock", "read-goods"}), (std::vector<std::string_view>{"bulkGoods", "sendStock"}));
    EXPECT_TRUE(rights_of_key({"everything", ""}).empty());
}

}  // namespace
}  // namespace spaza::app::integration
