#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace spaza::trace {

using TraceId = std::array<std::uint8_t, 16>;
using SpanId = std::array<std::uint8_t, 8>;

/// Where in which trace something happens (W3C Trace Context, level 1).
struct Context {
    TraceId trace{};
    SpanId span{};
    bool sampled{false};
    bool operator==(const Context&) const = default;
};

/// What a `traceparent` header says; nothing for one that is malformed, of zeros, or of the forbidden version ff.
/// Of a later version only what this one knows is read.
std::optional<Context> read_traceparent(std::string_view header);
/// `00-TRACE-SPAN-FLAGS`.
std::string traceparent(const Context& context);

/// Lower-case hex of an id.
std::string hex(const TraceId& id);
std::string hex(const SpanId& id);

/// A new id, never of zeros; unique, not secret.
TraceId new_trace_id();
SpanId new_span_id();

}  // namespace spaza::trace
