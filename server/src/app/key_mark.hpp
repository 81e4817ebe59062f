#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "platform/config/config.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

/// How many passwords were kept with another crypto.key than the one there is now.
std::int64_t passwords_of_other_keys(storage::Database& database, const Config& config);

/// What is wrong when the database was written with another crypto.key than the one there is now, by the mark
/// noted or, while there is none, by the passwords kept; nothing while it was written with none.
std::optional<std::string> key_complaint(storage::Database& database, const Config& config);

/// Notes the key the database is written with, by a mark it cannot be found out from. `anew`: instead of the one
/// noted before. Without, a database whose passwords tell of another key gets none; nor does one that has one, so
/// look for a complaint afterwards: another node may have come first.
void note_key(storage::Database& database, const Config& config, bool anew = false);

}  // namespace spaza::app
