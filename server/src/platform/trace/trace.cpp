#include "platform/trace/trace.hpp"

#include <algorithm>
#include <exception>
#include <iterator>
#include <random>
#include <utility>

#include "platform/log/log.hpp"

namespace spaza::trace {

namespace {

std::atomic<Recorder*> recorder_in_use{nullptr};
thread_local const Context* running = nullptr;

bool is_drawn(int per_thousand) {
    thread_local std::minstd_rand lots{std::random_device{}()};
    return std::uniform_int_distribution<int>{1, 1000}(lots) <= per_thousand;
}

std::int64_t nanoseconds_now() {
    return std::chrono::duration_cast<std::chrono::nanoseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

}  // namespace

Recorder::Recorder(Sampling sampling, std::size_t most_waiting)
    : sampling_{sampling}, most_waiting_{most_waiting} {}

bool Recorder::samples(const std::optional<Context>& caller) const {
    if (caller && sampling_.follow_callers) return caller->sampled;
    return is_drawn(sampling_.per_thousand);
}

void Recorder::keep(Finished span) {
    {
        const std::lock_guard lock{mutex_};
        if (waiting_.size() >= most_waiting_) {
            let_go_.fetch_add(1, std::memory_order_relaxed);
            return;
        }
        waiting_.push_back(std::move(span));
    }
    arrived_.notify_one();
}

std::vector<Finished> Recorder::take(std::size_t most, std::chrono::milliseconds at_most,
                                     const std::stop_token& stop) {
    std::unique_lock lock{mutex_};
    arrived_.wait_for(lock, stop, at_most, [this] { return !waiting_.empty(); });
    const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(std::min(most, waiting_.size()));
    std::vector<Finished> taken{std::make_move_iterator(waiting_.begin()), std::make_move_iterator(end)};
    waiting_.erase(waiting_.begin(), end);
    return taken;
}

Recording::Recording(Recorder& recorder) { recorder_in_use.store(&recorder, std::memory_order_release); }
Recording::~Recording() { recorder_in_use.store(nullptr, std::memory_order_release); }

bool is_recording() { return recorder_in_use.load(std::memory_order_acquire) != nullptr; }

Span::Span(Kind kind) {
    if (running) begin(kind, running->trace, running->span);
}

Span::Span(Kind kind, const std::optional<Context>& caller) {
    if (running) {
        begin(kind, running->trace, running->span);
        return;
    }
    const Recorder* recorder = recorder_in_use.load(std::memory_order_acquire);
    if (!recorder || !recorder->samples(caller)) return;
    begin(kind, caller ? caller->trace : new_trace_id(), caller ? caller->span : SpanId{});
}

void Span::begin(Kind kind, const TraceId& trace, const SpanId& parent) {
    Finished& span = span_.emplace();
    span.context = {.trace = trace, .span = new_span_id(), .sampled = true};
    span.parent = parent;
    span.kind = kind;
    span.began = nanoseconds_now();
    began_ = std::chrono::steady_clock::now();
    trace_text_ = hex(trace);
    before_ = std::exchange(running, &span.context);
    logged_before_ = log::swap_trace(trace_text_);
}

Span::~Span() {
    if (!span_) return;
    running = before_;
    log::swap_trace(logged_before_);
    const auto took = std::chrono::steady_clock::now() - began_;
    span_->ended = span_->began + std::chrono::duration_cast<std::chrono::nanoseconds>(took).count();
    Recorder* const recorder = recorder_in_use.load(std::memory_order_acquire);
    if (!recorder) return;
    try {
        recorder->keep(std::move(*span_));
    } catch (const std::exception&) {  // no memory for it: nobody's request fails of that
    }
}

void Span::name(std::string name) {
    if (span_) span_->name = std::move(name);
}

void Span::note(std::string name, std::variant<std::string, std::int64_t> value) {
    if (span_) span_->attributes.push_back({std::move(name), std::move(value)});
}

void Span::fail() {
    if (span_) span_->failed = true;
}

std::string Span::traceparent() const { return span_ ? trace::traceparent(span_->context) : std::string{}; }

}  // namespace spaza::trace
