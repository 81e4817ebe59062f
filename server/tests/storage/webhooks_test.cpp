#include <algorithm>
#include <condition_variable>
#include <gmock/gmock.h>
#include <mutex>
#include <set>
#include <thread>

#include "app/chores.hpp"
#include "support/webhooks_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using storage::Session;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

TEST_P(WebhooksTest, TellEachChangeOnceAndNoneThatWasRolledBack) {
    change("customer", "before|created");
    const auto number = endpoint("erp", {"customer.*"});
    change("customer", "c-1|created");
    change("customer", "c-2|created", false);
    change("customer", "c-1|changed");
    change("content", "*");

    tell();
    EXPECT_THAT(events(), UnorderedElementsAre("customer.created c-1", "customer.changed c-1"));
    tell();
    EXPECT_EQ(events().size(), 2U);
    change("customer", "c-1|changed");
    tell();
    EXPECT_EQ(events().size(), 3U) << "it was changed again";
    EXPECT_THAT(log(number), ElementsAre("waiting 0", "waiting 0", "waiting 0"));
}

TEST_P(WebhooksTest, LinesOfATimelineAreReportedOnceHoweverOftenTheirOrderIsTouched) {
    const auto number = endpoint("erp", {"order.*"});
    database().write([&](Session& session) {
        session.execute(
            "INSERT INTO customer_order (code, cart_code, customer_id, status, payment_status, payment_mode, "
            "channel, "
            "zone, sub_total_cents, delivery_cents, tax_cents, total_cents, fingerprint, address, reservation, "
            "reserved_until, created_at) VALUES ('10000001', 'cart', 'c-1', 'PAYMENT_CAPTURED', 'succeed', "
            "'card', "
            "'web', 'Z1', 1, 0, 0, 1, '', '{}', 'committed', 1, 1)");
        const auto line = [&](int place, const char* status, TimePoint at) {
            session.execute(
                "INSERT INTO order_timeline (order_code, number, at, status, note, consignment) VALUES "
                "('10000001', "
                "$1, $2, $3, '', '')",
                {place, to_millis(at), status});
        };
        line(1, "PAYMENT_PENDING", clock_.now() + 1ms);
        line(2, "PAYMENT_CAPTURED", clock_.now() + 2ms);
        storage::append_change(session, "order", "10000001");
        return true;
    });
    tell();
    EXPECT_THAT(events(), ElementsAre("order.placed 10000001", "order.paid 10000001"));
    change("order", "10000001");
    tell();
    EXPECT_EQ(events().size(), 2U);
    EXPECT_EQ(log(number).size(), 2U);
}

TEST_P(WebhooksTest, ManyChangesAreReportedPageByPageAndMoreThanCanBeNamedAsOne) {
    endpoint("erp", {"product.*"});
    std::set<std::string> wanted;
    database().write([&](Session& session) {
        for (int i = 0; i < 450; ++i) {
            storage::append_change(session, "product", "P" + std::to_string(i));
            wanted.insert("product.removed P" + std::to_string(i));
        }
        return true;
    });
    tell();
    const auto reported = events();
    EXPECT_EQ(reported.size(), wanted.size());
    EXPECT_EQ(std::set<std::string>(reported.begin(), reported.end()), wanted);
    change("product", "*");
    tell();
    EXPECT_EQ(events().back(), "product.allChanged ");
}

TEST_P(WebhooksTest, WhatNobodyWantsToHearIsNotKept) {
    endpoint("erp", {"order.*"});
    change("stock", "P1|Z1");
    change("product", "P1");
    tell();
    EXPECT_THAT(events(), IsEmpty());
}

TEST_P(WebhooksTest, AnEndpointIsOneWorkersAtATimeAndEveryEventIsSentOnce) {
    const auto number = endpoint("erp", {"customer.*"});
    for (int i = 0; i < 30; ++i) change("customer", "c-" + std::to_string(i) + "|created");
    tell();
    std::mutex mutex;
    std::vector<std::string> came;
    int at_once = 0;
    int most_at_once = 0;
    std::condition_variable second;
    const auto call = [&](const http::OutboundCall& sent) {
        std::unique_lock lock{mutex};
        came.push_back(sent.headers.at(2).second);
        most_at_once = std::max(most_at_once, ++at_once);
        second.notify_all();
        second.wait_for(lock, 5ms, [&] { return at_once > 1; });  // a second one would come by then
        --at_once;
        return http::OutboundAnswer{.status = 204};
    };
    const app::WebhookPost sending = post(call);
    {
        std::vector<std::jthread> workers;
        for (int i = 0; i < 4; ++i)
            workers.emplace_back([&] {
                for (int turn = 0; turn < 200; ++turn) (void)app::send_webhooks(sending);
            });
    }
    EXPECT_EQ(came.size(), 30U);
    EXPECT_EQ(std::set<std::string>(came.begin(), came.end()).size(), 30U);
    EXPECT_EQ(most_at_once, 1);
    EXPECT_EQ(std::ranges::count(log(number), std::string{"delivered 1"}), 30);
}

TEST_P(WebhooksTest, ADeadEndpointHoldsUpNoOther) {
    const auto dead = endpoint("dead", {"customer.*"});
    const auto good = endpoint("good", {"customer.*"});
    for (int i = 0; i < 3; ++i) change("customer", "c-" + std::to_string(i) + "|created");
    tell();
    int calls_to_dead = 0;
    const auto sending = post([&](const http::OutboundCall& sent) {
        if (!sent.url.contains("dead")) return http::OutboundAnswer{.status = 200};
        ++calls_to_dead;
        return http::OutboundAnswer{.status = 0, .failure = "Timeout was reached"};
    });
    while (app::send_webhooks(sending)) {
    }
    EXPECT_EQ(calls_to_dead, 1) << "it is left alone after one";
    EXPECT_THAT(log(good), ElementsAre("delivered 1", "delivered 1", "delivered 1"));
    EXPECT_THAT(log(dead), ElementsAre("waiting 1", "waiting 0", "waiting 0"));

    clock_.advance(11s);
    while (app::send_webhooks(sending)) {
    }
    EXPECT_EQ(calls_to_dead, 2);
}

TEST_P(WebhooksTest, AWorkerThatDiedHoldsItsEndpointForTwoMinutes) {
    const auto number = endpoint("erp", {"customer.*"});
    change("customer", "c-1|created");
    tell();
    const auto turn = database().writing([&](Session& session) {
        return SqlWebhookPostStore{session}.claim("died", clock_.now(), clock_.now() + 2min);
    });
    ASSERT_TRUE(turn);
    const auto sending = post([](const http::OutboundCall&) { return http::OutboundAnswer{.status = 200}; });
    EXPECT_FALSE(app::send_webhooks(sending));
    clock_.advance(2min + 1s);
    EXPECT_TRUE(app::send_webhooks(sending));
    EXPECT_THAT(log(number), ElementsAre("delivered 1"));
    const bool counts = database().writing([&](Session& session) {
        SqlWebhookPostStore store{session};
        return store.held(*turn).has_value();
    });
    EXPECT_FALSE(counts) << "what the other one says late is not written";
}

TEST_P(WebhooksTest, WhatWasMissedIsSentInTheOrderItWasReportedAndTheRestOnceMore) {
    const auto number = endpoint("erp", {"customer.created"});
    const TimePoint since = clock_.now();
    change("customer", "c-1|created");
    tell();
    const auto sending = post([](const http::OutboundCall&) { return http::OutboundAnswer{.status = 200}; });
    while (app::send_webhooks(sending)) {
    }
    (void)with_service([&](WebhookService& service) { return service.pause(number).has_value(); });
    change("customer", "c-2|created");
    change("customer", "c-2|changed");
    tell();
    EXPECT_THAT(log(number), ElementsAre("delivered 1"));
    EXPECT_FALSE(
        with_service([&](WebhookService& service) { return service.send_since(number, since).has_value(); }));
    (void)with_service([&](WebhookService& service) { return service.resume(number).has_value(); });
    EXPECT_EQ(with_service([&](WebhookService& service) { return service.send_since(number, since).value(); }), 2);
    EXPECT_THAT(log(number), ElementsAre("waiting 0", "waiting 0"));
    EXPECT_EQ(with_service([&](WebhookService& service) { return service.send_since(number, since).value(); }), 0)
        << "it waits already";
    while (app::send_webhooks(sending)) {
    }
    EXPECT_THAT(log(number), ElementsAre("delivered 1", "delivered 1"));
}

TEST_P(WebhooksTest, AShopThatStoodStillForTooLongBeginsAnewAndSaysSo) {
    endpoint("erp", {"customer.*"});
    change("customer", "c-1|created");
    clock_.advance(71h);
    tell();
    EXPECT_THAT(events(), IsEmpty());
    change("customer", "c-2|created");
    tell();
    EXPECT_THAT(events(), ElementsAre("customer.created c-2"));
}

TEST_P(WebhooksTest, TheLogIsKeptForThirtyDays) {
    const auto number = endpoint("erp", {"customer.*"});
    change("customer", "c-1|created");
    tell();
    const auto clean = [&](std::chrono::hours later) {
        storage::clean_up(database(), clock_.now() + later, app::chores(Config{}));
    };
    clean(30 * 24h - 1h);
    EXPECT_EQ(log(number).size(), 1U);
    clean(30 * 24h + 1h);
    EXPECT_THAT(log(number), IsEmpty());
    EXPECT_THAT(events(), IsEmpty());
}

TEST_P(WebhooksTest, TheTwentyFirstIsRefusedAndTheLastOneEndsTheReading) {
    std::vector<std::int64_t> numbers;
    for (int i = 0; i < 20; ++i) numbers.push_back(endpoint("erp" + std::to_string(i), {"customer.*"}));
    const auto more = with_service([&](WebhookService& service) {
        return service.add({"more", "http://more.example/hooks", {"customer.*"}, {}});
    });
    ASSERT_FALSE(more);
    EXPECT_EQ(more.error().message_key, "webhooks.tooMany");
    for (const std::int64_t number : numbers)
        EXPECT_TRUE(with_service([&](WebhookService& service) { return service.remove(number).has_value(); }));
    change("customer", "c-1|created");
    tell();
    endpoint("later", {"customer.*"});
    tell();
    EXPECT_THAT(events(), IsEmpty()) << "it happened before anybody listened";
}

ON_BOTH_ENGINES(WebhooksTest);

}  // namespace
}  // namespace spaza::testing
