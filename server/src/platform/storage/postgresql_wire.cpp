#include "platform/storage/postgresql_wire.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <utility>

#include "platform/storage/postgresql_connection.hpp"

namespace spaza::storage {

namespace {

constexpr std::chrono::milliseconds kReconnectAfter{1000};
constexpr std::chrono::milliseconds kReplyWithin{2000};
constexpr std::chrono::milliseconds kHeartbeat{3000};     // of a silent connection, which may be a dead one
constexpr std::chrono::milliseconds kAnnouncedEvery{10};  // announcements of a busy shop travel together

/// Goes with the connection. Shared, so that it need not wait for an earlier connection to be found dead.
constexpr std::string_view kMarkNode =
    "SELECT pg_advisory_lock_shared(hashtext('spaza node ' || current_schema()), $1::int)";

void ring(int wake) {
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = ::write(wake, &one, sizeof one);
}

}  // namespace

PostgresqlWire::PostgresqlWire(const std::string& url, Announcements& announcements, std::int64_t node)
    : servers_{url}, announcements_{announcements}, node_{node}, wake_{::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)} {
    thread_ = std::jthread{[this](const std::stop_token& stop) { carry(stop); }};
}

PostgresqlWire::~PostgresqlWire() {
    thread_.request_stop();
    ring(wake_);
    thread_.join();
    ::close(wake_);
}

void PostgresqlWire::announce(const std::vector<std::string>& topics) {
    if (topics.empty()) return;
    announcements_.announce(topics);
    {
        const std::lock_guard lock{mutex_};
        for (const std::string& topic : topics)
            if (std::ranges::find(unsent_, topic) == unsent_.end()) unsent_.push_back(topic);
    }
    ring(wake_);
}

void PostgresqlWire::carry(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        try {
            carry_while_connected(stop);
        } catch (const Failure&) {
            std::unique_lock lock{mutex_};
            stopping_.wait_for(lock, stop, kReconnectAfter, [] { return false; });
        }
    }
}

void PostgresqlWire::carry_while_connected(const std::stop_token& stop) {
    const auto within = [](const auto& work) {
        const WaitBudget budget{kReplyWithin};
        work();
    };
    std::optional<PostgresqlConnection> made;
    within([&] { made.emplace(servers_).control("LISTEN spaza"); });
    PostgresqlConnection& connection = *made;
    if (node_ != 0) within([&] { connection.execute(kMarkNode, {node_}); });
    bool silent = false;
    while (!stop.stop_requested()) {
        if (silent) within([&] { connection.control("SELECT 1"); });
        for (const std::string& topic : take_unsent())
            within([&] { connection.execute("SELECT pg_notify('spaza', $1)", {topic}); });

        std::vector<std::string> heard;
        PQconsumeInput(connection.handle());
        const int own = PQbackendPID(connection.handle());
        while (PGnotify* note = PQnotifies(connection.handle())) {
            if (note->be_pid != own) heard.emplace_back(note->extra);  // our own are announced already
            PQfreemem(note);
        }
        announcements_.announce(heard);
        if (!connection.usable()) throw Failure{Failure::Kind::disconnected, "the connection was lost"};

        std::array<pollfd, 2> sources{pollfd{PQsocket(connection.handle()), POLLIN, 0}, pollfd{wake_, POLLIN, 0}};
        silent = ::poll(sources.data(), sources.size(), static_cast<int>(kHeartbeat.count())) == 0;
        if (sources[1].revents != 0) {
            std::uint64_t rung = 0;
            [[maybe_unused]] const auto count = ::read(wake_, &rung, sizeof rung);
            std::unique_lock lock{mutex_};
            stopping_.wait_for(lock, stop, kAnnouncedEvery, [] { return false; });
        }
    }
}

std::vector<std::string> PostgresqlWire::take_unsent() {
    const std::lock_guard lock{mutex_};
    return std::exchange(unsent_, {});
}

}  // namespace spaza::storage
