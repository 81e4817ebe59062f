#include "app/media/fetch_queue.hpp"

namespace spaza::app {

void FetchQueue::add(FetchItem item) {
    const std::scoped_lock lock{mutex_};
    ++waiting_;
    const std::string host = item.host;
    by_host_[host].push_back(std::move(item));
    something_.notify_one();
}

std::optional<FetchItem> FetchQueue::take_fit() {
    for (const Time now = std::chrono::steady_clock::now(); !later_.empty() && later_.begin()->first <= now;) {
        FetchItem item = std::move(later_.extract(later_.begin()).mapped());
        const std::string host = item.host;
        by_host_[host].push_back(std::move(item));
    }
    const auto take = [&](auto host) -> std::optional<FetchItem> {
        if (under_way_[host->first] >= per_host_) return std::nullopt;
        FetchItem item = std::move(host->second.front());
        host->second.pop_front();
        last_host_ = host->first;
        if (host->second.empty()) by_host_.erase(host);
        ++under_way_[last_host_];
        ++out_;
        --waiting_;
        return item;
    };
    const auto from = by_host_.upper_bound(last_host_);
    for (auto host = from; host != by_host_.end(); ++host)
        if (auto item = take(host)) return item;
    for (auto host = by_host_.begin(); host != from; ++host)
        if (auto item = take(host)) return item;
    return std::nullopt;
}

std::optional<FetchItem> FetchQueue::next() {
    std::unique_lock lock{mutex_};
    while (!stopped_) {
        if (auto item = take_fit()) return item;
        if (closed_ && waiting_ == 0 && out_ == 0) return std::nullopt;
        if (later_.empty()) {
            something_.wait(lock);
        } else {
            const Time first = later_.begin()->first;  // another thread may take the entry meanwhile
            something_.wait_until(lock, first);
        }
    }
    return std::nullopt;
}

void FetchQueue::done(const std::string& host) {
    const std::scoped_lock lock{mutex_};
    if (--under_way_[host] == 0) under_way_.erase(host);
    --out_;
    something_.notify_all();
}

void FetchQueue::again(FetchItem item, Time when) {
    const std::scoped_lock lock{mutex_};
    if (--under_way_[item.host] == 0) under_way_.erase(item.host);
    --out_;
    ++waiting_;
    later_.emplace(when, std::move(item));
    something_.notify_all();
}

void FetchQueue::close() {
    const std::scoped_lock lock{mutex_};
    closed_ = true;
    something_.notify_all();
}

void FetchQueue::stop() {
    const std::scoped_lock lock{mutex_};
    stopped_ = true;
    something_.notify_all();
}

std::size_t FetchQueue::waiting() const {
    const std::scoped_lock lock{mutex_};
    return waiting_;
}

}  // namespace spaza::app
