#pragma once

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "platform/http/connections.hpp"

// Part of the transport: included by server.cpp only. How connections come in.
namespace spaza::http::transport {

/// Files of the program itself: databases, renderers, calls to gateways.
constexpr int kReservedFiles = 256;

/// As many as the system lets us have; answers how many connections that leaves room for. A body on its way to a
/// file has one of its own, beside its connection's.
inline int raise_file_limit(int most_connections, int most_uploads) {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return most_connections;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    const auto files = static_cast<long long>(std::min<rlim_t>(limit.rlim_cur, 1 << 30));
    const long long reserved = kReservedFiles + most_uploads;
    const long long room = files > 2 * reserved ? files - reserved : files / 2;
    return static_cast<int>(std::min<long long>(most_connections, room));
}

/// A bound and listening socket no other program inherits; -1 with `error` set when there is none.
inline int listen_on(const tcp::endpoint& endpoint, ErrorCode& error) {
    const int socket = ::socket(endpoint.protocol().family(), SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    const int on = 1;
    const int off = 0;
    const bool all_addresses = endpoint.address().is_v6() && endpoint.address().is_unspecified();
    if (socket >= 0 && ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) == 0 &&
        (!all_addresses || ::setsockopt(socket, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off) == 0) &&
        ::bind(socket, endpoint.data(), static_cast<socklen_t>(endpoint.size())) == 0 &&
        ::listen(socket, SOMAXCONN) == 0)
        return socket;
    error.assign(errno, boost::system::system_category());
    if (socket >= 0) ::close(socket);
    return -1;
}

/// A file descriptor kept for when there are no others: with it one who waits can be let in and sent away, instead
/// of hanging.
class SpareFile {
public:
    SpareFile() { open(); }
    ~SpareFile() {
        if (file_ >= 0) ::close(file_);
    }
    SpareFile(const SpareFile&) = delete;
    SpareFile& operator=(const SpareFile&) = delete;

    void send_one_away(int listener) {
        if (file_ >= 0) ::close(file_);
        file_ = -1;
        const int one = ::accept4(listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (one >= 0) ::close(one);
        open();
    }

private:
    void open() { file_ = ::open("/dev/null", O_RDONLY | O_CLOEXEC); }
    int file_{-1};
};

}  // namespace spaza::http::transport
