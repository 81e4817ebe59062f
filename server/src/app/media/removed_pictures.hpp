#pragma once

#include "platform/config/config.hpp"
#include "platform/storage/housekeeping.hpp"
#include "shop/media_admin/media_admin.hpp"
#include "shop/pictures/media_files.hpp"

namespace spaza::app {

/// One round of it, each picture by itself; answers how many went.
std::int64_t remove_pictures(storage::Database& database, MediaFiles& files,
                             const std::vector<SettingText>& settings, TimePoint now);

/// Pictures that were removed 30 days ago go, files and all, unless something uses them by then: those are kept
/// on.
storage::Chore removed_pictures(const Config& config);

}  // namespace spaza::app
