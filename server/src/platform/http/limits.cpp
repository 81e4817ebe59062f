#include "platform/http/limits.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <cmath>
#include <mutex>
#include <unordered_map>

#include "base/secrets.hpp"
#include "platform/http/address_set.hpp"

namespace spaza::http {

namespace {

using Instant = std::chrono::steady_clock::time_point;

struct Bucket {
    double tokens{0};
    Instant filled_at;
};

/// A share of the buckets with its own lock, swept of full ones when it grows.
struct Shard {
    static constexpr std::size_t kSweepAt = 4096;

    std::mutex mutex;
    std::unordered_map<std::string, Bucket> buckets;
    std::size_t sweep_at{kSweepAt};
    std::unordered_map<std::string, int> unreported;  // taken here, by rule and name of the bucket
};

constexpr std::size_t kMostText = 7500;
constexpr std::size_t kNameLength = 22;  // 128 bits

/// The bucket's name. Shared, it tells nobody whose it is.
std::string name_of(const LimitRule& rule, std::string_view key, bool shared) {
    std::string name = rule.name;
    name.append(" ").append(key);
    return shared ? secrets::digest(name).substr(0, kNameLength) : name;
}

double most_of(const LimitRule& rule) { return rule.burst > 0 ? rule.burst : rule.count; }
double a_second_of(const LimitRule& rule) { return double(rule.count) / double(rule.per.count()); }

class MemoryLimits final : public SharedLimits {
public:
    MemoryLimits(std::vector<LimitRule> rules, const std::vector<std::string>& exempt, bool shared)
        : rules_{std::move(rules)}, exempt_{exempt}, shared_{shared} {}

    const LimitRule* rule(std::string_view name) const override {
        const auto found = std::ranges::find(rules_, name, &LimitRule::name);
        return found == rules_.end() || found->count == 0 ? nullptr : &*found;
    }

    bool exempt(std::string_view peer) const override { return exempt_.contains(peer); }

    std::optional<std::chrono::seconds> refuse(const LimitRule& rule, std::string_view key, int cost) override {
        const std::string name = name_of(rule, key, shared_);
        Shard& shard = shard_of(name);
        const std::lock_guard lock{shard.mutex};
        Bucket& bucket = filled(shard, rule, name);
        const double asked = std::min<double>(cost, most_of(rule));
        if (bucket.tokens >= asked) {
            bucket.tokens -= asked;
            if (asked_) shard.unreported[rule.name + ' ' + name] += static_cast<int>(asked);
            return std::nullopt;
        }
        const double missing = asked - bucket.tokens;
        return std::chrono::seconds{std::max(1L, std::lround(std::ceil(missing / a_second_of(rule))))};
    }

    std::vector<std::string> taken() override {
        asked_ = true;
        std::vector<std::string> texts;
        for (Shard& shard : shards_) {
            std::unordered_map<std::string, int> unreported;
            {
                const std::lock_guard lock{shard.mutex};
                unreported.swap(shard.unreported);
            }
            for (const auto& [what, cost] : unreported) {
                const std::string line = what + ' ' + std::to_string(cost) + '\n';
                if (texts.empty() || texts.back().size() + line.size() > kMostText) texts.emplace_back();
                texts.back() += line;
            }
        }
        return texts;
    }

    void took(std::string_view text) override {
        while (!text.empty()) {
            const std::string_view line = text.substr(0, text.find('\n'));
            text.remove_prefix(std::min(text.size(), line.size() + 1));
            took_line(line);
        }
    }

private:
    Shard& shard_of(const std::string& name) { return shards_[std::hash<std::string>{}(name) % shards_.size()]; }

    /// The bucket with what flowed into it since it was last looked at; the shard's lock is held.
    Bucket& filled(Shard& shard, const LimitRule& rule, const std::string& name) const {
        const Instant now = std::chrono::steady_clock::now();
        sweep(shard, now);
        const double most = most_of(rule);
        auto [found, fresh] = shard.buckets.try_emplace(name, Bucket{most, now});
        Bucket& bucket = found->second;
        if (!fresh) {
            const std::chrono::duration<double> passed = now - bucket.filled_at;
            bucket.tokens = std::min(most, bucket.tokens + passed.count() * a_second_of(rule));
            bucket.filled_at = now;
        }
        return bucket;
    }

    void took_line(std::string_view line) {
        const std::size_t first = line.find(' ');
        const std::size_t last = line.rfind(' ');
        if (first == line.npos || last - first != kNameLength + 1) return;
        const LimitRule* known = rule(line.substr(0, first));
        const std::string name{line.substr(first + 1, kNameLength)};
        int cost = 0;
        const auto [end, error] = std::from_chars(line.data() + last + 1, line.data() + line.size(), cost);
        if (!known || error != std::errc{} || end != line.data() + line.size() || cost < 1) return;
        Shard& shard = shard_of(name);
        const std::lock_guard lock{shard.mutex};
        Bucket& bucket = filled(shard, *known, name);
        bucket.tokens = std::max(-most_of(*known), bucket.tokens - cost);
    }

    /// A bucket untouched for as long as any rule needs to fill it says nothing any more.
    void sweep(Shard& shard, Instant now) const {
        if (shard.buckets.size() < shard.sweep_at) return;
        std::chrono::seconds longest{1};
        for (const LimitRule& rule : rules_)
            if (rule.count > 0) longest = std::max(longest, rule.per * std::max(1, rule.burst / rule.count));
        if (shared_) longest *= 2;  // from below nothing
        std::erase_if(shard.buckets, [&](const auto& each) { return now - each.second.filled_at > longest; });
        shard.sweep_at = std::max(Shard::kSweepAt, shard.buckets.size() * 2);
    }

    std::vector<LimitRule> rules_;
    AddressSet exempt_;
    bool shared_;
    std::atomic<bool> asked_{false};  // nobody who never asks what was taken is reported later
    std::array<Shard, 16> shards_;
};

}  // namespace

std::unique_ptr<RateLimits> make_memory_limits(std::vector<LimitRule> rules,
                                               const std::vector<std::string>& exempt) {
    return std::make_unique<MemoryLimits>(std::move(rules), exempt, false);
}

std::unique_ptr<SharedLimits> make_shared_limits(std::vector<LimitRule> rules,
                                                 const std::vector<std::string>& exempt) {
    return std::make_unique<MemoryLimits>(std::move(rules), exempt, true);
}

}  // namespace spaza::http
