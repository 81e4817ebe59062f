#include "platform/trace/trace_context.hpp"

#include <algorithm>
#include <random>
#include <span>

namespace spaza::trace {

namespace {

constexpr std::size_t kLength = 55;  // 00-32-16-2
constexpr std::uint8_t kSampled = 1;

std::optional<std::uint8_t> value_of(char digit) {
    if (digit >= '0' && digit <= '9') return static_cast<std::uint8_t>(digit - '0');
    if (digit >= 'a' && digit <= 'f') return static_cast<std::uint8_t>(digit - 'a' + 10);
    return std::nullopt;  // capital letters are not allowed
}

/// Fills `bytes` from lower-case hex of exactly twice their number.
bool read_hex(std::string_view text, std::span<std::uint8_t> bytes) {
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const auto high = value_of(text[2 * i]);
        const auto low = value_of(text[2 * i + 1]);
        if (!high || !low) return false;
        bytes[i] = static_cast<std::uint8_t>(*high << 4 | *low);
    }
    return true;
}

bool is_zero(std::span<const std::uint8_t> bytes) {
    return std::ranges::all_of(bytes, [](std::uint8_t byte) { return byte == 0; });
}

void append_hex(std::string& out, std::span<const std::uint8_t> bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    for (const std::uint8_t byte : bytes) {
        out += digits[byte >> 4];
        out += digits[byte & 0xF];
    }
}

std::uint64_t random_word() {
    thread_local std::mt19937_64 words{[] {
        std::random_device device;
        std::seed_seq seed{device(), device(), device(), device(), device(), device(), device(), device()};
        return std::mt19937_64{seed};
    }()};
    return words();
}

template <std::size_t N>
std::array<std::uint8_t, N> new_id() {
    std::array<std::uint8_t, N> id{};
    while (is_zero(id))
        for (std::size_t i = 0; i < N; i += 8) {
            const std::uint64_t word = random_word();
            for (std::size_t byte = 0; byte < 8; ++byte)
                id[i + byte] = static_cast<std::uint8_t>(word >> (8 * byte));
        }
    return id;
}

template <std::size_t N>
std::string hex_of(const std::array<std::uint8_t, N>& id) {
    std::string text;
    append_hex(text, id);
    return text;
}

}  // namespace

std::optional<Context> read_traceparent(std::string_view header) {
    if (header.size() < kLength || header[2] != '-' || header[35] != '-' || header[52] != '-') return std::nullopt;
    std::array<std::uint8_t, 1> version{};
    std::array<std::uint8_t, 1> flags{};
    Context context;
    if (!read_hex(header.substr(0, 2), version) || !read_hex(header.substr(3, 32), context.trace) ||
        !read_hex(header.substr(36, 16), context.span) || !read_hex(header.substr(53, 2), flags))
        return std::nullopt;
    if (version[0] == 0xFF || is_zero(context.trace) || is_zero(context.span)) return std::nullopt;
    if (version[0] == 0 && header.size() != kLength) return std::nullopt;
    if (header.size() > kLength && header[kLength] != '-') return std::nullopt;
    context.sampled = (flags[0] & kSampled) != 0;
    return context;
}

std::string traceparent(const Context& context) {
    std::string text{"00-"};
    text.reserve(kLength);
    append_hex(text, context.trace);
    text += '-';
    append_hex(text, context.span);
    text += context.sampled ? "-01" : "-00";
    return text;
}

std::string hex(const TraceId& id) { return hex_of(id); }
std::string hex(const SpanId& id) { return hex_of(id); }

TraceId new_trace_id() { return new_id<16>(); }
SpanId new_span_id() { return new_id<8>(); }

}  // namespace spaza::trace
