#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "base/clock.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::storage {

/// Writes a message to the outside in the transaction that causes it; a worker delivers it after the commit.
/// `payload` is JSON. Not delivered before `not_before`.
void enqueue(Session& session, std::string_view topic, std::string_view key, std::string_view payload,
             TimePoint not_before);

struct OutboxMessage {
    std::int64_t id{};
    std::string topic;
    std::string key;
    std::string payload;
    int attempt{1};
    TimePoint created_at;
};

/// A handler throws this when trying again is pointless; any other exception is tried again.
struct Undeliverable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Trying again makes sense, and not before so long; 0: as for any other failure.
struct TryLater : std::runtime_error {
    TryLater(const std::string& what, std::chrono::seconds wait) : std::runtime_error{what}, after{wait} {}
    std::chrono::seconds after;
};

/// What waits; for metrics and `spaza doctor`.
struct OutboxDepth {
    std::int64_t waiting{};
    std::int64_t failed{};
    std::optional<TimePoint> oldest_due;  // of those waiting
};
OutboxDepth outbox_depth(Database& database);

/// Messages nobody misses after a while, though they were given up on or nothing takes them. What has to be done
/// all the same, like an order for the warehouse, is not among them and waits for the operator.
struct Perishable {
    std::vector<std::string> topics{};
    std::chrono::hours kept{};
    std::function<void(const std::string& topic, std::int64_t count)> dropped{};  // may be empty
};

/// Removes what was delivered before then, and what has perished by `now`: it holds names and addresses.
std::int64_t prune_outbox(Database& database, TimePoint now, TimePoint delivered_before,
                          const Perishable& perishable);

/// Lets failed messages be tried again now; answers how many.
std::int64_t retry_failed(Database& database, TimePoint now);

/// Delivers due messages. Any number of workers, in any number of processes, share one outbox: a message belongs
/// to the worker that claimed it until it is settled or the claim lapses (the worker died), so every message is
/// delivered at least once and marked exactly once. Handlers must therefore bear a repetition, and must give up
/// within a minute. Each topic has a thread of its own, so that a receiver who is slow or dead holds up nothing
/// else.
class OutboxWorker {
public:
    using Handler = std::function<void(const OutboxMessage&)>;
    enum class Outcome { delivered, delayed, failed };

    struct Hooks {
        std::function<void(const OutboxMessage&, Outcome, const std::string& error)> settled;
        std::function<void(const std::string& what)> problem;  // the outbox itself cannot be read or written
    };

    OutboxWorker(Database& database, const Clock& clock, Hooks hooks = {});

    /// Only topics with a handler are taken. To be called before `start`.
    void on(const std::string& topic, Handler handler);
    void start();
    /// Finishes the messages at hand, then ends the threads; also done by the destructor.
    void stop();

    /// Delivers what is due, once round, on this thread; answers how many messages were tried.
    int deliver_due();

private:
    struct Lane {
        std::unique_ptr<Listener> listener;
        std::jthread thread;
    };

    void work(const std::string& topic, Listener& listener, const std::stop_token& stop);
    int deliver_due(const std::string& topic, const std::stop_token& stop);
    std::vector<OutboxMessage> claim(const std::string& name, const std::string& topic);
    /// Gives an untried message back.
    void release(const std::string& name, const OutboxMessage& message);
    bool settle(const std::string& name, const OutboxMessage& message, Outcome outcome, const std::string& error,
                std::chrono::seconds wait);
    Outcome outcome_of_failure(const OutboxMessage& message) const;

    Database& database_;
    const Clock& clock_;
    Hooks hooks_;
    std::map<std::string, Handler> handlers_;
    std::vector<Lane> lanes_;
};

}  // namespace spaza::storage
