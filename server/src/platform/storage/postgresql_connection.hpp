#pragma once

#include <chrono>
#include <libpq-fe.h>
#include <list>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "platform/storage/postgresql_servers.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::storage {

struct ResultDeleter {
    void operator()(PGresult* result) const { PQclear(result); }
};
using ResultPtr = std::unique_ptr<PGresult, ResultDeleter>;

/// One PostgreSQL connection with its prepared statements. The database decides when transactions begin and end.
class PostgresqlConnection final : public Session {
public:
    /// Connects; throws Failure (disconnected) with the server's own words.
    explicit PostgresqlConnection(PostgresqlServers& servers, const Limits& limits = {});
    ~PostgresqlConnection() override;
    PostgresqlConnection(const PostgresqlConnection&) = delete;
    PostgresqlConnection& operator=(const PostgresqlConnection&) = delete;

    Engine engine() const override { return Engine::postgresql; }
    void script(const std::string& sql) override;
    /// Asked for together with the statement that follows, which sees what those before have committed.
    void hold(std::string_view name) override;
    void attempt(const std::function<void()>& body) override;
    void announce(std::string_view topic) override { announced_.emplace_back(topic); }

    /// BEGIN, COMMIT, ROLLBACK and their like.
    void control(const char* sql);
    /// The same, to go out with the statement that follows.
    void control_later(const char* sql);
    /// What waits to be sent is not sent.
    void forget_deferred() {
        deferred_.clear();
        foreseen_.clear();
    }
    /// Neither lost, nor silent, nor in an unknown state.
    bool usable() const;
    /// In a transaction that met an error and can only be rolled back.
    bool failed() const { return PQtransactionStatus(handle_) == PQTRANS_INERROR; }
    bool in_transaction() const { return PQtransactionStatus(handle_) != PQTRANS_IDLE; }
    std::vector<std::string>& announced() { return announced_; }
    PGconn* handle() { return handle_; }

protected:
    std::int64_t run(std::string_view sql, Values values, const std::function<void(const Row&)>& each) override;
    void defer(std::string_view sql, Values values) override;
    void defer_one(std::string_view sql, Values values) override;
    void foresee(std::string_view sql, Values values) override;

private:
    struct Statement {
        std::string name;
        std::list<std::string_view>::iterator used;
    };
    struct Parameters;
    /// A statement on its way: prepared by name, or, without one, the text itself.
    struct Sending {
        std::string name;
        std::string sql;
        std::shared_ptr<const Parameters> parameters;
        bool one_row{false};  // see defer_one
        bool ahead{false};    // see foresee
    };
    struct Foreseen {
        std::string name;
        std::shared_ptr<const Parameters> parameters;
        ResultPtr answer;
    };

    /// Sends what waits and then `last` in one go; answers the last one's result. The first that fails is thrown,
    /// and those after it are not run.
    ResultPtr send(const Sending& last);
    /// What the query answered when it was asked ahead; null when it was not.
    ResultPtr foreseen(const std::string& name, const Parameters& parameters);
    void flush();
    /// The next answer to what was sent, none when there is no more; throws NoAnswer when the wait is over.
    ResultPtr take(const BoundedWait& wait);
    /// The last answer to what libpq has just sent, or the first error.
    ResultPtr answer_to(int sent);
    void put(const Sending& statement);
    std::string plan_of(const std::string& name, int parameters);
    const std::string& prepared(std::string_view sql, const Parameters& parameters);
    void forget(const std::string& key);
    ResultPtr checked(PGresult* answer, std::string_view sql);

    PGconn* handle_;
    Limits limits_;
    bool silent_{false};
    std::unordered_map<std::string, Statement> statements_;  // by parameter types and text
    std::list<std::string_view> by_use_;                     // the latest first; views of the map's keys
    std::uint64_t made_{0};
    std::string key_;
    std::vector<std::string> announced_;
    std::vector<Sending> deferred_;
    std::vector<Foreseen> foreseen_;
};

}  // namespace spaza::storage
