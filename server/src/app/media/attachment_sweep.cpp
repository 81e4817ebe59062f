#include "app/media/attachment_sweep.hpp"

#include "platform/log/log.hpp"

namespace spaza::app {
namespace {

constexpr std::chrono::hours kLeftAlone{24};
constexpr std::chrono::hours kEvery{1};

/// Those of `names` that are no file's.
std::vector<std::string> unknown_of(storage::Database& database, const std::vector<std::string>& names) {
    return database.reading([&](storage::Session& session) {
        std::vector<std::string> unknown;
        for (const std::string& name : names)
            if (!session.row("SELECT 1 FROM attachment WHERE id = $1", {name},
                             [](const storage::Row&) { return 1; }))
                unknown.push_back(name);
        return unknown;
    });
}

}  // namespace

std::int64_t sweep_bucket(storage::Database& database, const AttachmentBucket& bucket, TimePoint now) {
    std::int64_t removed = 0;
    std::string from;
    do {
        const s3::ObjectList page = bucket.objects.list(from);
        std::vector<std::string> old;
        for (const s3::ListedObject& each : page.objects)
            if (each.modified < now - kLeftAlone) old.push_back(each.key);
        for (const std::string& name : unknown_of(database, old)) {
            bucket.objects.remove(name);
            ++removed;
        }
        from = page.next;
    } while (!from.empty());
    if (removed > 0) log::info("bucket_swept", {{"removed", removed}});
    return removed;
}

storage::Chore bucket_sweep(std::shared_ptr<AttachmentBucket> bucket) {
    return {"objects of no file",
            [bucket = std::move(bucket), next = TimePoint{}](storage::Database& database, TimePoint now) mutable {
                if (now < next) return std::int64_t{0};
                next = now + kEvery;  // also after a failure, which is told
                return sweep_bucket(database, *bucket, now);
            }};
}

}  // namespace spaza::app
