#include "platform/http/forwarded.hpp"

#include <algorithm>
#include <ranges>

#include "platform/http/encoding.hpp"

namespace spaza::http {

namespace {

struct Hops {
    std::vector<std::string_view> clients;  // as written, oldest first
    bool secure{false};                     // at least one says https, and none says otherwise
};

/// Up to `separator` outside of quotes, which leaves `rest`.
std::string_view take_until(char separator, std::string_view& rest) {
    bool quoted = false;
    std::size_t at = 0;
    for (; at < rest.size() && (quoted || rest[at] != separator); ++at) {
        if (rest[at] == '"') quoted = !quoted;
        if (quoted && rest[at] == '\\') ++at;
    }
    at = std::min(at, rest.size());
    const std::string_view taken = rest.substr(0, at);
    rest = at < rest.size() ? rest.substr(at + 1) : std::string_view{};
    return trimmed(taken);
}

std::string_view unquoted(std::string_view text) {
    return text.size() >= 2 && text.front() == '"' && text.back() == '"' ? text.substr(1, text.size() - 2) : text;
}

/// Closed: of several, each must say https.
class Scheme {
public:
    void add(std::string_view value) {
        said_ = true;
        all_https_ = all_https_ && equals_ignoring_case(value, "https");
    }
    bool secure() const { return said_ && all_https_; }

private:
    bool said_{false};
    bool all_https_{true};
};

Hops hops_of_x_forwarded(const std::vector<Header>& headers) {
    Hops hops;
    Scheme scheme;
    for (const auto& [name, value] : headers) {
        std::string_view rest = value;
        if (name == "x-forwarded-for")
            for (const auto part : std::views::split(rest, ',')) {
                const std::string_view hop = trimmed(std::string_view{part.begin(), part.end()});
                if (!hop.empty()) hops.clients.push_back(hop);
            }
        else if (name == "x-forwarded-proto")
            while (!rest.empty()) scheme.add(take_until(',', rest));
    }
    hops.secure = scheme.secure();
    return hops;
}

Hops hops_of_forwarded(const std::vector<Header>& headers) {
    Hops hops;
    Scheme scheme;
    for (const auto& [name, value] : headers) {
        std::string_view elements = name == "forwarded" ? std::string_view{value} : std::string_view{};
        while (!elements.empty()) {
            std::string_view element = take_until(',', elements);
            if (element.empty()) continue;
            std::string_view client = kUnknownPeer;
            while (!element.empty()) {
                const std::string_view pair = take_until(';', element);
                const std::size_t equals = std::min(pair.find('='), pair.size());
                const std::string_view text = equals < pair.size() ? unquoted(pair.substr(equals + 1)) : "";
                if (equals_ignoring_case(pair.substr(0, equals), "for")) client = text;
                if (equals_ignoring_case(pair.substr(0, equals), "proto")) scheme.add(text);
            }
            hops.clients.push_back(client);
        }
    }
    hops.secure = scheme.secure();
    return hops;
}

bool is_port(std::string_view text) {
    return !text.empty() && text.size() <= 5 && text.find_first_not_of("0123456789") == text.npos;
}

/// `203.0.113.9`, `203.0.113.9:5512`, `2001:db8::9`, `[2001:db8::9]` or `[2001:db8::9]:5512`.
std::optional<Address> address_of_hop(std::string_view hop) {
    if (hop.starts_with('[')) {
        const std::size_t end = hop.find(']');
        if (end == hop.npos) return std::nullopt;
        const std::string_view after = hop.substr(end + 1);
        const std::string_view inside = hop.substr(1, end - 1);
        const bool good = inside.contains(':') && (after.empty() || (after[0] == ':' && is_port(after.substr(1))));
        return good ? Address::parse(inside) : std::nullopt;
    }
    const std::size_t colon = hop.find(':');
    const bool has_port = colon != hop.npos && hop.find(':', colon + 1) == hop.npos;
    if (has_port && !is_port(hop.substr(colon + 1))) return std::nullopt;
    return Address::parse(has_port ? hop.substr(0, colon) : hop);
}

}  // namespace

bool Forwarding::speaks_of_proxies(const std::vector<Header>& headers) {
    return std::ranges::any_of(headers, [](const Header& header) {
        const std::string_view name = header.first;
        return name.starts_with("x-forwarded-") || name == "forwarded" || name == "x-real-ip";
    });
}

Origin Forwarding::origin_of(const std::optional<Address>& connected, const std::vector<Header>& headers) const {
    if (!connected) return {.peer = std::string{kUnknownPeer}};
    if (!speaks_of_proxies(headers)) return {.peer = connected->text(), .may_be_exempt = true};
    if (!trusts(*connected)) return {.peer = connected->text()};
    return forwarded_origin(*connected, headers);
}

Origin Forwarding::forwarded_origin(const Address& connected, const std::vector<Header>& headers) const {
    const Hops hops =
        header_ == ForwardedHeader::forwarded ? hops_of_forwarded(headers) : hops_of_x_forwarded(headers);
    std::optional<Address> client = connected;
    for (const std::string_view hop : hops.clients | std::views::reverse) {
        if (!trusts(*client)) break;
        client = address_of_hop(hop);
        if (!client) return {.peer = std::string{kUnknownPeer}, .secure = hops.secure};
    }
    return {.peer = client->text(),
            .secure = hops.secure,
            .may_be_exempt = !trusts(*client) && !client->is_loopback()};
}

}  // namespace spaza::http
