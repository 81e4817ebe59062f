#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "shop/import/source_mapper.hpp"

namespace spaza::import {

/// How often words of a file's rows decided one of our fields.
class WordsFound {
public:
    /// Of a row that was taken.
    void add(const Mapped& row);
    /// One a field: `attr:layout by words in 12 of 300 rows: Chest 9, Upright 3`.
    std::vector<std::string> notes(const SourceMapper& mapper) const;

private:
    std::map<std::string, std::map<std::string, std::int64_t>> rows_;  // by field and value
    std::int64_t all_{};
};

}  // namespace spaza::import
