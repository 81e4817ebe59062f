#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::storage {

struct BackupSummary {
    std::int64_t tables{};
    std::int64_t rows{};
    TimePoint made_at;
};

/// Reports now and then how many rows of how many are done; may throw to end it, with nothing changed.
using RowsDone = std::function<void(std::int64_t done, std::int64_t total)>;

/// Writes the whole database, as it is at one moment, to `path`, while the shop runs; then reads it back to check.
BackupSummary backup(Database& database, const std::string& path, TimePoint now, const RowsDone& progress = {});

/// Reads a backup through and checks it; throws Failure when it is damaged.
BackupSummary verify_backup(const std::string& path);

/// Puts a backup of either engine into an empty database, all or nothing, and brings its schema up to date.
/// Refuses a database that holds anything unless `replace`; then what it holds is lost.
BackupSummary restore(Database& database, const std::string& path, bool replace, const RowsDone& progress = {});

}  // namespace spaza::storage
