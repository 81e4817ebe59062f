#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <variant>

/// JSON lines on standard error: one event name, then fields. Codes and amounts, never names, addresses, phone
/// numbers, tokens or one-time codes.
namespace spaza::log {

enum class Level { debug, info, warn, error, off };

class FieldValue {
public:
    FieldValue(std::string_view text) : value_{text} {}
    FieldValue(const std::string& text) : value_{std::string_view{text}} {}
    FieldValue(const char* text) : value_{std::string_view{text}} {}
    FieldValue(bool flag) : value_{flag} {}
    FieldValue(double number) : value_{number} {}
    template <std::integral T>
    FieldValue(T number) : value_{static_cast<std::int64_t>(number)} {}

    const auto& variant() const { return value_; }

private:
    std::variant<std::string_view, bool, double, std::int64_t> value_;
};

struct Field {
    std::string_view name;
    FieldValue value;
};
using Fields = std::initializer_list<Field>;

/// Before it is called, lines are written by the caller itself; afterwards by a thread of the log's own.
void start(Level least);
/// Writes what is waiting.
void flush();
Level level_of(std::string_view name, Level otherwise = Level::info);

void debug(std::string_view event, Fields fields = {});
void info(std::string_view event, Fields fields = {});
void warn(std::string_view event, Fields fields = {});
void error(std::string_view event, Fields fields = {});

/// While it lives, this thread's lines carry the request's id.
class RequestScope {
public:
    explicit RequestScope(const std::string& request_id);
    ~RequestScope();
    RequestScope(const RequestScope&) = delete;
    RequestScope& operator=(const RequestScope&) = delete;

private:
    std::string_view before_;
};

/// From now on this thread's lines carry the trace's id, none when it is empty; answers the one before. The text
/// must outlive that.
std::string_view swap_trace(std::string_view trace);

}  // namespace spaza::log
