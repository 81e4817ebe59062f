#include "shop/accounts/totp_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

using namespace std::chrono_literals;

const std::string secret = "12345678901234567890";  // of the RFC's vectors

TEST(Totp, IsWhatRfc6238ListsForSha1) {
    struct Vector {
        std::int64_t seconds;
        const char* code;
    };
    for (const auto& [seconds, code] :
         {Vector{59, "94287082"}, Vector{1111111109, "07081804"}, Vector{1111111111, "14050471"},
          Vector{1234567890, "89005924"}, Vector{2000000000, "69279037"}, Vector{20000000000, "65353130"}})
        EXPECT_EQ(totp(secret, totp_step(from_millis(seconds * 1000)), 8), code) << seconds;
}

TEST(Totp, IsTakenOneStepEarlyOrLateAndNoMore) {
    const TimePoint now = from_millis(1'234'567'890'000);
    const std::int64_t step = totp_step(now);
    const std::string code = totp(secret, step);
    EXPECT_EQ(code, "005924");
    EXPECT_EQ(matching_totp_step(secret, code, now), step);
    EXPECT_EQ(matching_totp_step(secret, code, now + 30s), step);
    EXPECT_EQ(matching_totp_step(secret, code, now - 30s), step);
    EXPECT_EQ(matching_totp_step(secret, code, now + 60s), std::nullopt);
    EXPECT_EQ(matching_totp_step(secret, code, now - 60s), std::nullopt);
    EXPECT_EQ(matching_totp_step(secret, "", now), std::nullopt);
    EXPECT_EQ(matching_totp_step("another secret", code, now), std::nullopt);
}

TEST(Totp, GivesItsSecretAsRfc4648WritesIt) {
    EXPECT_EQ(base32(""), "");
    EXPECT_EQ(base32("f"), "MY");
    EXPECT_EQ(base32("fo"), "MZXQ");
    EXPECT_EQ(base32("foo"), "MZXW6");
    EXPECT_EQ(base32("foob"), "MZXW6YQ");
    EXPECT_EQ(base32("fooba"), "MZXW6YTB");
    EXPECT_EQ(base32("foobar"), "MZXW6YTBOI");
}

TEST(Totp, TellsAnAppWhoseItIs) {
    EXPECT_EQ(totp_address("Spaza & Co", "n+1@mweb.co.za", "foobar"),
              "otpauth://totp/Spaza%20%26%20Co:n%2B1%40mweb.co.za?secret=MZXW6YTBOI&issuer=Spaza%20%26%20Co"
              "&algorithm=SHA1&digits=6&period=30");
}

}  // namespace
}  // namespace spaza
