#pragma once

#include <memory>

#include "app/media/attachment_bucket.hpp"
#include "platform/storage/housekeeping.hpp"

namespace spaza::app {

/// Removes objects that are a day old and no file's: of uploads cut off before they were committed, and of files
/// that are gone. Answers how many. `now` is the shop's, and a day is more than clocks differ and uploads take.
std::int64_t sweep_bucket(storage::Database& database, const AttachmentBucket& bucket, TimePoint now);

/// The same, once an hour.
storage::Chore bucket_sweep(std::shared_ptr<AttachmentBucket> bucket);

}  // namespace spaza::app
