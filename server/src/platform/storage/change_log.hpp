#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "base/clock.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::storage {

/// Something that processes keep a copy of has changed: read it again.
struct Change {
    std::string kind;  // product, price, stock, content, store, order
    std::string key;
    auto operator<=>(const Change&) const = default;
};

/// Notes a change in the transaction that makes it; every process hears of it after the commit.
void append_change(Session& session, std::string_view kind, std::string_view key);

/// The kind of changes whose key is a day (Johannesburg, 2026-11-28): something that counts under it has changed.
inline constexpr std::string_view kDayChanged = "day";
void append_change_of_day(Session& session, TimePoint at);

/// How long a change is kept for those who follow: nodes, and systems that ask what changed (change_window.hpp).
inline constexpr std::chrono::minutes kChangesKept{72 * 60};
/// A follower that was away for longer reads everything anew rather than change by change.
inline constexpr std::chrono::minutes kFollowersCatchUp{30};

/// Removes changes older than that; answers how many.
std::int64_t prune_changes(Database& database, TimePoint now);

/// Where one reader of the log stands. Each change committed after its making is answered by `next` exactly once,
/// in the order of commits; also those of PostgreSQL transactions that took an earlier number but commit later.
class ChangeCursor {
public:
    explicit ChangeCursor(Database& database);

    struct Batch {
        std::vector<Change> changes;
        std::string position;
    };
    /// The changes since, and where one then stands; `move_to` that position once they are dealt with.
    Batch next() const;
    void move_to(std::string position) { position_ = std::move(position); }

private:
    Database& database_;
    std::string position_;  // SQLite: the last number seen; PostgreSQL: what was visible, as a pg_snapshot
};

/// Tells its listeners about changes from a thread of its own, within half a second even when a notification is
/// lost. Make it before you load what the changes are about, start it after.
class ChangeFollower {
public:
    struct Hooks {
        /// When one throws, the same changes come again, to all, a little later.
        std::function<void(const std::vector<Change>&)> changed;
        /// Changes may have been pruned unseen (the process slept): load everything again.
        std::function<void()> lost_track;
    };
    using Problem = std::function<void(const std::string& what)>;

    ChangeFollower(Database& database, const Clock& clock);

    /// Adds a listener. To be called before `start`.
    void tell(Hooks listener) { listeners_.push_back(std::move(listener)); }
    /// `problem` hears when the log cannot be read or a listener threw; the follower goes on trying.
    void start(Problem problem = {});
    /// How long ago the log was last read to its end: what is kept in memory is at least as new.
    std::chrono::steady_clock::duration behind() const {
        const std::chrono::steady_clock::duration read_at{read_at_};
        return std::chrono::steady_clock::now().time_since_epoch() - read_at;
    }
    /// Ends the thread; also done by the destructor.
    void stop() { thread_ = {}; }

private:
    void follow(const std::stop_token& stop);
    void catch_up();
    void pause(std::chrono::milliseconds length, const std::stop_token& stop);

    const Clock& clock_;
    std::unique_ptr<Listener> listener_;
    ChangeCursor cursor_;
    TimePoint caught_up_at_;
    std::atomic<std::chrono::steady_clock::rep> read_at_{
        std::chrono::steady_clock::now().time_since_epoch().count()};
    std::vector<Hooks> listeners_;
    Problem problem_;
    std::mutex pausing_;
    std::condition_variable_any woken_;
    std::jthread thread_;
};

}  // namespace spaza::storage
