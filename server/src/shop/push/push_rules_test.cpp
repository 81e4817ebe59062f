#include "shop/push/push_rules.hpp"

#include <gtest/gtest.h>

#include "base/json_web_token.hpp"

namespace spaza {
namespace {

const PushPolicy kPolicy{.server_key = "key",
                         .hosts = {"fcm.googleapis.com", "*.push.services.mozilla.com"},
                         .simulator = "http://127.0.0.1:8093"};

TEST(PushEndpoint, IsAtAKnownPushService) {
    for (const char* good :
         {"https://fcm.googleapis.com/fcm/send/abc:def", "https://updates.push.services.mozilla.com/wpush/v2/x",
          "https://FCM.googleapis.com/x", "http://127.0.0.1:8093/send/1"})
        EXPECT_TRUE(is_push_endpoint(good, kPolicy)) << good;
}

TEST(PushEndpoint, LeadsNowhereElse) {
    for (const char* bad :
         {"", "nonsense", "http://fcm.googleapis.com/x", "https://fcm.googleapis.com:8443/x",
          "https://fcm.googleapis.com@10.0.0.1/x", "https://user:word@fcm.googleapis.com/x",
          "https://fcm.googleapis.com.evil.example/x", "https://evilfcm.googleapis.com/x",
          "https://evil.example%2f.push.services.mozilla.com/x", "https://push.services.mozilla.com/x",
          "https://xpush.services.mozilla.com/x", "https://10.0.0.1/x", "https://[::1]/x",
          "https://169.254.169.254/latest", "https://localhost/x", "http://127.0.0.1:80931/x",
          "http://127.0.0.1:8093@10.0.0.1/x", "http://127.0.0.1/x", "file:///etc/passwd"})
        EXPECT_FALSE(is_push_endpoint(bad, kPolicy)) << bad;
    EXPECT_FALSE(is_push_endpoint("https://fcm.googleapis.com/" + std::string(kLongestEndpoint, 'x'), kPolicy));
    PushPolicy real = kPolicy;
    real.simulator.clear();
    EXPECT_FALSE(is_push_endpoint("http://127.0.0.1:8093/send/1", real));
}

TEST(PushAddress, HasAKeyAndASecretOfTheRightSize) {
    const std::string key = jwt::base64url("\x04" + std::string(64, 'k'));
    const std::string secret = jwt::base64url(std::string(16, 's'));
    const std::string at = "https://fcm.googleapis.com/fcm/send/abc";
    EXPECT_TRUE(is_push_address({at, key, secret}, kPolicy));
    EXPECT_FALSE(is_push_address({at, jwt::base64url(std::string(65, 'k')), secret}, kPolicy));
    EXPECT_FALSE(is_push_address({at, key.substr(4), secret}, kPolicy));
    EXPECT_FALSE(is_push_address({at, key, secret + "AA"}, kPolicy));
    EXPECT_FALSE(is_push_address({at, "+/==", secret}, kPolicy));
}

TEST(PushTopic, IsOneForAnOrderAndShortEnough) {
    const PushPayload paid{.to = "d", .about = "order", .code = "10000001", .state = "paid"};
    PushPayload shipped = paid;
    shipped.state = "shipped";
    EXPECT_EQ(push_topic(paid), push_topic(shipped));
    EXPECT_LE(push_topic(paid).size(), 32U);
    PushPayload elsewhere = paid;
    elsewhere.to = "e";
    EXPECT_NE(push_topic(paid), push_topic(elsewhere));  // nor does it say whose devices belong together
    shipped.code = "10000002";
    EXPECT_NE(push_topic(paid), push_topic(shipped));
}

}  // namespace
}  // namespace spaza
