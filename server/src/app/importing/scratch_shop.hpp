#pragma once

#include <memory>
#include <string>

#include "platform/storage/storage.hpp"

namespace spaza::app {

/// The database to hold an import against that is not to change anything. One that is not there yet, or has no
/// tables, stays so: an empty one stands in for it, which is gone with the object. Throws storage::Failure when
/// the schema is that of an older program.
std::unique_ptr<storage::Database> open_for_review(const std::string& url);

}  // namespace spaza::app
