#pragma once

#include <memory>

#include "platform/config/config.hpp"
#include "platform/s3/bucket.hpp"
#include "shop/attachments/attachments_store.hpp"

namespace spaza::app {

/// Files of customers in a bucket. Safe from many threads.
class AttachmentBucket final : public AttachmentContents {
public:
    explicit AttachmentBucket(s3::BucketSettings settings) : objects{std::move(settings)} {}
    void keep(const std::string& id, std::string content) override;
    std::optional<std::string> read(const std::string& id) override;
    void drop(const std::string& id) override;

    const s3::Bucket objects;
};

/// Null when the shop has none.
std::shared_ptr<AttachmentBucket> attachment_bucket(const Config& config);

/// Null for the database.
AttachmentContents* place_of_new_files(const std::shared_ptr<AttachmentBucket>& bucket, const Config& config);

}  // namespace spaza::app
