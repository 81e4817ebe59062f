#pragma once

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>

#include "app/media/picture_sources.hpp"
#include "platform/storage/storage.hpp"
#include "shop/pictures/media_files.hpp"

namespace spaza::app {

/// What became of one file.
struct MediaOutcome {
    enum class Kind { added, replaced, unchanged, skipped, failed };
    Kind kind{};
    std::string shown;
    std::string why;  // of those skipped and failed
};
std::string_view name_of(MediaOutcome::Kind kind);

struct MediaRunOptions {
    std::filesystem::path program;  // spaza-pictures
    std::string alt_text;
    int parallel{1};
    bool dry_run{false};
    std::function<void(const MediaOutcome&)> tell;
    std::function<void(std::size_t done)> progress;
    std::function<bool()> stop;  // asked often; what has been made is kept
};

/// Takes pictures into the library: each is known by the SHA-256 of its file, made once, and named. A file and its
/// row are there together or not at all, so that a run which was stopped is gone on with by the same again.
void take_in(const Offer& offer, storage::Database& database, MediaFiles& files, const MediaRunOptions& options);

}  // namespace spaza::app
