#include "platform/metrics/metrics.hpp"

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <sys/resource.h>
#include <system_error>
#include <unistd.h>

namespace spaza::metrics {

namespace {

std::string label_text(const Labels& labels) {
    std::string text;
    for (const auto& [name, value] : labels) {
        text += text.empty() ? "" : ",";
        text += name + "=\"";
        for (const char c : value) {
            if (c == '"' || c == '\\') text += '\\';
            text += c == '\n' ? ' ' : c;
        }
        text += '"';
    }
    return text;
}

std::string braced(const std::string& labels) { return labels.empty() ? std::string{} : "{" + labels + "}"; }

void append_family(std::string& out, std::string_view name, std::string_view help, std::string_view type) {
    fmt::format_to(std::back_inserter(out), "# HELP {0} {1}\n# TYPE {0} {2}\n", name, help, type);
}

void append_histogram(std::string& out, const std::string& name, const std::string& labels,
                      const Histogram& histogram) {
    const std::string before = labels.empty() ? labels : labels + ",";
    auto to = std::back_inserter(out);
    for (std::size_t i = 0; i < Histogram::kBounds.size(); ++i)
        fmt::format_to(to, "{}_bucket{{{}le=\"{}\"}} {}\n", name, before, Histogram::kBounds[i],
                       histogram.up_to(i));
    fmt::format_to(to, "{}_bucket{{{}le=\"+Inf\"}} {}\n", name, before, histogram.count());
    fmt::format_to(to, "{}_sum{} {}\n{}_count{} {}\n", name, braced(labels), histogram.sum(), name, braced(labels),
                   histogram.count());
}

double processor_seconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) { return double(time.tv_sec) + double(time.tv_usec) * 1e-6; };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double open_files() {
    double count = -1;  // the look itself has one open
    std::error_code problem;
    for (std::filesystem::directory_iterator each{"/proc/self/fd", problem}, end; !problem && each != end;
         each.increment(problem))
        ++count;
    return count;
}

double most_open_files() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    return double(limit.rlim_cur);
}

double resident_bytes() {
    std::ifstream statm{"/proc/self/statm"};
    double total = 0;
    double resident = 0;
    statm >> total >> resident;
    return resident * double(sysconf(_SC_PAGESIZE));
}

}  // namespace

void Histogram::observe(double seconds) {
    const auto bound = std::ranges::lower_bound(kBounds, seconds);
    buckets_[static_cast<std::size_t>(bound - kBounds.begin())].fetch_add(1, std::memory_order_relaxed);
    nanoseconds_.fetch_add(static_cast<std::uint64_t>(seconds * 1e9), std::memory_order_relaxed);
}

std::uint64_t Histogram::up_to(std::size_t bound) const {
    std::uint64_t total = 0;
    for (std::size_t i = 0; i <= bound; ++i) total += buckets_[i].load(std::memory_order_relaxed);
    return total;
}

std::uint64_t Histogram::count() const { return up_to(kBounds.size()); }

template <class T>
T& Registry::find(Families<T>& families, std::string_view name, std::string_view help, const Labels& labels) {
    const std::lock_guard lock{mutex_};
    Family<T>& family = families[std::string{name}];
    family.help = help;
    return family.series[label_text(labels)];
}

Counter& Registry::counter(std::string_view name, std::string_view help, const Labels& labels) {
    return find(counters_, name, help, labels);
}
Gauge& Registry::gauge(std::string_view name, std::string_view help, const Labels& labels) {
    return find(gauges_, name, help, labels);
}
Histogram& Registry::histogram(std::string_view name, std::string_view help, const Labels& labels) {
    return find(histograms_, name, help, labels);
}

void Registry::sampled(std::string_view name, std::string_view help, std::function<double()> value) {
    const std::lock_guard lock{mutex_};
    sampled_[std::string{name}] = {std::string{help}, std::move(value)};
}

std::string Registry::text() const {
    const std::lock_guard lock{mutex_};
    std::string out;
    auto to = std::back_inserter(out);
    for (const auto& [name, family] : counters_) {
        append_family(out, name, family.help, "counter");
        for (const auto& [labels, counter] : family.series)
            fmt::format_to(to, "{}{} {}\n", name, braced(labels), counter.value());
    }
    for (const auto& [name, family] : gauges_) {
        append_family(out, name, family.help, "gauge");
        for (const auto& [labels, gauge] : family.series)
            fmt::format_to(to, "{}{} {}\n", name, braced(labels), gauge.value());
    }
    for (const auto& [name, family] : histograms_) {
        append_family(out, name, family.help, "histogram");
        for (const auto& [labels, histogram] : family.series) append_histogram(out, name, labels, histogram);
    }
    for (const auto& [name, each] : sampled_) {
        append_family(out, name, each.first, "gauge");
        fmt::format_to(to, "{} {}\n", name, each.second());
    }
    return out;
}

void add_process_figures(Registry& registry) {
    registry.sampled("process_resident_memory_bytes", "Memory in use.", resident_bytes);
    registry.sampled("process_open_fds", "Files and connections that are open.", open_files);
    registry.sampled("process_max_fds", "How many may be open.", most_open_files);
    registry.sampled("process_cpu_seconds_total", "Processor time used.", processor_seconds);
    const double started = double(std::time(nullptr));
    registry.sampled("process_start_time_seconds", "When the program started.", [started] { return started; });
}

}  // namespace spaza::metrics
