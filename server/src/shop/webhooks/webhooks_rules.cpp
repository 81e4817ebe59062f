#include "shop/webhooks/webhooks_rules.hpp"

#include <algorithm>
#include <array>
#include <boost/url/parse.hpp>
#include <boost/url/url.hpp>

#include "base/base64.hpp"
#include "base/json.hpp"
#include "base/signature.hpp"
#include "base/text.hpp"

namespace spaza {
namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

/// As the Standard Webhooks description proposes it: ten tries in 75 hours.
constexpr std::array<seconds, 9> kWaits{seconds{5}, minutes{5}, minutes{30}, hours{2}, hours{5},
                                        hours{10},  hours{14},  hours{20},   hours{24}};
constexpr seconds kShortestRest{10};
constexpr seconds kLongestRest{300};
constexpr int kDoublings = 5;

constexpr std::string_view kSecretBegins = "whsec_";

/// Where it stands among all events; a kind before its own, nothing for what is none.
std::optional<std::size_t> place_of_event(std::string_view text) {
    const auto& all = webhook_events();
    const auto found = std::ranges::find_if(all, [&](const WebhookEventKind& each) {
        return is_event_noun(text) ? event_noun(each.type) == text.substr(0, text.size() - 1) : each.type == text;
    });
    if (found == all.end()) return std::nullopt;
    return 2 * static_cast<std::size_t>(found - all.begin()) + (is_event_noun(text) ? 0 : 1);
}

std::unexpected<Error> bad_url() {
    return fail(Reason::invalid, "webhooks.url", "url", "ValidationError", "parameter");
}

/// The bytes a secret stands for; itself when it is not written as one.
std::string key_of(std::string_view secret) {
    if (!secret.starts_with(kSecretBegins)) return std::string{secret};
    return from_base64(secret.substr(kSecretBegins.size())).value_or("");
}

struct EventWritten {
    std::string id;
    std::string type;
    int version{1};
    std::string at;
    std::int64_t sequence{};
    json::Raw data;
};
BOOST_DESCRIBE_STRUCT(EventWritten, (), (id, type, version, at, sequence, data))

}  // namespace

Result<std::vector<std::string>> wanted_events(const std::vector<std::string>& given) {
    std::vector<std::pair<std::size_t, std::string>> wanted;
    for (const std::string& each : given) {
        const auto place = place_of_event(each);
        if (!place) return fail(Reason::invalid, "webhooks.events", "events", "ValidationError", "parameter");
        if (std::ranges::find(wanted, std::pair{*place, each}) == wanted.end()) wanted.emplace_back(*place, each);
    }
    if (wanted.empty()) return fail(Reason::invalid, "webhooks.events", "events", "ValidationError", "parameter");
    std::ranges::sort(wanted);
    std::vector<std::string> names;
    for (auto& [place, name] : wanted) names.push_back(std::move(name));
    return names;
}

namespace {

/// No name of this machine or of a network around it, and no number that is read as an address (`127.1`,
/// `0x7f.1`).
bool is_internet_name(std::string_view host) {
    if (host.ends_with('.')) host.remove_suffix(1);
    const std::size_t dot = host.rfind('.');
    if (dot == host.npos) return false;
    std::string last{host.substr(dot + 1)};
    for (char& c : last)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    return !last.empty() && last != "localhost" && !std::ranges::all_of(last, is_digit) && !last.starts_with("0x");
}

constexpr int kLastPort = 65'535;

bool is_port(std::string_view text) {
    int port = 0;
    for (const char c : text) port = std::min(port * 10 + (c - '0'), kLastPort + 1);
    return port > 0 && port <= kLastPort;
}

}  // namespace

Result<std::string> webhook_url(std::string_view url, const WebhookPolicy& policy) {
    if (url.empty() || url.size() > kLongestWebhookUrl) return bad_url();
    const auto parsed = boost::urls::parse_uri(url);
    if (!parsed) return bad_url();
    const bool is_https = parsed->scheme_id() == boost::urls::scheme::https;
    const bool is_http = parsed->scheme_id() == boost::urls::scheme::http;
    const bool is_named = policy.may_be_private(url);
    if (!(is_https || (is_named && is_http))) return bad_url();
    if (parsed->has_userinfo() || parsed->has_fragment() || parsed->encoded_host().empty() ||
        parsed->encoded_host().contains('%') || (parsed->has_port() && !is_port(parsed->port())))
        return bad_url();
    using boost::urls::host_type;
    switch (parsed->host_type()) {
        case host_type::name:
            if (!is_named && !is_internet_name(parsed->encoded_host())) return bad_url();
            break;
        case host_type::ipv4:
        case host_type::ipv6:
            if (!is_named && policy.is_private(parsed->host_address())) return bad_url();
            break;
        default: return bad_url();
    }
    boost::urls::url kept{*parsed};
    kept.normalize();
    if (kept.encoded_path().empty()) kept.set_path_absolute(true);
    if (kept.has_port() && kept.port_number() == (is_https ? 443 : 80)) kept.remove_port();
    return std::string{kept.buffer()};
}

Result<std::string> webhook_name(const std::string& name) {
    const bool is_blank = name.find_first_not_of(' ') == name.npos;
    const bool has_controls =
        std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
    if (is_blank || has_controls || letters_in(name) > kLongestWebhookName)
        return fail(Reason::invalid, "webhooks.name", "name", "ValidationError", "parameter");
    return name;
}

std::string without_query(std::string_view url) {
    const std::size_t mark = url.find('?');
    return mark == url.npos ? std::string{url} : std::string{url.substr(0, mark)} + "?…";
}

std::string webhook_body(const WebhookEvent& event, std::int64_t sequence) {
    return json::write(EventWritten{.id = event.id,
                                    .type = event.type,
                                    .version = 1,
                                    .at = iso_time(event.at),
                                    .sequence = sequence,
                                    .data = {event.data}});
}

std::string webhook_secret(std::string_view bytes) { return std::string{kSecretBegins} + base64(bytes); }

std::string webhook_signatures(const std::vector<std::string>& secrets, std::string_view id, std::int64_t seconds,
                               std::string_view body) {
    const std::string time = std::to_string(seconds);
    std::string all;
    for (const std::string& each : secrets)
        all += (all.empty() ? "v1," : " v1,") + hmac_sha256_base64(key_of(each), {id, ".", time, ".", body});
    return all;
}

std::optional<std::chrono::seconds> wait_after(int tries) {
    if (tries < 1) return seconds{0};
    const auto place = static_cast<std::size_t>(tries - 1);
    return place < kWaits.size() ? std::optional{kWaits.at(place)} : std::nullopt;
}

std::chrono::seconds rest_after(int silent_tries) {
    if (silent_tries < 1) return seconds{0};
    return std::min(kLongestRest, kShortestRest * (1 << std::min(silent_tries - 1, kDoublings)));
}

WebhookVerdict verdict_of(int status) {
    if (status / 100 == 2) return WebhookVerdict::delivered;
    return status == 410 ? WebhookVerdict::gone : WebhookVerdict::again;
}

WebhookOutcome outcome_of(const WebhookEndpoint& endpoint, int tries, const WebhookAnswer& answer, TimePoint now) {
    WebhookOutcome outcome{.state = DeliveryState::waiting, .due_at = now, .rests_until = {}};
    switch (verdict_of(answer.status)) {
        case WebhookVerdict::delivered: outcome.state = DeliveryState::delivered; return outcome;
        case WebhookVerdict::gone:
            outcome.state = DeliveryState::failed;
            outcome.endpoint = WebhookState::gone;
            return outcome;
        case WebhookVerdict::again: break;
    }
    if (const auto wait = wait_after(tries))
        outcome.due_at = now + std::max(*wait, std::min<seconds>(answer.retry_after, kWaits.back()));
    else
        outcome.state = DeliveryState::failed;
    const seconds rest =
        answer.status == 0 ? rest_after(endpoint.silent_tries + 1) : std::min(answer.retry_after, kLongestRest);
    if (rest > seconds{0}) outcome.rests_until = now + rest;
    if (endpoint.failing_since && now - *endpoint.failing_since >= kWebhookFailsFor)
        outcome.endpoint = WebhookState::failed;
    return outcome;
}

}  // namespace spaza
