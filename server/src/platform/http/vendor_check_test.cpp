#include "platform/http/vendor_check.hpp"

#include <gtest/gtest.h>

namespace spaza::http {
namespace {

/// Published by the vendor: secret `kabum`, no browser named, good until 2028-01-02T15:04:05Z, score 0.
constexpr const char* kSecret = "kabum";
const std::string kCookie =
    "68a1bf96ab3af2e0683a377d332b125dda3e195ee56cf3ce4d61b99cd0860dc6:xTMRZvJnzxM=:1000:"
    "0pjajaPCjssb2HjG2436zyFXIvIEbE87nFBrHEQPDRT7fqiQ5RA05+njsLUVpOtdJjLvWNNAlSG70DW2wqWM5VmF9UR420/"
    "wxPkx6Ebyz/L9q7Mxk5fcdF8p+dGcMc3uD7Qh8y3WiPSN389cXhfKfMttUABQYvRpOxo7rMC+ngpHEVYg+lfBZCliHB1PZKLy";
const TimePoint kGoodUntil = from_millis(1'830'515'445'000);

Request with(const std::string& cookie, const std::string& user_agent = {}) {
    Request request;
    request.headers.emplace_back("cookie", "_px3=" + cookie);
    if (!user_agent.empty()) request.headers.emplace_back("user-agent", user_agent);
    return request;
}

TEST(VendorCheck, ReadsThePublishedVerdict) {
    const auto verdict = read_verdict(kCookie, "", kSecret);
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->score, 0);
    EXPECT_EQ(verdict->good_until, kGoodUntil);
}

TEST(VendorCheck, ClearsUntilTheVerdictEndsAndForTheSameBrowserOnly) {
    const auto before = kGoodUntil - std::chrono::seconds{1};
    EXPECT_TRUE(vendor_cleared(with(kCookie), kSecret, before));
    EXPECT_FALSE(vendor_cleared(with(kCookie), kSecret, kGoodUntil));
    EXPECT_FALSE(vendor_cleared(with(kCookie, "another browser"), kSecret, before));
    EXPECT_FALSE(vendor_cleared(with(kCookie), "another secret", before));
    EXPECT_FALSE(vendor_cleared(Request{}, kSecret, before));
}

TEST(VendorCheck, BelievesNothingThatIsNotTheVendors) {
    std::string changed = kCookie;
    changed[changed.size() - 3] ^= 1;
    const std::string signed_part = kCookie.substr(kCookie.find(':'));
    for (const std::string& cookie :
         {std::string{}, std::string{":"}, std::string{":::"}, std::string{"a:b:c:d"}, changed,
          std::string(64, '0') + signed_part, kCookie + ":more", kCookie.substr(0, 60),
          std::string{"x:xTMRZvJnzxM=:499:AAAA"}, std::string{"x:xTMRZvJnzxM=:5001:AAAA"}, std::string(5000, 'a')})
        EXPECT_FALSE(read_verdict(cookie, "", kSecret)) << cookie;
}

TEST(VendorCheck, TellsTheScriptWhoIsAsked) {
    VendorCheckSettings vendor;
    vendor.block_script = "https://v.example/captcha.js";
    EXPECT_EQ(block_script_for(vendor, "v1", "u1", false), "https://v.example/captcha.js?a=c&u=u1&v=v1&m=0");
    vendor.block_script = "https://v.example/c.js?x=1";
    EXPECT_EQ(block_script_for(vendor, "v1", "u1", true), "https://v.example/c.js?x=1&a=c&u=u1&v=v1&m=1");
}

}  // namespace
}  // namespace spaza::http
