#include "shop/accounts/passkeys/passkeys_rules.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"

namespace spaza {
namespace {

constexpr std::size_t kLongestName = 40;
constexpr std::array<std::string_view, 7> kTransports{"ble", "cable",      "hybrid", "internal",
                                                      "nfc", "smart-card", "usb"};

bool contains(const std::vector<std::string>& all, std::string_view one) {
    return std::ranges::find(all, one) != all.end();
}

/// `https://shop.example:8443/x` → `https://shop.example:8443`; as browsers write it.
std::string origin_of(std::string_view url) {
    const std::size_t scheme = url.find("://");
    std::string origin{scheme == url.npos ? std::string_view{}
                                          : url.substr(0, url.find_first_of("/?#", scheme + 3))};
    for (char& c : origin)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const std::string_view usual = origin.starts_with("https:") ? ":443" : ":80";
    if (origin.ends_with(usual)) origin.resize(origin.size() - usual.size());
    return origin;
}

/// `https://shop.example:8443` and `shop.example:8443` → `shop.example`.
std::string_view host_of(std::string_view origin) {
    const std::size_t scheme = origin.find("://");
    const std::string_view authority = scheme == origin.npos ? origin : origin.substr(scheme + 3);
    return authority.starts_with('[') ? authority.substr(0, authority.find(']') + 1)
                                      : authority.substr(0, authority.find(':'));
}

bool is_address(std::string_view host) {
    return host.starts_with('[') || host.find_first_not_of("0123456789.") == host.npos;
}
bool is_localhost(std::string_view host) { return host == "localhost" || host.ends_with(".localhost"); }
bool is_this_machine(std::string_view host) {
    return is_localhost(host) || host.starts_with("127.") || host == "[::1]";
}

}  // namespace

bool counter_went_back(std::int64_t before, std::int64_t now) { return (before > 0 || now > 0) && now <= before; }

std::optional<std::string> passkey_name(std::string_view typed) {
    const std::size_t begin = typed.find_first_not_of(" \t");
    if (begin == typed.npos) return std::nullopt;
    const std::string_view name = typed.substr(begin, typed.find_last_not_of(" \t") - begin + 1);
    const bool is_plain =
        std::ranges::none_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
    if (!is_plain || letters_in(name) > kLongestName) return std::nullopt;
    return std::string{name};
}

std::string names_of(const std::vector<CustomerPasskey>& passkeys) {
    std::string names;
    for (const CustomerPasskey& each : passkeys) names += (names.empty() ? "" : ", ") + each.name;
    return names;
}

PasskeyKind kind_of(std::string_view attachment, const std::vector<std::string>& transports) {
    if (attachment == "platform") return PasskeyKind::device;
    if (contains(transports, "hybrid") || contains(transports, "cable")) return PasskeyKind::phone;
    if (attachment.empty() && (transports.empty() || contains(transports, "internal"))) return PasskeyKind::device;
    return PasskeyKind::security_key;
}

std::vector<std::string> known_transports(const std::vector<std::string>& reported) {
    std::vector<std::string> known;
    for (const std::string_view one : kTransports)
        if (contains(reported, one)) known.emplace_back(one);
    return known;
}

bool fits_public_url(std::string_view rp_id, std::string_view public_url) {
    const std::string origin = origin_of(public_url);
    const std::string_view host = host_of(origin);
    if (rp_id.empty() || host.empty() || is_this_machine(host) || host == rp_id) return true;
    const bool is_above = host.ends_with(rp_id) && host[host.size() - rp_id.size() - 1] == '.';
    return is_above && rp_id.find('.') != rp_id.npos && !is_address(host);
}

std::optional<RelyingParty> relying_party(const PasskeyPolicy& policy, std::string_view host, bool secure) {
    RelyingParty party{.id = policy.rp_id, .name = policy.shop, .origins = policy.app_origins};
    std::string origin = origin_of(policy.public_url);
    if (origin.empty() || is_this_machine(host_of(origin))) {
        if (!is_localhost(host_of(host))) return std::nullopt;
        origin = origin_of((secure ? "https://" : "http://") + std::string{host});
        party.id = host_of(origin);
    }
    if (party.id.empty()) party.id = host_of(origin);
    if (party.id.empty() || is_address(party.id)) return std::nullopt;
    party.origins.push_back(std::move(origin));
    return party;
}

}  // namespace spaza
