#include "platform/storage/postgresql_database.hpp"

#include <atomic>
#include <chrono>
#include <optional>
#include <random>
#include <thread>
#include <utility>

#include "platform/storage/announcements.hpp"
#include "platform/storage/fair_pool.hpp"
#include "platform/storage/node_mark.hpp"
#include "platform/storage/postgresql_connection.hpp"
#include "platform/storage/postgresql_wire.hpp"
#include "platform/storage/silence.hpp"

namespace spaza::storage {

namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr int kTries = 10;  // of a transaction that loses against another one
constexpr std::chrono::seconds kTrustedIdle{30};
constexpr std::chrono::seconds kCheckWithin{1};         // of a connection that was idle
constexpr std::chrono::milliseconds kSilentAfter{900};  // without an answer
constexpr std::chrono::milliseconds kAskWithin{1500};   // of a database that was silent

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
        : servers_{url},
          limits_{options.limits},
          patience_{patience_of(limits_)},
          pool_{options.max_queued},
          node_{options.node ? new_node_number() : 0},
          wire_{url, announcements_, node_} {
        auto first = std::make_unique<Slot>();
        connect(*first);  // so that a wrong URL is reported at once
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

    std::int64_t node() const override { return node_; }
    bool node_runs(std::int64_t node) override {
        return node != 0 && (node == node_ || marks("AND objid = $1", {node}) != 0);
    }
    int other_nodes() override { return static_cast<int>(marks("AND objid <> $1", {node_})); }

private:
    /// How many nodes have marked their connection (see PostgresqlWire).
    std::int64_t marks(std::string_view which, std::initializer_list<Value> values) {
        const std::string sql =
            std::string{
                "SELECT COUNT(DISTINCT objid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 "
                "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
                "AND classid = (hashtext('spaza node ' || current_schema())::bigint & 4294967295)::oid "} +
            std::string{which};
        return reading([&](Session& session) {
            return session.row(sql, values, [](const Row& row) { return row.get<std::int64_t>(0); }).value();
        });
    }

    /// Runs the body, again after a serialisation failure, a deadlock, or a connection lost before the commit was
    /// asked for: in all three nothing has happened yet.
    void transact(const char* begin, const std::function<bool(Session&)>& body) {
        const Silence::Pass pass{silence_};
        std::optional<WaitBudget> asking;
        if (pass.asking()) asking.emplace(kAskWithin);
        for (int attempt = 1;; ++attempt) {
            {
                const auto slot = pool_.take();
                pass.still_open();
                if (const auto left = WaitBudget::left(); left && left->count() == 0)
                    throw Busy{"the request has waited long enough for the database"};
                bool committing = false;
                try {
                    if (asking) ask(*slot, asking);
                    connect(*slot);
                    const bool kept = run(*slot->connection, begin, body, committing);
                    if (kept) wire_.announce(slot->connection->announced());
                    slot->last_used = SteadyClock::now();
                    silence_.end();
                    return;
                } catch (const Failure& failure) {
                    const bool lost = !clean_up(*slot);
                    if (lost) lost_one(failure);
                    if (failure.kind == Failure::Kind::unavailable && servers_.several())
                        slot->connection.reset();  // another server may have become the one to write to
                    const bool undone = failure.kind == Failure::Kind::serialization || (lost && !committing);
                    const bool again = undone && WaitBudget::left() != WaitBudget::Duration{};
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

    /// A new connection shows whether it answers again; the work that follows has all of its time.
    void ask(Slot& slot, std::optional<WaitBudget>& asking) {
        slot.connection.reset();
        connect(slot);
        asking.reset();
    }

    /// The others of the pool are likely to be lost with it: they are made anew.
    void lost_one(const Failure& failure) {
        const auto* silent = dynamic_cast<const NoAnswer*>(&failure);
        if (silent && silent->waited < kSilentAfter) return;  // it was given little time
        distrusted_ = SteadyClock::now().time_since_epoch().count();
        if (silent) silence_.begin();
    }

    bool run(PostgresqlConnection& connection, const char* begin, const std::function<bool(Session&)>& body,
             bool& committing) const {
        connection.announced().clear();
        connection.forget_deferred();
        connection.control_later(begin);
        if (!patience_.empty() && !WaitBudget::left()) connection.control_later(patience_.c_str());
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
        const auto now = SteadyClock::now();
        if (slot.connection && slot.last_used.time_since_epoch().count() <= distrusted_) slot.connection.reset();
        if (slot.connection && now - slot.last_used > kTrustedIdle) {
            try {
                const WaitBudget budget{kCheckWithin};
                slot.connection->control("SELECT 1");
            } catch (const Failure&) {
                slot.connection.reset();
            }
        }
        if (!slot.connection) slot.connection = std::make_unique<PostgresqlConnection>(servers_, limits_);
        slot.last_used = SteadyClock::now();
    }

    /// Work that no request waits for may take its time, also between the statements of a transaction that only
    /// reads.
    static std::string patience_of(const Limits& limits) {
        if (limits.statement.count() == 0) return {};
        const std::string most = "'" + std::to_string(limits.silence.count()) + "'";
        return "SELECT set_config('statement_timeout', " + most + ", true), set_config('lock_timeout', " + most +
               ", true), set_config('idle_in_transaction_session_timeout', CASE WHEN "
               "current_setting('transaction_read_only') = 'on' THEN " +
               most + " ELSE current_setting('idle_in_transaction_session_timeout') END, true)";
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

    PostgresqlServers servers_;
    Limits limits_;
    std::string patience_;  // said in the transactions of work beside the requests
    Silence silence_;
    std::atomic<SteadyClock::rep> distrusted_{0};  // connections used last before this moment
    FairPool<Slot> pool_;
    Announcements announcements_;
    std::int64_t node_;
    PostgresqlWire wire_;
};

}  // namespace

std::unique_ptr<Database> open_postgresql(const std::string& url, const Options& options) {
    return std::make_unique<PostgresqlDatabase>(url, options);
}

}  // namespace spaza::storage
