#pragma once

#include <list>
#include <sqlite3.h>
#include <string>
#include <unordered_map>
#include <vector>

#include "platform/storage/storage.hpp"

namespace spaza::storage {

/// One SQLite connection with its prepared statements. The database decides when transactions begin and end.
class SqliteConnection final : public Session {
public:
    enum class Use { reading, writing };

    SqliteConnection(const std::string& path, Use use);
    ~SqliteConnection() override;
    SqliteConnection(const SqliteConnection&) = delete;
    SqliteConnection& operator=(const SqliteConnection&) = delete;

    Engine engine() const override { return Engine::sqlite; }
    void script(const std::string& sql) override;
    void attempt(const std::function<void()>& body) override;
    void announce(std::string_view topic) override { announced_.emplace_back(topic); }

    /// BEGIN, COMMIT, SAVEPOINT and their like; works even after a Failure.
    void control(std::string_view sql);
    bool in_transaction() const { return sqlite3_get_autocommit(handle_) == 0; }
    /// Whether a Failure was met since `forget_failure`: the unit of work must then be rolled back.
    bool failed() const { return failed_; }
    void forget_failure() { failed_ = false; }
    std::vector<std::string>& announced() { return announced_; }

protected:
    std::int64_t run(std::string_view sql, Values values, const std::function<void(const Row&)>& each) override;

private:
    struct Statement {
        sqlite3_stmt* prepared{};
        std::vector<std::size_t> places;  // place of each SQLite parameter in `values`: $2 → 1
        bool busy{false};                 // between first step and reset, further down the stack
        bool changes_rows{false};
        std::list<std::string_view>::iterator used;
    };
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };

    Statement prepare(std::string_view sql);
    Statement& cached(std::string_view sql);
    void forget_oldest();
    static void bind(sqlite3_stmt* prepared, int index, const Value& value);
    std::int64_t run_watched(std::string_view sql, Values values, const std::function<void(const Row&)>& each);
    std::string plan_of(std::string_view sql);
    std::int64_t step(Statement& statement, Values values, const std::function<void(const Row&)>& each);
    [[noreturn]] void fail(std::string_view sql);

    sqlite3* handle_{};
    std::unordered_map<std::string, Statement, Hash, std::equal_to<>> statements_;
    std::list<std::string_view> by_use_;  // the latest first; views of the map's keys
    std::vector<std::string> announced_;
    bool failed_{false};
};

}  // namespace spaza::storage
