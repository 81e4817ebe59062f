#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Figures for Prometheus. Counting is one relaxed atomic addition; looking a figure up by name takes a lock, so
/// callers keep the reference.
namespace spaza::metrics {

using Labels = std::vector<std::pair<std::string, std::string>>;

class Counter {
public:
    void add(std::uint64_t amount = 1) { value_.fetch_add(amount, std::memory_order_relaxed); }
    std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

private:
    std::atomic<std::uint64_t> value_{0};
};

class Gauge {
public:
    void set(std::int64_t value) { value_.store(value, std::memory_order_relaxed); }
    void add(std::int64_t amount) { value_.fetch_add(amount, std::memory_order_relaxed); }
    std::int64_t value() const { return value_.load(std::memory_order_relaxed); }

private:
    std::atomic<std::int64_t> value_{0};
};

/// Durations in seconds.
class Histogram {
public:
    static constexpr std::array kBounds{0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025,
                                        0.05,   0.1,     0.25,   0.5,   1.0,    2.5,   10.0};
    void observe(double seconds);

    std::uint64_t count() const;
    std::uint64_t up_to(std::size_t bound) const;  // cumulative
    double sum() const { return double(nanoseconds_.load(std::memory_order_relaxed)) * 1e-9; }

private:
    std::array<std::atomic<std::uint64_t>, kBounds.size() + 1> buckets_{};
    std::atomic<std::uint64_t> nanoseconds_{0};
};

class Registry {
public:
    Counter& counter(std::string_view name, std::string_view help, const Labels& labels = {});
    Gauge& gauge(std::string_view name, std::string_view help, const Labels& labels = {});
    Histogram& histogram(std::string_view name, std::string_view help, const Labels& labels = {});
    /// A gauge asked for its value when somebody reads the figures.
    void sampled(std::string_view name, std::string_view help, std::function<double()> value);

    /// The text format of Prometheus.
    std::string text() const;

private:
    template <class T>
    using Series = std::map<std::string, T>;  // by label text
    template <class T>
    struct Family {
        std::string help;
        Series<T> series;
    };
    template <class T>
    using Families = std::map<std::string, Family<T>, std::less<>>;

    template <class T>
    T& find(Families<T>& families, std::string_view name, std::string_view help, const Labels& labels);

    mutable std::mutex mutex_;
    Families<Counter> counters_;
    Families<Gauge> gauges_;
    Families<Histogram> histograms_;
    std::map<std::string, std::pair<std::string, std::function<double()>>, std::less<>> sampled_;
};

/// Memory, processor time, open files and start of this process.
void add_process_figures(Registry& registry);

}  // namespace spaza::metrics
