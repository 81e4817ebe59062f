#pragma once

#include <chrono>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace spaza::app::pages {

/// A guest page as it is sent: the same bytes to everybody.
struct Page {
    int status{200};
    std::string text;
    std::string brotli{};                // the same, compressed
    std::string style_digest{};          // names its style element in the policy of what may stand in it
    std::vector<std::string> queries{};  // API paths it was made from
    std::size_t answers{0};              // a hash of what they answered
    std::string location{};              // of a page that has moved

    std::size_t size() const { return text.size() + brotli.size(); }
};

/// Pages by path, channel and zone. A change in the shop does not throw a page away: it is only no longer
/// `current`, and whoever wants it asks its queries again and confirms it when they answer the same. Forgotten
/// after a minute (a promise of "today" grows old), or when others are wanted more.
class PageCache {
public:
    explicit PageCache(std::size_t most_bytes) : most_bytes_{most_bytes} {}

    using Time = std::chrono::steady_clock::time_point;
    struct Found {
        std::shared_ptr<const Page> page;  // null: none
        bool current{false};
    };
    Found find(const std::string& key, std::uint64_t version, Time now);
    /// The page still says what the shop says at this version.
    void confirm(const std::string& key, const std::shared_ptr<const Page>& page, std::uint64_t version);
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
