#include "platform/storage/outbox.hpp"

#include <algorithm>
#include <array>
#include <random>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "platform/trace/trace.hpp"

namespace spaza::storage {

namespace {

using std::chrono::hours;
using std::chrono::minutes;

constexpr const char* kOutbox = "outbox";
constexpr std::array kBackOff{minutes{1}, minutes{5}, minutes{15}, minutes{60}};  // then hourly
constexpr hours kGiveUpAfter{48};
constexpr hours kLongestWait{12};  // whatever a receiver asks for
constexpr minutes kClaimKept{10};
constexpr int kClaimedAtOnce = 8;
constexpr std::chrono::milliseconds kLookEvery{1000};
constexpr std::size_t kLongestError = 500;
constexpr int kMessagesAtOnce = 10'000;

std::string unused_claim() {
    std::random_device random;
    const auto number = (std::uint64_t{random()} << 32U) | random();
    return std::to_string(number);
}

std::int64_t remove_all(Database& database, const std::string& which, const std::vector<Value>& values) {
    const std::string statement = "DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE " + which +
                                  " LIMIT " + std::to_string(kMessagesAtOnce) + ")";
    std::int64_t removed = 0;
    for (std::int64_t some = kMessagesAtOnce; some == kMessagesAtOnce; removed += some)
        some = database.writing([&](Session& session) { return session.execute(statement, values); });
    return removed;
}

}  // namespace

void enqueue(Session& session, std::string_view topic, std::string_view key, std::string_view payload,
             TimePoint not_before) {
    session.execute(
        "INSERT INTO outbox (topic, key, payload, state, due_at, created_at) VALUES ($1, $2, $3, 'waiting', $4, "
        "$5)",
        {topic, key, payload, to_millis(not_before), to_millis(SystemClock{}.now())});
    session.announce(kOutbox);
}

OutboxDepth outbox_depth(Database& database) {
    return database.reading([](Session& session) {
        return session
            .row(
                "SELECT (SELECT COUNT(*) FROM outbox WHERE state = 'waiting'), "
                "(SELECT COUNT(*) FROM outbox WHERE state = 'failed'), "
                "(SELECT MIN(due_at) FROM outbox WHERE state = 'waiting')",
                {},
                [](const Row& row) {
                    OutboxDepth depth{row.get<std::int64_t>(0), row.get<std::int64_t>(1), {}};
                    if (!row.is_null(2)) depth.oldest_due = from_millis(row.get<std::int64_t>(2));
                    return depth;
                })
            .value();
    });
}

std::int64_t prune_outbox(Database& database, TimePoint now, TimePoint delivered_before,
                          const Perishable& perishable) {
    std::int64_t removed =
        remove_all(database, "state = 'done' AND finished_at < $1", {to_millis(delivered_before)});
    const auto perished = to_millis(now - perishable.kept);
    for (const std::string& topic : perishable.topics) {
        const auto dropped =
            remove_all(database, "state = 'failed' AND finished_at < $1 AND topic = $2", {perished, topic}) +
            remove_all(database, "state = 'waiting' AND due_at < $1 AND topic = $2", {perished, topic});
        if (dropped > 0 && perishable.dropped) perishable.dropped(topic, dropped);
        removed += dropped;
    }
    return removed;
}

std::int64_t retry_failed(Database& database, TimePoint now) {
    return database.writing([&](Session& session) {
        session.announce(kOutbox);
        return session.execute(
            "UPDATE outbox SET state = 'waiting', attempts = 0, due_at = $1, created_at = $1, finished_at = NULL "
            "WHERE state = 'failed'",
            {to_millis(now)});
    });
}

OutboxWorker::OutboxWorker(Database& database, const Clock& clock, Hooks hooks)
    : database_{database}, clock_{clock}, hooks_{std::move(hooks)} {}

void OutboxWorker::on(const std::string& topic, Handler handler) { handlers_[topic] = std::move(handler); }

void OutboxWorker::start() {
    lanes_.reserve(handlers_.size());
    for (const auto& [topic, handler] : handlers_) {
        Lane& lane = lanes_.emplace_back(database_.listen(kOutbox), std::jthread{});
        lane.thread = std::jthread{[this, &topic, &listener = *lane.listener](const std::stop_token& stop) {
            work(topic, listener, stop);
        }};
    }
}

void OutboxWorker::stop() {
    for (Lane& lane : lanes_) lane.thread.request_stop();
    lanes_.clear();
}

void OutboxWorker::work(const std::string& topic, Listener& listener, const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        int tried = 0;
        try {
            tried = deliver_due(topic, stop);
        } catch (const std::exception& failure) {
            if (hooks_.problem) hooks_.problem(failure.what());
        }
        if (tried == 0) listener.wait(kLookEvery, stop);
    }
}

int OutboxWorker::deliver_due() {
    int tried = 0;
    for (const auto& [topic, handler] : handlers_) tried += deliver_due(topic, {});
    return tried;
}

int OutboxWorker::deliver_due(const std::string& topic, const std::stop_token& stop) {
    const std::string name = unused_claim();
    const Handler& deliver = handlers_.at(topic);
    int tried = 0;
    for (const OutboxMessage& message : claim(name, topic)) {
        if (stop.stop_requested()) {
            release(name, message);
            continue;
        }
        ++tried;
        auto outcome = Outcome::delivered;
        std::string error;
        std::chrono::seconds wait{};
        trace::Span span{trace::Kind::internal, std::nullopt};
        span.name("deliver " + topic);
        try {
            deliver(message);
        } catch (const Undeliverable& failure) {
            outcome = Outcome::failed;
            error = failure.what();
        } catch (const TryLater& failure) {
            outcome = outcome_of_failure(message);
            error = failure.what();
            wait = failure.after;
        } catch (const std::exception& failure) {
            outcome = outcome_of_failure(message);
            error = failure.what();
        }
        if (outcome != Outcome::delivered) span.fail();
        if (settle(name, message, outcome, error, wait) && hooks_.settled) hooks_.settled(message, outcome, error);
    }
    return tried;
}

std::vector<OutboxMessage> OutboxWorker::claim(const std::string& name, const std::string& topic) {
    const auto now = clock_.now();
    std::vector<OutboxMessage> messages;
    database_.write([&](Session& session) {
        messages.clear();
        const std::string sql =
            "WITH due AS MATERIALIZED (SELECT id AS due_id FROM outbox WHERE state = 'waiting' AND due_at <= $3 "
            "AND topic = $5 ORDER BY due_at, id LIMIT $4" +
            std::string{session.skip_locked()} +
            ") UPDATE outbox SET claim = $1, due_at = $2, attempts = attempts + 1 FROM due WHERE id = due_id "
            "RETURNING id, topic, key, payload, attempts, created_at";
        session.query(sql, {name, to_millis(now + kClaimKept), to_millis(now), kClaimedAtOnce, topic},
                      [&](const Row& row) {
                          messages.push_back({.id = row.get<std::int64_t>(0),
                                              .topic = row.get<std::string>(1),
                                              .key = row.get<std::string>(2),
                                              .payload = row.get<std::string>(3),
                                              .attempt = row.get<int>(4),
                                              .created_at = from_millis(row.get<std::int64_t>(5))});
                      });
        return !messages.empty();
    });
    std::ranges::sort(messages, {}, &OutboxMessage::id);
    return messages;
}

void OutboxWorker::release(const std::string& name, const OutboxMessage& message) {
    database_.write([&](Session& session) {
        session.execute(
            "UPDATE outbox SET due_at = $3, attempts = attempts - 1 WHERE id = $1 AND claim = $2 AND state = "
            "'waiting'",
            {message.id, name, to_millis(clock_.now())});
        return true;
    });
}

OutboxWorker::Outcome OutboxWorker::outcome_of_failure(const OutboxMessage& message) const {
    const bool enough = clock_.now() - message.created_at > kGiveUpAfter;
    return enough && message.attempt > static_cast<int>(kBackOff.size()) ? Outcome::failed : Outcome::delayed;
}

/// False when the claim has lapsed and the message is another worker's now.
bool OutboxWorker::settle(const std::string& name, const OutboxMessage& message, Outcome outcome,
                          const std::string& error, std::chrono::seconds wait) {
    const auto now = clock_.now();
    const auto tries = std::clamp(message.attempt, 1, static_cast<int>(kBackOff.size()));
    const std::chrono::seconds back_off = kBackOff[static_cast<std::size_t>(tries - 1)];
    const auto next = now + std::min<std::chrono::seconds>(std::max(back_off, wait), kLongestWait);
    const auto why = error.empty() ? std::optional<std::string>{} : plain(error, kLongestError);
    return database_.writing([&](Session& session) {
        if (outcome == Outcome::delayed)
            return session.execute(
                "UPDATE outbox SET due_at = $3, last_error = $4 WHERE id = $1 AND claim = $2 AND state = "
                "'waiting'",
                {message.id, name, to_millis(next), why});
        return session.execute(
            "UPDATE outbox SET state = $3, finished_at = $4, last_error = $5 "
            "WHERE id = $1 AND claim = $2 AND state = 'waiting'",
            {message.id, name, outcome == Outcome::delivered ? "done" : "failed", to_millis(now), why});
    }) == 1;
}

}  // namespace spaza::storage
