#pragma once

#include <chrono>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

namespace spaza::app::pages {

/// A guest page without its nonce, which every answer gets anew.
struct Page {
    int status{200};
    std::string before_nonce;
    std::string after_nonce;

    std::size_t size() const { return before_nonce.size() + after_nonce.size(); }
};

/// Pages by path, channel and zone: forgotten when the shop's content changed, after a minute (a promise of
/// "today" grows old), or when others are wanted more.
class PageCache {
public:
    explicit PageCache(std::size_t most_bytes) : most_bytes_{most_bytes} {}

    using Time = std::chrono::steady_clock::time_point;
    std::shared_ptr<const Page> find(const std::string& key, std::uint64_t version, Time now);
    void keep(const std::string& key, std::uint64_t version, Time now, std::shared_ptr<const Page> page);

private:
    struct Entry {
        std::string key;
        std::uint64_t version;
        Time kept_at;
        std::shared_ptr<const Page> page;
    };
    using Entries = std::list<Entry>;

    void drop(Entries::iterator entry);

    std::mutex mutex_;
    std::size_t most_bytes_;
    std::size_t bytes_{0};
    Entries entries_;  // used most recently first
    std::unordered_map<std::string, Entries::iterator> by_key_;
};

}  // namespace spaza::app::pages
