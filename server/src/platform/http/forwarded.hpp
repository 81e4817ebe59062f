#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/http/address_set.hpp"
#include "platform/http/http.hpp"

namespace spaza::http {

/// The peer of a request whose proxies name nobody we can read.
inline constexpr std::string_view kUnknownPeer = "unknown";

/// Where a request comes from, as far as it can be believed.
struct Origin {
    std::string peer;           // the client's address in its one spelling, or kUnknownPeer
    bool secure{false};         // a trusted proxy says that the client speaks HTTPS
    bool may_be_exempt{false};  // from limits: no proxy stands in for the client
};

/// The header a trusted proxy names the client in.
enum class ForwardedHeader { x_forwarded_for, forwarded };

/// Reads what proxies say of a client (X-Forwarded-For and X-Forwarded-Proto, or RFC 7239 Forwarded). All lines of
/// a header are one list (RFC 9110 §5.3), read from its end: each proxy that is trusted vouches for the entry
/// before its own, and the first address that is no trusted proxy is the client. An entry that is no address ends
/// the walk: the client is unknown then, and never the proxy itself.
class Forwarding {
public:
    explicit Forwarding(const std::vector<std::string>& trusted,
                        ForwardedHeader header = ForwardedHeader::x_forwarded_for)
        : trusted_{trusted}, header_{header} {}

    /// Whether any header speaks of a proxy; without one, the origin of all requests of a connection is the same.
    static bool speaks_of_proxies(const std::vector<Header>& headers);
    bool trusts(const Address& address) const { return trusted_.contains(address); }
    /// `connected`: the other end of the connection; nothing when it could not be reported.
    Origin origin_of(const std::optional<Address>& connected, const std::vector<Header>& headers) const;

private:
    Origin forwarded_origin(const Address& connected, const std::vector<Header>& headers) const;

    AddressSet trusted_;
    ForwardedHeader header_;
};

}  // namespace spaza::http
