#include "shop/accounts/social/provider_service.hpp"

#include <boost/json/object.hpp>
#include <gtest/gtest.h>

#include "shop/accounts/social/social_rules.hpp"
#include "support/accounts_fixture.hpp"
#include "support/scripted_calls.hpp"
#include "support/token_signer.hpp"

namespace spaza {
namespace {

using namespace std::chrono_literals;
namespace js = boost::json;
using testing::MovableClock;
using testing::ScriptedCalls;
using testing::TokenSigner;

constexpr const char* kIssuer = "https://accounts.provider.example";
constexpr const char* kKeys = "https://accounts.provider.example/certs";

class ProviderTest : public ::testing::Test {
protected:
    static IdentityProvider provider() {
        return {.code = ProviderCode::G,
                .slug = "google",
                .client_id = "the-shop",
                .client_secret = "secret",
                .app_client_ids = {"the-app"},
                .authorize_url = "https://accounts.provider.example/authorize",
                .token_url = "https://accounts.provider.example/token",
                .scope = "openid email",
                .issuers = {{kIssuer, kKeys}}};
    }
    void publish(const TokenSigner& signer) { calls_.answers.push_back({200, signer.key_set()}); }
    std::int64_t seconds(std::chrono::seconds from_now = 0s) const {
        return to_millis(clock_.now() + from_now) / 1000;
    }
    js::object claims() const {
        return {{"iss", kIssuer},
                {"aud", "the-shop"},
                {"sub", "1234567890"},
                {"iat", seconds()},
                {"exp", seconds(1h)},
                {"nonce", secrets_of(attempt_, ProviderCode::G).nonce},
                {"email", "Naledi@Example.com"},
                {"email_verified", true},
                {"given_name", "Naledi"},
                {"family_name", "Dlamini"}};
    }
    js::object claims(const char* name, const js::value& value) const {
        auto changed = claims();
        changed[name] = value;
        return changed;
    }
    js::object claims_without(const char* name) const {
        auto changed = claims();
        changed.erase(name);
        return changed;
    }
    Result<VerifiedIdentity> verify(const std::string& token) {
        return providers_.verify(*providers_.find(ProviderCode::G), token, attempt_);
    }
    bool believed(const js::object& claims) { return verify(signer_.token(claims)).has_value(); }
    bool reached_again() { return providers_.way_there(*providers_.find("google"), "x").has_value(); }

    MovableClock clock_;
    ScriptedCalls calls_;
    TokenSigner signer_{"key-1"};
    std::string attempt_{"the attempt's token"};
    ProviderService providers_{{provider()}, "https://shop.example", calls_, clock_};
};

TEST_F(ProviderTest, SaysWhomAGoodTokenIsAbout) {
    publish(signer_);
    const auto identity = verify(signer_.token(claims()));
    ASSERT_TRUE(identity);
    EXPECT_EQ(identity->subject, "1234567890");
    EXPECT_EQ(identity->email, "naledi@example.com");
    EXPECT_TRUE(identity->email_verified);
    EXPECT_EQ(identity->first_name, "Naledi");
    EXPECT_EQ(identity->last_name, "Dlamini");
    EXPECT_EQ(calls_.asked, std::vector<std::string>{kKeys});
}

TEST_F(ProviderTest, RefusesEveryTokenThatIsNotForThisAttemptHere) {
    publish(signer_);
    ASSERT_TRUE(believed(claims()));
    EXPECT_FALSE(believed(claims("aud", "another-shop")));
    EXPECT_FALSE(believed(claims("aud", js::array{})));
    EXPECT_FALSE(believed(claims("aud", js::array{"the-shop", "another-shop"}))) << "no authorized party is named";
    EXPECT_FALSE(believed(claims_without("aud")));
    EXPECT_FALSE(believed(claims("azp", "another-shop")));
    EXPECT_FALSE(believed(claims("iss", "https://accounts.provider.example.evil.example")));
    EXPECT_FALSE(believed(claims_without("iss")));
    EXPECT_FALSE(believed(claims("nonce", js::string{secrets_of("another attempt", ProviderCode::G).nonce})));
    EXPECT_FALSE(believed(claims("nonce", "")));
    EXPECT_FALSE(believed(claims_without("nonce")));
    EXPECT_FALSE(believed(claims("sub", "")));
    EXPECT_FALSE(believed(claims("sub", 7)));
    EXPECT_FALSE(believed(claims("sub", js::string(256, '1'))));
    EXPECT_FALSE(believed(claims_without("exp")));
    EXPECT_FALSE(believed(claims("exp", "tomorrow")));
    EXPECT_FALSE(believed(claims_without("iat")));
}

TEST_F(ProviderTest, TakesTokensForTheShopsAppsToo) {
    publish(signer_);
    EXPECT_TRUE(believed(claims("aud", "the-app")));
    auto several = claims("aud", js::array{"the-shop", "the-app"});
    several["azp"] = "the-app";
    EXPECT_TRUE(believed(several));
}

TEST_F(ProviderTest, AllowsClocksToDifferByTwoMinutes) {
    publish(signer_);
    EXPECT_TRUE(believed(claims("exp", seconds(-119s))));
    EXPECT_FALSE(believed(claims("exp", seconds(-120s))));
    EXPECT_TRUE(believed(claims("iat", seconds(120s))));
    EXPECT_FALSE(believed(claims("iat", seconds(121s))));
}

TEST_F(ProviderTest, BelievesOneAlgorithmByPublishedKeysOnly) {
    publish(signer_);
    ASSERT_TRUE(believed(claims()));
    const auto none = TokenSigner::unsigned_token({{"alg", "none"}, {"kid", "key-1"}}, claims());
    EXPECT_FALSE(verify(none + "."));
    EXPECT_FALSE(verify(signer_.token({{"alg", "none"}, {"kid", "key-1"}}, claims())));
    EXPECT_FALSE(verify(signer_.token({{"alg", "RS512"}, {"kid", "key-1"}}, claims())));
    const auto shared = TokenSigner::unsigned_token({{"alg", "HS256"}, {"kid", "key-1"}}, claims());
    EXPECT_FALSE(verify(shared + '.' + jwt::base64url(TokenSigner::hmac(signer_.key_set(), shared))));
    EXPECT_FALSE(verify(TokenSigner{"key-1"}.token(claims()))) << "the name of a published key, and another key";
    auto token = signer_.token(claims());
    token[token.find('.') + 5] ^= 1;
    EXPECT_FALSE(verify(token));
    EXPECT_FALSE(verify(""));
    EXPECT_FALSE(verify(std::string(20'000, 'a')));
}

TEST_F(ProviderTest, TakesNoAddressThatNoAccountCouldHave) {
    publish(signer_);
    EXPECT_FALSE(verify(signer_.token(claims("email_verified", false)))->email_verified);
    EXPECT_TRUE(verify(signer_.token(claims("email_verified", "true")))->email_verified);
    EXPECT_FALSE(verify(signer_.token(claims_without("email_verified")))->email_verified);
    const auto bad = verify(signer_.token(claims("email", "no address")));
    EXPECT_EQ(bad->email, "");
    EXPECT_FALSE(bad->email_verified);
}

TEST_F(ProviderTest, FindsNamesWhereverTheyStand) {
    publish(signer_);
    auto whole = claims_without("given_name");
    whole.erase("family_name");
    whole["name"] = "Pieter van der Merwe";
    const auto identity = verify(signer_.token(whole));
    EXPECT_EQ(identity->first_name, "Pieter");
    EXPECT_EQ(identity->last_name, "van der Merwe");
    whole["name"] = "https://evil.example";
    EXPECT_EQ(verify(signer_.token(whole))->first_name, "");
}

TEST_F(ProviderTest, FetchesKeysAgainForOneItHasNotHeardOfOnceAMinute) {
    publish(signer_);
    ASSERT_TRUE(believed(claims()));
    const TokenSigner next{"key-2"};
    publish(next);
    EXPECT_TRUE(verify(next.token(claims())));
    EXPECT_FALSE(verify(TokenSigner{"key-3"}.token(claims())));
    EXPECT_FALSE(verify(TokenSigner{"key-4"}.token(claims())));
    EXPECT_EQ(calls_.asked.size(), 2U);

    clock_.pass(1min);
    const TokenSigner third{"key-3"};
    publish(third);
    EXPECT_TRUE(verify(third.token(claims())));
    EXPECT_EQ(calls_.asked.size(), 3U);
}

TEST_F(ProviderTest, KeepsKeysForAnHourAndForADayWhileTheProviderIsAway) {
    publish(signer_);
    ASSERT_TRUE(believed(claims()));
    clock_.pass(59min);
    EXPECT_TRUE(believed(claims()));
    EXPECT_EQ(calls_.asked.size(), 1U);
    clock_.pass(2min);
    EXPECT_TRUE(believed(claims())) << "asked, and nobody answered";
    EXPECT_TRUE(believed(claims()));
    EXPECT_EQ(calls_.asked.size(), 2U);
    clock_.pass(23h);
    const auto refused = verify(signer_.token(claims()));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().type, kNotReached);
}

TEST_F(ProviderTest, SaysThatAProviderIsAwayAndAsksItEveryFiveSecondsAtMost) {
    EXPECT_FALSE(reached_again());
    EXPECT_FALSE(reached_again());
    EXPECT_EQ(calls_.asked.size(), 1U);
    publish(signer_);
    clock_.pass(5s);
    EXPECT_TRUE(reached_again());
}

TEST_F(ProviderTest, SendsTheBrowserWithStateNonceAndChallenge) {
    publish(signer_);
    const auto way = providers_.way_there(*providers_.find("google"), attempt_);
    ASSERT_TRUE(way);
    const auto secrets = secrets_of(attempt_, ProviderCode::G);
    EXPECT_EQ(*way,
              "https://accounts.provider.example/authorize?client_id=the-shop&redirect_uri="
              "https%3A%2F%2Fshop.example%2Fidentity%2Fgoogle%2Fcallback&response_type=code&scope=openid%20email"
              "&state=" +
                  secrets.state + "&nonce=" + secrets.nonce +
                  "&code_challenge=" + jwt::code_challenge(secrets.verifier) + "&code_challenge_method=S256");
    EXPECT_EQ(way->find(secrets.verifier), way->npos);
}

TEST_F(ProviderTest, RedeemsACodeWithTheVerifierOfItsAttempt) {
    calls_.answers.push_back({200, R"({"id_token":")" + signer_.token(claims()) + "\"}"});
    publish(signer_);
    const IdentityProvider& google = *providers_.find("google");
    const auto identity = providers_.redeem(google, "a code", attempt_);
    ASSERT_TRUE(identity);
    EXPECT_EQ(identity->subject, "1234567890");
    EXPECT_EQ(
        calls_.asked.front(),
        "https://accounts.provider.example/token grant_type=authorization_code&code=a%20code&redirect_uri=https%"
        "3A%2F%2Fshop.example%2Fidentity%2Fgoogle%2Fcallback&client_id=the-shop&client_secret=secret&"
        "code_verifier=" +
            secrets_of(attempt_, ProviderCode::G).verifier);
}

TEST_F(ProviderTest, TellsACodeThatIsRefusedFromAProviderThatIsAway) {
    const IdentityProvider& google = *providers_.find("google");
    const auto refusal = [&](int status, const char* body) {
        calls_.answers.push_back({status, body});
        const auto answer = providers_.redeem(google, "code", attempt_);
        return answer ? std::string{} : answer.error().type;
    };
    EXPECT_EQ(refusal(400, R"({"error":"invalid_grant"})"), "InvalidResourceError");
    EXPECT_EQ(refusal(200, "{}"), "InvalidResourceError");
    EXPECT_EQ(refusal(200, "<html>"), "InvalidResourceError");
    EXPECT_EQ(refusal(503, ""), kNotReached);
    EXPECT_EQ(refusal(0, ""), kNotReached);
    EXPECT_FALSE(providers_.redeem(google, "", attempt_));
    EXPECT_FALSE(providers_.find("facebook")) << "not configured";
}

}  // namespace
}  // namespace spaza
