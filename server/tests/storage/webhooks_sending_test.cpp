#include <algorithm>
#include <gmock/gmock.h>

#include "support/webhooks_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using http::OutboundAnswer;
using http::OutboundCall;
using storage::Session;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;

class WebhookSendingTest : public WebhooksTest {
protected:
    /// So many events that wait at an endpoint for everything about customers.
    std::int64_t waiting(int count, const std::string& name = "erp") {
        const auto number = endpoint(name, {"customer.*"});
        for (int i = 0; i < count; ++i) change("customer", name + std::to_string(i) + "|created");
        tell();
        return number;
    }
    void edit(std::int64_t number, const std::string& url) {
        with_service([&](WebhookService& service) {
            const auto version = std::to_string(service.find(number)->version);
            return service.edit(
                {.number = number, .version = version, .name = {}, .url = url, .events = {}, .why = {}});
        }).value();
    }
    template <class Act>
    void act(Act&& does) {
        EXPECT_TRUE(with_service([&](WebhookService& service) { return does(service).has_value(); }));
    }
};

OutboundAnswer taken(const OutboundCall&) { return {.status = 204}; }
OutboundAnswer refused(const OutboundCall&) { return {.status = 500}; }
OutboundAnswer silence(const OutboundCall&) { return {.status = 0, .failure = "Timeout was reached"}; }

TEST_P(WebhookSendingTest, WhatWaitedGoesAtOnceWhenAnEndpointIsResumed) {
    const auto number = waiting(2);
    EXPECT_EQ(send_all(refused), 2);
    clock_.advance(6s);
    EXPECT_EQ(send_all(refused), 2);
    act([&](WebhookService& service) { return service.pause(number); });
    act([&](WebhookService& service) { return service.resume(number); });
    EXPECT_EQ(send_all(taken), 2) << "the next try was five minutes away";
    EXPECT_THAT(log(number), ElementsAre("delivered 1", "delivered 1")) << "the tries begin anew";
}

TEST_P(WebhookSendingTest, WhatWaitsGoesToAnotherAddressAtOnceAndItsTroublesAreOfTheOldOne) {
    const auto number = waiting(1);
    EXPECT_EQ(send_all(silence), 1);
    clock_.advance(10s);
    EXPECT_EQ(send_all(silence), 1);
    EXPECT_TRUE(now_is(number).failing_since);
    EXPECT_EQ(now_is(number).silent_tries, 2);
    edit(number, "http://new.example/hooks");
    EXPECT_FALSE(now_is(number).failing_since);
    EXPECT_EQ(now_is(number).silent_tries, 0);
    EXPECT_EQ(send_all([](const OutboundCall& sent) {
                  EXPECT_EQ(sent.url, "http://new.example/hooks");
                  return OutboundAnswer{.status = 204};
              }),
              1);
}

TEST_P(WebhookSendingTest, AfterAnEditTheOldAddressGetsNothingMoreAndItsAnswerSaysNothingOfTheNewOne) {
    const auto number = waiting(3);
    std::vector<std::string> called;
    send_all([&](const OutboundCall& sent) {
        called.push_back(sent.url);
        if (called.size() > 1) return OutboundAnswer{.status = 204};
        edit(number, "http://new.example/hooks");
        return OutboundAnswer{.status = 410};
    });
    EXPECT_THAT(called, ElementsAre("http://erp.example/hooks", "http://new.example/hooks",
                                    "http://new.example/hooks", "http://new.example/hooks"));
    EXPECT_EQ(now_is(number).state, WebhookState::active);
    EXPECT_THAT(log(number), ElementsAre("delivered 1", "delivered 1", "delivered 1"));
}

TEST_P(WebhookSendingTest, WhatTheOldAddressTookIsTaken) {
    const auto number = waiting(2);
    int calls = 0;
    send_all([&](const OutboundCall&) {
        if (++calls == 1) edit(number, "http://new.example/hooks");
        return OutboundAnswer{.status = 204};
    });
    EXPECT_EQ(calls, 2);
    EXPECT_THAT(log(number), Each("delivered 1"));
}

TEST_P(WebhookSendingTest, GoneFailsWhatWaitsAndSaysWhoStoppedIt) {
    const auto number = waiting(3);
    EXPECT_EQ(send_all([](const OutboundCall&) { return OutboundAnswer{.status = 410}; }), 1);
    EXPECT_THAT(log(number), ElementsAre("failed 1", "failed 0", "failed 0"));
    const WebhookEndpoint gone = now_is(number);
    EXPECT_EQ(gone.state, WebhookState::gone);
    EXPECT_EQ(gone.changed_by, "system");
    EXPECT_EQ(gone.changed_at, clock_.now());
}

TEST_P(WebhookSendingTest, AnAnswerOfAPausedEndpointDoesNotFailWhatWaits) {
    const auto number = waiting(2);
    send_all([&](const OutboundCall&) {
        act([&](WebhookService& service) { return service.pause(number); });
        return OutboundAnswer{.status = 410};
    });
    EXPECT_EQ(now_is(number).state, WebhookState::paused);
    EXPECT_THAT(log(number), Each(::testing::StartsWith("waiting")));
}

TEST_P(WebhookSendingTest, ASlowEndpointGivesItsSenderBackAfterTenSeconds) {
    waiting(5);
    const auto sending = post([&](const OutboundCall&) {
        clock_.advance(4s);
        return OutboundAnswer{.status = 204};
    });
    EXPECT_TRUE(app::send_webhooks(sending));
    EXPECT_EQ(number_of("SELECT COUNT(*) FROM webhook_delivery WHERE state = 'delivered'"), 3);
}

TEST_P(WebhookSendingTest, WhatSomebodyAsksForGoesAtOnceAndFirst) {
    const auto number = waiting(25);
    EXPECT_EQ(send_all(silence), 1) << "it is left alone";
    EXPECT_EQ(send_all(taken), 0);
    act([&](WebhookService& service) { return service.test(number); });
    std::vector<std::string> types;
    const auto sending = post([&](const OutboundCall& sent) {
        types.push_back(sent.body.contains("webhook.test") ? "test" : "other");
        return OutboundAnswer{.status = 204};
    });
    EXPECT_TRUE(app::send_webhooks(sending));
    ASSERT_FALSE(types.empty());
    EXPECT_EQ(types.front(), "test");
    while (app::send_webhooks(sending)) {
    }
    clock_.advance(5s);
    while (app::send_webhooks(sending)) {
    }
    EXPECT_THAT(log(number), Each(::testing::StartsWith("delivered")));

    const auto ask = [&](auto&& what) {
        run({"UPDATE webhook_endpoint SET rests_until = " + std::to_string(to_millis(clock_.now() + 5min))});
        act(what);
        return send_all(taken);
    };
    EXPECT_EQ(ask([&](WebhookService& service) { return service.send(number, 7); }), 1);
    EXPECT_EQ(ask([&](WebhookService& service) { return service.send_since(number, clock_.now() - 1h); }), 25)
        << "tests are not among them";
}

TEST_P(WebhookSendingTest, WithAnotherKeyOfTheShopNothingIsSentAndTheLogSaysWhy) {
    const auto number = waiting(1);
    auto sending = post([](const OutboundCall&) {
        ADD_FAILURE() << "it would not be signed";
        return OutboundAnswer{.status = 204};
    });
    sending.policy.sealing_key = std::string(64, '1');
    EXPECT_TRUE(app::send_webhooks(sending));
    const auto deliveries =
        with_service([&](WebhookService& service) { return service.deliveries({.endpoint = number}); }).value();
    ASSERT_EQ(deliveries.size(), 1U);
    EXPECT_EQ(deliveries[0].state, DeliveryState::waiting);
    EXPECT_EQ(deliveries[0].problem, "its secret cannot be read: crypto.key is another one");
}

TEST_P(WebhookSendingTest, AHostThatIsNotNamedAnyMoreGetsNothing) {
    const auto number = waiting(1);
    auto sending = post([](const OutboundCall&) {
        ADD_FAILURE() << "it is called by http";
        return OutboundAnswer{.status = 204};
    });
    sending.policy.may_be_private = [](std::string_view) { return false; };
    EXPECT_TRUE(app::send_webhooks(sending));
    EXPECT_THAT(log(number), ElementsAre("waiting 1"));
}

TEST_P(WebhookSendingTest, IntoTheShopsNetworkNoProxyIsUsed) {
    waiting(1);
    EXPECT_EQ(send_all([](const OutboundCall& sent) {
                  EXPECT_FALSE(sent.public_only);
                  EXPECT_TRUE(sent.direct);
                  return OutboundAnswer{.status = 204};
              }),
              1);
}

ON_BOTH_ENGINES(WebhookSendingTest);

}  // namespace
}  // namespace spaza::testing
