#include "app/tracing/trace_sender.hpp"

#include <array>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <unistd.h>

#include "app/version.hpp"
#include "platform/http/client.hpp"
#include "platform/log/log.hpp"

namespace spaza::app {

namespace {

constexpr std::size_t kMostAtOnce = 512;
constexpr std::chrono::seconds kLookEvery{1};
constexpr std::chrono::seconds kGather{1};  // so that one call carries many
constexpr std::chrono::milliseconds kTimeout{2000};
constexpr std::chrono::milliseconds kLastTimeout{1000};

/// `host:process`: nodes of one shop are distinguished.
std::string this_instance() {
    std::array<char, 256> host{};
    if (gethostname(host.data(), host.size() - 1) != 0) return std::to_string(getpid());
    return std::string{host.data()} + ":" + std::to_string(getpid());
}

}  // namespace

TraceSender::TraceSender(const Config& config, metrics::Registry& figures)
    : url_{config.traces.url},
      service_{.name = "spaza", .version = kVersion, .instance = this_instance()},
      recorder_{{.per_thousand = config.traces.per_thousand, .follow_callers = config.traces.follow_callers}} {
    if (url_.empty()) return;
    sent_ = &figures.counter("spaza_spans_sent_total", "Parts of traces that the collector has taken.");
    refused_ = &figures.counter("spaza_spans_refused_total", "Parts of traces that the collector did not take.");
    figures.sampled("spaza_spans_let_go", "Parts of traces for which there was no room.",
                    [this] { return static_cast<double>(recorder_.let_go()); });
    recording_.emplace(recorder_);
    thread_ = std::jthread{[this](const std::stop_token& stop) { work(stop); }};
}

void TraceSender::work(const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any stopped;
    while (!stop.stop_requested()) {
        const auto spans = recorder_.take(kMostAtOnce, kLookEvery, stop);
        if (!spans.empty()) send(spans, kTimeout);
        std::unique_lock lock{mutex};
        if (spans.size() < kMostAtOnce) stopped.wait_for(lock, stop, kGather, [] { return false; });
    }
    const auto last = recorder_.take(kMostAtOnce, std::chrono::milliseconds{0}, stop);
    if (!last.empty()) send(last, kLastTimeout);
}

void TraceSender::send(const std::vector<trace::Finished>& spans, std::chrono::milliseconds timeout) {
    http::OutboundAnswer answer;
    try {
        answer = http::send({.method = "POST",
                             .url = url_,
                             .headers = {{"Content-Type", "application/json"}},
                             .body = trace::otlp_json(service_, spans),
                             .timeout = timeout});
    } catch (const std::exception& failure) {  // no memory, no network: the shop goes on
        answer.failure = failure.what();
    }
    const bool is_taken = answer.status >= 200 && answer.status < 300;
    if (is_taken != is_taken_) {
        if (is_taken)
            log::info("traces_taken");
        else
            log::warn("traces_not_taken", {{"status", answer.status}, {"why", answer.failure}});
    }
    is_taken_ = is_taken;
    (is_taken ? sent_ : refused_)->add(spans.size());
}

}  // namespace spaza::app
