#pragma once

#include <array>
#include <atomic>
#include <deque>
#include <string>

#include "platform/metrics/metrics.hpp"

namespace spaza::http {

struct Route;

/// What the transport counts: requests by route and status, their durations, and what is under way.
class RequestMetrics {
public:
    explicit RequestMetrics(metrics::Registry& registry);

    /// `route` is null for requests that matched none.
    void observe(const Route* route, int status, double seconds);

    metrics::Gauge& connections;
    metrics::Gauge& in_flight;
    metrics::Gauge& waiting;
    metrics::Counter& refused_busy;
    metrics::Counter& malformed;
    metrics::Counter& refused_connections;

private:
    static constexpr std::size_t kMostRoutes = 512;
    static constexpr std::size_t kStatuses = 500;  // 100 to 599
    struct PerRoute {
        metrics::Histogram& seconds;
        std::array<std::atomic<metrics::Counter*>, kStatuses> by_status{};
    };
    PerRoute& of(const Route* route);

    metrics::Registry& registry_;
    std::array<std::atomic<PerRoute*>, kMostRoutes> routes_{};
    std::mutex mutex_;
    std::deque<PerRoute> kept_;
};

}  // namespace spaza::http
