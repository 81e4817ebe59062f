#pragma once

#include <optional>

#include "platform/config/config.hpp"

namespace spaza::app {

/// Where bodies of requests go while they come in.
std::string upload_folder(const Config& config);

/// What is wrong with it, in words, when no file can be made there.
std::optional<std::string> upload_folder_complaint(const Config& config);

}  // namespace spaza::app
