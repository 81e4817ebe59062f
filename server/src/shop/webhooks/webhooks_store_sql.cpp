#include "shop/webhooks/webhooks_store_sql.hpp"

#include <algorithm>

#include "platform/storage/change_window.hpp"
#include "platform/storage/numbers.hpp"
#include "shop/webhooks/webhook_events.hpp"

namespace spaza {
namespace {

using storage::Row;

const std::string kEndpointColumns =
    "SELECT number, name, url, events, state, version, created_at, created_by, changed_at, changed_by, "
    "stopped_at, "
    "failing_since, delivered_at, old_secret_until, silent_tries FROM webhook_endpoint ";

/// One that was removed stays until its log is gone.
const std::string kIsThere = "WHERE state <> 'removed'";

const std::string kDeliveryColumns =
    "SELECT d.sequence, e.id, e.type, e.subject, e.data, e.at, d.state, d.due_at, d.tries, d.tried_at, d.took_ms, "
    "d.status, d.answer, d.problem FROM webhook_delivery d JOIN webhook_event e ON e.id = d.event_id ";

std::optional<TimePoint> time_or_none(const Row& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional{from_millis(row.integer(column))};
}

std::optional<std::int64_t> millis_or_none(const std::optional<TimePoint>& at) {
    return at ? std::optional{to_millis(*at)} : std::nullopt;
}

WebhookEndpoint endpoint_in(const Row& row) {
    return {.number = row.integer(0),
            .name = row.get<std::string>(1),
            .url = row.get<std::string>(2),
            .events = split_events(row.text(3)),
            .state = webhook_state_named(row.text(4)).value(),
            .version = row.integer(5),
            .created_at = from_millis(row.integer(6)),
            .created_by = row.get<std::string>(7),
            .changed_at = from_millis(row.integer(8)),
            .changed_by = row.get<std::string>(9),
            .stopped_at = time_or_none(row, 10),
            .failing_since = time_or_none(row, 11),
            .delivered_at = time_or_none(row, 12),
            .old_secret_until = time_or_none(row, 13),
            .silent_tries = row.get<int>(14)};
}

WebhookDelivery delivery_in(const Row& row) {
    return {.sequence = row.integer(0),
            .event = {.id = row.get<std::string>(1),
                      .type = row.get<std::string>(2),
                      .subject = row.get<std::string>(3),
                      .data = row.get<std::string>(4),
                      .at = from_millis(row.integer(5))},
            .state = delivery_state_named(row.text(6)).value(),
            .due_at = from_millis(row.integer(7)),
            .tries = row.get<int>(8),
            .tried_at = time_or_none(row, 9),
            .took_ms = row.get<std::optional<std::int64_t>>(10),
            .status = row.get<std::optional<int>>(11),
            .answer = row.get<std::string>(12),
            .problem = row.get<std::string>(13)};
}

constexpr int kMostCounted = 10'000;

/// Whether an event `e` is one of these, which are words of our own table.
std::string is_wanted(const std::vector<std::string>& events) {
    std::string any;
    for (const std::string& each : events) {
        any += any.empty() ? "(" : " OR ";
        const std::string noun{event_noun(each)};
        if (is_event_noun(each))
            any += "SUBSTR(e.type, 1, " + std::to_string(noun.size()) + ") = '" + noun + "'";
        else
            any += "e.type = '" + each + "'";
    }
    return any.empty() ? "1 = 0" : any + ")";
}

/// What a question asks for, and the values that go with it; `kind` has to live as long as they do.
std::pair<std::string, std::vector<storage::Value>> asked(const DeliveryQuestion& question, std::string& kind) {
    std::string where = "WHERE d.endpoint = $1";
    std::vector<storage::Value> values{question.endpoint};
    if (question.state)  // one of our own words, so that the index of this state serves
        where.append(" AND d.state = '").append(name_of(*question.state)).append("'");
    if (question.type.ends_with(".*")) {
        kind = question.type.substr(0, question.type.size() - 1);
        values.emplace_back(kind);
        const std::string begins = "CAST($" + std::to_string(values.size()) + " AS TEXT)";
        where += " AND SUBSTR(e.type, 1, LENGTH(" + begins + ")) = " + begins;
    } else if (!question.type.empty()) {
        values.emplace_back(question.type);
        where += " AND e.type = $" + std::to_string(values.size());
    }
    return {std::move(where), std::move(values)};
}

}  // namespace

std::string joined_events(const std::vector<std::string>& events) {
    std::string all;
    for (const std::string& each : events) all += (all.empty() ? "" : ",") + each;
    return all;
}

std::vector<std::string> split_events(std::string_view text) {
    std::vector<std::string> all;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        all.emplace_back(text.substr(0, comma));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return all;
}

std::vector<WebhookEndpoint> SqlWebhookStore::all() {
    return session_.rows(kEndpointColumns + kIsThere + " ORDER BY number", {}, endpoint_in);
}

WebhookLoad SqlWebhookStore::load(std::int64_t number) {
    const auto count = [&](DeliveryState state) {  // in our own words, so that the index of this state serves
        const std::string sql =
            "SELECT COUNT(*) FROM (SELECT 1 FROM webhook_delivery WHERE endpoint = $1 AND state = '" +
            std::string{name_of(state)} + "' LIMIT $2) found";
        return session_.row(sql, {number, kMostLoadCounted}, [](const Row& row) { return row.integer(0); })
            .value();
    };
    return {.waiting = count(DeliveryState::waiting), .failed = count(DeliveryState::failed)};
}

std::optional<WebhookEndpoint> SqlWebhookStore::find(std::int64_t number) {
    return session_.row(kEndpointColumns + kIsThere + " AND number = $1", {number}, endpoint_in);
}

std::optional<WebhookEndpoint> SqlWebhookStore::lock(std::int64_t number) {
    return session_.row(kEndpointColumns + kIsThere + " AND number = $1" + std::string{session_.for_update()},
                        {number}, endpoint_in);
}

std::int64_t SqlWebhookStore::next_number() { return storage::next_number(session_, "webhook_endpoint"); }

std::size_t SqlWebhookStore::count() {
    return session_
        .row("SELECT COUNT(*) FROM webhook_endpoint " + kIsThere, {},
             [](const Row& row) { return row.get<std::size_t>(0); })
        .value();
}

bool SqlWebhookStore::has_url(std::string_view url, std::int64_t but) {
    return session_
        .row("SELECT 1 FROM webhook_endpoint WHERE url = $1 AND number <> $2", {url, but},
             [](const Row&) { return true; })
        .has_value();
}

bool SqlWebhookStore::add(const WebhookEndpoint& endpoint, const std::string& sealed_secret) {
    // Whoever reads the changes may be about to end that, seeing nobody listen: one after the other.
    session_.execute("INSERT INTO webhook_position (one) VALUES (1) ON CONFLICT (one) DO NOTHING");
    session_.query("SELECT 1 FROM webhook_position WHERE one = 1" + std::string{session_.for_update()}, {},
                   [](const Row&) {});
    const std::string events = joined_events(endpoint.events);
    const bool is_new =
        session_.execute(
            "INSERT INTO webhook_endpoint (number, name, url, events, state, version, sealed_secret, created_at, "
            "created_by, changed_at, changed_by) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $9) "
            "ON CONFLICT (url) DO NOTHING",
            {endpoint.number, endpoint.name, endpoint.url, events, name_of(endpoint.state), endpoint.version,
             sealed_secret, to_millis(endpoint.created_at), endpoint.created_by}) == 1;
    if (!is_new) return false;
    const std::string here = storage::change_position(session_);
    session_.execute(
        "UPDATE webhook_position SET from_position = $1, to_position = '', kind = '', after_key = '', moved_at = "
        "$2, began_at = $2 WHERE one = 1 AND from_position = ''",
        {here, to_millis(endpoint.created_at)});
    announce();
    return true;
}

bool SqlWebhookStore::save(const WebhookEndpoint& endpoint) {
    const std::string events = joined_events(endpoint.events);
    try {
        session_.attempt([&] {
            session_.execute(
                "UPDATE webhook_endpoint SET name = $2, url = $3, events = $4, state = $5, version = $6, "
                "changed_at = $7, changed_by = $8, stopped_at = $9, failing_since = $10, silent_tries = CASE WHEN "
                "state = $5 AND url = $3 THEN silent_tries ELSE 0 END, rests_until = 0 WHERE number = $1",
                {endpoint.number, endpoint.name, endpoint.url, events, name_of(endpoint.state), endpoint.version,
                 to_millis(endpoint.changed_at), endpoint.changed_by, millis_or_none(endpoint.stopped_at),
                 millis_or_none(endpoint.failing_since)});
        });
    } catch (const storage::Failure& failure) {
        if (failure.kind != storage::Failure::Kind::unique) throw;
        return false;  // somebody else took the address at this very moment
    }
    announce();
    return true;
}

SealedSecrets SqlWebhookStore::secrets(std::int64_t number) {
    return session_
        .row("SELECT sealed_secret, old_sealed_secret, old_secret_until FROM webhook_endpoint WHERE number = $1",
             {number},
             [](const Row& row) {
                 return SealedSecrets{row.get<std::string>(0), row.get<std::string>(1), time_or_none(row, 2)};
             })
        .value_or(SealedSecrets{});
}

void SqlWebhookStore::set_secrets(std::int64_t number, const SealedSecrets& secrets) {
    session_.execute(
        "UPDATE webhook_endpoint SET sealed_secret = $2, old_sealed_secret = $3, old_secret_until = $4 "
        "WHERE number = $1",
        {number, secrets.now, secrets.old, millis_or_none(secrets.old_until)});
}

void SqlWebhookStore::remove(std::int64_t number) {
    const std::string url = "removed " + std::to_string(number);  // its address is free for another one
    session_.execute(
        "UPDATE webhook_endpoint SET state = 'removed', url = $2, sealed_secret = '', old_sealed_secret = '', "
        "old_secret_until = NULL, version = version + 1 WHERE number = $1",
        {number, url});
}

std::vector<WebhookDelivery> SqlWebhookStore::deliveries(const DeliveryQuestion& question) {
    std::string kind;
    auto [where, values] = asked(question, kind);
    values.emplace_back(question.page_size);
    values.emplace_back(std::int64_t{question.page} * question.page_size);
    std::vector<WebhookDelivery> all;
    session_.query(kDeliveryColumns + where + " ORDER BY d.sequence DESC LIMIT $" +
                       std::to_string(values.size() - 1) + " OFFSET $" + std::to_string(values.size()),
                   values, [&](const Row& row) { all.push_back(delivery_in(row)); });
    return all;
}

int SqlWebhookStore::count_deliveries(const DeliveryQuestion& question) {
    std::string kind;
    const auto [where, values] = asked(question, kind);
    int count = 0;
    session_.query(
        "SELECT COUNT(*) FROM (SELECT 1 FROM webhook_delivery d JOIN webhook_event e ON e.id = "
        "d.event_id " +
            where + " LIMIT " + std::to_string(kMostCounted) + ") found",
        values, [&](const Row& row) { count = row.get<int>(0); });
    return count;
}

std::optional<WebhookDelivery> SqlWebhookStore::delivery(std::int64_t endpoint, std::int64_t sequence) {
    return session_.row(kDeliveryColumns + "WHERE d.endpoint = $1 AND d.sequence = $2", {endpoint, sequence},
                        delivery_in);
}

void SqlWebhookStore::add_event(const WebhookEvent& event, TimePoint now) {
    session_.execute(
        "INSERT INTO webhook_event (id, type, subject, data, at, created_at) VALUES ($1, $2, $3, $4, $5, $6)",
        {event.id, event.type, event.subject, event.data, to_millis(event.at), to_millis(now)});
}

std::int64_t SqlWebhookStore::add_asked(std::int64_t endpoint, const std::string& event, TimePoint now) {
    const auto sequence =
        session_
            .row("UPDATE webhook_endpoint SET sequence = sequence + 1 WHERE number = $1 RETURNING sequence",
                 {endpoint}, [](const Row& row) { return row.integer(0); })
            .value();
    session_.execute(
        "INSERT INTO webhook_delivery (endpoint, sequence, event_id, state, due_at, asked, created_at) "
        "VALUES ($1, $2, $3, 'waiting', $4, 1, $4)",
        {endpoint, sequence, event, to_millis(now)});
    return sequence;
}

void SqlWebhookStore::send_again(std::int64_t endpoint, std::int64_t sequence, TimePoint now) {
    session_.execute(
        "UPDATE webhook_delivery SET state = 'waiting', due_at = $3, tries = 0, asked = 1 WHERE endpoint = $1 AND "
        "sequence = $2",
        {endpoint, sequence, to_millis(now)});
}

void SqlWebhookStore::hasten(std::int64_t number, TimePoint now) {
    session_.execute(
        "UPDATE webhook_delivery SET due_at = $2, tries = 0 WHERE endpoint = $1 AND state = 'waiting' AND "
        "sequence "
        "IN (SELECT sequence FROM webhook_delivery WHERE endpoint = $1 AND state = 'waiting' AND due_at > $2 "
        "ORDER BY sequence LIMIT $3)",
        {number, to_millis(now), kMostHastened});
    wake(number);
}

void SqlWebhookStore::wake(std::int64_t number) {
    session_.execute("UPDATE webhook_endpoint SET rests_until = 0 WHERE number = $1", {number});
}

int SqlWebhookStore::count_reported(const ReportedSince& reported, int most) {
    return session_
        .row("SELECT COUNT(*) FROM (SELECT 1 FROM webhook_event e WHERE e.created_at >= $1 AND " +
                 is_wanted(reported.events) + " LIMIT $2) found",
             {to_millis(reported.since), most}, [](const Row& row) { return row.get<int>(0); })
        .value();
}

int SqlWebhookStore::send_all_again(const ReportedSince& reported, TimePoint now) {
    const std::string which = "e.created_at >= $2 AND " + is_wanted(reported.events);
    const auto again = session_.execute(
        "UPDATE webhook_delivery SET state = 'waiting', due_at = $3, tries = 0 WHERE endpoint = $1 AND state <> "
        "'waiting' AND event_id IN (SELECT e.id FROM webhook_event e WHERE " +
            which + ")",
        {reported.endpoint, to_millis(reported.since), to_millis(now)});
    const auto added = session_.execute(
        "INSERT INTO webhook_delivery (endpoint, sequence, event_id, state, due_at, created_at) "
        "SELECT w.number, w.sequence + ROW_NUMBER() OVER (ORDER BY e.number), e.id, 'waiting', CAST($3 AS "
        "BIGINT), "
        "CAST($3 AS BIGINT) FROM webhook_endpoint w CROSS JOIN webhook_event e WHERE w.number = $1 AND " +
            which +
            " AND NOT EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.endpoint = $1 AND d.event_id = e.id)",
        {reported.endpoint, to_millis(reported.since), to_millis(now)});
    session_.execute("UPDATE webhook_endpoint SET sequence = sequence + $2 WHERE number = $1",
                     {reported.endpoint, added});
    return static_cast<int>(again + added);
}

void SqlWebhookStore::announce() { session_.announce(kWebhookTopic); }

std::pair<int, std::optional<TimePoint>> SqlWebhookStore::stopped() {
    return session_
        .row("SELECT COUNT(*), MIN(stopped_at) FROM webhook_endpoint WHERE state IN ('failed', 'gone')", {},
             [](const Row& row) {
                 return std::pair{row.get<int>(0), time_or_none(row, 1)};
             })
        .value();
}

}  // namespace spaza
