#pragma once

#include <array>
#include <atomic>
#include <boost/asio.hpp>
#include <chrono>
#include <condition_variable>
#include <ctime>
#include <mutex>
#include <optional>
#include <unordered_set>
#include <vector>

#include "platform/http/connection_counts.hpp"
#include "platform/http/cors.hpp"
#include "platform/http/forwarded.hpp"
#include "platform/http/request_metrics.hpp"
#include "platform/http/server.hpp"
#include "platform/http/worker_pool.hpp"

// Part of the transport: included by server.cpp only. The threads that connections live on.
namespace spaza::http::transport {

namespace asio = boost::asio;
using asio::ip::tcp;
using ErrorCode = boost::system::error_code;
using SteadyClock = std::chrono::steady_clock;
using Instant = SteadyClock::time_point;
using std::chrono::milliseconds;

constexpr Instant kNever = Instant::max();
constexpr milliseconds kSweepEvery{250};

/// The other end of a connection; nothing when it is gone already.
inline std::optional<Address> address_of(const tcp::socket& socket) {
    ErrorCode gone;
    const auto remote = socket.remote_endpoint(gone).address();
    if (gone) return std::nullopt;
    return remote.is_v4() ? Address::from_ipv4(remote.to_v4().to_bytes())
                          : Address::from_ipv6(remote.to_v6().to_bytes());
}

class Connection {
public:
    virtual ~Connection() = default;
    /// The deadline has passed.
    virtual void expire() = 0;
    /// Close soon if nothing is under way; otherwise after the answer.
    virtual void drain() = 0;
    Instant deadline{kNever};
};

/// One thread of connections. Everything in it is touched by that thread only.
struct IoThread {
    std::unordered_set<Connection*> connections;
    asio::io_context context{1};
    asio::executor_work_guard<asio::io_context::executor_type> work{context.get_executor()};
    asio::steady_timer sweeper{context};

    void sweep() {
        sweeper.expires_after(kSweepEvery);
        sweeper.async_wait([this](const ErrorCode& stopped) {
            if (stopped) return;
            const Instant now = SteadyClock::now();
            std::vector<Connection*> expired;
            for (Connection* each : connections)
                if (each->deadline < now) expired.push_back(each);
            for (Connection* each : expired) each->expire();
            sweep();
        });
    }

    std::string_view date() {
        const std::time_t now = std::time(nullptr);
        if (now != date_at_) {
            std::tm parts{};
            gmtime_r(&now, &parts);
            date_length_ = std::strftime(date_.data(), date_.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
            date_at_ = now;
        }
        return {date_.data(), date_length_};
    }

private:
    std::array<char, 40> date_{};
    std::size_t date_length_{0};
    std::time_t date_at_{0};
};

/// Bytes of large bodies that all connections together may be reading: a caller is known only once the body is
/// here, so nobody is given that room for nothing. Or how many of them.
class BodyBudget {
public:
    explicit BodyBudget(std::size_t most) : most_{most} {}
    bool take(std::size_t bytes) {
        if (held_.fetch_add(bytes) + bytes <= most_) return true;
        give_back(bytes);
        return false;
    }
    void give_back(std::size_t bytes) { held_.fetch_sub(bytes); }

private:
    const std::size_t most_;
    std::atomic<std::size_t> held_{0};
};

/// What all connections share.
struct Shared {
    const Router& router;
    const ServerOptions options;
    const Forwarding forwarding;
    const Cors cors;
    ConnectionCounts counts;
    RequestMetrics figures;
    WorkerPool workers;
    WorkerPool upload_workers;  // few, since each holds a file; and nobody else waits behind them
    BodyBudget bodies;
    BodyBudget uploads;  // as many as may have a file
    std::atomic<bool> draining{false};
    std::atomic<int> open{0};
    std::atomic<std::uint64_t> answered{0};
    std::mutex closing;
    std::condition_variable all_closed;

    Shared(const Router& of, ServerOptions with, metrics::Registry& registry)
        : router{of},
          options{std::move(with)},
          forwarding{options.trusted_proxies, options.forwarded_header},
          cors{options.cors_origins},
          counts{options.most_connections_of_one},
          figures{registry},
          workers{options.workers, static_cast<std::size_t>(options.most_waiting), options.longest_wait},
          upload_workers{options.upload_workers, static_cast<std::size_t>(options.most_waiting),
                         options.longest_upload_wait},
          bodies{options.most_upload_bytes},
          uploads{static_cast<std::size_t>(options.most_uploads)} {}

    /// One connection fewer.
    void closed() {
        if (open.fetch_sub(1) > 1) return;
        const std::lock_guard lock{closing};
        all_closed.notify_all();
    }
};

}  // namespace spaza::http::transport
