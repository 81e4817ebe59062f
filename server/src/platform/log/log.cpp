#include "platform/log/log.hpp"

#include <atomic>
#include <memory>
#include <spdlog/async.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <utility>

#include "base/clock.hpp"
#include "base/json.hpp"

namespace spaza::log {

namespace {

constexpr std::size_t kMostWaitingLines = 8192;

thread_local std::string_view current_request;
thread_local std::string_view current_trace;

std::atomic<Level>& least_level() {
    static std::atomic<Level> level{Level::info};
    return level;
}

/// Replaced by the asynchronous one once; kept for the life of the process.
std::atomic<spdlog::logger*>& writer() {
    static const auto direct = [] {
        auto logger =
            std::make_shared<spdlog::logger>("direct", std::make_shared<spdlog::sinks::stderr_sink_mt>());
        logger->set_pattern("%v");
        return logger;
    }();
    static std::atomic<spdlog::logger*> current{direct.get()};
    return current;
}

std::string_view name_of(Level level) {
    switch (level) {
        case Level::debug: return "debug";
        case Level::info: return "info";
        case Level::warn: return "warn";
        case Level::error: return "error";
        case Level::off: break;
    }
    return "off";
}

void append_field(std::string& line, std::string_view name, const FieldValue& value) {
    line += ',';
    json::detail::append_text(line, name);
    line += ':';
    std::visit([&](const auto& held) { json::detail::append(line, held, nullptr); }, value.variant());
}

void write(Level level, std::string_view event, Fields fields) {
    if (level < least_level().load(std::memory_order_relaxed)) return;
    std::string line = "{\"time\":\"";
    line += iso_time(SystemClock{}.now());
    line += "\",\"level\":\"";
    line += name_of(level);
    line += '"';
    append_field(line, "event", event);
    if (!current_request.empty()) append_field(line, "requestId", current_request);
    if (!current_trace.empty()) append_field(line, "traceId", current_trace);
    for (const Field& field : fields) append_field(line, field.name, field.value);
    line += '}';
    writer()
        .load(std::memory_order_acquire)
        ->log(spdlog::level::info, spdlog::string_view_t{line.data(), line.size()});
}

}  // namespace

void start(Level least) {
    least_level() = least;
    static const auto asynchronous = [] {
        spdlog::init_thread_pool(kMostWaitingLines, 1);
        auto logger = std::make_shared<spdlog::async_logger>(
            "log", std::make_shared<spdlog::sinks::stderr_sink_mt>(), spdlog::thread_pool(),
            spdlog::async_overflow_policy::overrun_oldest);
        logger->set_pattern("%v");
        return logger;
    }();
    writer().store(asynchronous.get(), std::memory_order_release);
}

void flush() { writer().load(std::memory_order_acquire)->flush(); }

Level level_of(std::string_view name, Level otherwise) {
    for (const Level level : {Level::debug, Level::info, Level::warn, Level::error, Level::off})
        if (name == name_of(level)) return level;
    return otherwise;
}

void debug(std::string_view event, Fields fields) { write(Level::debug, event, fields); }
void info(std::string_view event, Fields fields) { write(Level::info, event, fields); }
void warn(std::string_view event, Fields fields) { write(Level::warn, event, fields); }
void error(std::string_view event, Fields fields) { write(Level::error, event, fields); }

RequestScope::RequestScope(const std::string& request_id) : before_{current_request} {
    current_request = request_id;
}
RequestScope::~RequestScope() { current_request = before_; }

std::string_view swap_trace(std::string_view trace) { return std::exchange(current_trace, trace); }

}  // namespace spaza::log
