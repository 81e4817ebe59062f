#include "shop/accounts/webauthn/passkey_rules.hpp"

#include <algorithm>
#include <array>

#include "base/json_web_token.hpp"
#include "base/messages.hpp"
#include "base/secrets.hpp"
#include "base/text.hpp"
#include "shop/accounts/device_rules.hpp"
#include "shop/accounts/webauthn/webauthn_rules.hpp"

namespace spaza {
namespace {

constexpr std::size_t kChallengeBytes = 32;
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

std::string passkey_named_by_device(std::string_view user_agent) {
    const Device device = device_of(user_agent);
    if (!device.browser.empty() && !device.operating_system.empty())
        return message("passkey.onDevice", {{"browser", device.browser}, {"system", device.operating_system}});
    const std::string& one = device.browser.empty() ? device.operating_system : device.browser;
    return one.empty() ? message("passkey.unnamed") : one;
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

PasskeyOptions new_passkey_options() {
    PasskeyOptions options;
    options.token = secrets::random_token();
    options.challenge = jwt::base64url(secrets::random_bytes(kChallengeBytes));
    return options;
}

std::optional<KeptPasskey> made_passkey(const PasskeyRegistration& registration, const RelyingParty& party,
                                        std::string_view challenge, TimePoint now) {
    const auto credential = verified(registration, party, challenge);
    if (!credential) return std::nullopt;
    return KeptPasskey{.id = secrets::random_id(),
                       .user_handle = {},
                       .credential_id = registration.credential_id,
                       .algorithm = credential->algorithm,
                       .public_key = credential->public_key,
                       .sign_count = credential->sign_count,
                       .name = {},
                       .kind = kind_of(registration.attachment, registration.transports),
                       .transports = known_transports(registration.transports),
                       .is_synced = credential->is_synced,
                       .created_at = now,
                       .last_used_at = {},
                       .suspect_since = {}};
}

PasskeyJudgement judged(const PasskeyAssertion& assertion, const KeptPasskey& passkey, const RelyingParty& party,
                        std::string_view challenge) {
    const auto answer = verified(assertion, passkey, party, challenge);
    if (!answer) return {};
    PasskeyJudgement outcome{.verdict = PasskeyVerdict::suspect,
                             .is_suspect_now = false,
                             .sign_count = answer->sign_count,
                             .is_synced = answer->is_synced};
    if (passkey.suspect_since) return outcome;
    outcome.is_suspect_now = counter_went_back(passkey.sign_count, answer->sign_count);
    if (!outcome.is_suspect_now) outcome.verdict = PasskeyVerdict::accepted;
    return outcome;
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
