#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "platform/trace/trace_context.hpp"

/// What a request did and how long each part of it took, recorded for a share of all requests. Codes of routes and
/// statements, never values of customers. Without a recorder, or outside of what is recorded, a span costs next to
/// nothing.
namespace spaza::trace {

/// Numbered as OTLP numbers them.
enum class Kind { internal = 1, server = 2, client = 3 };

struct Attribute {
    std::string name;
    std::variant<std::string, std::int64_t> value;
};

struct Finished {
    Context context;
    SpanId parent{};  // zeros: it has none
    Kind kind{Kind::internal};
    std::string name;
    std::int64_t began{};  // nanoseconds since 1970
    std::int64_t ended{};
    std::vector<Attribute> attributes;
    bool failed{false};
};

struct Sampling {
    int per_thousand{10};        // of what begins here
    bool follow_callers{false};  // what callers record is recorded; only where all of them may be believed
};

/// Keeps finished spans until somebody takes them; a bounded number, the rest is counted and let go.
class Recorder {
public:
    explicit Recorder(Sampling sampling, std::size_t most_waiting = 8192);

    bool samples(const std::optional<Context>& caller) const;
    void keep(Finished span);
    /// Up to `most`, as soon as there are any; none when the wait is over or a stop is asked for.
    std::vector<Finished> take(std::size_t most, std::chrono::milliseconds at_most, const std::stop_token& stop);
    std::uint64_t let_go() const { return let_go_.load(std::memory_order_relaxed); }

private:
    const Sampling sampling_;
    const std::size_t most_waiting_;
    std::mutex mutex_;
    std::condition_variable_any arrived_;
    std::deque<Finished> waiting_;
    std::atomic<std::uint64_t> let_go_{0};
};

/// While it lives, this process records by it; it and the recorder outlive every thread that does something.
class Recording {
public:
    explicit Recording(Recorder& recorder);
    ~Recording();
    Recording(const Recording&) = delete;
    Recording& operator=(const Recording&) = delete;
};

/// Something that takes time, from its making to its end, on one thread. What is made meanwhile is part of it.
class Span {
public:
    /// A part of what this thread does.
    explicit Span(Kind kind);
    /// A part of what this thread does or, where it does nothing yet, a beginning: a request of `caller`, or a
    /// job.
    Span(Kind kind, const std::optional<Context>& caller);
    ~Span();
    Span(const Span&) = delete;
    Span& operator=(const Span&) = delete;

    /// When it is not, there is no need to name or note anything.
    bool is_recorded() const { return span_.has_value(); }
    void name(std::string name);
    void note(std::string name, std::variant<std::string, std::int64_t> value);
    void fail();
    /// The trace's id in hex; empty when it is not recorded.
    const std::string& trace() const { return trace_text_; }
    /// For the header of a call to another server; only of one that is recorded.
    std::string traceparent() const;

private:
    void begin(Kind kind, const TraceId& trace, const SpanId& parent);

    std::optional<Finished> span_;
    std::chrono::steady_clock::time_point began_;
    const Context* before_{nullptr};
    std::string_view logged_before_;
    std::string trace_text_;
};

/// Whether anything is recorded at all: headers of callers need not be read otherwise.
bool is_recording();

}  // namespace spaza::trace
