#include "shop/webhooks/webhook_post_store_sql.hpp"

#include "base/text.hpp"
#include "shop/webhooks/webhook_events.hpp"
#include "shop/webhooks/webhooks_store_sql.hpp"

namespace spaza {
namespace {

using storage::Row;

/// Endpoints with something due; `$1` is now.
constexpr const char* kFree =
    "FROM webhook_endpoint e WHERE e.state = 'active' AND e.rests_until <= $1 AND e.claimed_until <= $1 AND "
    "EXISTS "
    "(SELECT 1 FROM webhook_delivery d WHERE d.endpoint = e.number AND d.state = 'waiting' AND d.due_at <= $1)";

}  // namespace

bool SqlWebhookPostStore::is_due(TimePoint now) {
    return session_
        .row(std::string{"SELECT 1 "} + kFree + " LIMIT 1", {to_millis(now)}, [](const Row&) { return true; })
        .has_value();
}

std::optional<WebhookTurn> SqlWebhookPostStore::claim(const std::string& name, TimePoint now, TimePoint until) {
    const auto next =
        session_.row(std::string{"SELECT e.number "} + kFree + " ORDER BY e.turn_at, e.number LIMIT 1" +
                         std::string{session_.skip_locked()},
                     {to_millis(now)}, [](const Row& row) { return row.integer(0); });
    if (!next) return std::nullopt;
    return session_.row(
        "UPDATE webhook_endpoint SET claim = $2, claimed_until = $3, turn_at = $4 WHERE number = $1 AND "
        "claimed_until <= $4 RETURNING number, url, version, sealed_secret, old_sealed_secret, old_secret_until",
        {*next, name, to_millis(until), to_millis(now)}, [&](const Row& row) {
            WebhookTurn turn{.endpoint = row.integer(0),
                             .url = row.get<std::string>(1),
                             .version = row.integer(2),
                             .secrets = {row.get<std::string>(3), row.get<std::string>(4)},
                             .claim = name};
            if (!row.is_null(5)) turn.secrets.old_until = from_millis(row.integer(5));
            return turn;
        });
}

std::vector<WebhookDelivery> SqlWebhookPostStore::due(std::int64_t endpoint, TimePoint now, int most) {
    std::vector<WebhookDelivery> all;
    // SQLite would look them up by the time and sort all that waits; with a plus it reads them in their order.
    const std::string due_at = session_.engine() == storage::Engine::sqlite ? "+d.due_at" : "d.due_at";
    const auto take = [&](const char* which) {
        session_.query(
            "SELECT d.sequence, e.id, e.type, e.subject, e.data, e.at, d.due_at, d.tries FROM webhook_delivery d "
            "JOIN webhook_event e ON e.id = d.event_id WHERE d.endpoint = $1 AND d.state = 'waiting' AND " +
                due_at + " <= $2 AND " + which + " ORDER BY d.sequence LIMIT $3",
            {endpoint, to_millis(now), most - static_cast<int>(all.size())}, [&](const Row& row) {
                all.push_back({.sequence = row.integer(0),
                               .event = {.id = row.get<std::string>(1),
                                         .type = row.get<std::string>(2),
                                         .subject = row.get<std::string>(3),
                                         .data = row.get<std::string>(4),
                                         .at = from_millis(row.integer(5))},
                               .state = DeliveryState::waiting,
                               .due_at = from_millis(row.integer(6)),
                               .tries = row.get<int>(7)});
            });
    };
    take("d.asked = 1");
    take("d.asked = 0");
    return all;
}

std::optional<WebhookEndpoint> SqlWebhookPostStore::held(const WebhookTurn& turn) {
    const bool is_ours = session_
                             .row("SELECT 1 FROM webhook_endpoint WHERE number = $1 AND claim = $2" +
                                      std::string{session_.for_update()},
                                  {turn.endpoint, turn.claim}, [](const Row&) { return true; })
                             .has_value();
    return is_ours ? SqlWebhookStore{session_}.find(turn.endpoint) : std::nullopt;
}

void SqlWebhookPostStore::note(const WebhookTurn& turn, std::int64_t sequence, const WebhookAnswer& answer,
                               const WebhookOutcome& outcome, TimePoint now) {
    const std::optional<int> status = answer.status ? std::optional{answer.status} : std::nullopt;
    const std::string said = plain(answer.body, kLongestKeptAnswer);
    const std::string problem = plain(answer.problem, kLongestKeptAnswer);
    session_.execute(
        "UPDATE webhook_delivery SET state = $3, due_at = $4, tries = tries + 1, tried_at = $5, took_ms = $6, "
        "status = $7, answer = $8, problem = $9, asked = 0 WHERE endpoint = $1 AND sequence = $2 AND state = "
        "'waiting'",
        {turn.endpoint, sequence, name_of(outcome.state), to_millis(outcome.due_at), to_millis(now),
         answer.took.count(), status, said, problem});
}

bool SqlWebhookPostStore::settle(const WebhookTurn& turn, std::int64_t sequence, const WebhookAnswer& answer,
                                 const WebhookOutcome& outcome, TimePoint now, TimePoint until) {
    note(turn, sequence, answer, outcome, now);
    const bool is_through = outcome.state == DeliveryState::delivered;
    const std::optional<std::int64_t> through = is_through ? std::optional{to_millis(now)} : std::nullopt;
    const std::int64_t rests = outcome.rests_until ? to_millis(*outcome.rests_until) : 0;
    const bool goes_on =
        session_.execute(
            "UPDATE webhook_endpoint SET delivered_at = COALESCE($3, delivered_at), failing_since = CASE WHEN "
            "CAST($3 AS BIGINT) IS NULL THEN COALESCE(failing_since, $4) END, silent_tries = CASE WHEN CAST($7 AS "
            "BIGINT) = 0 THEN "
            "silent_tries + 1 ELSE 0 END, rests_until = $5, claimed_until = $6 WHERE number = $1 AND claim = $2",
            {turn.endpoint, turn.claim, through, to_millis(now), rests, to_millis(until), answer.status}) == 1;
    bool is_stopped = false;
    if (outcome.endpoint != WebhookState::active)
        is_stopped = session_.execute(
                         "UPDATE webhook_endpoint SET state = $2, stopped_at = $3, version = version + 1, "
                         "changed_at = $3, changed_by = 'system' WHERE number = $1 AND state = 'active'",
                         {turn.endpoint, name_of(outcome.endpoint), to_millis(now)}) == 1;
    if (is_stopped && outcome.endpoint == WebhookState::gone)
        session_.execute(
            "UPDATE webhook_delivery SET state = 'failed' WHERE endpoint = $1 AND state = 'waiting' AND sequence "
            "IN "
            "(SELECT sequence FROM webhook_delivery WHERE endpoint = $1 AND state = 'waiting' ORDER BY sequence "
            "LIMIT $2)",
            {turn.endpoint, kMostHastened});
    return goes_on && outcome.endpoint == WebhookState::active && !outcome.rests_until;
}

void SqlWebhookPostStore::release(const WebhookTurn& turn) {
    session_.execute("UPDATE webhook_endpoint SET claim = '', claimed_until = 0 WHERE number = $1 AND claim = $2",
                     {turn.endpoint, turn.claim});
}

}  // namespace spaza
