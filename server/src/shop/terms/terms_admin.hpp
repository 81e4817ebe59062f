#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shop/terms/terms_change.hpp"

namespace spaza {

/// A value of a dated setting, and since or from when it counts.
struct TermsValue {
    std::string value;
    std::optional<TimePoint> from{};    // none: ever
    std::optional<TimePoint> set_at{};  // none: the configuration says so
    std::string set_by{};
};

/// One dated setting as the shop's people see it.
struct TermsLine {
    std::string name;
    std::string version;
    TermsValue now;
    std::vector<TermsValue> planned;   // the next first
    std::vector<TermsChange> history;  // of this setting, the latest first
};

struct TermsEdit {
    std::string name;
    std::string value;
    std::string from{};  // a day; "": from now on
    std::string version{};
    std::string why{};
};

struct TermsWithdrawal {
    std::string name;
    TimePoint from;
    std::string version{};
    std::string why{};
};

/// Somebody else was faster: the setting as it stands now, and who set it last.
struct TermsConflict {
    TermsLine line;
    std::string yours;
};

}  // namespace spaza
