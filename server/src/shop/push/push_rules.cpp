#include "shop/push/push_rules.hpp"

#include <algorithm>
#include <boost/url/parse.hpp>

#include "base/json_web_token.hpp"
#include "base/secrets.hpp"

namespace spaza {
namespace {

constexpr std::size_t kPoint = 65;
constexpr std::size_t kAuthSecret = 16;
constexpr std::size_t kLongestTopic = 32;

bool is_host(std::string_view host, std::string_view pattern) {
    if (!pattern.starts_with("*.")) return host == pattern;
    return host.size() > pattern.size() - 1 && host.ends_with(pattern.substr(1));
}

}  // namespace

bool is_push_endpoint(std::string_view endpoint, const PushPolicy& policy) {
    if (endpoint.size() > kLongestEndpoint) return false;
    if (!policy.simulator.empty() && endpoint.starts_with(policy.simulator + '/')) return true;
    const auto url = boost::urls::parse_uri(endpoint);
    if (!url || url->scheme_id() != boost::urls::scheme::https || url->has_userinfo() || url->has_port() ||
        url->host_type() != boost::urls::host_type::name || url->encoded_host().contains('%'))
        return false;
    std::string host = url->host();
    std::ranges::transform(host, host.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    return std::ranges::any_of(policy.hosts, [&](const std::string& each) { return is_host(host, each); });
}

bool is_push_address(const PushAddress& address, const PushPolicy& policy) {
    const auto key = jwt::from_base64url(address.p256dh);
    const auto secret = jwt::from_base64url(address.auth);
    return key && key->size() == kPoint && key->front() == '\x04' && secret && secret->size() == kAuthSecret &&
           is_push_endpoint(address.endpoint, policy);
}

bool wanted_by_default(PushKind kind) { return kind != PushKind::back_in_stock; }

std::string push_topic(const PushPayload& payload) {
    // The device's id, which its push service never sees, keeps it from trying out order numbers.
    return secrets::digest(payload.to + ':' + payload.about + ':' + payload.code).substr(0, kLongestTopic);
}

std::chrono::seconds push_lives(const PushPayload& payload) {
    // An answer can wait for the weekend; what is on the road cannot.
    return payload.about == "order" ? std::chrono::hours{24} : std::chrono::hours{72};
}

bool is_urgent(const PushPayload& payload) { return payload.state == "shipped" || payload.state == "ready"; }

}  // namespace spaza
