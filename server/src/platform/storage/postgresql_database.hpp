#pragma once

#include <memory>
#include <string>

#include "platform/storage/storage.hpp"

namespace spaza::storage {

std::unique_ptr<Database> open_postgresql(const std::string& url, const Options& options);

}  // namespace spaza::storage
