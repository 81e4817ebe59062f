#pragma once

#include <sys/socket.h>

#include "platform/http/address.hpp"

namespace spaza::http {

/// Whether an address is one machine's on the internet: none that means this host, a private or local network, a
/// group, a tunnel into one of them, or nothing at all (the special-purpose registries of IANA, RFC 6890).
bool is_public(const Address& address);
/// The same of an address as the system has it; false for other families than IPv4 and IPv6.
bool is_public(const sockaddr* address, socklen_t length);

}  // namespace spaza::http
