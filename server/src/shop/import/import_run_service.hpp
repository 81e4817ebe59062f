#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "shop/import/import.hpp"
#include "shop/import/import_session.hpp"
#include "shop/import/mapping.hpp"
#include "shop/pictures/media_source.hpp"

namespace spaza::import {

/// Pictures and documents of other servers, which somebody fetches later. Without it rows that name one are bad.
struct ForeignFiles {
    /// What is wrong with an address, in words.
    std::function<std::optional<std::string>(const std::string& address)> wrong{};
    /// A row that is taken names this one.
    std::function<void(const NamedSource& source)> want{};
};

struct RunOptions {
    const Mapping* mapping{nullptr};
    bool allow_free{false};  // prices of R 0
    /// Every row that is not taken, once, by line within its file.
    std::function<void(const RowProblem& problem, bool skipped)> report{};
    std::function<void(std::uint64_t bytes_done)> progress{};
    ForeignFiles foreign{};
    /// What is no problem but worth saying of a file: `;` stands between its fields.
    std::function<void(const std::string& file, const std::string& what)> note{};
};

/// What a run did, by kind.
struct RunAnswer {
    std::map<std::string, Counts> counts;
    std::int64_t bad{};  // rows and files that could not be taken
};

/// Reads the files into the session, kinds in the order they need each other. Never stops at a bad row.
RunAnswer run(const std::vector<std::string>& files, ImportSession& rows, const RunOptions& options);

}  // namespace spaza::import
