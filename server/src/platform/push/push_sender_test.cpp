#include "platform/push/push_sender.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "base/json_web_token.hpp"
#include "platform/storage/outbox.hpp"

namespace spaza::push {
namespace {

struct AtSeven final : Clock {
    TimePoint now() const override { return from_millis(1'780'000'000'000); }
};

struct PushSenderTest : ::testing::Test {
    http::OutboundAnswer answer{.status = 201};
    http::OutboundCall called{};
    AtSeven clock;
    PushSender sender{
        {P256Key::random(), "mailto:help@shop.example"}, clock, [this](const http::OutboundCall& call) {
            called = call;
            return answer;
        }};
    Push push{.endpoint = "https://push.example/send/abc",
              .recipient = {P256Key::random().public_bytes(), std::string(16, 'a')},
              .text = "{}",
              .lives = std::chrono::hours{24},
              .urgency = Urgency::high,
              .topic = "order-1"};

    std::string header(std::string_view name) const {
        const auto found = std::ranges::find(called.headers, name, [](const auto& each) { return each.first; });
        return found == called.headers.end() ? "" : found->second;
    }
};

TEST_F(PushSenderTest, SaysWhoSendsAndHowLongItCounts) {
    EXPECT_EQ(sender.send(push), Outcome::delivered);
    EXPECT_EQ(called.url, push.endpoint);
    EXPECT_EQ(header("TTL"), "86400");
    EXPECT_EQ(header("Urgency"), "high");
    EXPECT_EQ(header("Topic"), "order-1");
    EXPECT_EQ(header("Content-Encoding"), "aes128gcm");
    const std::string authorization = header("Authorization");
    ASSERT_TRUE(authorization.starts_with("vapid t="));
    const auto token = jwt::read_token(authorization.substr(8, authorization.find(',') - 8));
    ASSERT_TRUE(token);
    EXPECT_EQ(token->algorithm, "ES256");
    EXPECT_EQ(token->claims.at("aud").as_string(), "https://push.example");
    EXPECT_EQ(token->claims.at("sub").as_string(), "mailto:help@shop.example");
    EXPECT_EQ(token->claims.at("exp").as_int64(), 1'780'000'000 + 12 * 3600);
}

TEST_F(PushSenderTest, TellsWhatIsGoneBusyAndRefused) {
    for (const int status : {404, 410}) {
        answer = {.status = status};
        EXPECT_EQ(sender.send(push), Outcome::gone) << status;
    }
    answer = {.status = 429, .retry_after = std::chrono::seconds{90}};
    try {
        sender.send(push);
        FAIL();
    } catch (const storage::TryLater& later) {
        EXPECT_EQ(later.after, std::chrono::seconds{90});
    }
    for (const int status : {0, 500, 503}) {
        answer = {.status = status};
        EXPECT_THROW(sender.send(push), storage::TryLater) << status;
    }
    for (const int status : {400, 403, 413}) {
        answer = {.status = status};
        EXPECT_THROW(sender.send(push), storage::Undeliverable) << status;
    }
}

}  // namespace
}  // namespace spaza::push
