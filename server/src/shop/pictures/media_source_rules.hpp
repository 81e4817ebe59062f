#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace spaza {

/// How long a command waits before it tries an address again that failed so many times in a row; nothing: it gives
/// up.
std::optional<std::chrono::milliseconds> pause_in_a_run(int failures);

/// After how long the running shop tries again: a minute, twice as long each time, a day at most.
std::chrono::seconds pause_between_runs(std::int64_t failures);

}  // namespace spaza
