#include "shop/accounts/session_cache.hpp"

#include <algorithm>

#include "base/secrets.hpp"

namespace spaza {

std::optional<AccessGrant> SessionCache::find(const std::string& access_token, TimePoint now) const {
    const std::string hash = secrets::digest(access_token);
    const std::lock_guard lock{mutex_};
    const auto found = kept_.find(hash);
    if (found == kept_.end() || found->second.until <= now) return std::nullopt;
    return found->second.grant;
}

void SessionCache::keep(const std::string& access_token, AccessGrant grant, TimePoint now) {
    std::string hash = secrets::digest(access_token);
    const TimePoint until = std::min(now + lag_, grant.expires_at);
    const std::lock_guard lock{mutex_};
    if (kept_.size() >= most_) std::erase_if(kept_, [&](const auto& each) { return each.second.until <= now; });
    if (kept_.size() >= most_) kept_.clear();
    kept_.insert_or_assign(std::move(hash), Kept{std::move(grant), until});
}

void SessionCache::forget_family(const std::string& family) {
    const std::lock_guard lock{mutex_};
    std::erase_if(kept_, [&](const auto& each) { return each.second.grant.family == family; });
}

void SessionCache::forget_customer(const CustomerId& customer) {
    const std::lock_guard lock{mutex_};
    std::erase_if(kept_, [&](const auto& each) { return each.second.grant.customer == customer; });
}

}  // namespace spaza
