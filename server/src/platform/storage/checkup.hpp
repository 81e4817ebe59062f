#pragma once

#include <string>
#include <vector>

namespace spaza::storage {

/// One line of `spaza doctor`.
struct Finding {
    bool ok{true};
    std::string about;   // database, schema, disk, …
    std::string what;    // a sentence
    std::string advice;  // what to do; empty when all is well
};

/// Looks the database over, without changing more than one row of `setting`. Answers findings, never throws.
std::vector<Finding> examine(const std::string& url);

}  // namespace spaza::storage
