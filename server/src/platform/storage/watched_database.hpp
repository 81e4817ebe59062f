#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>

#include "platform/storage/storage.hpp"

namespace spaza::storage {

/// A database of which is known whether changes can be kept: not when it is full, read-only or damaged. What
/// catalogues and pages read goes on meanwhile.
class WatchedDatabase final : public Database {
public:
    explicit WatchedDatabase(Database& behind) : behind_{behind} {}

    Engine engine() const override { return behind_.engine(); }
    void read(const std::function<void(Session&)>& body) override;
    void write(const std::function<bool(Session&)>& body) override;
    std::unique_ptr<Listener> listen(const std::string& topic) override { return behind_.listen(topic); }
    std::int64_t node() const override { return behind_.node(); }
    bool node_runs(std::int64_t node) override { return behind_.node_runs(node); }
    int other_nodes() override { return behind_.other_nodes(); }

    /// What keeps changes from being kept, if anything. After a change could not be kept, a row is written and
    /// removed again to see whether one can be.
    std::optional<std::string> complaint();

private:
    using SteadyClock = std::chrono::steady_clock;

    void note(const Failure& failure);
    std::optional<std::string> try_a_write();

    Database& behind_;
    std::atomic<bool> writes_fail_{false};
    std::atomic<SteadyClock::rep> damage_seen_{0};
    std::mutex trying_;
};

}  // namespace spaza::storage
