#include "platform/http/limits.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <unordered_map>

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
};

class MemoryLimits final : public RateLimits {
public:
    MemoryLimits(std::vector<LimitRule> rules, const std::vector<std::string>& exempt)
        : rules_{std::move(rules)}, exempt_{exempt} {}

    const LimitRule* rule(std::string_view name) const override {
        const auto found = std::ranges::find(rules_, name, &LimitRule::name);
        return found == rules_.end() || found->count == 0 ? nullptr : &*found;
    }

    bool exempt(std::string_view peer) const override { return exempt_.contains(peer); }

    std::optional<std::chrono::seconds> refuse(const LimitRule& rule, std::string_view key, int cost) override {
        std::string name = rule.name;
        name.append(" ").append(key);
        const double most = rule.burst > 0 ? rule.burst : rule.count;
        const double a_second = double(rule.count) / double(rule.per.count());
        const Instant now = std::chrono::steady_clock::now();

        Shard& shard = shards_[std::hash<std::string>{}(name) % shards_.size()];
        const std::lock_guard lock{shard.mutex};
        sweep(shard, now);
        auto [found, fresh] = shard.buckets.try_emplace(std::move(name), Bucket{most, now});
        Bucket& bucket = found->second;
        if (!fresh) {
            const std::chrono::duration<double> passed = now - bucket.filled_at;
            bucket.tokens = std::min(most, bucket.tokens + passed.count() * a_second);
            bucket.filled_at = now;
        }
        const double asked = std::min<double>(cost, most);
        if (bucket.tokens >= asked) {
            bucket.tokens -= asked;
            return std::nullopt;
        }
        return std::chrono::seconds{std::max(1L, std::lround(std::ceil((asked - bucket.tokens) / a_second)))};
    }

private:
    /// A bucket untouched for as long as any rule needs to fill it says nothing any more.
    void sweep(Shard& shard, Instant now) const {
        if (shard.buckets.size() < shard.sweep_at) return;
        std::chrono::seconds longest{1};
        for (const LimitRule& rule : rules_)
            if (rule.count > 0) longest = std::max(longest, rule.per * std::max(1, rule.burst / rule.count));
        std::erase_if(shard.buckets, [&](const auto& each) { return now - each.second.filled_at > longest; });
        shard.sweep_at = std::max(Shard::kSweepAt, shard.buckets.size() * 2);
    }

    std::vector<LimitRule> rules_;
    AddressSet exempt_;
    std::array<Shard, 16> shards_;
};

}  // namespace

std::unique_ptr<RateLimits> make_memory_limits(std::vector<LimitRule> rules,
                                               const std::vector<std::string>& exempt) {
    return std::make_unique<MemoryLimits>(std::move(rules), exempt);
}

}  // namespace spaza::http
