#include "app/feeds/feed_run.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/core.h>
#include <fstream>
#include <stdlib.h>
#include <sys/stat.h>

#include "app/importing/import_files.hpp"
#include "base/digest.hpp"
#include "base/text.hpp"
#include "platform/http/download.hpp"
#include "shop/import/columns.hpp"
#include "shop/import/content_file.hpp"

namespace spaza::app {

namespace {

namespace fs = std::filesystem;
using Outcome = FeedState::Outcome;

constexpr std::chrono::seconds kSettled{10};  // a file that was written to since then may still be on its way
constexpr std::size_t kMostWords = 1000;
constexpr const char* kStoppedShort = "stopped in the middle of it: nothing was changed";
constexpr std::size_t kProblemsNamed = 5;

/// A folder for what is fetched, gone with the object.
class ScratchFolder {
public:
    ScratchFolder() {
        std::string name = (fs::temp_directory_path() / "spaza-feed-XXXXXX").string();
        if (!::mkdtemp(name.data())) throw std::runtime_error{"no folder can be made: " + name};
        path_ = name;
    }
    ~ScratchFolder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    std::string file(const std::string& name) const { return (path_ / name).string(); }

private:
    fs::path path_;
};

/// What of a feed is there to be imported.
struct Delivery {
    std::vector<std::string> files{};
    std::string etag{};  // of an address its own, of a folder a digest
    std::string modified{};
    Outcome outcome{Outcome::none};  // unchanged, failed; none: to be imported
    std::string words{};
    bool may_pass{true};
    bool look_soon{false};
};

Delivery failure(std::string words, bool may_pass = true) {
    return {.outcome = Outcome::failed, .words = std::move(words), .may_pass = may_pass};
}

bool has_name_of_kind(const std::string& name) {
    return import::kind_of_file(name).has_value() || import::is_content_file(name);
}

/// As an import wants it: the address's last part when that says what it holds, else the feed's kind.
std::string file_name(const Feed& feed, const std::string& type) {
    std::string last = feed.from.substr(0, feed.from.find_first_of("?#"));
    last = last.substr(last.find_last_of('/') + 1);
    const bool lines = last.ends_with(".jsonl") || last.ends_with(".ndjson") || type.find("ndjson") != type.npos ||
                       type.find("jsonl") != type.npos;
    if (!feed.kind.empty()) return feed.kind + (lines ? ".jsonl" : ".csv");
    if (!feed.mapping.empty() || has_name_of_kind(last)) return last;
    return {};
}

Delivery fetch(const Feed& feed, const FeedState& before, bool again, const ScratchFolder& folder,
               const std::function<bool()>& give_up) {
    const std::string into = folder.file("fetched");
    const http::Downloaded got =
        http::download({.url = feed.from,
                        .to = into,
                        .headers = feed.headers,
                        .etag = again ? "" : before.etag,
                        .modified = again ? "" : before.modified,
                        .most_bytes = static_cast<std::uint64_t>(feed.most_mb) * 1'000'000,
                        .private_allowed = feed.private_allowed,
                        .ssh_key = feed.ssh_key,
                        .known_hosts = feed.known_hosts,
                        .give_up = give_up});
    if (got.is == http::Downloaded::Is::failed) return failure("the address " + got.failure, got.may_pass);
    if (got.is == http::Downloaded::Is::unchanged)
        return {.etag = before.etag, .modified = before.modified, .outcome = Outcome::unchanged};
    const std::string name = file_name(feed, got.type);
    if (name.empty()) return failure("the address does not say what it holds: set `kind`", false);
    Delivery delivery{.files = {folder.file(name)}, .etag = got.etag, .modified = got.modified};
    fs::rename(into, delivery.files.front());
    return delivery;
}

/// Files of a name that says what they hold; `.part`, `.tmp` and what begins with a dot are on their way.
std::vector<fs::path> files_in(const Feed& feed) {
    std::vector<fs::path> files;
    for (const fs::directory_entry& each : fs::directory_iterator{feed.from}) {
        const std::string name = each.path().filename().string();
        if (!each.is_regular_file() || name.starts_with('.') || name.ends_with(".part") || name.ends_with(".tmp"))
            continue;
        if (!feed.mapping.empty() || has_name_of_kind(name)) files.push_back(each.path());
    }
    std::ranges::sort(files);
    return files;
}

bool may_be_on_its_way(const fs::path& file, TimePoint now) {
    struct stat about {};
    if (::stat(file.c_str(), &about) != 0) return true;
    const TimePoint written = from_millis(about.st_mtime * 1000);
    return written > now - kSettled &&
           written < now + std::chrono::minutes{1};  // a clock that is wrong is not waited for
}

std::string content_of(const fs::path& file) {
    std::ifstream in{file, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

/// Copied first, so that a file that is replaced meanwhile is read whole, as it was.
Delivery collect(const Feed& feed, const FeedState& before, bool again, TimePoint now,
                 const ScratchFolder& folder) {
    std::error_code none;
    if (!fs::is_directory(feed.from, none)) return failure("folder " + feed.from + " is not there");
    const std::vector<fs::path> files = files_in(feed);
    if (files.empty()) return {.etag = before.etag, .outcome = Outcome::unchanged, .words = "the folder is empty"};
    if (std::ranges::any_of(files, [&](const fs::path& each) { return may_be_on_its_way(each, now); }))
        return {.etag = before.etag,
                .outcome = Outcome::unchanged,
                .words = "a file may still be on its way",
                .look_soon = true};
    Delivery delivery;
    std::uintmax_t bytes = 0;
    std::string digests;
    for (const fs::path& each : files) {
        bytes += fs::file_size(each);
        if (bytes > static_cast<std::uintmax_t>(feed.most_mb) * 1'000'000)
            return failure("the files are larger than " + std::to_string(feed.most_mb) + " MB", false);
        const std::string copy = folder.file(each.filename().string());
        const auto written = fs::last_write_time(each);
        fs::copy_file(each, copy);
        if (fs::last_write_time(each) != written || fs::file_size(each) != fs::file_size(copy))
            return failure(each.filename().string() + " changed while it was read");
        delivery.files.push_back(copy);
        digests += each.filename().string() + " " + sha256_hex(content_of(copy)) + "\n";
    }
    delivery.etag = sha256_hex(digests);
    if (delivery.etag == before.etag && !again) delivery.outcome = Outcome::unchanged;
    return delivery;
}

/// The names of the files alone: nobody looks for the folder they were copied to.
std::string reported(const import::RowProblem& problem) {
    const std::string file = problem.file.substr(problem.file.find_last_of('/') + 1);
    return file + (problem.line > 0 ? ":" + std::to_string(problem.line) : "") + " " + words_of(problem);
}

struct Imported {
    import::RunAnswer answer;
    std::string problems;
    std::int64_t changed{};
    bool kept{false};
    std::vector<NamedSource> foreign;
};

Imported import_delivery(const Feed& feed, const Delivery& delivery, storage::Database& database, TimePoint now,
                         import::Review* review, const std::function<bool()>& give_up) {
    const auto mapping = feed.mapping.empty() ? std::nullopt : std::optional{read_mapping(feed.mapping)};
    Imported imported;
    std::size_t named = 0;
    ImportedFiles done = import_files(
        database, now,
        {.files = delivery.files,
         .options = {.mapping = mapping ? &*mapping : nullptr,
                     .allow_free = feed.allow_free,
                     .report =
                         [&](const import::RowProblem& problem, bool skipped) {
                             if (skipped || ++named > kProblemsNamed) return;
                             imported.problems += (imported.problems.empty() ? "" : "; ") + reported(problem);
                         },
                     .progress =
                         [&](std::uint64_t) {
                             if (give_up && give_up()) throw std::runtime_error{kStoppedShort};
                         }},
         .partial = feed.partial,
         .review = review,
         .give_up = give_up});
    imported.answer = std::move(done.answer);
    imported.kept = done.kept;
    imported.foreign = std::move(done.foreign);
    for (NamedSource& each : imported.foreign) each.file.erase(0, each.file.find_last_of('/') + 1);
    for (const auto& [kind, counts] : imported.answer.counts) imported.changed += counts.changed;
    return imported;
}

std::string bad_rows(std::int64_t bad) { return fmt::format("{} bad row{}", bad, bad == 1 ? "" : "s"); }

/// Files that name customers, and files that may be cut off, are none of a feed's.
void require_fit(const Feed& feed, const Delivery& delivery) {
    const auto mapping = feed.mapping.empty() ? std::nullopt : std::optional{read_mapping(feed.mapping)};
    for (const std::string& path : delivery.files) {
        const std::string name = path.substr(path.find_last_of('/') + 1);
        if (import::is_content_file(path)) continue;
        const auto* source = mapping ? mapping->source_for(path) : nullptr;
        const auto kind = source ? std::optional{source->kind} : import::kind_of_file(path);
        if (kind == import::Kind::old_orders || kind == import::Kind::coupons)
            throw std::runtime_error{name + " names customers: import it by hand"};
        std::ifstream file{path, std::ios::binary | std::ios::ate};
        if (file.tellg() <= 0) continue;  // said by the import
        file.seekg(-1, std::ios::end);
        if (file.get() != '\n')
            throw std::runtime_error{name + " does not end with the end of a line: it may be cut off"};
    }
}

/// First looked at without holding up anybody; then only the rows that differ are written, when they can be kept.
void import_into(FeedState& state, const Feed& feed, const Delivery& delivery, storage::Database& database,
                 TimePoint now, const std::function<bool()>& give_up) {
    constexpr std::size_t kMostKept = 100'000;
    require_fit(feed, delivery);
    import::Review review{0, kMostKept};
    Imported seen = import_delivery(feed, delivery, database, now, &review, give_up);
    if (seen.answer.bad > 0 && !feed.partial) {
        state.outcome = Outcome::refused;
        state.words = bad_rows(seen.answer.bad) + ": nothing was changed. " + seen.problems;
        return;
    }
    if (give_up && give_up()) throw std::runtime_error{kStoppedShort};
    if (seen.changed > 0 && review.kept()) {
        seen.changed = import_kept(database, now, review, seen.foreign);
    } else if (seen.changed > 0) {
        seen = import_delivery(feed, delivery, database, now, nullptr, give_up);
        if (!seen.kept)
            throw std::runtime_error{give_up && give_up() ? kStoppedShort
                                                          : "the shop changed in the middle of it"};
    }
    state.outcome = seen.changed > 0 ? Outcome::taken : Outcome::unchanged;
    state.changed = seen.changed;
    state.words = fmt::format("{} row{} changed", seen.changed, seen.changed == 1 ? "" : "s");
    if (seen.answer.bad > 0) state.words += ", leaving out " + bad_rows(seen.answer.bad) + ": " + seen.problems;
    if (review.price_move_count() > 0)
        state.words += fmt::format("; {} prices moved by more than 30 %", review.price_move_count());
}

}  // namespace

std::chrono::seconds retry_after(std::int64_t failures, std::chrono::seconds every) {
    constexpr std::int64_t kMostDoublings = 12;
    const std::chrono::seconds wait{60LL << std::clamp<std::int64_t>(failures - 1, 0, kMostDoublings)};
    return std::min(wait, every);
}

FeedState run_feed(const Feed& feed, FeedState before, storage::Database& database, const Clock& clock, bool again,
                   const std::function<bool()>& give_up) {
    const TimePoint now = clock.now();
    FeedState state = before;
    state.tried_at = now;
    state.due_at = now + feed.every;
    try {
        const ScratchFolder folder;
        const Delivery delivery = feed.is_folder() ? collect(feed, before, again, now, folder)
                                                   : fetch(feed, before, again, folder, give_up);
        state.outcome = delivery.outcome;
        state.words = delivery.words;
        if (state.outcome == Outcome::none) import_into(state, feed, delivery, database, now, give_up);
        if (delivery.look_soon) state.due_at = now + std::min<std::chrono::seconds>(feed.every, 2 * kSettled);
        if (state.outcome == Outcome::failed && delivery.may_pass)
            state.due_at = now + retry_after(before.failures + 1, feed.every);
        if (state.outcome == Outcome::taken || state.outcome == Outcome::unchanged) {
            state.etag = delivery.etag;
            state.modified = delivery.modified;
        }
    } catch (const std::exception& failed) {
        state.outcome = Outcome::failed;
        state.words = failed.what();
        state.due_at = now + retry_after(before.failures + 1, feed.every);
    }
    const bool good = state.outcome == Outcome::taken || state.outcome == Outcome::unchanged;
    state.failures = good ? 0 : before.failures + 1;
    if (good) state.taken_at = now;
    state.words = shortened(state.words, kMostWords);
    return state;
}

}  // namespace spaza::app
