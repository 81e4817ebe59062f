#pragma once

#include <cstdint>
#include <optional>

#include "base/clock.hpp"
#include "platform/storage/storage.hpp"

namespace spaza {

// Times that may be missing, as columns.

inline std::optional<TimePoint> stored_time(const storage::Row& row, int column) {
    if (row.is_null(column)) return std::nullopt;
    return from_millis(row.integer(column));
}

inline std::optional<std::int64_t> stored_millis(std::optional<TimePoint> at) {
    if (!at) return std::nullopt;
    return to_millis(*at);
}

}  // namespace spaza
