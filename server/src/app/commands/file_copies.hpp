#pragma once

#include <string>
#include <vector>

#include "platform/config/config.hpp"
#include "shop/attachments/attachments.hpp"

namespace spaza::app {

/// Writes files of customers into a folder, wherever they are kept, and prints where to; out of any transaction of
/// the caller's. Throws CommandFailed when one cannot be had.
void copy_files(const Config& config, const std::vector<Attachment>& files, const std::string& folder);

}  // namespace spaza::app
