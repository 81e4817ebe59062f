#pragma once

#include <vector>

#include "platform/config/config.hpp"
#include "platform/storage/checkup.hpp"

namespace spaza::app {

/// Whether the bucket for files, if there is one, can be written to, read, listed and tidied.
void examine_bucket(const Config& config, std::vector<storage::Finding>& findings);

}  // namespace spaza::app
