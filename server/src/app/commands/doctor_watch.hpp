#pragma once

#include <chrono>
#include <functional>
#include <vector>

#include "platform/storage/checkup.hpp"

namespace spaza::app {

using Findings = std::vector<storage::Finding>;

/// What an operator is to know of: problems and notes, not what is well.
struct NewsOfFindings {
    Findings come;
    Findings changed;  // the same problem with other numbers
    Findings gone;
    Findings standing;  // to be compared with next time
};

/// What came, changed and went since `before`. While the database cannot be read nothing is gone: it was not
/// looked at.
NewsOfFindings news_of_findings(const Findings& before, const Findings& now);

/// A line for people, or an object for scripts.
void print_finding(const storage::Finding& finding);
void print_findings_as_json(const Findings& findings);

/// Looks again and again and prints what came and went, until somebody ends it.
void watch_findings(const std::function<Findings()>& look, std::chrono::seconds every, bool as_json);

}  // namespace spaza::app
