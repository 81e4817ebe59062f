#pragma once

#include <memory>
#include <string>

#include "platform/storage/storage.hpp"

namespace spaza::storage {

std::unique_ptr<Database> open_sqlite(const std::string& path, const Options& options);

}  // namespace spaza::storage
