#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "base/clock.hpp"
#include "base/codes.hpp"
#include "shop/accounts/sessions.hpp"

namespace spaza {

/// Access tokens seen in the last seconds, so that most calls need no database read. A token ended on another
/// node is honoured at most `lag` longer; so is one a call was looking up here while it was ended. Any other stops
/// on this node at once.
class SessionCache {
public:
    explicit SessionCache(std::chrono::milliseconds lag = std::chrono::seconds{3}, std::size_t most = 20'000)
        : lag_{lag}, most_{most} {}

    std::optional<AccessGrant> find(const std::string& access_token, TimePoint now) const;
    void keep(const std::string& access_token, AccessGrant grant, TimePoint now);
    void forget_family(const std::string& family);
    void forget_customer(const CustomerId& customer);

private:
    struct Kept {
        AccessGrant grant;
        TimePoint until;
    };
    std::chrono::milliseconds lag_;
    std::size_t most_;
    mutable std::mutex mutex_;
    std::unordered_map<std::string, Kept> kept_;  // by digest: the clear text is not held
};

}  // namespace spaza
