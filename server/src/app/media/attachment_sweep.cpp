#include "app/media/attachment_sweep.hpp"

#include <algorithm>
#include <stdexcept>

#include "base/secrets.hpp"
#include "platform/log/log.hpp"

namespace spaza::app {
namespace {

constexpr std::chrono::hours kLeftAlone{24};
constexpr std::chrono::hours kEvery{1};
constexpr std::size_t kLengthOfId = 22;  // of secrets::random_id()
constexpr const char* kBucketMark = "attachments.bucket_mark";
constexpr const char* kMarkObject = "database";  // no name of the shop's own shape

bool is_ascii_alphanumeric(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Whether the content of any file is not in the database.
bool has_files_outside(storage::Database& database) {
    return database.reading([](storage::Session& session) {
        return session
            .row(
                "SELECT 1 FROM attachment WHERE NOT EXISTS (SELECT 1 FROM attachment_content c WHERE "
                "c.attachment_id = attachment.id) LIMIT 1",
                {}, [](const storage::Row&) { return 1; })
            .has_value();
    });
}

/// What this database goes by in its bucket; made on the first call.
std::string mark_of(storage::Database& database) {
    const auto noted = [](storage::Session& session) {
        return session.row("SELECT value FROM setting WHERE name = $1", {kBucketMark},
                           [](const storage::Row& row) { return row.get<std::string>(0); });
    };
    if (auto mark = database.reading(noted)) return *std::move(mark);
    return database.writing([&](storage::Session& session) {
        session.execute("INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING",
                        {kBucketMark, secrets::random_id()});
        return noted(session).value();
    });
}

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

bool is_made_by_shop(std::string_view name) {
    constexpr std::string_view kTrial = "doctor-";
    if (name.starts_with(kTrial)) return std::ranges::all_of(name.substr(kTrial.size()), is_ascii_alphanumeric);
    return name.size() == kLengthOfId &&
           std::ranges::all_of(name, [](char c) { return is_ascii_alphanumeric(c) || c == '-' || c == '_'; });
}

bool mark_bucket(storage::Database& database, const AttachmentBucket& bucket, bool new_files_there) {
    auto there = bucket.objects.get(kMarkObject);
    if (!there) {
        if (!new_files_there && !has_files_outside(database)) return false;
        bucket.objects.put(kMarkObject, mark_of(database));
        there = bucket.objects.get(kMarkObject);
    }
    if (there == mark_of(database)) return true;
    throw std::runtime_error{bucket.objects.address() + kMarkObject +
                             " names another database: nothing is removed there"};
}

std::int64_t sweep_bucket(storage::Database& database, const AttachmentBucket& bucket, bool new_files_there,
                          TimePoint now) {
    if (!mark_bucket(database, bucket, new_files_there)) return 0;
    std::int64_t removed = 0;
    std::string from;
    do {
        const s3::ObjectList page = bucket.objects.list(from);
        std::vector<std::string> old;
        for (const s3::ListedObject& each : page.objects)
            if (each.modified < now - kLeftAlone && is_made_by_shop(each.key)) old.push_back(each.key);
        for (const std::string& name : unknown_of(database, old)) {
            bucket.objects.remove(name);
            ++removed;
        }
        from = page.next;
    } while (!from.empty());
    if (removed > 0) log::info("bucket_swept", {{"removed", removed}});
    return removed;
}

storage::Chore bucket_sweep(std::shared_ptr<AttachmentBucket> bucket, bool new_files_there) {
    return {.name = "objects of no file",
            .remove = [bucket = std::move(bucket), new_files_there, next = std::optional<TimePoint>{}](
                          storage::Database& database, TimePoint now) mutable -> std::int64_t {
                if (next && now < *next) return 0;
                const bool first = !next;
                next = now + kEvery;  // also after a failure, which is notified
                if (!first) return sweep_bucket(database, *bucket, new_files_there, now);
                mark_bucket(database, *bucket, new_files_there);
                return 0;
            }};
}

}  // namespace spaza::app
