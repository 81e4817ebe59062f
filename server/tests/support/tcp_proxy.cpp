#include "support/tcp_proxy.hpp"

#include <arpa/inet.h>
#include <array>
#include <netinet/in.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace spaza::testing {

namespace {

constexpr int kLookMillis = 10;

sockaddr_in address(int port) {
    sockaddr_in at{};
    at.sin_family = AF_INET;
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    at.sin_port = htons(static_cast<std::uint16_t>(port));
    return at;
}

bool readable(int socket) {
    pollfd source{socket, POLLIN, 0};
    return ::poll(&source, 1, kLookMillis) == 1;
}

/// False when one side is at its end.
bool forward(int from, int to) {
    std::array<char, 65536> data{};
    const auto got = ::recv(from, data.data(), data.size(), 0);
    for (ssize_t sent = 0; sent < got;) {
        const auto some = ::send(to, data.data() + sent, static_cast<std::size_t>(got - sent), MSG_NOSIGNAL);
        if (some <= 0) return false;
        sent += some;
    }
    return got > 0;
}

}  // namespace

TcpProxy::TcpProxy(std::string url) : url_{std::move(url)} {
    const auto at = url_.find('@');
    upstream_ = url_.substr(at + 1, url_.find('/', at) - at - 1);
    listening_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    auto here = address(0);
    socklen_t size = sizeof here;
    if (at == std::string::npos || ::bind(listening_, reinterpret_cast<sockaddr*>(&here), size) != 0 ||
        ::listen(listening_, 64) != 0 || ::getsockname(listening_, reinterpret_cast<sockaddr*>(&here), &size) != 0)
        throw std::runtime_error{"no proxy for " + url_};
    port_ = ntohs(here.sin_port);
    thread_ = std::jthread{[this](const std::stop_token& stop) { serve(stop); }};
}

TcpProxy::~TcpProxy() {
    thread_ = {};
    pumps_.clear();
    ::close(listening_);
}

std::string TcpProxy::url() const {
    std::string changed = url_;
    return changed.replace(changed.find(upstream_), upstream_.size(), host_and_port());
}

void TcpProxy::serve(const std::stop_token& stop) {
    const int port = std::stoi(upstream_.substr(upstream_.find(':') + 1));
    while (!stop.stop_requested()) {
        if (!readable(listening_)) continue;
        const int client = ::accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC);
        const int server = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        auto there = address(port);
        if (::connect(server, reinterpret_cast<sockaddr*>(&there), sizeof there) != 0) {
            ::close(client);
            ::close(server);
            continue;
        }
        const long number = next_++;
        pumps_.emplace_back([=, this](const std::stop_token& end) { pump(end, client, server, number); });
    }
}

void TcpProxy::pump(const std::stop_token& stop, int client, int server, long number) {
    while (!stop.stop_requested()) {
        std::array<pollfd, 2> sides{pollfd{client, POLLIN, 0}, pollfd{server, POLLIN, 0}};
        if (!passes(number)) {
            ::poll(nullptr, 0, kLookMillis);
            continue;
        }
        if (::poll(sides.data(), sides.size(), kLookMillis) < 1) continue;
        if (sides[0].revents != 0 && !forward(client, server)) break;
        if (sides[1].revents != 0 && !forward(server, client)) break;
    }
    ::close(client);
    ::close(server);
}

}  // namespace spaza::testing
