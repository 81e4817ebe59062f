#include "platform/storage/postgresql_database.hpp"

#include <chrono>
#include <random>
#include <thread>
#include <utility>

#include "platform/storage/announcements.hpp"
#include "platform/storage/fair_pool.hpp"
#include "platform/storage/postgresql_connection.hpp"
#include "platform/storage/postgresql_wire.hpp"

namespace spaza::storage {

namespace {

constexpr int kTries = 10;  // of a transaction that loses against another one
constexpr std::chrono::seconds kTrustedIdle{30};

/// A place in the pool; its connection may have to be made, or made again.
struct Slot {
    std::unique_ptr<PostgresqlConnection> connection;
    std::chrono::steady_clock::time_point last_used;
};

/// A little longer after each try, and never the same for two threads.
void pause_before_retry(int attempt) {
    thread_local std::minstd_rand random{std::random_device{}()};
    const int most = 1000 << std::min(attempt, 6);
    std::this_thread::sleep_for(std::chrono::microseconds{std::uniform_int_distribution{most / 4, most}(random)});
}

class PostgresqlDatabase final : public Database {
public:
    PostgresqlDatabase(const std::string& url, const Options& options)
        : url_{url}, pool_{options.max_queued}, wire_{url, announcements_} {
        auto first = std::make_unique<Slot>();
        connect(*first);  // so that a wrong URL is told at once
        for (int i = 1; i < options.connections; ++i) pool_.give(std::make_unique<Slot>());
        pool_.give(std::move(first));
    }

    Engine engine() const override { return Engine::postgresql; }

    void read(const std::function<void(Session&)>& body) override {
        transact("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY", [&](Session& session) {
            body(session);
            return true;
        });
    }

    void write(const std::function<bool(Session&)>& body) override { transact("BEGIN", body); }

    std::unique_ptr<Listener> listen(const std::string& topic) override { return announcements_.listen(topic); }

private:
    /// Runs the body, again after a serialisation failure, a deadlock, or a connection lost before the commit was
    /// asked for: in all three nothing has happened yet.
    void transact(const char* begin, const std::function<bool(Session&)>& body) {
        for (int attempt = 1;; ++attempt) {
            {
                const auto slot = pool_.take();
                bool committing = false;
                try {
                    connect(*slot);
                    const bool kept = run(*slot->connection, begin, body, committing);
                    if (kept) wire_.announce(slot->connection->announced());
                    slot->last_used = std::chrono::steady_clock::now();
                    return;
                } catch (const Failure& failure) {
                    const bool lost = !clean_up(*slot);
                    const bool again = failure.kind == Failure::Kind::serialization || (lost && !committing);
                    if (!again || attempt == kTries || (lost && attempt > 2)) {
                        if (lost) throw Failure{Failure::Kind::disconnected, failure.what()};
                        throw;
                    }
                } catch (...) {
                    clean_up(*slot);
                    throw;
                }
            }
            pause_before_retry(attempt);
        }
    }

    static bool run(PostgresqlConnection& connection, const char* begin, const std::function<bool(Session&)>& body,
                    bool& committing) {
        connection.announced().clear();
        connection.forget_deferred();
        connection.control_later(begin);
        const bool keep = body(connection);
        if (!keep) {
            connection.forget_deferred();
            if (connection.in_transaction()) connection.control("ROLLBACK");
            return false;
        }
        if (connection.failed())  // COMMIT would quietly roll back
            throw Failure{Failure::Kind::other, "a statement failed, so the change cannot be committed"};
        committing = true;
        connection.control("COMMIT");
        return true;
    }

    /// Connected, and not only by hearsay.
    void connect(Slot& slot) {
        const auto now = std::chrono::steady_clock::now();
        if (slot.connection && now - slot.last_used > kTrustedIdle) {
            try {
                slot.connection->control("SELECT 1");
            } catch (const Failure&) {
                slot.connection.reset();
            }
        }
        if (!slot.connection) slot.connection = std::make_unique<PostgresqlConnection>(url_);
        slot.last_used = now;
    }

    /// Rolls back what is open; false when the connection is lost (the next user makes a new one).
    static bool clean_up(Slot& slot) {
        if (!slot.connection) return false;
        slot.connection->forget_deferred();
        try {
            if (slot.connection->usable()) {
                if (slot.connection->in_transaction()) slot.connection->control("ROLLBACK");
                return true;
            }
        } catch (const Failure&) {  // lost
        }
        slot.connection.reset();
        return false;
    }

    std::string url_;
    FairPool<Slot> pool_;
    Announcements announcements_;
    PostgresqlWire wire_;
};

}  // namespace

std::unique_ptr<Database> open_postgresql(const std::string& url, const Options& options) {
    return std::make_unique<PostgresqlDatabase>(url, options);
}

}  // namespace spaza::storage
