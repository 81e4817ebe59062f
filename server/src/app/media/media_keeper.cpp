#include "app/media/media_keeper.hpp"

#include <condition_variable>
#include <mutex>

#include "app/media/fetch_run.hpp"
#include "app/web_paths.hpp"
#include "platform/log/log.hpp"
#include "shop/pictures/media_source_store_sql.hpp"

namespace spaza::app {
namespace {

constexpr std::chrono::seconds kLookForMediaEvery{10};

}  // namespace

MediaKeeper::MediaKeeper(storage::Database& database, const Clock& clock, const Config& config, MediaFiles* files)
    : database_{database}, clock_{clock}, private_hosts_{config.media.private_hosts}, files_{files} {
    if (files_) thread_ = std::jthread{[this](const std::stop_token& stop) { work(stop); }};
}

bool MediaKeeper::is_something_due() const {
    return database_.reading(
        [&](storage::Session& session) { return SqlMediaSourceStore{session}.is_something_due(clock_.now()); });
}

void MediaKeeper::run(const std::stop_token& stop) {
    std::int64_t failed = 0;
    const std::int64_t looked_at =
        fetch_media(database_, *files_,
                    {.program = program_folder() / "spaza-pictures",
                     .private_hosts = private_hosts_,
                     .only_due = true,
                     .connections = 4,
                     .tell =
                         [&](const FetchOutcome& outcome) {
                             if (outcome.kind != FetchOutcome::Kind::failed) return;
                             ++failed;
                             log::warn("picture_not_fetched", {{"address", outcome.source.named.address},
                                                               {"failures", outcome.source.failures},
                                                               {"why", outcome.why}});
                         },
                     .stop = [&stop] { return stop.stop_requested(); }});
    log::info("pictures_fetched", {{"looked_at", looked_at}, {"failed", failed}});
}

void MediaKeeper::work(const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any sleep;
    while (!stop.stop_requested()) {
        try {
            if (is_something_due()) run(stop);
        } catch (const std::exception& problem) {
            log::error("background_problem", {{"part", "pictures"}, {"what", problem.what()}});
        }
        std::unique_lock lock{mutex};
        sleep.wait_for(lock, stop, kLookForMediaEvery, [] { return false; });
    }
}

}  // namespace spaza::app
