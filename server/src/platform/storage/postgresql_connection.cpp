#include "platform/storage/postgresql_connection.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <deque>
#include <poll.h>
#include <utility>

#include "platform/storage/postgresql_row.hpp"
#include "platform/storage/statement_watch.hpp"
#include "platform/storage/text_check.hpp"

namespace spaza::storage {

namespace {

constexpr std::size_t kCachedStatements = 500;
constexpr Oid kUnknown = 0;  // text and null take the type their place asks for
constexpr Oid kBytea = 17;
constexpr Oid kInt8 = 20;
constexpr Oid kFloat8 = 701;
constexpr std::string_view kDivisionByZero = "22012";

std::string trimmed(const char* message) {
    std::string text{message ? message : ""};
    while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
    return text;
}

std::string_view state_of(const PGresult* answer) {
    const char* state = PQresultErrorField(answer, PG_DIAG_SQLSTATE);
    return state ? state : "";
}

Failure::Kind kind_of(std::string_view state) {
    if (state == "23505") return Failure::Kind::unique;
    if (state == "23503") return Failure::Kind::foreign_key;
    if (state == "23514" || state == "23502" || state == "22021") return Failure::Kind::check;
    if (state == "40001" || state == "40P01") return Failure::Kind::serialization;
    if (state == "XX001" || state == "XX002") return Failure::Kind::damaged;
    // Waited too long for a lock or for a statement; no connection is free.
    if (state == "55P03" || state == "57014" || state == "53300") return Failure::Kind::busy;
    // Read-only; no room on disk or in memory; the system cannot read or write.
    if (state == "25006" || state.starts_with("53") || state.starts_with("58")) return Failure::Kind::unavailable;
    if (state == "08P01") return Failure::Kind::other;  // e.g. too few parameters
    if (state.starts_with("08") || state.starts_with("57P")) return Failure::Kind::disconnected;
    if (state == "25P03" || state == "25P04") return Failure::Kind::disconnected;  // idle in its transaction
    return Failure::Kind::other;
}

bool is_fine(const PGresult* answer) {
    const auto status = PQresultStatus(answer);
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_EMPTY_QUERY;
}

}  // namespace

/// The values as libpq wants them: a copy of each, numbers and text with their closing NUL.
struct PostgresqlConnection::Parameters {
    explicit Parameters(Values values) {
        types.reserve(values.size());
        for (const Value& value : values) std::visit(*this, value.variant());
    }

    void operator()(std::monostate) { add(kUnknown, nullptr, 0, 0); }
    void operator()(std::int64_t number) { add(kInt8, written(number), 0, 0); }
    void operator()(double number) { add(kFloat8, written(number), 0, 0); }
    void operator()(std::string_view text) {
        require_storable(text);
        add(kUnknown, kept.emplace_back(text).c_str(), 0, 0);
    }
    void operator()(const Bytes* bytes) {
        const std::string& data = kept.emplace_back(bytes->data);
        add(kBytea, data.c_str(), static_cast<int>(data.size()), 1);
    }

    template <class Number>
    const char* written(Number number) {
        std::array<char, 32> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
        return kept.emplace_back(digits.data(), end).c_str();
    }
    void add(Oid type, const char* data, int length, int format) {
        types.push_back(type);
        data_of.push_back(data);
        lengths.push_back(length);
        formats.push_back(format);
    }
    int count() const { return static_cast<int>(types.size()); }
    bool operator==(const Parameters& other) const {
        if (types != other.types || lengths != other.lengths || kept != other.kept) return false;
        for (std::size_t i = 0; i < data_of.size(); ++i)
            if ((data_of[i] == nullptr) != (other.data_of[i] == nullptr)) return false;
        return true;
    }

    std::deque<std::string> kept;  // a deque, as its strings must not move
    std::vector<Oid> types;
    std::vector<const char*> data_of;
    std::vector<int> lengths;
    std::vector<int> formats;
};

PostgresqlConnection::PostgresqlConnection(PostgresqlServers& servers, const Limits& limits)
    : handle_{servers.connect()}, limits_{limits} {
    PQsetnonblocking(handle_, 1);
    PQsetErrorVerbosity(handle_, PQERRORS_TERSE);  // the detail quotes the row, and errors are logged
    PQsetNoticeProcessor(
        handle_, [](void*, const char*) {}, nullptr);
    const auto millis = [](std::chrono::milliseconds limit) { return "'" + std::to_string(limit.count()) + "'"; };
    // An acknowledged write is on disk, whatever the server's default is. What a client that is gone has locked is
    // free again soon, be it that its process stands still, its connection is closed, or its host is gone.
    std::string settings =
        "SELECT CASE WHEN current_setting('synchronous_commit') = 'off' "
        "THEN set_config('synchronous_commit', 'on', false) END, "
        "set_config('client_connection_check_interval', '1000', false), "
        "set_config('tcp_keepalives_idle', '5', false), set_config('tcp_keepalives_interval', '2', false), "
        "set_config('tcp_keepalives_count', '2', false), set_config('tcp_user_timeout', '5000', false)";
    if (limits.idle.count() > 0)
        settings += ", set_config('idle_in_transaction_session_timeout', " + millis(limits.idle) + ", false)";
    if (limits.statement.count() > 0)
        settings += ", set_config('statement_timeout', " + millis(limits.statement) +
                    ", false), set_config('lock_timeout', " + millis(limits.statement) + ", false)";
    try {
        control(settings.c_str());
    } catch (...) {
        PQfinish(handle_);
        throw;
    }
}

PostgresqlConnection::~PostgresqlConnection() { PQfinish(handle_); }

bool PostgresqlConnection::usable() const {
    if (silent_ || PQstatus(handle_) != CONNECTION_OK || PQpipelineStatus(handle_) != PQ_PIPELINE_OFF)
        return false;
    const auto status = PQtransactionStatus(handle_);
    return status != PQTRANS_UNKNOWN && status != PQTRANS_ACTIVE;
}

ResultPtr PostgresqlConnection::take(const BoundedWait& wait) {
    for (;;) {
        const int unsent = PQflush(handle_);
        if (unsent < 0 || (unsent == 0 && PQisBusy(handle_) == 0)) break;
        const short events = unsent > 0 ? POLLIN | POLLOUT : POLLIN;
        if (PQsocket(handle_) < 0) break;
        if (!wait_for_socket(PQsocket(handle_), events, wait.milliseconds_left())) {
            silent_ = true;
            throw NoAnswer{"PostgreSQL does not answer", wait.waited()};
        }
        if (PQconsumeInput(handle_) != 1) break;  // PQgetResult says why
    }
    return ResultPtr{PQgetResult(handle_)};
}

ResultPtr PostgresqlConnection::answer_to(int sent) {
    if (sent != 1) throw Failure{Failure::Kind::disconnected, trimmed(PQerrorMessage(handle_))};
    const BoundedWait wait{limits_.silence};
    ResultPtr answer;
    for (ResultPtr next = take(wait); next; next = take(wait))
        if (!answer || is_fine(answer.get())) answer = std::move(next);
    return answer;
}

ResultPtr PostgresqlConnection::checked(PGresult* answer, std::string_view sql) {
    ResultPtr result{answer};
    if (is_fine(answer)) return result;
    auto kind = kind_of(state_of(answer));
    if (PQstatus(handle_) != CONNECTION_OK) kind = Failure::Kind::disconnected;
    std::string what = trimmed(answer ? PQresultErrorMessage(answer) : PQerrorMessage(handle_));
    if (kind == Failure::Kind::other && !sql.empty()) what += " in: " + std::string{sql};
    throw Failure{kind, what};
}

void PostgresqlConnection::control(const char* sql) {
    if (deferred_.empty())
        checked(answer_to(PQsendQuery(handle_, sql)).release(), sql);
    else
        send({.name = {}, .sql = sql, .parameters = {}});
}

void PostgresqlConnection::control_later(const char* sql) {
    deferred_.push_back({.name = {}, .sql = sql, .parameters = {}});
}

void PostgresqlConnection::script(const std::string& sql) {
    flush();
    checked(answer_to(PQsendQuery(handle_, sql.c_str())).release(), {});
}

void PostgresqlConnection::flush() {
    if (!deferred_.empty()) control("SELECT 1");
}

void PostgresqlConnection::defer(std::string_view sql, Values values) {
    auto parameters = std::make_shared<const Parameters>(values);
    const std::string name = prepared(sql, *parameters);
    deferred_.push_back({.name = name, .sql = std::string{sql}, .parameters = std::move(parameters)});
}

/// The commit goes out together with the statement, so it is the server that has to refuse: nobody here sees the
/// count before it is too late.
void PostgresqlConnection::defer_one(std::string_view sql, Values values) {
    defer(std::string{"WITH changed AS ("}.append(sql).append(
              " RETURNING 1) SELECT 1 / (count(*) = 1)::int FROM changed"),
          values);
    deferred_.back().one_row = true;
}

void PostgresqlConnection::foresee(std::string_view sql, Values values) {
    defer(sql, values);
    deferred_.back().ahead = true;
}

ResultPtr PostgresqlConnection::foreseen(const std::string& name, const Parameters& parameters) {
    const auto found = std::ranges::find_if(
        foreseen_, [&](const Foreseen& each) { return each.name == name && *each.parameters == parameters; });
    if (found == foreseen_.end()) return {};
    ResultPtr answer = std::move(found->answer);
    foreseen_.erase(found);
    return answer;
}

void PostgresqlConnection::put(const Sending& statement) {
    const Parameters* with = statement.parameters.get();
    const int sent =
        with ? PQsendQueryPrepared(handle_, statement.name.c_str(), with->count(), with->data_of.data(),
                                   with->lengths.data(), with->formats.data(), 0)
             : PQsendQueryParams(handle_, statement.sql.c_str(), 0, nullptr, nullptr, nullptr, nullptr, 0);
    if (sent != 1) throw Failure{Failure::Kind::disconnected, trimmed(PQerrorMessage(handle_))};
}

ResultPtr PostgresqlConnection::send(const Sending& last) {
    auto sending = std::exchange(deferred_, {});
    sending.push_back(last);
    if (PQenterPipelineMode(handle_) != 1)
        throw Failure{Failure::Kind::disconnected, trimmed(PQerrorMessage(handle_))};
    for (const Sending& each : sending) put(each);
    if (PQpipelineSync(handle_) != 1) throw Failure{Failure::Kind::disconnected, trimmed(PQerrorMessage(handle_))};

    const BoundedWait wait{limits_.silence};
    // Every answer is taken in before anything is thrown, so that the connection can go on.
    ResultPtr failed;
    ResultPtr answer;
    const Sending* culprit = nullptr;
    for (const Sending& each : sending) {
        answer = take(wait);
        if (!answer) break;  // lost
        if (!is_fine(answer.get()) && !culprit) {
            culprit = &each;
            failed = std::move(answer);
        } else if (each.ahead) {
            foreseen_.push_back({each.name, each.parameters, std::move(answer)});
        }
        while (const ResultPtr more = take(wait)) {
        }
    }
    take(wait);  // the synchronisation
    const bool whole = PQexitPipelineMode(handle_) == 1;
    if (culprit && culprit->one_row && state_of(failed.get()) == kDivisionByZero)
        throw Failure{Failure::Kind::stale, "not one row changed in: " + culprit->sql};
    if (culprit) checked(failed.release(), culprit->sql);
    if (!whole || !answer) throw Failure{Failure::Kind::disconnected, trimmed(PQerrorMessage(handle_))};
    return answer;
}

void PostgresqlConnection::hold(std::string_view name) {
    // Names of one schema: shops that share a database do not wait for each other.
    later("SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' ' || $1, 0))", {name});
}

void PostgresqlConnection::attempt(const std::function<void()>& body) {
    control("SAVEPOINT attempt");
    const std::size_t announced = announced_.size();
    try {
        body();
        flush();
    } catch (...) {
        forget_deferred();
        if (usable()) {
            control("ROLLBACK TO attempt");
            control("RELEASE attempt");
        }
        announced_.resize(announced);
        throw;
    }
    control("RELEASE attempt");
}

std::int64_t PostgresqlConnection::run(std::string_view sql, Values values,
                                       const std::function<void(const Row&)>& each) {
    const auto parameters = std::make_shared<const Parameters>(values);
    const std::string name = prepared(sql, *parameters);
    ResultPtr result = foreseen(name, *parameters);
    StatementWatch watch{sql};
    try {
        if (!result && deferred_.empty())
            result = checked(answer_to(PQsendQueryPrepared(handle_, name.c_str(), parameters->count(),
                                                           parameters->data_of.data(), parameters->lengths.data(),
                                                           parameters->formats.data(), 0))
                                 .release(),
                             sql);
        else if (!result)
            result = send({.name = name, .sql = std::string{sql}, .parameters = parameters});
        if (watch.is_slow()) watch.slow([&] { return plan_of(name, parameters->count()); });
    } catch (const Failure& failure) {
        watch.failed();
        // A migration has changed the columns under a prepared `SELECT *`: prepare it anew and run again.
        if (std::string_view{failure.what()}.find("cached plan must not change") == std::string_view::npos) throw;
        forget(key_);
        throw Failure{Failure::Kind::serialization, failure.what()};
    }
    if (each) {
        PostgresqlRow row{result.get()};
        const int rows = PQntuples(result.get());
        for (int i = 0; i < rows; ++i) {
            row.go_to(i);
            each(row);
        }
    }
    if (std::string_view{PQcmdStatus(result.get())}.starts_with("SELECT")) return 0;
    foreseen_.clear();  // what was asked before this write may be otherwise now
    const std::string_view changed{PQcmdTuples(result.get())};
    std::int64_t count = 0;
    std::from_chars(changed.data(), changed.data() + changed.size(), count);
    return count;
}

/// Of the statement as it was prepared, in its general form: a plan made for certain values would show them.
std::string PostgresqlConnection::plan_of(const std::string& name, int parameters) {
    std::string explain = "EXPLAIN EXECUTE " + name;
    for (int i = 0; i < parameters; ++i) explain += i == 0 ? "(NULL" : ", NULL";
    if (parameters > 0) explain += ')';
    std::string plan;
    control("SAVEPOINT plan");
    const auto undo = [this] {
        control("ROLLBACK TO plan");
        control("RELEASE plan");
    };
    try {
        control("SET LOCAL plan_cache_mode = force_generic_plan");
        const ResultPtr answer = checked(answer_to(PQsendQuery(handle_, explain.c_str())).release(), {});
        for (int line = 0; line < PQntuples(answer.get()); ++line)
            plan.append(line == 0 ? "" : "\n").append(PQgetvalue(answer.get(), line, 0));
    } catch (...) {
        if (usable()) undo();
        throw;
    }
    undo();
    return plan;
}

const std::string& PostgresqlConnection::prepared(std::string_view sql, const Parameters& parameters) {
    key_.clear();
    for (const Oid type : parameters.types)
        key_ += type == kInt8 ? 'i' : type == kFloat8 ? 'd' : type == kBytea ? 'b' : 't';
    key_ += ':';
    key_ += sql;
    if (const auto found = statements_.find(key_); found != statements_.end()) {
        by_use_.splice(by_use_.begin(), by_use_, found->second.used);
        return found->second.name;
    }
    if (statements_.size() >= kCachedStatements) forget(std::string{by_use_.back()});
    std::string name = "s" + std::to_string(++made_);
    checked(answer_to(PQsendPrepare(handle_, name.c_str(), std::string{sql}.c_str(), parameters.count(),
                                    parameters.types.data()))
                .release(),
            sql);
    const auto added = statements_.emplace(key_, Statement{std::move(name), {}}).first;
    by_use_.push_front(added->first);
    added->second.used = by_use_.begin();
    return added->second.name;
}

void PostgresqlConnection::forget(const std::string& key) {
    const auto found = statements_.find(key);
    if (found == statements_.end()) return;
    const std::string sql = "DEALLOCATE " + found->second.name;
    by_use_.erase(found->second.used);
    statements_.erase(found);
    if (PQtransactionStatus(handle_) != PQTRANS_INERROR) control(sql.c_str());
}

}  // namespace spaza::storage
