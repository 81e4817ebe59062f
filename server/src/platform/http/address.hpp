#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace spaza::http {

/// One network address. IPv4 is kept as ::ffff:a.b.c.d, so an IPv4-mapped IPv6 address is the IPv4 address it
/// means.
class Address {
public:
    using Bytes = std::array<unsigned char, 16>;

    /// Dotted decimal without leading zeros, or any spelling of an IPv6 address; no port, brackets or zone.
    static std::optional<Address> parse(std::string_view text);
    static Address from_ipv4(const std::array<unsigned char, 4>& bytes);
    static Address from_ipv6(const Bytes& bytes) { return Address{bytes}; }

    const Bytes& bytes() const { return bytes_; }
    bool is_ipv4() const;
    bool is_loopback() const;
    /// One spelling for each address (RFC 5952).
    std::string text() const;
    /// What one subscriber has to choose from: the /64 of an IPv6 address, an IPv4 address itself.
    Address network() const;

    bool operator==(const Address&) const = default;

private:
    explicit Address(const Bytes& bytes) : bytes_{bytes} {}
    Bytes bytes_;
};

/// Who is counted as one when something is limited: `2001:db8:1:2::/64`, or the IPv4 address. Other texts as they
/// are.
std::string subscriber(std::string_view peer);

}  // namespace spaza::http
