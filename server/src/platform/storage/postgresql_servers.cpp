#include "platform/storage/postgresql_servers.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <memory>
#include <poll.h>
#include <utility>

namespace spaza::storage {

namespace {

using SteadyClock = std::chrono::steady_clock;

// What libpq takes for a server of several whose port the URL leaves out.
constexpr const char* kUsualPort = "5432";
constexpr int kOneServerMillis = 4000;
constexpr int kEachServerMillis = 1500;

std::string message_of(const PGconn* handle) {
    std::string text = PQerrorMessage(handle);
    while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
    return text;
}

std::vector<std::string> parts_of(std::string_view list) {
    std::vector<std::string> parts;
    for (std::size_t comma = list.find(','); comma != std::string_view::npos; comma = list.find(',')) {
        parts.emplace_back(list.substr(0, comma));
        list.remove_prefix(comma + 1);
    }
    parts.emplace_back(list);
    return parts;
}

const std::string& part(const std::vector<std::string>& parts, std::size_t at) {
    return parts[parts.size() == 1 ? 0 : std::min(at, parts.size() - 1)];
}

}  // namespace

bool wait_for_socket(int socket, short events, int milliseconds) {
    pollfd source{socket, events, 0};
    const auto end = SteadyClock::now() + std::chrono::milliseconds{milliseconds};
    for (;;) {
        const int ready = ::poll(&source, 1, milliseconds);
        if (ready != -1 || errno != EINTR) return ready != 0;
        if (milliseconds < 0) continue;
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - SteadyClock::now()).count();
        milliseconds = static_cast<int>(std::max<std::int64_t>(left, 0));
    }
}

PostgresqlServers::PostgresqlServers(std::string url) : url_{std::move(url)} {
    char* problem = nullptr;
    const std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption*)> options{
        PQconninfoParse(url_.c_str(), &problem), PQconninfoFree};
    if (!options) {
        std::string why = problem ? problem : "out of memory";
        PQfreemem(problem);
        while (!why.empty() && why.back() == '\n') why.pop_back();
        throw Failure{Failure::Kind::disconnected, "cannot connect to PostgreSQL: " + why};
    }
    const auto given = [&](std::string_view keyword) -> std::string {
        for (const PQconninfoOption* each = options.get(); each->keyword; ++each)
            if (each->keyword == keyword && each->val) return each->val;
        return {};
    };
    const auto hosts = parts_of(given("host"));
    const auto addresses = parts_of(given("hostaddr"));
    const auto ports = parts_of(given("port"));
    const std::size_t count = std::max(hosts.size(), addresses.size());
    for (std::size_t i = 0; i < count; ++i)
        servers_.push_back({part(hosts, i), part(addresses, i), part(ports, i)});
    // A URL with several hosts and no port says ",": an empty port of one of them would leave that list standing.
    if (ports.size() > 1)
        for (Server& server : servers_)
            if (server.port.empty()) server.port = kUsualPort;

    limit_ms_ = count == 1 ? kOneServerMillis : kEachServerMillis;
    const std::string wanted = given("connect_timeout");
    int seconds = 0;
    if (std::from_chars(wanted.data(), wanted.data() + wanted.size(), seconds).ec == std::errc{} && seconds > 0)
        limit_ms_ = std::min(seconds, 3600) * 1000;
}

PGconn* PostgresqlServers::connect() {
    const BoundedWait wait;
    const std::size_t count = servers_.size();
    const std::size_t first = first_.load(std::memory_order_relaxed);
    for (std::size_t i = 0;; ++i) {
        const std::size_t at = (first + i) % count;
        const int share = wait.milliseconds_left() / static_cast<int>(count - i);
        try {
            PGconn* handle = connect(servers_[at], wait.end() ? std::min(limit_ms_, share) : limit_ms_);
            first_.store(at, std::memory_order_relaxed);
            return handle;
        } catch (const Failure&) {
            if (i + 1 == count) {
                first_.store((first + 1) % count, std::memory_order_relaxed);
                throw;
            }
        }
    }
}

PGconn* PostgresqlServers::connect(const Server& server, int milliseconds) const {
    const bool several = servers_.size() > 1;
    // What comes before the URL is what it need not say; what comes after it is said in its stead.
    std::vector<std::pair<const char*, const char*>> said{
        {"fallback_application_name", "spaza"}, {"client_encoding", "UTF8"},
        {"tcp_user_timeout", "5000"},           {"keepalives_idle", "5"},
        {"keepalives_interval", "2"},           {"keepalives_count", "2"}};
    if (several) said.emplace_back("target_session_attrs", "read-write");
    said.emplace_back("dbname", url_.c_str());
    if (several) {
        said.emplace_back("host", server.host.c_str());
        said.emplace_back("hostaddr", server.address.c_str());
        said.emplace_back("port", server.port.c_str());
    }
    std::vector<const char*> names;
    std::vector<const char*> values;
    for (const auto& [name, value] : said) {
        names.push_back(name);
        values.push_back(value);
    }
    names.push_back(nullptr);
    values.push_back(nullptr);

    const auto began = SteadyClock::now();
    const auto end = began + std::chrono::milliseconds{milliseconds};
    std::unique_ptr<PGconn, void (*)(PGconn*)> handle{PQconnectStartParams(names.data(), values.data(), 1),
                                                      PQfinish};
    if (!handle) throw std::bad_alloc{};
    auto stage = PQstatus(handle.get()) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING;
    while (stage != PGRES_POLLING_OK) {
        if (stage == PGRES_POLLING_FAILED)
            throw Failure{Failure::Kind::disconnected,
                          "cannot connect to PostgreSQL: " + message_of(handle.get())};
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - SteadyClock::now()).count();
        const short events = stage == PGRES_POLLING_READING ? POLLIN : POLLOUT;
        if (left <= 0 || !wait_for_socket(PQsocket(handle.get()), events, static_cast<int>(left)))
            throw NoAnswer{"cannot connect to PostgreSQL: " + (several ? server.host : std::string{"it"}) +
                               " does not answer",
                           SteadyClock::now() - began};
        stage = PQconnectPoll(handle.get());
    }
    return handle.release();
}

}  // namespace spaza::storage
