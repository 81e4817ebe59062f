#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"

namespace spaza {

/// What waits for staff.
enum class StaffQueue { returns, claims, tickets };

/// What one may ask a queue for, and which kept states that stands for.
struct NamedStates {
    std::string_view name;
    std::vector<std::string> states;
};

/// By name; the first is what waits for the shop.
const std::vector<NamedStates>& states_of(StaffQueue queue);
/// Null when the queue has no such name.
const NamedStates* states_named(StaffQueue queue, std::string_view name);

/// Whose work something is.
struct StaffWork {
    std::string by;
    TimePoint at;
};

struct QueueQuestion {
    enum class Taken { any, nobody, mine };
    StaffQueue queue{};
    std::vector<std::string> states;  // as they are kept
    bool by_value{false};             // the dearest first; else the longest waiting
    Taken taken{Taken::any};
    std::string me;  // with `mine`
    int page{0};
    int page_size{20};
};

struct QueuePlace {
    std::string id;
    std::optional<StaffWork> work;
};

/// How much of a queue waits for the shop, and since when the longest.
struct QueueWaiting {
    int count{};
    std::optional<TimePoint> oldest{};
};

struct QueuePage {
    std::vector<QueuePlace> places;
    int total{};
};

}  // namespace spaza
