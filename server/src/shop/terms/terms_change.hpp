#pragma once

#include <optional>
#include <string>

#include "base/clock.hpp"

namespace spaza {

/// One change of a dated setting by the operator: who set when what it is from a moment on.
struct TermsChange {
    std::string name;
    TimePoint from;
    std::optional<std::string> value;  // none: what was to count from then on does not
    TimePoint set_at;
    std::string set_by;
};

/// The kind of change of which processes hear.
inline constexpr const char* kTermsChanged = "terms";

}  // namespace spaza
