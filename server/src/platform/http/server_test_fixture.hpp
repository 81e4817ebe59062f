#pragma once

#include <arpa/inet.h>
#include <cerrno>
#include <chrono>
#include <gtest/gtest.h>
#include <memory>
#include <netinet/in.h>
#include <semaphore>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

#include "platform/http/server.hpp"
#include "platform/metrics/metrics.hpp"

// What the server's tests share.
namespace spaza::http {

/// A plain socket to the server under test.
class TestClient {
public:
    explicit TestClient(int port) : socket_{::socket(AF_INET, SOCK_STREAM, 0)} {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const timeval patience{60, 0};
        setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        connected_ = ::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    }
    ~TestClient() { ::close(socket_); }
    TestClient(const TestClient&) = delete;
    TestClient& operator=(const TestClient&) = delete;

    bool connected() const { return connected_; }
    void send(std::string_view bytes) const { (void)::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL); }

    /// Until the other side closes; "<waited>" is added when it did not within a minute. One that had not read
    /// everything yet closes with a reset.
    std::string read_all() const {
        std::string all;
        for (;;) {
            char part[4096];
            const ssize_t got = ::recv(socket_, part, sizeof part, 0);
            if (got < 0) return errno == ECONNRESET ? all : all + "<waited>";
            if (got == 0) return all;
            all.append(part, static_cast<std::size_t>(got));
        }
    }
    std::string read_until(std::string_view end) const {
        std::string all;
        char one = 0;
        while (!all.ends_with(end) && ::recv(socket_, &one, 1, 0) == 1) all += one;
        return all;
    }

private:
    int socket_;
    bool connected_{false};
};

/// A server with a few routes. Nothing is cut off because the machine is slow; who looks at that is `impatient`.
class Transport : public ::testing::Test {
protected:
    Transport() {
        options.io_threads = 2;
        options.workers = 2;
        options.longest_wait = std::chrono::seconds{60};
        options.header_timeout = std::chrono::seconds{120};
        options.body_timeout = std::chrono::seconds{120};
        options.idle_timeout = std::chrono::seconds{120};
        options.drain = std::chrono::seconds{60};
        options.trusted_proxies = {"127.0.0.1"};
        router.add("GET", "/fast/{x}", [](const Request& r) { return ok(r.param("x")); }, {.work = Work::memory});
        router.add("GET", "/pool/{x}", [](const Request& r) { return ok(r.param("x")); });
        router.add("POST", "/echo", [](const Request& r) { return ok(r.body); }, {.max_body = 1000});
        router.add("GET", "/peer",
                   [](const Request& r) { return ok(r.peer + (r.secure ? " secure" : " plain")); });
        router.add("GET", "/large", [this](const Request&) {
            answering.release();
            return ok(std::string(8 << 20, 'x'));
        });
    }
    ~Transport() override { stop(); }

    void impatient() {
        options.header_timeout = std::chrono::milliseconds{600};
        options.body_timeout = std::chrono::milliseconds{600};
        options.idle_timeout = std::chrono::milliseconds{600};
    }
    void start() {
        server = std::make_unique<Server>(router, options, figures);
        server->listen();
        thread = std::thread{[this] { server->run(false); }};
    }
    void stop() {
        if (!thread.joinable()) return;
        server->drain();
        thread.join();
    }
    std::string exchange(std::string_view bytes) {
        const TestClient client{server->port()};
        client.send(bytes);
        return client.read_all();
    }

    std::counting_semaphore<> answering{0};
    Router router;
    metrics::Registry figures;
    ServerOptions options;
    std::unique_ptr<Server> server;
    std::thread thread;
};

}  // namespace spaza::http
