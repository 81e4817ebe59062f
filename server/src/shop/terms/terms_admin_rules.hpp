#pragma once

#include "base/result.hpp"
#include "shop/terms/terms_admin.hpp"
#include "shop/terms/terms_rules.hpp"

namespace spaza {

/// A setting of what the configuration says first and what was set since; `now` divides what counts from what
/// comes.
TermsLine terms_line(std::string_view name, const std::vector<DatedValue>& first,
                     const std::vector<TermsChange>& history, TimePoint now);

/// The midnight a day to come begins with, in Johannesburg; invalid for what is no day, and for one that has
/// begun.
Result<TimePoint> coming_midnight(const std::string& day, TimePoint now);

/// When a value set for `day` begins to count: after all that count when `day` is ""; invalid as
/// `coming_midnight`, a conflict where the shop's people planned something for that day, which is taken back
/// first: an undo would take both away.
Result<TimePoint> begins_at(const TermsLine& line, const std::string& day, TimePoint now);

/// The moment a setting is shown at once it was set: what counts from now on may begin a moment later.
TimePoint shown_at(const std::string& day, TimePoint from, TimePoint now);

/// What would count at `from` without the change that is made.
std::string value_before(const TermsLine& line, TimePoint from);

/// Whether a setting can have this value: invalid with what it must be.
Done check_value(const DatedSetting& setting, const std::string& value);

/// Why somebody does something may be given in 300 characters.
Done check_reason(const std::string& why);

/// One side of an act, as the audit has those of other services: `{"value":["15"],"from":["2027-…"],"why":"…"}`.
std::string act_words(const std::string& value, const std::string& from, const std::string& why);

}  // namespace spaza
