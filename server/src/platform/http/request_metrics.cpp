#include "platform/http/request_metrics.hpp"

#include <algorithm>

#include "platform/http/route.hpp"

namespace spaza::http {

namespace {

metrics::Labels labels_of(const Route* route) {
    if (!route) return {{"method", "none"}, {"route", "none"}};
    return {{"method", route->method}, {"route", route->label()}};
}

}  // namespace

RequestMetrics::RequestMetrics(metrics::Registry& registry)
    : connections{registry.gauge("spaza_http_connections", "Open connections.")},
      in_flight{registry.gauge("spaza_http_requests_in_flight", "Requests being answered.")},
      waiting{registry.gauge("spaza_http_requests_waiting", "Requests waiting for a worker.")},
      refused_busy{registry.counter("spaza_http_refused_busy_total", "Requests refused because too many waited.")},
      malformed{registry.counter("spaza_http_malformed_total", "Requests that were not HTTP or over a limit.")},
      refused_connections{registry.counter("spaza_http_refused_connections_total",
                                           "Connections closed at once: too many, in all or of one address.")},
      registry_{registry} {}

RequestMetrics::PerRoute& RequestMetrics::of(const Route* route) {
    const std::size_t slot = route ? std::min(route->number + 1, kMostRoutes - 1) : 0;
    if (PerRoute* known = routes_[slot].load(std::memory_order_acquire)) return *known;
    const std::lock_guard lock{mutex_};
    if (PerRoute* known = routes_[slot].load(std::memory_order_acquire)) return *known;
    PerRoute& fresh = kept_.emplace_back(registry_.histogram(
        "spaza_http_request_seconds", "From the last byte of a request to its answer.", labels_of(route)));
    routes_[slot].store(&fresh, std::memory_order_release);
    return fresh;
}

void RequestMetrics::observe(const Route* route, int status, double seconds) {
    PerRoute& figures = of(route);
    figures.seconds.observe(seconds);
    auto& slot = figures.by_status[static_cast<std::size_t>(std::clamp(status, 100, 599) - 100)];
    metrics::Counter* counter = slot.load(std::memory_order_acquire);
    if (!counter) {
        metrics::Labels labels = labels_of(route);
        labels.emplace_back("status", std::to_string(status));
        counter = &registry_.counter("spaza_http_requests_total", "Requests answered.", labels);
        slot.store(counter, std::memory_order_release);
    }
    counter->add();
}

}  // namespace spaza::http
