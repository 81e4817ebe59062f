#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "shop/import/import.hpp"
#include "shop/import/import_session.hpp"
#include "shop/import/mapping.hpp"

namespace spaza::import {

struct RunOptions {
    const Mapping* mapping{nullptr};
    std::function<void(const RowProblem& problem, bool skipped)> report;  // every row that is not taken
    std::function<void(std::uint64_t bytes_done)> progress;
};

/// What a run did, by kind.
struct RunAnswer {
    std::map<std::string, Counts> counts;
    std::int64_t bad{};  // rows and files that could not be taken
};

/// Reads the files into the session, kinds in the order they need each other. Never stops at a bad row.
RunAnswer run(const std::vector<std::string>& files, ImportSession& rows, const RunOptions& options);

}  // namespace spaza::import
