#include "shop/webhooks/webhooks_rules.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>

#include "base/secrets.hpp"

namespace spaza {
namespace {

using ::testing::ElementsAre;

const WebhookPolicy kPolicy{
    .sealing_key = "key",
    .may_be_private =
        [](std::string_view url) { return url.contains("//erp.lan:8080/") || url.contains("127.0.0.9"); },
    .is_private = [](std::string_view address) { return address != "8.8.8.8" && address != "2606:4700::1111"; }};

// The example that the libraries of Standard Webhooks are tested with.
TEST(Webhooks, SignsAsTheStandardsExample) {
    EXPECT_EQ(webhook_signatures({"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"}, "msg_p5jXN8AQM9LWM0D4loKWxJek",
                                 1614265330, R"({"test": 2432232314})"),
              "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
}

TEST(Webhooks, SignWithBothSecretsWhileBothAreGood) {
    const std::string body =
        R"({"id":"evt_1","type":"payment.succeeded","createdDate":"2026-01-05T08:00:00Z","payload":{}})";
    EXPECT_EQ(webhook_signatures({"whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=",
                                  "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY="},
                                 "evt_1", 1767600000, body),
              "v1,2+qEWZyURAUYK0aK1w3gQ9eNAhplg5uVGgtmndZ+0OQ= v1,2+qEWZyURAUYK0aK1w3gQ9eNAhplg5uVGgtmndZ+0OQ=");
}

TEST(Webhooks, ASecretIs32BytesInBase64) {
    EXPECT_EQ(webhook_secret("0123456789abcdef0123456789abcdef"),
              "whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=");
    EXPECT_EQ(webhook_secret(secrets::random_bytes(32)).size(), 50U);
}

TEST(Webhooks, AreTriedAboutThreeDays) {
    std::chrono::seconds all{};
    int tries = 1;
    for (std::chrono::seconds before{}; const auto wait = wait_after(tries); ++tries) {
        EXPECT_GT(*wait, before);
        before = *wait;
        all += *wait;
    }
    EXPECT_EQ(tries, 10);
    EXPECT_EQ(wait_after(1), std::chrono::seconds{5});
    EXPECT_GT(all, std::chrono::hours{72});
    EXPECT_LT(all, std::chrono::hours{80});
}

TEST(Webhooks, WhoDoesNotAnswerIsLeftAloneForLongerEachTime) {
    EXPECT_EQ(rest_after(0), std::chrono::seconds{0});
    EXPECT_EQ(rest_after(1), std::chrono::seconds{10});
    EXPECT_EQ(rest_after(2), std::chrono::seconds{20});
    EXPECT_EQ(rest_after(5), std::chrono::seconds{160});
    EXPECT_EQ(rest_after(6), std::chrono::seconds{300});
    EXPECT_EQ(rest_after(1000), std::chrono::seconds{300});
}

TEST(Webhooks, OnlyTwoHundredsAreTaken) {
    for (const int status : {200, 202, 204, 299}) EXPECT_EQ(verdict_of(status), WebhookVerdict::delivered);
    EXPECT_EQ(verdict_of(410), WebhookVerdict::gone);
    for (const int status : {0, 301, 302, 400, 401, 404, 429, 500, 503})
        EXPECT_EQ(verdict_of(status), WebhookVerdict::again) << status;
}

TEST(Webhooks, AreTriedAgainEndOrStopAsTheAnswerSays) {
    using std::chrono::hours;
    using std::chrono::minutes;
    using std::chrono::seconds;
    const TimePoint now{hours{500'000}};
    const auto after = [&](WebhookEndpoint endpoint, int tries, WebhookAnswer answer) {
        return outcome_of(endpoint, tries, answer, now);
    };

    EXPECT_EQ(after({}, 1, {.status = 204}).state, DeliveryState::delivered);

    const auto again = after({}, 2, {.status = 500});
    EXPECT_EQ(again.state, DeliveryState::waiting);
    EXPECT_EQ(again.due_at, now + minutes{5});
    EXPECT_FALSE(again.rests_until) << "it answers: other events may be taken";
    EXPECT_EQ(again.endpoint, WebhookState::active);

    const auto busy = after({}, 1, {.status = 429, .retry_after = seconds{60}});
    EXPECT_EQ(busy.due_at, now + seconds{60});
    EXPECT_EQ(busy.rests_until, now + seconds{60});
    EXPECT_EQ(after({}, 1, {.status = 503, .retry_after = hours{999}}).due_at, now + hours{24});

    WebhookEndpoint endpoint;
    endpoint.silent_tries = 1;
    const auto silent = after(endpoint, 1, {.status = 0, .problem = "Timeout was reached"});
    EXPECT_EQ(silent.due_at, now + seconds{5});
    EXPECT_EQ(silent.rests_until, now + seconds{20});

    EXPECT_EQ(after({}, 9, {.status = 500}).due_at, now + hours{24});
    EXPECT_EQ(after({}, 10, {.status = 500}).state, DeliveryState::failed);

    const auto gone = after({}, 1, {.status = 410});
    EXPECT_EQ(gone.state, DeliveryState::failed);
    EXPECT_EQ(gone.endpoint, WebhookState::gone);
}

TEST(Webhooks, AnEndpointThatNothingGotThroughToForThreeDaysIsStopped) {
    const TimePoint now{std::chrono::hours{500'000}};
    const auto failing = [&](std::chrono::minutes since, int status) {
        WebhookEndpoint endpoint;
        endpoint.failing_since = now - since;
        return outcome_of(endpoint, 1, {.status = status}, now).endpoint;
    };
    EXPECT_EQ(failing(std::chrono::hours{72} - std::chrono::minutes{1}, 500), WebhookState::active);
    EXPECT_EQ(failing(std::chrono::hours{72}, 500), WebhookState::failed);
    EXPECT_EQ(failing(std::chrono::hours{72}, 0), WebhookState::failed);
    EXPECT_EQ(failing(std::chrono::hours{72}, 200), WebhookState::active);
}

TEST(Webhooks, GoToHttpsAddressesOfTheInternet) {
    for (const char* url : {"https://erp.example/hooks", "https://erp.example:8443/a?b=c", "https://8.8.8.8/x",
                            "https://[2606:4700::1111]/x"})
        EXPECT_EQ(webhook_url(url, kPolicy).value_or(""), url);
    for (const char* url : {"HTTPS://ERP.example", "https://erp.example:443/", "https://erp.example/a/.."})
        EXPECT_EQ(webhook_url(url, kPolicy).value_or(""), "https://erp.example/") << url;
    for (const char* url : {"",
                            "erp.example/hooks",
                            "http://erp.example/hooks",
                            "ftp://erp.example",
                            "https://user:word@erp.example",
                            "https://user@erp.example",
                            "https:///hooks",
                            "https://",
                            "https://127.0.0.1/",
                            "https://10.1.2.3/",
                            "https://[::1]/",
                            "https://[v1.x]/",
                            "https://erp.example/#part",
                            "https://erp%2eexample/",
                            "https://erp.example:0/",
                            "https://erp.example/ x",
                            "https://erp.example\\@127.0.0.1/",
                            "https://localhost/x",
                            "https://erp.LocalHost./x",
                            "https://x/",
                            "https://2130706433/x",
                            "https://127.1/x",
                            "https://0x7f.1/x",
                            "https://a.0x7f/x",
                            "https://erp.example:65536/",
                            "https://erp.example:99999/"}) {
        const auto refused = webhook_url(url, kPolicy);
        ASSERT_FALSE(refused) << url;
        EXPECT_EQ(refused.error().subject, "url");
    }
    EXPECT_TRUE(webhook_url("https://erp.example/" + std::string(480, 'a'), kPolicy));
    EXPECT_FALSE(webhook_url("https://erp.example/" + std::string(481, 'a'), kPolicy));
}

TEST(Webhooks, GoIntoThePrivateNetworkToHostsTheOperatorNamed) {
    EXPECT_TRUE(webhook_url("http://erp.lan:8080/hooks", kPolicy));
    EXPECT_TRUE(webhook_url("https://127.0.0.9/hooks", kPolicy));
    EXPECT_FALSE(webhook_url("ftp://erp.lan:8080/hooks", kPolicy));
    EXPECT_FALSE(webhook_url("http://erp.lan:8081/hooks", kPolicy));
}

TEST(Webhooks, WantWhatIsNamedEachOnceInTheOrderOfTheTable) {
    EXPECT_THAT(*wanted_events({"stock.changed", "order.shipped", "order.*", "stock.changed"}),
                ElementsAre("order.*", "order.shipped", "stock.changed"));
    for (const auto& bad : std::vector<std::vector<std::string>>{{},
                                                                 {"order"},
                                                                 {"order."},
                                                                 {"*"},
                                                                 {".*"},
                                                                 {"orders.*"},
                                                                 {"order.shipped", "webhook.test"},
                                                                 {"order.eaten"}})
        EXPECT_FALSE(wanted_events(bad));
    EXPECT_TRUE(wants({"order.*"}, "order.shipped"));
    EXPECT_FALSE(wants({"order.*"}, "return.requested"));
    EXPECT_TRUE(wants({"order.shipped"}, "order.shipped"));
    EXPECT_FALSE(wants({"order.shipped"}, "order.paid"));
    EXPECT_TRUE(wants({"order.shipped"}, kTestEvent)) << "whoever asks for a test gets it";
}

TEST(Webhooks, EachEventIsInTheTableOnceAndOfAKind) {
    std::set<std::string_view> seen;
    for (const WebhookEventKind& each : webhook_events()) {
        EXPECT_TRUE(seen.insert(each.type).second) << each.type;
        EXPECT_FALSE(each.about.empty());
    }
    for (const std::string_view reported :
         {order_event_type({1, "PAYMENT_PENDING", "", ""}), order_event_type({2, "OPEN", "", ""}),
          payment_event_type("succeed"), refund_event_type("requested", "needed")})
        EXPECT_TRUE(seen.contains(reported)) << reported;
}

TEST(Webhooks, OrdersAreReportedByTheirTimeline) {
    const auto moved = [](std::int64_t line, std::string_view before, std::string_view status) {
        return order_event_type({line, status, before, ""});
    };
    const auto part = [](std::string_view status) { return order_event_type({5, status, "OPEN", "", true}); };
    EXPECT_EQ(moved(1, "", "PAYMENT_PENDING"), "order.placed");
    EXPECT_EQ(moved(2, "PAYMENT_PENDING", "PAYMENT_CAPTURED"), "order.paid");
    EXPECT_EQ(moved(2, "PAYMENT_PENDING", "PAYMENT_NOT_CAPTURED"), "order.notPaid");
    EXPECT_EQ(moved(5, "OPEN", "CANCELLED"), "order.cancelled");
    EXPECT_EQ(moved(5, "PAYMENT_CAPTURED", "CANCELLING"), "order.changed");
    EXPECT_EQ(part("PICKPACK"), "order.packed");
    EXPECT_EQ(part("SHIPPED"), "order.shipped");
    EXPECT_EQ(part("DELIVERY_COMPLETED"), "order.delivered");
    EXPECT_EQ(moved(3, "PAYMENT_CAPTURED", "PAYMENT_CAPTURED"), "order.changed") << "it is not paid twice";
    EXPECT_EQ(order_event_type({3, "PAYMENT_CAPTURED", "PAYMENT_CAPTURED", "orderNote.cancelled"}),
              "order.cancelled")
        << "some units of it";
    EXPECT_EQ(payment_event_type("redirected"), "");
    for (const std::string_view state : {"succeed", "part_refunded", "refunded"})
        EXPECT_EQ(payment_event_type(state), "payment.succeeded") << state;
    EXPECT_EQ(refund_event_type("sent", "sent"), "");
    EXPECT_EQ(refund_event_type("settled", "done"), "payment.refunded");
    EXPECT_EQ(refund_event_type("refused", "failed"), "payment.refundFailed");
}

TEST(Webhooks, WhatIsNotedForOthersAloneIsNothingThatPagesShow) {
    for (const std::string_view kind : {"payment", "refund", "return", "customer"})
        EXPECT_TRUE(is_for_others_alone(kind)) << kind;
    for (const std::string_view kind : {"product", "price", "stock", "content", "store", "promotion", "terms"})
        EXPECT_FALSE(is_for_others_alone(kind)) << kind;
}

TEST(Webhooks, TheSameHappeningIsTheSameEvent) {
    EXPECT_EQ(webhook_event_id("order/10000001/1"), webhook_event_id("order/10000001/1"));
    EXPECT_NE(webhook_event_id("order/10000001/1"), webhook_event_id("order/10000001/2"));
    EXPECT_EQ(webhook_event_id("order/10000001/1").size(), 36U);
}

TEST(Webhooks, AreSentAsTheContractHasThem) {
    const WebhookEvent event{.id = "evt_1",
                             .type = "order.shipped",
                             .subject = "10000001",
                             .data = R"({"order":"10000001"})",
                             .at = TimePoint{std::chrono::milliseconds{1'767'600'000'000}}};
    EXPECT_EQ(
        webhook_body(event, 7),
        R"({"id":"evt_1","type":"order.shipped","version":1,"at":"2026-01-05T08:00:00+0000","sequence":7,"data":{"order":"10000001"}})");
}

TEST(Webhooks, StatesAreNamedBothWays) {
    for (const WebhookState state :
         {WebhookState::active, WebhookState::paused, WebhookState::failed, WebhookState::gone})
        EXPECT_EQ(webhook_state_named(name_of(state)), state);
    for (const DeliveryState state : {DeliveryState::waiting, DeliveryState::delivered, DeliveryState::failed})
        EXPECT_EQ(delivery_state_named(name_of(state)), state);
    EXPECT_FALSE(webhook_state_named("asleep"));
    EXPECT_FALSE(delivery_state_named("lost"));
}

TEST(Webhooks, NamesAreForPeople) {
    EXPECT_TRUE(webhook_name("ERP"));
    for (const std::string& bad : {std::string{}, std::string{"   "}, std::string{"a\nb"}, std::string(61, 'a')})
        EXPECT_EQ(webhook_name(bad).error().subject, "name");
}

TEST(Webhooks, AKeyInTheQueryOfAnAddressIsNotForEverybody) {
    EXPECT_EQ(without_query("https://erp.example/hooks?key=word"), "https://erp.example/hooks?…");
    EXPECT_EQ(without_query("https://erp.example/hooks"), "https://erp.example/hooks");
}

}  // namespace
}  // namespace spaza
