#pragma once

#include <memory>
#include <string_view>

#include "app/media/attachment_bucket.hpp"
#include "platform/storage/housekeeping.hpp"

namespace spaza::app {

/// Whether an object may be the shop's by its name: a file's, or a trial of the doctor's. No other is ever
/// removed.
bool is_made_by_shop(std::string_view name);

/// Leaves an object that names this database, unless there is one: then true when it names this one, and
/// std::runtime_error when another. False, and no object, when the shop keeps nothing there: new files go
/// elsewhere, and no row has its content there.
bool mark_bucket(storage::Database& database, const AttachmentBucket& bucket, bool new_files_there);

/// Removes objects of the shop's that are a day old and no file's: of uploads cut off before they were committed,
/// and of files that are gone. Answers how many: none where the bucket is not marked as this database's. `now` is
/// the shop's, and a day is more than clocks differ and uploads take.
std::int64_t sweep_bucket(storage::Database& database, const AttachmentBucket& bucket, bool new_files_there,
                          TimePoint now);

/// The same once an hour, beginning an hour after the start: time to look after an older backup was restored.
storage::Chore bucket_sweep(std::shared_ptr<AttachmentBucket> bucket, bool new_files_there);

}  // namespace spaza::app
