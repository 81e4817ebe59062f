#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace spaza {

using TimePoint = std::chrono::sys_time<std::chrono::milliseconds>;

struct Clock {  // services ask it once; rules receive the answer
    virtual ~Clock() = default;
    virtual TimePoint now() const = 0;
};

struct SystemClock final : Clock {
    TimePoint now() const override {
        return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    }
};

/// Africa/Johannesburg has no daylight saving (design §11).
inline constexpr std::chrono::hours kJohannesburgOffset{2};

inline std::int64_t to_millis(TimePoint at) { return at.time_since_epoch().count(); }
inline TimePoint from_millis(std::int64_t millis) { return TimePoint{std::chrono::milliseconds{millis}}; }

/// `2026-02-14T07:58:44+0000` (OCC).
std::string iso_time(TimePoint at);
/// Reads the OCC form, with or without milliseconds, offset `+0000`, `+00:00` or `Z`.
std::optional<TimePoint> parse_iso_time(std::string_view text);
/// The calendar day in Johannesburg.
std::chrono::sys_days johannesburg_day(TimePoint at);
/// When a day written `2027-04-01` begins in Johannesburg.
std::optional<TimePoint> johannesburg_midnight(std::string_view day);
/// `Fri 12 June`, in Johannesburg.
std::string day_name(std::chrono::sys_days day);
/// `12 June 2026, 22:40`, in Johannesburg.
std::string johannesburg_time(TimePoint at);

}  // namespace spaza
