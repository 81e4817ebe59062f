#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <latch>
#include <semaphore>

#include "platform/http/server_test_fixture.hpp"

namespace spaza::http {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST_F(Transport, TooMuchWorkIsRefusedFast) {
    std::counting_semaphore<2> running{0};
    std::latch release{1};
    options.most_waiting = 1;
    router.add("GET", "/slow", [&](const Request&) {
        running.release();
        release.wait();
        return ok("slow");
    });
    router.add("GET", "/next", [](const Request&) { return ok("next"); });
    router.add("GET", "/occ/v2/shop/words", [](const Request&) { return ok("{}"); }, {.work = Work::memory});
    start();
    std::vector<std::unique_ptr<TestClient>> waiting;
    const auto send = [&](const char* path) {
        waiting.push_back(std::make_unique<TestClient>(server->port()));
        waiting.back()->send("GET " + std::string{path} + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    };
    for (int slow = 0; slow < 2; ++slow) {  // one after the other: only one may wait
        send("/slow");
        running.acquire();
    }
    send("/next");
    while (!figures.text().contains("spaza_http_requests_waiting 1")) std::this_thread::yield();
    const std::string refused = exchange("GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    EXPECT_THAT(refused, StartsWith("HTTP/1.1 503"));
    EXPECT_THAT(refused, HasSubstr("Retry-After"));
    EXPECT_THAT(exchange("GET /fast/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
                StartsWith("HTTP/1.1 200"));
    // The same answer in XML is work for those who are busy, not for the thread that reads from everybody.
    const auto words = [&](const std::string& accept) {
        return exchange("GET /occ/v2/shop/words HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept: " + accept +
                        "\r\n\r\n");
    };
    EXPECT_THAT(words("application/json"), StartsWith("HTTP/1.1 200"));
    EXPECT_THAT(words("application/xml"), StartsWith("HTTP/1.1 503"));
    release.count_down();
    for (const auto& client : waiting) EXPECT_THAT(client->read_all(), StartsWith("HTTP/1.1 200"));
}

TEST_F(Transport, DrainsWhatIsUnderWay) {
    std::latch begun{1};
    std::latch release{1};
    router.add("GET", "/slow", [&](const Request&) {
        begun.count_down();
        release.wait();
        return ok("slow");
    });
    start();
    const TestClient idle{server->port()};
    idle.send("GET /fast/1 HTTP/1.1\r\nHost: x\r\n\r\n");
    idle.read_until("\r\n\r\n1");
    const TestClient busy{server->port()};
    busy.send("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
    begun.wait();
    const int port = server->port();
    const TestClient late{port};  // its request is on its way when the server begins to stop
    server->drain();
    while (TestClient{port}.connected()) std::this_thread::yield();
    late.send("GET /fast/late HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_THAT(late.read_all(), testing::AllOf(HasSubstr("Connection: close"), testing::EndsWith("late")));
    EXPECT_EQ(idle.read_all(), "");
    release.count_down();
    const std::string answer = busy.read_all();
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 200"));
    thread.join();
    thread = {};
}

TEST_F(Transport, CountsRequests) {
    start();
    exchange("GET /fast/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    stop();
    EXPECT_THAT(figures.text(),
                HasSubstr(R"(spaza_http_requests_total{method="GET",route="/fast/{x}",status="200"} 1)"));
    EXPECT_THAT(figures.text(), HasSubstr("spaza_http_connections 0"));
}

TEST_F(Transport, SaysWhyItCannotListen) {
    start();
    ServerOptions same = options;
    same.port = server->port();
    Server second{router, same, figures};
    EXPECT_THROW(second.listen(), std::runtime_error);
}

}  // namespace
}  // namespace spaza::http
