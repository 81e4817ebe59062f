#include "app/media/bucket_files.hpp"

#include <chrono>

#include "shop/pictures/documents.hpp"
#include "shop/pictures/media_rules.hpp"

namespace spaza::app {
namespace {

constexpr const char* kWhole = "made";
constexpr std::size_t kMostKeptBytes = std::size_t{64} << 20;
constexpr std::size_t kLargestKept = std::size_t{2} << 20;
constexpr std::chrono::seconds kTurnPatience{5};
constexpr std::chrono::seconds kRest{2};

s3::BucketSettings with_calls(s3::BucketSettings settings, int most) {
    settings.most_at_once = most;
    return settings;
}

/// Waits for one of the calls that may be under way, so that a page of many pictures is not refused.
template <class Turns, class Use>
auto in_turn(Turns& turns, Use&& use) {
    using Clock = std::chrono::steady_clock;
    const auto unless_it_rests = [&] {
        const auto left = turns.rests_until.load() - Clock::now();
        if (left > Clock::duration::zero())
            throw FilesUnavailable{"the bucket did not answer a moment ago",
                                   std::chrono::ceil<std::chrono::seconds>(left)};
    };
    unless_it_rests();
    if (!turns.free.try_acquire_for(kTurnPatience))
        throw FilesUnavailable{"the bucket: others are waiting for it already"};
    const std::unique_ptr<Turns, void (*)(Turns*)> turn{&turns, [](Turns* all) { all->free.release(); }};
    unless_it_rests();
    try {
        return use();
    } catch (const s3::Unavailable& failure) {
        turns.rests_until = Clock::now() + kRest;
        throw FilesUnavailable{failure.what(), kRest};
    }
}

}  // namespace

BucketFiles::BucketFiles(s3::BucketSettings settings, Known known)
    : objects_{with_calls(std::move(settings), kMostCalls)}, known_{std::move(known)} {}

bool BucketFiles::holds(const std::string& address) const {
    return in_turn(turns_, [&] { return objects_.has(address + '/' + kWhole); });
}

void BucketFiles::put(const std::string& address, const std::vector<MediaFile>& files) {
    in_turn(turns_, [&] {
        std::string names;
        for (const MediaFile& file : files) {
            objects_.put(address + '/' + file.name, file.bytes);
            names += file.name + '\n';
        }
        objects_.put(address + '/' + kWhole, std::move(names));
    });
}

void BucketFiles::remove(const std::string& address) {
    in_turn(turns_, [&] {
        const auto names = objects_.get(address + '/' + kWhole);
        if (!names) return;
        // First it is no longer whole; what is left over then is nobody's.
        objects_.remove(address + '/' + kWhole);
        for (std::size_t at = 0, end = 0; (end = names->find('\n', at)) != names->npos; at = end + 1)
            objects_.remove(address + '/' + names->substr(at, end - at));
    });
}

std::shared_ptr<const std::string> BucketFiles::get(const std::string& address, const std::string& name) const {
    if (!is_media_address(address) || !is_variant_name(name)) return nullptr;
    const std::string key = address + '/' + name;
    if (auto known = kept(key)) return known;
    if (known_ && !known_(address, name)) return nullptr;
    auto bytes = in_turn(turns_, [&] { return objects_.get(key); });
    if (!bytes) return nullptr;
    const auto shared = std::make_shared<const std::string>(*std::move(bytes));
    keep(key, shared);
    return shared;
}

std::optional<std::size_t> BucketFiles::size(const std::string& address, const std::string& name) const {
    if (!known_ || name != kDocumentFile || !is_media_address(address)) return std::nullopt;
    const auto known = known_(address, name);
    const auto bytes = static_cast<std::size_t>(known ? known->bytes.value_or(0) : 0);
    return bytes > kLargestKept ? std::optional{bytes} : std::nullopt;
}

std::shared_ptr<const std::string> BucketFiles::part(const std::string& address, const std::string& name,
                                                     std::size_t first, std::size_t length) const {
    auto bytes = in_turn(turns_, [&] { return objects_.get_part(address + '/' + name, first, length); });
    return bytes ? std::make_shared<const std::string>(*std::move(bytes)) : nullptr;
}

std::shared_ptr<const std::string> BucketFiles::kept(const std::string& key) const {
    const std::scoped_lock lock{mutex_};
    const auto place = places_.find(key);
    if (place == places_.end()) return nullptr;
    lately_.splice(lately_.begin(), lately_, place->second);
    return place->second->bytes;
}

void BucketFiles::keep(const std::string& key, const std::shared_ptr<const std::string>& bytes) const {
    if (bytes->size() > kLargestKept) return;
    const std::scoped_lock lock{mutex_};
    if (places_.contains(key)) return;
    lately_.push_front({key, bytes});
    places_.emplace(key, lately_.begin());
    bytes_ += bytes->size();
    while (bytes_ > kMostKeptBytes) {
        bytes_ -= lately_.back().bytes->size();
        places_.erase(lately_.back().key);
        lately_.pop_back();
    }
}

}  // namespace spaza::app
