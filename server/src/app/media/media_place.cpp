#include "app/media/media_place.hpp"

#include "app/media/bucket_files.hpp"
#include "app/media/database_files.hpp"
#include "app/media/folder_files.hpp"
#include "shop/pictures/media_store_sql.hpp"

namespace spaza::app {

namespace {

s3::BucketSettings bucket_in(const Config::Media& set) {
    return {.endpoint = set.s3_endpoint,
            .region = set.s3_region,
            .bucket = set.s3_bucket,
            .key = {set.s3_access_key, set.s3_secret_key},
            .prefix = set.s3_prefix,
            .path_style = set.s3_path_style};
}

}  // namespace

std::shared_ptr<MediaFiles> place_of_media(const Config& config, storage::Database& database) {
    return place_of_media(config.media.store, config, database);
}

std::shared_ptr<MediaFiles> place_of_media(const std::string& store, const Config& config,
                                           storage::Database& database) {
    const Config::Media& set = config.media;
    if (store == "database") return std::make_shared<DatabaseFiles>(database);
    if (store == "folder")
        return config.serve.media_dir.empty() ? nullptr : std::make_shared<FolderFiles>(config.serve.media_dir);
    if (set.s3_bucket.empty()) return nullptr;
    return std::make_shared<BucketFiles>(bucket_in(set));
}

std::shared_ptr<MediaFiles> place_for_shoppers(const Config& config, storage::Database& database) {
    if (config.media.store != "s3" || config.media.s3_bucket.empty()) return place_of_media(config, database);
    return std::make_shared<BucketFiles>(
        bucket_in(config.media), [&database](const std::string& address, const std::string& name) {
            return database.reading(
                [&](storage::Session& session) { return SqlMediaStore{session}.file(address, name); });
        });
}

}  // namespace spaza::app
