#include "platform/http/public_address.hpp"

#include <array>
#include <netdb.h>

#include "platform/http/address_set.hpp"

namespace spaza::http {
namespace {

const AddressSet& special_addresses() {
    static const AddressSet all{{
        "0.0.0.0/8",        // this host
        "10.0.0.0/8",       // private
        "100.64.0.0/10",    // behind a carrier's translation
        "127.0.0.0/8",      // loopback
        "169.254.0.0/16",   // link-local; where clouds tell machines their secrets
        "172.16.0.0/12",    // private
        "192.0.0.0/24",     // protocols
        "192.0.2.0/24",     // examples
        "192.88.99.0/24",   // relays of 6to4
        "192.168.0.0/16",   // private
        "198.18.0.0/15",    // benchmarks
        "198.51.100.0/24",  // examples
        "203.0.113.0/24",   // examples
        "224.0.0.0/4",      // groups
        "240.0.0.0/4",      // reserved, and everybody
        "2001::/23",        // protocols; tunnels of Teredo
        "2001:db8::/32",    // examples
        "2002::/16",        // 6to4: an IPv4 address within
        "3fff::/20",        // examples
    }};
    return all;
}

/// What is given out of IPv6. Outside of it: loopback, local, mapped and translated ones.
const AddressSet& given_out() {
    static const AddressSet all{{"2000::/3"}};
    return all;
}

}  // namespace

bool is_public(const Address& address) {
    return (address.is_ipv4() || given_out().contains(address)) && !special_addresses().contains(address);
}

bool is_public(const sockaddr* address, socklen_t length) {
    std::array<char, NI_MAXHOST> written{};
    if (address->sa_family != AF_INET && address->sa_family != AF_INET6) return false;
    if (getnameinfo(address, length, written.data(), written.size(), nullptr, 0, NI_NUMERICHOST) != 0)
        return false;
    const auto read = Address::parse(written.data());  // nothing of one with a zone, which is local
    return read && is_public(*read);
}

}  // namespace spaza::http
