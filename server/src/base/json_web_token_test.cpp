#include "base/json_web_token.hpp"

#include <gtest/gtest.h>

#include "support/token_signer.hpp"

namespace spaza::jwt {
namespace {

using testing::TokenSigner;

TEST(JsonWebToken, IsReadWhateverItsSignatureIsWorth) {
    const TokenSigner signer{"one"};
    const auto token = read_token(signer.token({{"sub", "7"}}));
    ASSERT_TRUE(token);
    EXPECT_EQ(token->algorithm, "RS256");
    EXPECT_EQ(token->key_id, "one");
    EXPECT_EQ(token->claims.at("sub").as_string(), "7");
    EXPECT_TRUE(signed_by(*token, signer.key()));
}

TEST(JsonWebToken, IsNoneOfAnythingElse) {
    const std::string object = base64url("{}");
    for (const std::string& text : std::initializer_list<std::string>{
             "", "a", object + "." + object, object + "." + object + ".x.y", "..",
             base64url("[]") + "." + object + ".", object + "." + base64url("\"x\"") + ".",
             object + "=." + object + ".", object + "." + object + ".a+b/",
             base64url("{\"alg\":") + "." + object + ".",
             base64url(R"({"alg":"RS256","crit":["exp"]})") + "." + object + "."})
        EXPECT_FALSE(read_token(text)) << text;
}

TEST(JsonWebToken, CountsByTheKeyThatSignedItAlone) {
    const TokenSigner signer{"one"};
    const TokenSigner other{"one"};
    const std::string text = signer.token({{"sub", "7"}});
    EXPECT_FALSE(signed_by(*read_token(text), other.key()));

    auto changed = *read_token(text);
    changed.signed_part = TokenSigner::unsigned_token({{"alg", "RS256"}, {"kid", "one"}}, {{"sub", "8"}});
    EXPECT_FALSE(signed_by(changed, signer.key()));

    const auto none = read_token(TokenSigner::unsigned_token({{"alg", "none"}}, {{"sub", "7"}}) + ".");
    ASSERT_TRUE(none);
    EXPECT_FALSE(signed_by(*none, signer.key()));
}

TEST(JsonWebToken, IsNotBelievedByAShortKey) {
    const TokenSigner weak{"weak", 1024};
    EXPECT_FALSE(signed_by(*read_token(weak.token({{"sub", "7"}})), weak.key()));
}

TEST(KeySet, LeavesOutWhatChecksNoSignature) {
    const TokenSigner signer{"one"};
    auto encrypting = signer.published();
    encrypting["use"] = "enc";
    auto elliptic = signer.published();
    elliptic["kty"] = "EC";
    auto broken = signer.published();
    broken["n"] = "***";
    const boost::json::object set{
        {"keys", boost::json::array{encrypting, elliptic, broken, "text", signer.published()}}};
    const auto keys = read_key_set(boost::json::serialize(set));
    ASSERT_TRUE(keys);
    ASSERT_EQ(keys->size(), 1U);
    EXPECT_EQ(keys->front().id, "one");
    EXPECT_EQ(keys->front().exponent, std::string("\x01\x00\x01", 3));
    for (const char* text : {"", "[]", "{}", R"({"keys":{}})", "<html>"}) EXPECT_FALSE(read_key_set(text)) << text;
}

/// The example of RFC 7636, appendix B.
TEST(CodeChallenge, IsTheDigestOfItsVerifier) {
    EXPECT_EQ(code_challenge("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"),
              "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
}

}  // namespace
}  // namespace spaza::jwt
