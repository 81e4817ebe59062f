#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spaza::http {

class HumanCheck;  // platform/http/human_check.hpp

/// How often something may be done. A full bucket holds `burst` and is refilled evenly.
struct LimitRule {
    enum class By { peer, caller, route };

    std::string name;
    int count{0};  // 0: not limited
    std::chrono::seconds per{60};
    int burst{0};  // 0: as many as `count`
    By by{By::peer};
    bool asks_humans{false};  // too often: 412 instead of 429, and those who show to be human get the wider limit
    bool as_many_again{false};  // or this one once more, where each costs the shop
};

/// Asked before a route runs; kept behind an interface so that nodes can share their buckets.
class RateLimits {
public:
    virtual ~RateLimits() = default;
    /// Null when there is no limit of this name.
    virtual const LimitRule* rule(std::string_view name) const = 0;
    /// Takes `cost` (at most what a full bucket holds), or when less is left nothing, and answers how long to
    /// wait.
    virtual std::optional<std::chrono::seconds> refuse(const LimitRule& rule, std::string_view key,
                                                       int cost = 1) = 0;
    /// Addresses that are never limited, e.g. the operator's own machine.
    virtual bool exempt(std::string_view peer) const = 0;

    /// What asks for a human; null: nobody is asked, and limits are the end.
    HumanCheck* human_check() const { return human_check_; }
    void set_human_check(HumanCheck& check) { human_check_ = &check; }

private:
    HumanCheck* human_check_{nullptr};
};

/// The name of the limit for those who have shown to be human.
inline constexpr const char* kHumanLimit = "human";
inline constexpr const char* kChallengeLimit = "challenge";

/// Buckets that several processes empty together: each decides by its own, and tells the others what it took.
class SharedLimits : public RateLimits {
public:
    /// What was taken here since the last call (at first nothing), in texts of at most 7 500 bytes that name
    /// nobody.
    virtual std::vector<std::string> taken() = 0;
    /// Such a text of another process: the buckets here are emptied as much, below nothing where both gave the
    /// last, so that it is waited for. A line that cannot be read, or whose limit is not known here, counts for
    /// nothing.
    virtual void took(std::string_view text) = 0;
};

/// Token buckets in this process's memory. Safe from many threads.
std::unique_ptr<RateLimits> make_memory_limits(std::vector<LimitRule> rules,
                                               const std::vector<std::string>& exempt);
/// The same, to be shared.
std::unique_ptr<SharedLimits> make_shared_limits(std::vector<LimitRule> rules,
                                                 const std::vector<std::string>& exempt);

}  // namespace spaza::http
