#pragma once

#include <optional>
#include <string>

#include "platform/config/config.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

/// What is wrong when the database was written with another crypto.key than the one there is now; nothing while it
/// was written with none.
std::optional<std::string> key_complaint(storage::Database& database, const Config& config);

/// Notes the key the database is written with, by a mark it cannot be found out from. `anew`: instead of the one
/// noted before.
void note_key(storage::Database& database, const Config& config, bool anew = false);

}  // namespace spaza::app
