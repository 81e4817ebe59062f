#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "app/webhook_keeper.hpp"
#include "platform/storage/change_log.hpp"
#include "shop/webhooks/webhook_post_store_sql.hpp"
#include "shop/webhooks/webhooks_service.hpp"
#include "shop/webhooks/webhooks_store_sql.hpp"
#include "support/database_fixture.hpp"
#include "support/fixed_clock.hpp"

namespace spaza::testing {

/// Forgets what staff did.
struct NoStaffActs final : StaffActLog {
    void note(const std::string&, std::string_view, const std::string&, std::string_view,
              std::string_view) override {}
    bool was_noted(const std::string&, std::string_view, const std::string&, TimePoint) override { return false; }
    bool are_two_people(const std::string&, const std::string&) override { return true; }
};

/// Endpoints, what changes, and a receiver that tests play.
class WebhooksTest : public DatabaseTest {
protected:
    const WebhookPolicy policy_{.sealing_key = std::string(64, '0'),
                                .may_be_private = [](std::string_view) { return true; },
                                .is_private = [](std::string_view) { return false; }};

    template <class Use>
    auto with_service(Use&& use) {
        return database().writing([&](storage::Session& session) {
            SqlWebhookStore store{session};
            NoStaffActs acts;
            WebhookService service{store, acts, clock_, policy_, "Lerato"};
            return use(service);
        });
    }
    std::int64_t endpoint(const std::string& name, std::vector<std::string> events) {
        return with_service([&](WebhookService& service) {
                   return service.add({name, "http://" + name + ".example/hooks", std::move(events), {}});
               })
            .value()
            .endpoint.number;
    }
    /// Noted by a transaction that is committed, or is not.
    void change(std::string_view kind, const std::string& key, bool is_kept = true) {
        database().write([&](storage::Session& session) {
            storage::append_change(session, kind, key);
            return is_kept;
        });
    }
    /// Until there is nothing more.
    void tell() {
        while (app::tell_webhooks(database(), clock_.now())) {
        }
    }
    std::vector<std::string> events() {
        return database().reading([](storage::Session& session) {
            return session.rows(
                "SELECT type, subject FROM webhook_event ORDER BY number", {},
                [](const storage::Row& row) { return row.get<std::string>(0) + ' ' + row.get<std::string>(1); });
        });
    }
    std::vector<std::string> log(std::int64_t endpoint) {
        return database().reading([&](storage::Session& session) {
            return session.rows("SELECT state, tries FROM webhook_delivery WHERE endpoint = $1 ORDER BY sequence",
                                {endpoint}, [](const storage::Row& row) {
                                    return row.get<std::string>(0) + ' ' + std::to_string(row.integer(1));
                                });
        });
    }
    app::WebhookPost post(app::WebhookPost::Call call) {
        return {.database = database(), .clock = clock_, .policy = policy_, .call = std::move(call)};
    }

    /// Runs statements in a transaction of their own.
    void run(std::initializer_list<std::string> statements) {
        database().write([&](storage::Session& session) {
            for (const std::string& each : statements) session.execute(each);
            return true;
        });
    }
    std::int64_t number_of(const std::string& sql) {
        return database()
            .reading([&](storage::Session& session) {
                return session.row(sql, {}, [](const storage::Row& row) { return row.integer(0); });
            })
            .value_or(-1);
    }
    WebhookEndpoint now_is(std::int64_t number) {
        return with_service([&](WebhookService& service) { return service.find(number); }).value();
    }
    /// Sends all that is due; answers how many calls there were.
    int send_all(std::function<http::OutboundAnswer(const http::OutboundCall&)> answer) {
        int calls = 0;
        const auto sending = post([&](const http::OutboundCall& sent) {
            ++calls;
            return answer(sent);
        });
        while (app::send_webhooks(sending)) {
        }
        return calls;
    }

    FixedClock clock_;
};

}  // namespace spaza::testing
