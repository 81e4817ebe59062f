// How many orders a second: through storage::Database, and with the same statements given to the database's own
// library. `order_rate URL [SECONDS]`; the database must be one that may be filled and thrown away.
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <libpq-fe.h>
#include <memory>
#include <mutex>
#include <random>
#include <sqlite3.h>
#include <stdexcept>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "platform/storage/storage.hpp"

namespace {

using namespace spaza;
using Clock = std::chrono::steady_clock;

constexpr int kProducts = 20'000;
constexpr int kEntries = 3;

constexpr const char* kReserve =
    "UPDATE stock SET reserved = reserved + $2 WHERE product_code = $1 AND on_hand - reserved >= $2";
constexpr const char* kOrder =
    "INSERT INTO shop_order (code, customer, total, status, created_at) VALUES ($1, $2, $3, $4, $5)";
constexpr const char* kEntry =
    "INSERT INTO order_entry (order_code, entry, product_code, quantity, price) VALUES ($1, $2, $3, $4, $5)";
constexpr const char* kPayment =
    "INSERT INTO payment (code, order_code, amount, status, created_at) VALUES ($1, $2, $3, $4, $5)";
constexpr const char* kNumber = "UPDATE order_number SET value = value + 1 RETURNING value";

constexpr const char* kSchema =
    "CREATE TABLE stock (product_code TEXT PRIMARY KEY, on_hand BIGINT NOT NULL, reserved BIGINT NOT NULL);"
    "CREATE TABLE shop_order (code TEXT PRIMARY KEY, customer TEXT NOT NULL, total BIGINT NOT NULL,"
    " status TEXT NOT NULL, created_at BIGINT NOT NULL);"
    "CREATE INDEX shop_order_customer ON shop_order (customer, created_at);"
    "CREATE TABLE order_entry (order_code TEXT NOT NULL, entry BIGINT NOT NULL, product_code TEXT NOT NULL,"
    " quantity BIGINT NOT NULL, price BIGINT NOT NULL, PRIMARY KEY (order_code, entry));"
    "CREATE TABLE payment (code TEXT PRIMARY KEY, order_code TEXT NOT NULL, amount BIGINT NOT NULL,"
    " status TEXT NOT NULL, created_at BIGINT NOT NULL);"
    "CREATE TABLE order_number (value BIGINT NOT NULL); INSERT INTO order_number VALUES (0);";

std::atomic<std::int64_t> next_code{0};

std::string product(std::uint32_t index) { return "P" + std::to_string(100'000 + index); }

/// What one order writes; products in order, so that two orders never wait for each other crosswise.
struct Order {
    std::string code = "S" + std::to_string(++next_code);
    std::string customer;
    std::array<std::string, kEntries> products;

    explicit Order(std::minstd_rand& random) : customer{"C" + std::to_string(random() % 5000)} {
        for (auto& each : products) each = product(static_cast<std::uint32_t>(random() % kProducts));
        std::ranges::sort(products);
    }
};

using Write = std::function<void(const Order&)>;
using MakeWriter = std::function<Write()>;  // one a thread

/// A statement runner of either library: SQL and parameters as text.
using Run = std::function<void(const char* sql, const std::vector<std::string>& values)>;

void write_order(const Run& run, const Order& order, bool numbered) {
    for (const auto& each : order.products) run(kReserve, {each, "1"});
    run(kOrder, {order.code, order.customer, "59700", "CREATED", "1700000000000"});
    for (int i = 0; i < kEntries; ++i)
        run(kEntry, {order.code, std::to_string(i), order.products[static_cast<std::size_t>(i)], "1", "19900"});
    run(kPayment, {order.code, order.code, "59700", "CREATED", "1700000000000"});
    if (numbered) run(kNumber, {});
}

Write through_storage(storage::Database& database, bool numbered) {
    return [&database, numbered](const Order& order) {
        database.write([&](storage::Session& session) {
            for (const auto& each : order.products)
                if (session.execute(kReserve, {each, 1}) != 1) return false;
            session.execute(kOrder, {order.code, order.customer, 59'700, "CREATED", 1'700'000'000'000});
            for (int i = 0; i < kEntries; ++i)
                session.execute(kEntry, {order.code, i, order.products[static_cast<std::size_t>(i)], 1, 19'900});
            session.execute(kPayment, {order.code, order.code, 59'700, "CREATED", 1'700'000'000'000});
            if (numbered) session.query(kNumber, {}, [](const storage::Row&) {});
            return true;
        });
    };
}

class RawSqlite {
public:
    explicit RawSqlite(const std::string& path) {
        if (sqlite3_open(path.c_str(), &handle_) != SQLITE_OK) throw std::runtime_error{"cannot open"};
        sqlite3_busy_timeout(handle_, 60'000);
        sqlite3_exec(handle_, "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL", nullptr, nullptr, nullptr);
    }
    ~RawSqlite() {
        for (auto& [sql, statement] : statements_) sqlite3_finalize(statement);
        sqlite3_close(handle_);
    }
    RawSqlite(const RawSqlite&) = delete;
    RawSqlite& operator=(const RawSqlite&) = delete;

    void run(const char* sql, const std::vector<std::string>& values) {
        auto& statement = statements_[sql];
        if (!statement) sqlite3_prepare_v2(handle_, sql, -1, &statement, nullptr);
        for (std::size_t i = 0; i < values.size(); ++i)
            sqlite3_bind_text(statement, static_cast<int>(i + 1), values[i].c_str(), -1, SQLITE_STATIC);
        int result = sqlite3_step(statement);
        while (result == SQLITE_ROW) result = sqlite3_step(statement);
        sqlite3_reset(statement);
        if (result != SQLITE_DONE) throw std::runtime_error{sqlite3_errmsg(handle_)};
    }

private:
    sqlite3* handle_{};
    std::unordered_map<const char*, sqlite3_stmt*> statements_;
};

class RawPostgresql {
public:
    explicit RawPostgresql(const std::string& url) : handle_{PQconnectdb(url.c_str())} {
        if (PQstatus(handle_) != CONNECTION_OK) throw std::runtime_error{PQerrorMessage(handle_)};
    }
    ~RawPostgresql() { PQfinish(handle_); }
    RawPostgresql(const RawPostgresql&) = delete;
    RawPostgresql& operator=(const RawPostgresql&) = delete;

    void run(const char* sql, const std::vector<std::string>& values) {
        auto& name = names_[sql];
        if (name.empty()) {
            name = "r" + std::to_string(names_.size());
            PQclear(PQprepare(handle_, name.c_str(), sql, 0, nullptr));
        }
        std::vector<const char*> data;
        for (const auto& each : values) data.push_back(each.c_str());
        PGresult* result =
            PQexecPrepared(handle_, name.c_str(), static_cast<int>(data.size()), data.data(), nullptr, nullptr, 0);
        const auto status = PQresultStatus(result);
        PQclear(result);
        if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
            throw std::runtime_error{PQerrorMessage(handle_)};
    }

private:
    PGconn* handle_;
    std::unordered_map<const char*, std::string> names_;
};

template <class Connection>
Write raw(const std::string& place, const char* begin, bool numbered, std::mutex* turn) {
    auto connection = std::make_shared<Connection>(place);
    return [connection, begin, numbered, turn](const Order& order) {
        std::unique_lock<std::mutex> lock;
        if (turn) lock = std::unique_lock{*turn};
        const Run run = [&](const char* sql, const std::vector<std::string>& values) {
            connection->run(sql, values);
        };
        run(begin, {});
        write_order(run, order, numbered);
        run("COMMIT", {});
    };
}

struct Measured {
    double rate{};
    double median{};  // ms
    double p95{};
    double longest{};
};

Measured measure(int threads, double seconds, const MakeWriter& make) {
    std::vector<std::vector<double>> millis(static_cast<std::size_t>(threads));
    std::atomic<bool> go{false};
    std::atomic<bool> over{false};
    std::atomic<int> ready{0};
    std::vector<std::jthread> workers;
    for (int t = 0; t < threads; ++t)
        workers.emplace_back([&, t] {
            const Write write = make();
            std::minstd_rand random(static_cast<unsigned>(t + 1));
            ++ready;
            while (!go) std::this_thread::yield();
            while (!over) {
                const Order order{random};
                const auto began = Clock::now();
                write(order);
                millis[static_cast<std::size_t>(t)].push_back(
                    std::chrono::duration<double, std::milli>(Clock::now() - began).count());
            }
        });
    while (ready < threads) std::this_thread::yield();
    const auto began = Clock::now();
    go = true;
    std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
    over = true;
    workers.clear();
    const double took = std::chrono::duration<double>(Clock::now() - began).count();

    std::vector<double> all;
    for (const auto& each : millis) all.insert(all.end(), each.begin(), each.end());
    std::ranges::sort(all);
    const auto at = [&](double share) {
        return all[static_cast<std::size_t>(share * static_cast<double>(all.size() - 1))];
    };
    return {static_cast<double>(all.size()) / took, at(0.5), at(0.95), all.back()};
}

void fill(storage::Database& database) {
    database.write([](storage::Session& session) {
        session.script(kSchema);
        for (std::uint32_t i = 0; i < kProducts; ++i)
            session.execute("INSERT INTO stock VALUES ($1, 100000000, 0)", {product(i)});
        return true;
    });
    if (database.engine() == storage::Engine::postgresql)
        database.write([](storage::Session& session) {
            session.script("ANALYZE");
            return true;
        });
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 2) {
        std::fprintf(stderr, "order_rate URL [SECONDS]\n");
        return 2;
    }
    const std::string url = arguments[1];
    const double seconds = count > 2 ? std::atof(arguments[2]) : 4;
    const bool sqlite = url.starts_with("sqlite:");
    const std::string place = sqlite ? url.substr(7) : url;
    const auto database = storage::open(url, {.readers = 4, .connections = 16, .max_queued = 2000});
    fill(*database);

    std::mutex turn;
    std::printf("| engine | statements | threads | how | orders/s | p50 ms | p95 ms | longest ms |\n");
    std::printf("|---|---|---|---|---|---|---|---|\n");
    for (const bool numbered : {false, true})
        for (const int threads : {1, 8, 32}) {
            const MakeWriter own = [&] { return through_storage(*database, numbered); };
            const MakeWriter theirs = [&] {
                return sqlite ? raw<RawSqlite>(place, "BEGIN IMMEDIATE", numbered, &turn)
                              : raw<RawPostgresql>(place, "BEGIN", numbered, nullptr);
            };
            measure(threads, seconds / 4, theirs);  // warm
            for (const auto& [name, make] : {std::pair{"its own library", theirs}, std::pair{"spaza", own}}) {
                const auto found = measure(threads, seconds, make);
                std::printf("| %s | order%s | %d | %s | %.0f | %.2f | %.2f | %.1f |\n",
                            sqlite ? "SQLite" : "PostgreSQL", numbered ? " and gap-free number" : "", threads,
                            name, found.rate, found.median, found.p95, found.longest);
                std::fflush(stdout);
            }
        }
}
