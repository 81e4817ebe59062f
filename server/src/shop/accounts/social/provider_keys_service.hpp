#pragma once

#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "base/json_web_token.hpp"
#include "base/web_calls.hpp"

namespace spaza {

/// The keys of identity providers, kept for an hour, and for a day while the provider does not answer. A key
/// nobody has heard of makes them be fetched again, once a minute at most: providers change keys, and forgers name
/// any.
class ProviderKeysService {
public:
    ProviderKeysService(WebCalls& calls, const Clock& clock) : calls_{calls}, clock_{clock} {}

    struct Found {
        bool reached{false};  // the provider's keys are known, whether or not this one is among them
        std::optional<jwt::PublicKey> key;
    };
    Found find(const std::string& keys_url, const std::string& key_id);
    /// Whether there are any keys to check a token with.
    bool reached(const std::string& keys_url) { return find(keys_url, {}).reached; }

private:
    struct Kept {
        std::vector<jwt::PublicKey> keys;
        std::optional<TimePoint> fetched_at;
        std::optional<TimePoint> asked_again_at;
        std::optional<TimePoint> failed_at;
        bool fetching{false};
    };
    static bool may_ask(const Kept& kept, TimePoint now);
    void fetch(Kept& kept, const std::string& keys_url, std::unique_lock<std::mutex>& lock);

    WebCalls& calls_;
    const Clock& clock_;
    std::mutex mutex_;
    std::condition_variable fetched_;
    std::map<std::string, Kept> kept_;  // by address of the key set
};

}  // namespace spaza
