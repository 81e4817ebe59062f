#include "app/media/attachment_bucket.hpp"

namespace spaza::app {
namespace {

template <class Use>
auto reaching(Use&& use) {
    try {
        return use();
    } catch (const s3::Unavailable& failure) {
        throw ContentsUnavailable{failure.what()};
    }
}

}  // namespace

void AttachmentBucket::keep(const std::string& id, std::string content) {
    reaching([&] { objects.put(id, std::move(content)); });
}

std::optional<std::string> AttachmentBucket::read(const std::string& id) {
    return reaching([&] { return objects.get(id); });
}

void AttachmentBucket::drop(const std::string& id) {
    reaching([&] { objects.remove(id); });
}

std::shared_ptr<AttachmentBucket> attachment_bucket(const Config& config) {
    const Config::Attachments& set = config.attachments;
    if (set.s3_bucket.empty()) return nullptr;
    return std::make_shared<AttachmentBucket>(s3::BucketSettings{.endpoint = set.s3_endpoint,
                                                                 .region = set.s3_region,
                                                                 .bucket = set.s3_bucket,
                                                                 .key = {set.s3_access_key, set.s3_secret_key},
                                                                 .prefix = set.s3_prefix,
                                                                 .path_style = set.s3_path_style});
}

AttachmentContents* place_of_new_files(const std::shared_ptr<AttachmentBucket>& bucket, const Config& config) {
    return config.attachments.store == "s3" ? bucket.get() : nullptr;
}

}  // namespace spaza::app
