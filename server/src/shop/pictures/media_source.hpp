#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/clock.hpp"

namespace spaza {

/// A picture or document of another server, as a row of an import names it.
struct NamedSource {
    std::string name{};     // what it is called here
    std::string address{};  // https
    std::string file{};     // of the row
    std::int64_t line{};
    std::string field{};
};

/// One that is to be fetched, or was.
struct MediaSource {
    enum class Outcome { none, taken, failed };
    NamedSource named{};
    Outcome outcome{Outcome::none};
    std::string words{};  // why it failed
    std::int64_t failures{};
    std::optional<TimePoint> due_at{};  // when the running shop fetches it
    std::string etag{};                 // of what was taken
    std::string modified{};
};

}  // namespace spaza
