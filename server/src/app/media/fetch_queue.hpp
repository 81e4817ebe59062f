#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "shop/pictures/media_source.hpp"

namespace spaza::app {

/// An address on its way.
struct FetchItem {
    MediaSource source;
    std::string host;
    int failures{};  // in this run
};

/// What is to be fetched, in an order that gives no host more than its share of the connections; what failed comes
/// again after its pause. Safe from many threads.
class FetchQueue {
public:
    using Time = std::chrono::steady_clock::time_point;

    explicit FetchQueue(int per_host) : per_host_{per_host} {}

    void add(FetchItem item);
    /// The next one, waiting for it; nothing when all is done and no more comes, or it was stopped. Each is given
    /// back by `done` or `again`.
    std::optional<FetchItem> next();
    /// What was taken with `next` is finished with its host, though not with the shop.
    void done(const std::string& host);
    void again(FetchItem item, Time when);
    /// No more is added.
    void close();
    void stop();
    std::size_t waiting() const;

private:
    /// With the lock held.
    std::optional<FetchItem> take_fit();

    const int per_host_;
    mutable std::mutex mutex_;
    std::condition_variable something_;
    std::map<std::string, std::deque<FetchItem>> by_host_;
    std::map<std::string, int> under_way_;
    std::multimap<Time, FetchItem> later_;
    std::string last_host_;  // hosts take turns
    std::size_t waiting_{};
    std::size_t out_{};  // under way
    bool closed_{};
    bool stopped_{};
};

}  // namespace spaza::app
