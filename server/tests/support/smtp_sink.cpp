#include "support/smtp_sink.hpp"

#include <arpa/inet.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace spaza::testing {
namespace {

void say(int connection, const std::string& line) {
    const std::string text = line + "\r\n";
    if (::send(connection, text.data(), text.size(), MSG_NOSIGNAL) < 0) return;
}

/// Up to and including `end`; empty when the other side has gone.
std::string read_until(int connection, std::string& buffer, const std::string& end) {
    while (buffer.find(end) == std::string::npos) {
        char some[4096];
        const auto length = ::recv(connection, some, sizeof some, 0);
        if (length <= 0) return {};
        buffer.append(some, static_cast<std::size_t>(length));
    }
    const std::size_t length = buffer.find(end) + end.size();
    std::string text = buffer.substr(0, length);
    buffer.erase(0, length);
    return text;
}

}  // namespace

SmtpSink::SmtpSink(std::string refusal) : refusal_{std::move(refusal)} {
    listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* const plain = reinterpret_cast<sockaddr*>(&address);
    if (::bind(listener_, plain, size) != 0 || ::listen(listener_, 8) != 0 ||
        ::getsockname(listener_, plain, &size) != 0)
        throw std::runtime_error{"no port for the mail sink"};
    port_ = ntohs(address.sin_port);
    thread_ = std::jthread{[this](const std::stop_token& stop) { serve(stop); }};
}

SmtpSink::~SmtpSink() {
    thread_ = {};
    ::close(listener_);
}

std::vector<std::string> SmtpSink::messages() const {
    const std::lock_guard lock{mutex_};
    return messages_;
}

std::vector<std::string> SmtpSink::recipients() const {
    const std::lock_guard lock{mutex_};
    return recipients_;
}

void SmtpSink::serve(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        pollfd waiting{listener_, POLLIN, 0};
        if (::poll(&waiting, 1, 50) <= 0) continue;
        const int connection = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
        if (connection < 0) continue;
        const timeval patience{5, 0};
        ::setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        talk(connection);
        ::close(connection);
    }
}

void SmtpSink::talk(int connection) {
    std::string buffer;
    say(connection, "220 sink");
    for (std::string line; !(line = read_until(connection, buffer, "\r\n")).empty();) {
        if (line.starts_with("EHLO") || line.starts_with("HELO") || line.starts_with("MAIL")) {
            say(connection, "250 fine");
        } else if (line.starts_with("RCPT")) {
            say(connection, refusal_.empty() ? "250 fine" : refusal_);
            const std::lock_guard lock{mutex_};
            recipients_.push_back(line.substr(8, line.size() - 10));
        } else if (line.starts_with("DATA")) {
            say(connection, "354 go on");
            std::string message = read_until(connection, buffer, "\r\n.\r\n");
            say(connection, "250 kept");
            const std::lock_guard lock{mutex_};
            messages_.push_back(std::move(message));
        } else if (line.starts_with("QUIT")) {
            say(connection, "221 bye");
            return;
        } else {
            say(connection, "502 not here");
        }
    }
}

}  // namespace spaza::testing
