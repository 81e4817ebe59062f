#include "app/commands/doctor_media.hpp"

#include <fmt/core.h>
#include <map>

#include "app/media/bucket_files.hpp"
#include "app/media/media_place.hpp"
#include "base/digest.hpp"
#include "shop/pictures/media_rules.hpp"
#include "shop/pictures/media_store_sql.hpp"

namespace spaza::app {
namespace {

constexpr std::size_t kMostLookedAt = 20;

/// Puts a file of no picture there, reads it and removes it.
bool keeps_a_trial(MediaFiles& files) {
    const std::string trial = media_address(random_hex(16));
    files.put(trial, {{"1.png", trial}});
    const auto there = files.get(trial, "1.png");
    files.remove(trial);
    return there && *there == trial && !files.holds(trial);
}

/// How many of some names have no file, and how many were looked at.
std::pair<std::size_t, std::size_t> missing_in(const MediaFiles& files, storage::Database& database) {
    // By their rows: what was made by an earlier recipe stands where that put it.
    std::map<std::string, std::string> addresses;
    database.reading([&](storage::Session& session) {
        SqlMediaStore store{session};
        for (const auto& [name, picture] : store.pictures()) addresses.emplace(name, picture.address);
        for (const auto& [name, document] : store.documents()) addresses.emplace(name, document.address);
        return true;
    });
    std::size_t missing = 0;
    std::size_t looked_at = 0;
    // Names are in their order, so every n-th is a fair choice.
    const std::size_t step = std::max<std::size_t>(1, addresses.size() / kMostLookedAt);
    std::size_t place = 0;
    for (const auto& [name, address] : addresses) {
        if (place++ % step != 0) continue;
        ++looked_at;
        if (!files.holds(address)) ++missing;
    }
    return {missing, looked_at};
}

void examine_sources(storage::Database& database, std::vector<storage::Finding>& findings) {
    database.reading([&](storage::Session& session) {
        const auto failed = session.row("SELECT COUNT(*) FROM media_source WHERE outcome = 'failed'", {},
                                        [](const storage::Row& row) { return row.integer(0); });
        if (failed.value_or(0) == 0) return true;
        const auto first = session.row(
            "SELECT address, words FROM media_source WHERE outcome = 'failed' ORDER BY name LIMIT 1", {},
            [](const storage::Row& row) { return row.get<std::string>(0) + " " + row.get<std::string>(1); });
        findings.push_back({false, "media",
                            fmt::format("{} picture{} of other servers could not be fetched, such as {}", *failed,
                                        *failed == 1 ? "" : "s", *first),
                            "`spaza media fetch` tries again and names the rows that want them"});
        return true;
    });
}

}  // namespace

void examine_media(const Config& config, storage::Database& database, std::vector<storage::Finding>& findings) {
    examine_sources(database, findings);
    const auto files = place_of_media(config, database);
    if (!files) return;
    const std::string fix = "fix media.* or serve.media_dir, or who may write there";
    try {
        // A folder is not written to: whoever runs the doctor may be another than the shop.
        const bool is_bucket = config.media.store == "s3";
        if (is_bucket && !keeps_a_trial(*files)) {
            findings.push_back({false, "media", files->place() + " does not keep what it is given", fix});
            return;
        }
        const auto [missing, looked_at] = missing_in(*files, database);
        if (missing > 0)
            findings.push_back({false, "media",
                                fmt::format("{} of {} pictures that were looked at are not in {}", missing,
                                            looked_at, files->place()),
                                "bring back its backup, `spaza media move` them from where they are, or add them "
                                "again"});
        else if (is_bucket)
            findings.push_back({true, "media", files->place() + " can be written to and read", {}});
        else if (looked_at > 0)
            findings.push_back({true, "media", files->place() + " has the pictures that were looked at", {}});
    } catch (const std::exception& failure) {
        findings.push_back({false, "media", files->place() + ": " + failure.what(), fix});
    }
}

}  // namespace spaza::app
