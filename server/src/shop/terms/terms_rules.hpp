#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "shop/terms/terms.hpp"
#include "shop/terms/terms_change.hpp"

namespace spaza {

/// A setting that has another value from some day on.
struct DatedSetting {
    std::string_view name;
    std::string_view about;
    std::string_view must;  // what a value must be, in words
    /// Writes the value where it belongs; false when it is none.
    bool (*set)(ShopTerms& terms, std::string_view value);
};

/// All of them.
std::span<const DatedSetting> dated_settings();
const DatedSetting* dated_setting(std::string_view name);

/// Counts from this moment on, until another value does.
inline constexpr TimePoint kEver = TimePoint::min();

struct DatedValue {
    std::string name;
    TimePoint from{kEver};
    std::string value;
    bool operator==(const DatedValue&) const = default;
};

/// What counts of the operator's changes: the last of each setting and moment.
std::vector<DatedValue> standing_values(const std::vector<TermsChange>& history);

/// From when on a value counts that is set now: after all that have begun to count, whatever clock they were set
/// by.
TimePoint from_now(const std::vector<TermsChange>& history, std::string_view name, TimePoint now);

/// What the shop sells by at any moment. Of two values from the same moment on, the later in the list counts.
class DatedTerms {
public:
    DatedTerms() = default;
    /// Values that their setting cannot have, and names of a later release, are left out.
    explicit DatedTerms(std::vector<DatedValue> values);

    ShopTerms at(TimePoint time) const;
    std::size_t turns_passed(TimePoint now) const;
    /// Values that were left out, oldest first.
    const std::vector<DatedValue>& unreadable() const { return unreadable_; }

private:
    struct Step {
        TimePoint from{kEver};
        ShopTerms terms{};
    };
    std::vector<Step> steps_{Step{}};  // oldest first; the first counts for ever before
    std::vector<DatedValue> unreadable_;
};

}  // namespace spaza
