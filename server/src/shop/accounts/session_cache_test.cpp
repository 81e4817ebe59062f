#include "shop/accounts/session_cache.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

using namespace std::chrono_literals;

TEST(SessionCacheTest, ForgetsAtOnceWhatItIsAskedToAndSoonEverythingElse) {
    TimePoint now = from_millis(1'780'000'000'000);
    SessionCache cache{3s, 10};
    const CustomerId thandi{"c1"};
    cache.keep("token", {.family = "f1", .customer = thandi, .uid = "t", .expires_at = now + 1h}, now);
    EXPECT_TRUE(cache.find("token", now));

    now += 3s;
    EXPECT_FALSE(cache.find("token", now));

    cache.keep("token", {.family = "f1", .customer = thandi, .uid = "t", .expires_at = now + 1h}, now);
    cache.forget_family("f2");
    EXPECT_TRUE(cache.find("token", now));
    cache.forget_customer(thandi);
    EXPECT_FALSE(cache.find("token", now));
}

TEST(SessionCacheTest, NeverOutlivesTheTokenAndStaysSmall) {
    TimePoint now = from_millis(1'780'000'000'000);
    SessionCache cache{3s, 10};
    cache.keep("short", {.family = "f", .customer = {}, .uid = "", .expires_at = now + 1s}, now);
    now += 1s;
    EXPECT_FALSE(cache.find("short", now));
    for (int i = 0; i < 100; ++i)
        cache.keep("t" + std::to_string(i), {.family = "f", .customer = {}, .uid = "", .expires_at = now + 1h},
                   now);
    EXPECT_TRUE(cache.find("t99", now));
    EXPECT_FALSE(cache.find("t0", now));
}

}  // namespace
}  // namespace spaza
