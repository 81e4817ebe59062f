#include "shop/accounts/social/provider_keys_service.hpp"

#include <algorithm>

#include "platform/log/log.hpp"

namespace spaza {
namespace {

constexpr std::chrono::hours kFresh{1};
constexpr std::chrono::hours kLongestTrusted{24};
constexpr std::chrono::minutes kAgainAfter{1};
constexpr std::chrono::seconds kAfterFailure{5};  // while there are no keys at all

}  // namespace

bool ProviderKeysService::may_ask(const Kept& kept, TimePoint now) {
    if (!kept.fetched_at) return !kept.failed_at || now - *kept.failed_at >= kAfterFailure;
    return !kept.asked_again_at || now - *kept.asked_again_at >= kAgainAfter;
}

void ProviderKeysService::fetch(Kept& kept, const std::string& keys_url, std::unique_lock<std::mutex>& lock) {
    if (kept.fetched_at) kept.asked_again_at = clock_.now();
    kept.fetching = true;
    lock.unlock();
    std::optional<std::vector<jwt::PublicKey>> keys;
    try {
        const WebCalls::Answer answer = calls_.get(keys_url, {});
        if (answer.status == 200) keys = jwt::read_key_set(answer.body);
        if (!keys) log::warn("identity_keys_not_fetched", {{"url", keys_url}, {"status", answer.status}});
    } catch (const std::exception& failure) {
        log::warn("identity_keys_not_fetched", {{"url", keys_url}, {"why", failure.what()}});
    }
    lock.lock();
    kept.fetching = false;
    if (keys) {
        kept.keys = std::move(*keys);
        kept.fetched_at = clock_.now();
    } else {
        kept.failed_at = clock_.now();
    }
    fetched_.notify_all();
}

ProviderKeysService::Found ProviderKeysService::find(const std::string& keys_url, const std::string& key_id) {
    std::unique_lock lock{mutex_};
    Kept& kept = kept_[keys_url];
    const auto named = [&]() -> std::optional<jwt::PublicKey> {
        const auto found = std::ranges::find(kept.keys, key_id, &jwt::PublicKey::id);
        return found == kept.keys.end() || key_id.empty() ? std::nullopt : std::optional{*found};
    };
    bool asked = false;
    while (true) {
        const TimePoint now = clock_.now();
        const auto age = kept.fetched_at ? now - *kept.fetched_at : kLongestTrusted;
        const auto key = named();
        const bool enough = key || (key_id.empty() && kept.fetched_at);
        if (enough && age < kFresh) return {true, key};
        const bool trusted = age < kLongestTrusted;
        if (kept.fetching && !(enough && trusted)) {
            fetched_.wait(lock);
            continue;
        }
        if (kept.fetching || asked || !may_ask(kept, now)) return {trusted, trusted ? key : std::nullopt};
        fetch(kept, keys_url, lock);
        asked = true;
    }
}

}  // namespace spaza
