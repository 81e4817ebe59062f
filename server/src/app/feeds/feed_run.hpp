#pragma once

#include <functional>
#include <string>

#include "app/feeds/feed.hpp"
#include "app/feeds/feed_state.hpp"

namespace spaza::app {

/// Fetches a feed and imports it, whole or not at all, by the rules of `spaza import`; answers where it stands
/// now. What has not changed since it was taken last is not imported again, unless `again`. `give_up` is asked
/// before what was read is kept.
FeedState run_feed(const Feed& feed, FeedState before, storage::Database& database, const Clock& clock, bool again,
                   const std::function<bool()>& give_up);

/// How long after `failures` in a row it is tried again: a minute, two, four …, never longer than `every`.
std::chrono::seconds retry_after(std::int64_t failures, std::chrono::seconds every);

}  // namespace spaza::app
