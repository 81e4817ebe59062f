#include "platform/storage/postgresql_channel.hpp"

#include <algorithm>
#include <array>
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
constexpr std::chrono::milliseconds kHeartbeat{3000};  // of a silent connection, which may be a dead one

/// Goes with the connection. Shared, so that it need not wait for an earlier connection to be found dead.
constexpr std::string_view kMarkNode =
    "SELECT pg_advisory_lock_shared(hashtext('spaza node ' || current_schema()), $1::int)";

void ring(int wake) {
    const std::uint64_t one = 1;
    [[maybe_unused]] const auto written = ::write(wake, &one, sizeof one);
}

}  // namespace

PostgresqlChannel::PostgresqlChannel(const std::string& url, Settings settings, Heard heard)
    : servers_{url},
      settings_{std::move(settings)},
      heard_{std::move(heard)},
      send_{"SELECT pg_notify(" + settings_.name + ", $1)"},
      wake_{::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)} {
    thread_ = std::jthread{[this](const std::stop_token& stop) { carry(stop); }};
}

PostgresqlChannel::~PostgresqlChannel() {
    thread_.request_stop();
    ring(wake_);
    thread_.join();
    ::close(wake_);
}

void PostgresqlChannel::send(const std::vector<std::string>& messages) {
    if (messages.empty()) return;
    {
        const std::lock_guard lock{mutex_};
        for (const std::string& message : messages)
            if (!settings_.each_once || std::ranges::find(unsent_, message) == unsent_.end())
                unsent_.push_back(message);
        if (unsent_.size() > settings_.most_waiting)
            unsent_.erase(unsent_.begin(), unsent_.end() - static_cast<std::ptrdiff_t>(settings_.most_waiting));
    }
    ring(wake_);
}

void PostgresqlChannel::carry(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        try {
            carry_while_connected(stop);
        } catch (const Failure&) {
            std::unique_lock lock{mutex_};
            stopping_.wait_for(lock, stop, kReconnectAfter, [] { return false; });
        }
    }
}

void PostgresqlChannel::carry_while_connected(const std::stop_token& stop) {
    const auto within = [](const auto& work) {
        const WaitBudget budget{kReplyWithin};
        work();
    };
    const std::string listen =
        "DO $$ BEGIN EXECUTE format('LISTEN %I', " + settings_.name + "); END $$; SET synchronous_commit = off";
    std::optional<PostgresqlConnection> made;
    within([&] { made.emplace(servers_).control(listen.c_str()); });
    PostgresqlConnection& connection = *made;
    if (settings_.node != 0) within([&] { connection.execute(kMarkNode, {settings_.node}); });
    bool silent = false;
    while (!stop.stop_requested()) {
        if (silent) within([&] { connection.control("SELECT 1"); });
        for (const std::string& message : take_unsent()) within([&] { connection.execute(send_, {message}); });

        std::vector<std::string> heard;
        PQconsumeInput(connection.handle());
        const int own = PQbackendPID(connection.handle());
        while (PGnotify* note = PQnotifies(connection.handle())) {
            if (note->be_pid != own) heard.emplace_back(note->extra);
            PQfreemem(note);
        }
        if (!heard.empty()) heard_(heard);
        if (!connection.usable()) throw Failure{Failure::Kind::disconnected, "the connection was lost"};

        std::array<pollfd, 2> sources{pollfd{PQsocket(connection.handle()), POLLIN, 0}, pollfd{wake_, POLLIN, 0}};
        silent = ::poll(sources.data(), sources.size(), static_cast<int>(kHeartbeat.count())) == 0;
        if (sources[1].revents != 0) {
            std::uint64_t rung = 0;
            [[maybe_unused]] const auto count = ::read(wake_, &rung, sizeof rung);
            std::unique_lock lock{mutex_};
            stopping_.wait_for(lock, stop, settings_.every, [] { return false; });
        }
    }
}

std::vector<std::string> PostgresqlChannel::take_unsent() {
    const std::lock_guard lock{mutex_};
    return std::exchange(unsent_, {});
}

}  // namespace spaza::storage
