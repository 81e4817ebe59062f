#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace spaza::http {

/// A file fetched from another server.
struct Download {
    std::string url;  // https, sftp; http only where private networks are allowed
    std::string to;   // the file it is written to
    std::vector<std::pair<std::string, std::string>> headers{};  // not sent on to another host
    std::string etag{};                                          // of what one has already; "" for none
    std::string modified{};                                      // its Last-Modified
    std::uint64_t most_bytes{};                                  // unpacked
    std::chrono::seconds most_time{600};
    bool private_allowed{false};  // whether it may be in the machine's own or a private network
    /// Hosts (HOST, or HOST:PORT where the port is not the usual one) that may be there all the same, and by http.
    std::vector<std::string> private_hosts{};
    std::string ssh_key{};            // sftp: file of the private key
    std::string known_hosts{};        // sftp: file of the hosts that are who they say
    std::function<bool()> give_up{};  // asked again and again; true ends it
};

struct Downloaded {
    enum class Is { fetched, unchanged, failed } is{Is::failed};
    std::string etag{};
    std::string modified{};
    std::string type{};     // Content-Type
    std::uint64_t bytes{};  // unpacked
    std::string failure{};  // in words
    bool may_pass{true};    // a failure that trying again may fix
};

/// Follows at most five redirects, each looked at as the first address is: nobody leads it into a private network.
/// What is cut off, too large or too slow is a failure. Never throws for what the other side does.
Downloaded download(const Download& wanted);

/// HOST or HOST:PORT of an address, in small letters; "" for what is none.
std::string host_of(const std::string& url);

/// Whether an address (of a socket, in text) is of this machine, a private or a reserved network.
bool is_private_address(const std::string& address);

}  // namespace spaza::http
