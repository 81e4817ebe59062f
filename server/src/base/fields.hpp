#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace spaza {

/// OCC response levels; a higher one holds the lower ones.
enum class Level { basic, standard, full };

/// What a caller asked to see: a level, explicit names with their own sets, or both
/// (`DEFAULT,averageRating,images(FULL)`; grammar in occ.md §1). Unknown names are ignored.
class FieldSet {
public:
    FieldSet() = default;
    explicit FieldSet(Level level) : level_{level} {}

    /// Refuses unbalanced parentheses, empty names, depth over 8 and texts over 4096 characters.
    static Result<FieldSet> parse(std::string_view text);

    std::optional<Level> level() const { return level_; }
    const std::map<std::string, FieldSet, std::less<>>& names() const { return names_; }
    /// True when the set is one level and nothing else: answers prepared in advance can be used.
    bool is_plain() const { return level_ && names_.empty(); }
    bool empty() const { return !level_ && names_.empty(); }

    /// The set for a member that appears from `at` on and shows its own members at `nested` by default;
    /// nothing when the caller did not ask for it.
    std::optional<FieldSet> member(std::string_view name, Level at, std::optional<Level> nested = {}) const;

    void merge(const FieldSet& other);

private:
    friend class FieldParser;
    std::optional<Level> level_;
    std::map<std::string, FieldSet, std::less<>> names_;
};

}  // namespace spaza
