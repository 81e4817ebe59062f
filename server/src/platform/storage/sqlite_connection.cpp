#include "platform/storage/sqlite_connection.hpp"

#include <charconv>
#include <chrono>
#include <thread>
#include <utility>

#include "platform/storage/statement_watch.hpp"
#include "platform/storage/text_check.hpp"

namespace spaza::storage {

namespace {

constexpr int kBusyMillis = 10'000;
constexpr std::size_t kSqliteStatements = 500;

class SqliteRow final : public Row {
public:
    explicit SqliteRow(sqlite3_stmt* statement) : statement_{statement} {}

    bool is_null(int column) const override { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }
    std::int64_t integer(int column) const override { return sqlite3_column_int64(statement_, column); }
    double real(int column) const override { return sqlite3_column_double(statement_, column); }
    std::string_view text(int column) const override {
        const auto* data = reinterpret_cast<const char*>(sqlite3_column_text(statement_, column));
        if (!data) return {};
        return {data, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
    }
    std::string bytes(int column) const override {
        const auto* data = static_cast<const char*>(sqlite3_column_blob(statement_, column));
        if (!data) return {};
        return {data, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
    }

private:
    sqlite3_stmt* statement_;
};

Failure::Kind kind_of(int code) {
    switch (code) {
        case SQLITE_CONSTRAINT_UNIQUE:
        case SQLITE_CONSTRAINT_PRIMARYKEY:
        case SQLITE_CONSTRAINT_ROWID: return Failure::Kind::unique;
        case SQLITE_CONSTRAINT_FOREIGNKEY: return Failure::Kind::foreign_key;
        case SQLITE_CONSTRAINT_CHECK:
        case SQLITE_CONSTRAINT_NOTNULL: return Failure::Kind::check;
        default: break;
    }
    switch (code & 0xFF) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return Failure::Kind::busy;
        case SQLITE_FULL:
        case SQLITE_IOERR:
        case SQLITE_READONLY:
        case SQLITE_CANTOPEN:
        case SQLITE_NOMEM: return Failure::Kind::unavailable;
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB: return Failure::Kind::damaged;
        default: return Failure::Kind::other;
    }
}

/// `$12` → 11.
std::size_t place_of(const char* name) {
    const std::string_view text{name ? name : ""};
    std::size_t number = 0;
    const auto [end, error] =
        std::from_chars(text.data() + (text.empty() ? 0 : 1), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number == 0 || text.front() != '$')
        throw Failure{Failure::Kind::other, "placeholders are written $1, $2, …"};
    return number - 1;
}

}  // namespace

SqliteConnection::SqliteConnection(const std::string& path, Use use) {
    const int opened = sqlite3_open_v2(path.c_str(), &handle_,
                                       SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
    if (opened != SQLITE_OK) {
        const std::string why = handle_ ? sqlite3_errmsg(handle_) : "out of memory";
        sqlite3_close(handle_);
        throw Failure{Failure::Kind::disconnected, "cannot open " + path + ": " + why};
    }
    try {
        sqlite3_extended_result_codes(handle_, 1);
        sqlite3_busy_timeout(handle_, kBusyMillis);
        // The change to WAL does not wait for other processes that open the same new file: ask again.
        for (int tries = 0;; ++tries) {
            try {
                control("PRAGMA journal_mode=WAL");
                break;
            } catch (const Failure& failure) {
                if (failure.kind != Failure::Kind::busy || tries == 100) throw;
                std::this_thread::sleep_for(std::chrono::milliseconds{50});
            }
        }
        // LIKE tells case apart, as it does on PostgreSQL.
        script(
            "PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA temp_store=MEMORY; PRAGMA cache_size=-32768;"
            "PRAGMA mmap_size=268435456; PRAGMA wal_autocheckpoint=4000; PRAGMA case_sensitive_like=ON;");
        if (use == Use::reading) script("PRAGMA query_only=ON");
    } catch (...) {
        sqlite3_close(handle_);
        throw;
    }
}

SqliteConnection::~SqliteConnection() {
    for (auto& [sql, statement] : statements_) sqlite3_finalize(statement.prepared);
    sqlite3_close(handle_);
}

void SqliteConnection::script(const std::string& sql) {
    if (failed_) throw Failure{Failure::Kind::other, "the transaction has failed and must be rolled back"};
    if (sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail({});
}

void SqliteConnection::control(std::string_view sql) {
    Statement& statement = cached(sql);
    const int result = sqlite3_step(statement.prepared);
    const bool bad = result != SQLITE_DONE && result != SQLITE_ROW;
    if (bad) {
        const Failure failure{kind_of(sqlite3_extended_errcode(handle_)),
                              std::string{sql} + ": " + sqlite3_errmsg(handle_)};
        sqlite3_reset(statement.prepared);
        throw failure;
    }
    sqlite3_reset(statement.prepared);
}

void SqliteConnection::attempt(const std::function<void()>& body) {
    control("SAVEPOINT attempt");
    const std::size_t announced = announced_.size();
    try {
        body();
    } catch (...) {
        if (in_transaction()) {  // a full disk, for one, ends the whole transaction
            control("ROLLBACK TO attempt");
            control("RELEASE attempt");
            failed_ = false;
        }
        announced_.resize(announced);
        throw;
    }
    control("RELEASE attempt");
}

std::int64_t SqliteConnection::run(std::string_view sql, Values values,
                                   const std::function<void(const Row&)>& each) {
    if (failed_) throw Failure{Failure::Kind::other, "the transaction has failed and must be rolled back"};
    StatementWatch watch{sql};
    try {
        const std::int64_t changed = run_watched(sql, values, each);
        if (watch.is_slow()) watch.slow([&] { return plan_of(sql); });
        return changed;
    } catch (const Failure&) {
        watch.failed();
        throw;
    }
}

std::int64_t SqliteConnection::run_watched(std::string_view sql, Values values,
                                           const std::function<void(const Row&)>& each) {
    Statement& statement = cached(sql);
    if (!statement.busy) return step(statement, values, each);

    Statement again = prepare(sql);  // the same statement from within its own rows
    const std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> owner{again.prepared, sqlite3_finalize};
    return step(again, values, each);
}

std::string SqliteConnection::plan_of(std::string_view sql) {
    sqlite3_stmt* asked = nullptr;
    const std::string explain = "EXPLAIN QUERY PLAN " + std::string{sql};
    if (sqlite3_prepare_v2(handle_, explain.c_str(), -1, &asked, nullptr) != SQLITE_OK) return {};
    const std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> owner{asked, sqlite3_finalize};
    std::string plan;
    constexpr int kDetail = 3;
    while (sqlite3_step(asked) == SQLITE_ROW) {
        if (!plan.empty()) plan += '\n';
        plan += SqliteRow{asked}.text(kDetail);
    }
    return plan;
}

std::int64_t SqliteConnection::step(Statement& statement, Values values,
                                    const std::function<void(const Row&)>& each) {
    struct Reset {
        Statement& statement;
        explicit Reset(Statement& of) : statement{of} { statement.busy = true; }
        ~Reset() {
            sqlite3_reset(statement.prepared);
            sqlite3_clear_bindings(statement.prepared);
            statement.busy = false;
        }
    } const reset{statement};

    for (std::size_t i = 0; i < statement.places.size(); ++i) {
        const std::size_t place = statement.places[i];
        if (place >= values.size()) {
            failed_ = true;
            throw Failure{Failure::Kind::other, "no value for $" + std::to_string(place + 1)};
        }
        try {
            bind(statement.prepared, static_cast<int>(i + 1), values[place]);
        } catch (...) {
            failed_ = true;
            throw;
        }
    }
    const SqliteRow row{statement.prepared};
    int result = sqlite3_step(statement.prepared);
    for (; result == SQLITE_ROW; result = sqlite3_step(statement.prepared))
        if (each) each(row);
    if (result != SQLITE_DONE) fail(sqlite3_sql(statement.prepared));
    return statement.changes_rows ? sqlite3_changes64(handle_) : 0;
}

void SqliteConnection::bind(sqlite3_stmt* prepared, int index, const Value& value) {
    struct Binder {
        sqlite3_stmt* prepared;
        int index;
        int operator()(std::monostate) const { return sqlite3_bind_null(prepared, index); }
        int operator()(std::int64_t number) const { return sqlite3_bind_int64(prepared, index, number); }
        int operator()(double number) const { return sqlite3_bind_double(prepared, index, number); }
        int operator()(std::string_view text) const {
            require_storable(text);
            const char* data = text.data() ? text.data() : "";
            return sqlite3_bind_text64(prepared, index, data, text.size(), SQLITE_STATIC, SQLITE_UTF8);
        }
        int operator()(const Bytes* bytes) const {
            return sqlite3_bind_blob64(prepared, index, bytes->data.data(), bytes->data.size(), SQLITE_STATIC);
        }
    };
    if (std::visit(Binder{prepared, index}, value.variant()) != SQLITE_OK)
        throw Failure{Failure::Kind::other, "cannot bind parameter " + std::to_string(index)};
}

SqliteConnection::Statement& SqliteConnection::cached(std::string_view sql) {
    if (const auto found = statements_.find(sql); found != statements_.end()) {
        by_use_.splice(by_use_.begin(), by_use_, found->second.used);
        return found->second;
    }
    if (statements_.size() >= kSqliteStatements) forget_oldest();
    const auto added = statements_.emplace(std::string{sql}, prepare(sql)).first;
    by_use_.push_front(added->first);
    added->second.used = by_use_.begin();
    return added->second;
}

void SqliteConnection::forget_oldest() {
    for (auto oldest = by_use_.rbegin(); oldest != by_use_.rend(); ++oldest) {
        const auto found = statements_.find(*oldest);
        if (found->second.busy) continue;
        sqlite3_finalize(found->second.prepared);
        by_use_.erase(found->second.used);
        statements_.erase(found);
        return;
    }
}

SqliteConnection::Statement SqliteConnection::prepare(std::string_view sql) {
    Statement statement;
    const char* rest = nullptr;
    if (sqlite3_prepare_v3(handle_, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                           &statement.prepared, &rest) != SQLITE_OK ||
        !statement.prepared)
        fail(sql);
    const int count = sqlite3_bind_parameter_count(statement.prepared);
    try {
        for (int i = 1; i <= count; ++i)
            statement.places.push_back(place_of(sqlite3_bind_parameter_name(statement.prepared, i)));
    } catch (...) {
        sqlite3_finalize(statement.prepared);
        throw;
    }
    statement.changes_rows = sqlite3_stmt_readonly(statement.prepared) == 0;
    return statement;
}

void SqliteConnection::fail(std::string_view sql) {
    const auto kind = kind_of(sqlite3_extended_errcode(handle_));
    failed_ = true;
    std::string what = sqlite3_errmsg(handle_);
    if (!sql.empty()) what += " in: " + std::string{sql};
    throw Failure{kind, what};
}

}  // namespace spaza::storage
