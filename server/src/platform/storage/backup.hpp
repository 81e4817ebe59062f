#pragma once

#include <cstdint>
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

/// Writes the whole database, as it is at one moment, to `path`, while the shop runs; then reads it back to check.
BackupSummary backup(Database& database, const std::string& path, TimePoint now);

/// Reads a backup through and checks it; throws Failure when it is damaged.
BackupSummary verify_backup(const std::string& path);

/// Puts a backup of either engine into an empty database, all or nothing, and brings its schema up to date.
/// Refuses a database that holds anything unless `replace`; then what it holds is lost.
BackupSummary restore(Database& database, const std::string& path, bool replace);

}  // namespace spaza::storage
