#include "shop/import/words_found.hpp"

namespace spaza::import {

void WordsFound::add(const Mapped& row) {
    ++all_;
    for (const auto& [field, value] : row.by_words) ++rows_[field][value];
}

std::vector<std::string> WordsFound::notes(const SourceMapper& mapper) const {
    std::vector<std::string> notes;
    for (const std::string& field : mapper.fields_by_words()) {
        std::int64_t reported = 0;
        std::string values;
        if (const auto found = rows_.find(field); found != rows_.end())
            for (const auto& [value, count] : found->second) {
                reported += count;
                values += (values.empty() ? ": " : ", ") + value + " " + std::to_string(count);
            }
        notes.push_back(field + " by words in " + std::to_string(reported) + " of " + std::to_string(all_) +
                        " rows" + values);
    }
    return notes;
}

}  // namespace spaza::import
