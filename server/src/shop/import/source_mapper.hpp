#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "shop/import/mapping.hpp"

namespace spaza::import {

/// What became of a foreign row.
struct Mapped {
    Record record;
    std::vector<FieldProblem> problems;  // of a bad or a skipped row
    bool skipped{false};
    std::vector<std::pair<std::string, std::string>> by_words{};  // fields that words decided, with their values
};

/// Applies one source's rules to the rows of one run.
class SourceMapper {
public:
    SourceMapper(const SourceRule& source, const std::vector<std::string>& header);

    /// Columns the rules name but the file lacks.
    const std::vector<std::string>& missing_columns() const { return missing_; }
    /// Fields that words of the row may tell, in the order of the rules.
    std::vector<std::string> fields_by_words() const;
    Mapped map(std::int64_t line, const std::vector<std::string>& row,
               std::unordered_map<std::string, std::int64_t>& seen) const;

private:
    std::string_view value(const std::vector<std::string>& row, std::string_view column) const;

    const SourceRule& source_;
    std::unordered_map<std::string, std::size_t> columns_;
    std::vector<std::string> missing_;
};

}  // namespace spaza::import
