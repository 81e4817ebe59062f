#include "app/feeds/feed_keeper.hpp"

#include <condition_variable>
#include <mutex>

#include "app/feeds/feed_run.hpp"
#include "platform/log/log.hpp"

namespace spaza::app {

namespace {

constexpr std::chrono::seconds kLookEvery{5};
constexpr std::chrono::minutes kClaimedFor{30};  // longer than a download and its import may take

}  // namespace

std::optional<FeedState> claim_and_run(const Feed& feed, FeedStates& states, storage::Database& database,
                                       const Clock& clock, FeedHaste haste, const std::function<bool()>& give_up) {
    const TimePoint now = clock.now();
    const TimePoint until = now + kClaimedFor;
    if (!states.claim(feed.name, now, until, haste.not_due)) return std::nullopt;
    const auto before = states.find(feed.name);
    FeedState state =
        run_feed(feed, before.value_or(FeedState{.name = feed.name}), database, clock, haste.unchanged, give_up);
    states.keep(state, until);
    return state;
}

void log_feed(const FeedState& state) {
    using Outcome = FeedState::Outcome;
    const bool good = state.outcome == Outcome::taken || state.outcome == Outcome::unchanged;
    const auto write = good ? log::info : log::warn;
    write(good ? "feed" : "feed_problem", {{"feed", state.name},
                                           {"outcome", outcome_name(state.outcome)},
                                           {"failures", state.failures},
                                           {"words", state.words}});
}

FeedKeeper::FeedKeeper(storage::Database& database, const Clock& clock, std::vector<Feed> feeds,
                       metrics::Registry& figures)
    : states_{database}, database_{database}, clock_{clock}, feeds_{std::move(feeds)}, figures_{figures} {
    if (feeds_.empty()) return;
    thread_ = std::jthread{[this](const std::stop_token& stop) { work(stop); }};
}

void FeedKeeper::run_due(const Feed& feed, const std::stop_token& stop) {
    try {
        const auto state =
            claim_and_run(feed, states_, database_, clock_, {}, [&stop] { return stop.stop_requested(); });
        if (!state) return;
        log_feed(*state);
        figures_
            .counter("spaza_feed_runs_total", "Feeds fetched, by what became of them",
                     {{"feed", feed.name}, {"outcome", outcome_name(state->outcome)}})
            .add();
    } catch (const std::exception& problem) {
        log::error("background_problem", {{"part", "feeds"}, {"what", problem.what()}});
    }
}

void FeedKeeper::work(const std::stop_token& stop) {
    std::mutex mutex;
    std::condition_variable_any sleep;
    while (!stop.stop_requested()) {
        for (const Feed& feed : feeds_)
            if (!stop.stop_requested()) run_due(feed, stop);
        std::unique_lock lock{mutex};
        sleep.wait_for(lock, stop, kLookEvery, [] { return false; });
    }
}

}  // namespace spaza::app
