#pragma once

#include <memory>
#include <string>

#include "platform/config/config.hpp"
#include "platform/storage/storage.hpp"
#include "shop/pictures/media_files.hpp"

namespace spaza::app {

/// Where the shop keeps pictures and documents by its settings (media.store); null when that is a folder and none
/// is set. The database must outlive it.
std::shared_ptr<MediaFiles> place_of_media(const Config& config, storage::Database& database);

/// `folder`, `database` or `s3`, whichever the settings have; null when it is not set up.
std::shared_ptr<MediaFiles> place_of_media(const std::string& store, const Config& config,
                                           storage::Database& database);

/// The one of the settings, for whoever asks by address: a bucket is not asked for what the database does not
/// know.
std::shared_ptr<MediaFiles> place_for_shoppers(const Config& config, storage::Database& database);

}  // namespace spaza::app
