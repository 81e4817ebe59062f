#include "base/signature.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

const TimePoint kNow = from_millis(1'780'000'000'000);

TEST(Signature, IsTheHmacOfRfc4231) {
    EXPECT_EQ(hmac_sha256_hex("Jefe", "what do ya want for nothing?"),
              "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

TEST(Signature, OfPartsIsThatOfTheWhole) {
    EXPECT_EQ(hmac_sha256_hex("Jefe", {"what do ya", "", " want ", "for nothing?"}),
              hmac_sha256_hex("Jefe", "what do ya want for nothing?"));
    EXPECT_EQ(hmac_sha256_hex("", TextParts{}),
              "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad");
    const std::string header = signature("a call\na body", "key", kNow);
    EXPECT_TRUE(signed_lately(header, {"a call", "\n", "a body"}, "key", kNow, std::chrono::minutes{5}));
    EXPECT_FALSE(signed_lately(header, {"a call", "a body"}, "key", kNow, std::chrono::minutes{5}));
}

TEST(Signature, HoldsForItsTextItsKeyAndItsTime) {
    const std::string header = signature("text", "key", kNow);
    const std::chrono::minutes five{5};

    EXPECT_TRUE(signed_lately(header, "text", "key", kNow + five, five));
    EXPECT_FALSE(signed_lately(header, "text", "key", kNow + five + std::chrono::seconds{1}, five));
    EXPECT_FALSE(signed_lately(header, "text", "key", kNow - std::chrono::minutes{6}, five));
    EXPECT_FALSE(signed_lately(header, "other", "key", kNow, five));
    EXPECT_FALSE(signed_lately(header, "text", "other", kNow, five));
    EXPECT_FALSE(signed_lately(signature("text", "", kNow), "text", "", kNow, five));
    for (const char* broken : {"", "t=", "t=,v1=", "t=x,v1=y", "v1=5bdcc146", "t=1780000000"})
        EXPECT_FALSE(signed_lately(broken, "text", "key", kNow, five)) << broken;
}

}  // namespace
}  // namespace spaza
