#pragma once

#include <functional>
#include <thread>
#include <vector>

#include "app/feeds/feed.hpp"
#include "app/feeds/feed_state.hpp"
#include "base/clock.hpp"
#include "platform/metrics/metrics.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

/// Runs each feed when it is due. Every node may keep them: a feed runs on one at a time. Ends in the middle of
/// one with nothing changed.
class FeedKeeper {
public:
    FeedKeeper(storage::Database& database, const Clock& clock, std::vector<Feed> feeds,
               metrics::Registry& figures);

private:
    void work(const std::stop_token& stop);
    void run_due(const Feed& feed, const std::stop_token& stop);

    FeedStates states_;
    storage::Database& database_;
    const Clock& clock_;
    std::vector<Feed> feeds_;
    metrics::Registry& figures_;
    std::jthread thread_;
};

/// By hand: also before it is due, and if wanted also what has not changed.
struct FeedHaste {
    bool not_due{false};
    bool unchanged{false};
};

/// Claims a feed, runs it and keeps what became of it; nothing when another node has it, or it is not due.
std::optional<FeedState> claim_and_run(const Feed& feed, FeedStates& states, storage::Database& database,
                                       const Clock& clock, FeedHaste haste, const std::function<bool()>& give_up);

/// What became of it, to the log.
void log_feed(const FeedState& state);

}  // namespace spaza::app
