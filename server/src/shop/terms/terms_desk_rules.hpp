#pragma once

#include "base/result.hpp"
#include "shop/terms/terms_desk.hpp"
#include "shop/terms/terms_rules.hpp"

namespace spaza {

/// A setting of what the configuration says first and what was set since; `now` divides what counts from what
/// comes.
TermsLine terms_line(std::string_view name, const std::vector<DatedValue>& first,
                     const std::vector<TermsChange>& history, TimePoint now);

/// The midnight a day to come begins with, in Johannesburg; invalid for what is no day, and for one that has
/// begun.
Result<TimePoint> coming_midnight(const std::string& day, TimePoint now);

/// Whether a setting can have this value: invalid with what it must be.
Done check_value(const DatedSetting& setting, const std::string& value);

/// Why somebody does something may be told in 300 characters.
Done check_reason(const std::string& why);

/// One side of an act, as the audit has those of other desks: `{"value":["15"],"from":["2027-…"],"why":"…"}`.
std::string act_words(const std::string& value, const std::string& from, const std::string& why);

}  // namespace spaza
