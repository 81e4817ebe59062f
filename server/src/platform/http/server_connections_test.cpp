#include <fcntl.h>
#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include "platform/http/server_test_fixture.hpp"

namespace spaza::http {
namespace {

using std::chrono::milliseconds;
using testing::HasSubstr;
using testing::StartsWith;

TEST_F(Transport, SlowClientsAreClosed) {
    impatient();
    start();
    for (const char* start_of_it : {"", "GET /fast/1 HTTP/1.1\r\nHost: x\r\n",
                                    "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc"}) {
        const TestClient client{server->port()};
        client.send(start_of_it);
        EXPECT_EQ(client.read_all(), "") << start_of_it;
    }
    const TestClient drip{server->port()};  // sending a little all the time does not help
    std::promise<void> closed;
    std::thread dripping{[&, is_closed = closed.get_future()] {
        do drip.send("X");
        while (is_closed.wait_for(milliseconds{50}) == std::future_status::timeout);
    }};
    const auto began = std::chrono::steady_clock::now();
    drip.read_all();  // ends with EOF or a reset, since more was sent
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds{30});
    closed.set_value();
    dripping.join();
}

TEST_F(Transport, IdleConnectionsAreClosedAfterAnAnswer) {
    options.idle_timeout = milliseconds{600};
    start();
    const TestClient client{server->port()};
    client.send("GET /fast/1 HTTP/1.1\r\nHost: x\r\n\r\n");
    const std::string all = client.read_all();
    EXPECT_THAT(all, StartsWith("HTTP/1.1 200"));
    EXPECT_THAT(all, testing::Not(HasSubstr("<waited>")));
}

TEST_F(Transport, EmptyLinesKeepNoConnectionOpen) {
    options.idle_timeout = milliseconds{600};
    start();
    const TestClient client{server->port()};
    client.send("GET /fast/1 HTTP/1.1\r\nHost: x\r\n\r\n");
    client.read_until("\r\n\r\n1");
    client.send("\r\n\r\n");
    EXPECT_EQ(client.read_all(), "");  // idle as before
    const TestClient many{server->port()};
    many.send("\r\n\r\n\r\n");
    EXPECT_THAT(many.read_all(), StartsWith("HTTP/1.1 400"));
}

TEST_F(Transport, OneAddressDoesNotHoldAllConnections) {
    options.trusted_proxies = {};
    options.most_connections_of_one = 2;
    start();
    const std::string get = "GET /fast/1 HTTP/1.1\r\nHost: x\r\n\r\n";
    const auto answered = [&](const TestClient& client) {
        client.send(get);
        return client.read_until("\r\n\r\n1").starts_with("HTTP/1.1 200");
    };
    const TestClient first{server->port()};
    {
        const TestClient second{server->port()};
        EXPECT_TRUE(answered(first));
        EXPECT_TRUE(answered(second));
        EXPECT_FALSE(answered(TestClient{server->port()}));
        EXPECT_TRUE(answered(first));
        second.send("GET /fast/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        second.read_all();
    }
    while (!answered(TestClient{server->port()})) std::this_thread::yield();  // the server has seen the second go
    EXPECT_THAT(figures.text(), HasSubstr("spaza_http_refused_connections_total"));
}

TEST_F(Transport, ProxiesHoldAsManyConnectionsAsTheyNeed) {
    options.most_connections_of_one = 1;
    start();
    std::vector<std::unique_ptr<TestClient>> clients;
    for (int i = 0; i < 5; ++i) {
        clients.push_back(std::make_unique<TestClient>(server->port()));
        clients.back()->send("GET /fast/1 HTTP/1.1\r\nHost: x\r\n\r\n");
        EXPECT_THAT(clients.back()->read_until("\r\n\r\n1"), StartsWith("HTTP/1.1 200"));
    }
}

TEST_F(Transport, HandsNoSocketToOtherPrograms) {
    start();
    const TestClient client{server->port()};
    client.send("GET /fast/1 HTTP/1.1\r\nHost: x\r\n\r\n");
    client.read_until("\r\n\r\n1");
    int sockets = 0;
    for (int file = 3; file < 1024; ++file) {
        struct stat about {};
        if (::fstat(file, &about) != 0 || !S_ISSOCK(about.st_mode)) continue;
        sockaddr_in own{};
        socklen_t size = sizeof own;
        ::getsockname(file, reinterpret_cast<sockaddr*>(&own), &size);
        if (own.sin_port != htons(static_cast<std::uint16_t>(server->port()))) continue;
        ++sockets;
        EXPECT_NE(::fcntl(file, F_GETFD) & FD_CLOEXEC, 0);
    }
    EXPECT_EQ(sockets, 2);  // the listening one, and the server's end of the client's
}

}  // namespace
}  // namespace spaza::http
