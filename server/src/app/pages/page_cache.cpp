#include "app/pages/page_cache.hpp"

#include <utility>

namespace spaza::app::pages {

namespace {

constexpr std::chrono::minutes kLifetime{1};

}  // namespace

PageCache::Found PageCache::find(const std::string& key, std::uint64_t version, Time now) {
    const std::lock_guard lock{mutex_};
    const auto found = by_key_.find(key);
    if (found == by_key_.end()) return {};
    const auto entry = found->second;
    if (now - entry->kept_at > kLifetime) {
        drop(entry);
        return {};
    }
    entries_.splice(entries_.begin(), entries_, entry);
    return {entry->page, entry->version == version};
}

void PageCache::confirm(const std::string& key, const std::shared_ptr<const Page>& page, std::uint64_t version) {
    const std::lock_guard lock{mutex_};
    const auto found = by_key_.find(key);
    if (found != by_key_.end() && found->second->page == page) found->second->version = version;
}

void PageCache::keep(const std::string& key, std::uint64_t version, Time now, std::shared_ptr<const Page> page) {
    const std::lock_guard lock{mutex_};
    if (const auto found = by_key_.find(key); found != by_key_.end()) drop(found->second);
    bytes_ += page->size();
    entries_.push_front({key, version, now, std::move(page)});
    by_key_[key] = entries_.begin();
    while (bytes_ > most_bytes_ && entries_.size() > 1) drop(std::prev(entries_.end()));
}

void PageCache::drop(Entries::iterator entry) {
    bytes_ -= entry->page->size();
    by_key_.erase(entry->key);
    entries_.erase(entry);
}

}  // namespace spaza::app::pages
