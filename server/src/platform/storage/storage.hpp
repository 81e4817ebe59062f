#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace spaza::storage {

enum class Engine { sqlite, postgresql };

/// Broken machinery or a constraint hit; expected refusals are Results instead.
struct Failure : std::runtime_error {
    enum class Kind {
        other,
        unique,
        foreign_key,
        check,
        busy,
        serialization,
        disconnected,
        stale,
        unavailable,  // the database cannot do it now: its disk is full, it is read-only, it lacks memory
        damaged,      // its files are not what it wrote
    };
    Failure(Kind of, const std::string& what) : std::runtime_error{what}, kind{of} {}
    Kind kind;
};

struct Bytes {  // binary column content
    std::string data;
    bool operator==(const Bytes&) const = default;
};

/// One bound parameter. Text and bytes are viewed, not copied: they must outlive the call. Text must be UTF-8
/// without NUL characters (PostgreSQL cannot keep others), or the statement fails with Kind::check.
class Value {
public:
    using Variant = std::variant<std::monostate, std::int64_t, double, std::string_view, const Bytes*>;

    Value(std::nullopt_t) {}
    Value(std::string_view text) : value_{text} {}
    Value(const std::string& text) : value_{std::string_view{text}} {}
    Value(const char* text) : value_{std::string_view{text}} {}
    Value(const Bytes& bytes) : value_{&bytes} {}
    Value(double number) : value_{number} {}
    template <class T>
    requires std::is_integral_v<T> || std::is_enum_v<T> Value(T number)
        : value_{static_cast<std::int64_t>(number)} {}
    template <class T>
    Value(const std::optional<T>& maybe) : value_{maybe ? Value{*maybe}.value_ : Variant{}} {}

    const Variant& variant() const { return value_; }

private:
    Variant value_;
};

using Values = std::span<const Value>;

/// One row of an answer, valid only during the callback; columns count from 0.
class Row {
public:
    virtual ~Row() = default;
    virtual bool is_null(int column) const = 0;
    virtual std::int64_t integer(int column) const = 0;
    virtual double real(int column) const = 0;
    virtual std::string_view text(int column) const = 0;
    virtual std::string bytes(int column) const = 0;

    /// `get<std::string>(0)`, `get<std::int64_t>(1)`, `get<bool>(2)`, `get<std::optional<…>>(3)`, `get<Bytes>(4)`.
    template <class T>
    T get(int column) const {
        if constexpr (requires(T maybe) {
                          maybe.has_value();
                          *maybe;
                      })
            return is_null(column) ? T{} : T{get<typename T::value_type>(column)};
        else if constexpr (std::is_same_v<T, bool>)
            return integer(column) != 0;
        else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>)
            return static_cast<T>(integer(column));
        else if constexpr (std::is_floating_point_v<T>)
            return static_cast<T>(real(column));
        else if constexpr (std::is_same_v<T, Bytes>)
            return Bytes{bytes(column)};
        else
            return T(text(column));
    }
};

/// A connection inside one transaction. SQL is portable: `$1` placeholders, TEXT/BIGINT, ON CONFLICT, RETURNING.
/// Statements are prepared once a connection. Not for sharing between threads.
class Session {
public:
    virtual ~Session() = default;
    virtual Engine engine() const = 0;

    /// Runs a statement; answers the number of rows changed. Throws Failure.
    std::int64_t execute(std::string_view sql, std::initializer_list<Value> values = {}) {
        return run(sql, {values.begin(), values.size()}, {});
    }
    std::int64_t execute(std::string_view sql, const std::vector<Value>& values) {
        return run(sql, {values.data(), values.size()}, {});
    }

    /// Runs a statement whose outcome nobody asks for. PostgreSQL gets it together with the statement or the
    /// commit that follows, so that it costs no round trip; what is wrong with it is thrown there.
    void later(std::string_view sql, std::initializer_list<Value> values = {}) {
        defer(sql, {values.begin(), values.size()});
    }

    /// The same for a statement that has to change exactly one row, such as an UPDATE of a version that was read.
    /// Otherwise the transaction fails, with Failure::Kind::stale.
    void later_one(std::string_view sql, std::initializer_list<Value> values) {
        defer_one(sql, {values.begin(), values.size()});
    }

    /// Asks a query before its answer is wanted: PostgreSQL gets it together with the statement that follows, and
    /// `query` in the same words has, once and in this transaction, what it answered then, unless a statement was
    /// executed in between (one that is to run `later` is no such thing). SQLite asks when asked.
    void ahead(std::string_view sql, std::initializer_list<Value> values) {
        foresee(sql, {values.begin(), values.size()});
    }

    /// Calls `each` for every row.
    void query(std::string_view sql, std::initializer_list<Value> values,
               const std::function<void(const Row&)>& each) {
        run(sql, {values.begin(), values.size()}, each);
    }
    void query(std::string_view sql, const std::vector<Value>& values,
               const std::function<void(const Row&)>& each) {
        run(sql, {values.data(), values.size()}, each);
    }

    /// `rows(sql, values, [](const Row& r) { return T{…}; })`
    template <class Read>
    auto rows(std::string_view sql, std::initializer_list<Value> values, Read&& read) {
        std::vector<std::invoke_result_t<Read&, const Row&>> all;
        query(sql, values, [&](const Row& row) { all.push_back(read(row)); });
        return all;
    }

    /// The first row, if any.
    template <class Read>
    auto row(std::string_view sql, std::initializer_list<Value> values, Read&& read) {
        std::optional<std::invoke_result_t<Read&, const Row&>> first;
        query(sql, values, [&](const Row& row) {
            if (!first) first.emplace(read(row));
        });
        return first;
    }

    /// Whoever holds the same name waits until this transaction ends. On SQLite writers stand in line anyway.
    virtual void hold(std::string_view) {}

    /// Several statements without parameters (migrations).
    virtual void script(const std::string& sql) = 0;

    /// Runs `body` in a savepoint: when it throws, what it did is undone and the transaction can go on. Outside
    /// of it a Failure leaves a transaction that can only be rolled back, on both engines.
    virtual void attempt(const std::function<void()>& body) = 0;

    /// Wakes whoever listens to `topic`, in every process on this database, once the transaction is committed.
    virtual void announce(std::string_view topic) = 0;

    /// " FOR UPDATE" where rows are locked (PostgreSQL), "" on SQLite, whose writers stand in line anyway.
    std::string_view for_update() const { return engine() == Engine::postgresql ? " FOR UPDATE" : ""; }
    /// " FOR UPDATE SKIP LOCKED" or "": for job queues.
    std::string_view skip_locked() const {
        return engine() == Engine::postgresql ? " FOR UPDATE SKIP LOCKED" : "";
    }

protected:
    virtual std::int64_t run(std::string_view sql, Values values, const std::function<void(const Row&)>& each) = 0;
    virtual void foresee(std::string_view, Values) {}
    virtual void defer(std::string_view sql, Values values) { run(sql, values, {}); }
    virtual void defer_one(std::string_view sql, Values values) {
        if (run(sql, values, {}) != 1) throw Failure{Failure::Kind::stale, "not one row changed"};
    }
};

/// For PostgreSQL sessions; zero is without a limit, as long work from the command line needs it. One statement of
/// a request (a thread with a WaitBudget) may take `statement`, locks included; other work may wait for `silence`.
/// A transaction whose process does nothing for `idle` is ended by the server, and what it has locked is free.
struct Limits {
    std::chrono::milliseconds statement{0};
    std::chrono::milliseconds idle{0};
    std::chrono::milliseconds silence{0};
};

struct Options {
    int readers{4};        // SQLite reader connections
    int connections{8};    // PostgreSQL pool
    int max_queued{2000};  // waiting units of work beyond which Busy is thrown
    Limits limits{};
    bool node{false};  // this process serves the shop: see Database::node
};

/// Thrown when too much work waits; answered 503 with Retry-After.
struct Busy : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Hears what transactions announce; see Database::listen.
class Listener {
public:
    virtual ~Listener() = default;
    /// Waits for the next announcement since the last call, but never longer than `at_most` or a stop request.
    /// False when nothing was announced. An announcement may get lost with a connection: also poll.
    virtual bool wait(std::chrono::milliseconds at_most, const std::stop_token& stop) = 0;
};

/// A database of either engine. Safe to call from many threads.
class Database {
public:
    virtual ~Database() = default;
    virtual Engine engine() const = 0;

    /// Runs `body` in a read-only transaction.
    virtual void read(const std::function<void(Session&)>& body) = 0;

    /// Runs `body` in a transaction; commits when it answers true, rolls back when it answers false or throws.
    /// On return with true the change is on disk. SQLite commits waiting bodies together, each in its own
    /// savepoint; PostgreSQL runs the body again after a serialisation failure.
    virtual void write(const std::function<bool(Session&)>& body) = 0;

    /// Must not outlive the database.
    virtual std::unique_ptr<Listener> listen(const std::string& topic) = 0;

    /// This process among those that serve the shop, as others see it while it runs; 0 when it does not serve.
    virtual std::int64_t node() const { return 0; }
    /// Whether that one still runs; true also when it cannot be known.
    virtual bool node_runs(std::int64_t node) { return node != 0; }
    /// How many other processes serve the shop.
    virtual int other_nodes() { return 0; }

    template <class Body>
    auto reading(Body&& body) {
        std::optional<std::invoke_result_t<Body&, Session&>> answer;
        read([&](Session& session) { answer.emplace(body(session)); });
        return std::move(*answer);
    }
    template <class Body>
    auto writing(Body&& body) {
        std::optional<std::invoke_result_t<Body&, Session&>> answer;
        write([&](Session& session) {
            answer.emplace(body(session));
            return true;
        });
        return std::move(*answer);
    }
};

/// Opens `sqlite:PATH` or `postgresql://…`; throws Failure with a sentence that says what is wrong.
std::unique_ptr<Database> open(const std::string& url, const Options& options = {});

}  // namespace spaza::storage
