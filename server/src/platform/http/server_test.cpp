#include "platform/http/server.hpp"

#include <arpa/inet.h>
#include <atomic>
#include <gmock/gmock.h>
#include <latch>
#include <netinet/in.h>
#include <semaphore>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

#include "platform/metrics/metrics.hpp"

namespace spaza::http {
namespace {

using std::chrono::milliseconds;
using testing::HasSubstr;
using testing::StartsWith;

/// A plain socket to the server under test.
class Client {
public:
    explicit Client(int port) : socket_{::socket(AF_INET, SOCK_STREAM, 0)} {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const timeval patience{5, 0};
        setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        connected_ = ::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    }
    ~Client() { ::close(socket_); }
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    bool connected() const { return connected_; }
    void send(std::string_view bytes) const { (void)::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL); }

    /// Until the other side closes; "<waited>" is added when it did not within five seconds.
    std::string read_all() const {
        std::string all;
        for (;;) {
            char part[4096];
            const ssize_t got = ::recv(socket_, part, sizeof part, 0);
            if (got < 0) return all + "<waited>";
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

std::size_t count(std::string_view text, std::string_view what) {
    std::size_t times = 0;
    for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + what.size())) ++times;
    return times;
}

class Transport : public testing::Test {
protected:
    Transport() {
        options.io_threads = 2;
        options.workers = 2;
        options.header_timeout = milliseconds{600};
        options.body_timeout = milliseconds{600};
        options.idle_timeout = milliseconds{600};
        options.drain = milliseconds{3000};
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
        const Client client{server->port()};
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

TEST_F(Transport, AnswersPipelinedRequestsInOrder) {
    start();
    std::string requests;
    std::string expected;
    for (int i = 0; i < 100; ++i) {
        const std::string path = i % 2 ? "/fast/" : "/pool/";
        requests += "GET " + path + "n" + std::to_string(i) + "e HTTP/1.1\r\nHost: x\r\n";
        requests += i == 99 ? "Connection: close\r\n\r\n" : "\r\n";
    }
    const std::string answers = exchange(requests);
    EXPECT_EQ(count(answers, "HTTP/1.1 200 OK"), 100U);
    std::size_t at = 0;
    for (int i = 0; i < 100; ++i) {
        at = answers.find("\r\n\r\nn" + std::to_string(i) + "e", at);
        ASSERT_NE(at, answers.npos) << i;
    }
    EXPECT_THAT(answers, HasSubstr("Connection: close"));
}

TEST_F(Transport, RefusesWhatProxiesCouldReadDifferently) {
    start();
    const std::string post = "POST /echo HTTP/1.1\r\nHost: x\r\n";
    const std::pair<std::string, std::string> cases[] = {
        {post + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400"},
        {post + "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n", "400"},
        {post + "Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd", "400"},
        {post + "Content-Length: 3\r\nContent-Length: 3\r\n\r\nabc", "400"},
        {post + "Content-Length: 3, 3\r\n\r\nabc", "400"},
        {post + "Content-Length: +3\r\n\r\nabc", "400"},
        {post + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", "501"},
        {post + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "400"},
        {post + "Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n", "400"},
        {post + "Bad Name: x\r\n\r\n", "400"},
        {"GET /fast/1 HTTP/1.1\r\n\r\n", "400"},
        {"GET /fast/1 HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", "400"},
        {"GET fast HTTP/1.1\r\nHost: x\r\n\r\n", "400"},
        {"GET /fast/1 HTTP/2.0\r\nHost: x\r\n\r\n", "505"},
        {std::string{"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 11}, "400"},
    };
    for (const auto& [bytes, status] : cases) {
        const std::string answer = exchange(bytes);
        EXPECT_THAT(answer, StartsWith("HTTP/1.1 " + status)) << bytes;
        EXPECT_EQ(count(answer, "HTTP/1.1"), 1U) << bytes;
        EXPECT_THAT(answer, HasSubstr("Connection: close")) << bytes;
    }
}

TEST_F(Transport, BodiesInOnePieceOrInChunks) {
    start();
    EXPECT_THAT(exchange("POST /echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc"),
                HasSubstr("\r\n\r\nabc"));
    EXPECT_THAT(
        exchange("POST /echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
                 "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"),
        HasSubstr("\r\n\r\nabcde"));
}

TEST_F(Transport, TooLargeIsRefusedAndClosed) {
    start();
    const std::string post = "POST /echo HTTP/1.1\r\nHost: x\r\n";
    EXPECT_THAT(exchange(post + "Content-Length: 1001\r\n\r\nabc"), StartsWith("HTTP/1.1 413"));
    EXPECT_THAT(
        exchange(post + "Transfer-Encoding: chunked\r\n\r\n500\r\n" + std::string(0x500, 'a') + "\r\n0\r\n\r\n"),
        StartsWith("HTTP/1.1 413"));
    EXPECT_THAT(exchange("GET /fast/1 HTTP/1.1\r\nHost: x\r\nX: " + std::string(20000, 'a') + "\r\n\r\n"),
                StartsWith("HTTP/1.1 431"));
    std::string many = "GET /fast/1 HTTP/1.1\r\nHost: x\r\n";
    for (int i = 0; i < 200; ++i) many += "X: y\r\n";
    EXPECT_THAT(exchange(many + "\r\n"), StartsWith("HTTP/1.1 431"));
}

TEST_F(Transport, ContinuesWhenAsked) {
    start();
    const Client client{server->port()};
    client.send(
        "POST /echo HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 3\r\nConnection: "
        "close\r\n\r\n");
    EXPECT_EQ(client.read_until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
    client.send("abc");
    EXPECT_THAT(client.read_all(), HasSubstr("\r\n\r\nabc"));
    EXPECT_THAT(exchange("POST /none HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n"),
                StartsWith("HTTP/1.1 404"));
}

TEST_F(Transport, SlowClientsAreClosed) {
    start();
    for (const char* start_of_it : {"", "GET /fast/1 HTTP/1.1\r\nHost: x\r\n",
                                    "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc"}) {
        const Client client{server->port()};
        client.send(start_of_it);
        EXPECT_EQ(client.read_all(), "") << start_of_it;
    }
    const Client drip{server->port()};  // sending a little all the time does not help
    std::atomic<bool> closed{false};
    std::thread dripping{[&] {
        while (!closed) {
            drip.send("X");
            std::this_thread::sleep_for(milliseconds{50});  // the pace of the drip, which nothing waits for
        }
    }};
    const auto began = std::chrono::steady_clock::now();
    drip.read_all();  // ends with EOF or a reset, since more was sent
    EXPECT_LT(std::chrono::steady_clock::now() - began, milliseconds{3000});
    closed = true;
    dripping.join();
}

TEST_F(Transport, IdleConnectionsAreClosedAfterAnAnswer) {
    start();
    const Client client{server->port()};
    client.send("GET /fast/1 HTTP/1.1\r\nHost: x\r\n\r\n");
    const std::string all = client.read_all();
    EXPECT_THAT(all, StartsWith("HTTP/1.1 200"));
    EXPECT_THAT(all, testing::Not(HasSubstr("<waited>")));
}

TEST_F(Transport, Http10AndHead) {
    start();
    EXPECT_THAT(exchange("GET /fast/1 HTTP/1.0\r\n\r\n"), HasSubstr("Connection: close"));
    const std::string head = exchange("HEAD /fast/abc HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    EXPECT_THAT(head, HasSubstr("Content-Length: 3"));
    EXPECT_THAT(head, testing::EndsWith("\r\n\r\n"));
    EXPECT_THAT(exchange("GET http://shop.example/fast/z HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
                testing::EndsWith("\r\n\r\nz"));
}

TEST_F(Transport, LargeAnswersToSlowReaders) {
    start();
    const Client client{server->port()};
    client.send("GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    answering.acquire();  // and nothing of it is read before
    EXPECT_GT(client.read_all().size(), std::size_t{8 << 20});
}

TEST_F(Transport, RequestIdsAndProxies) {
    start();
    const std::string get = "GET /peer HTTP/1.1\r\nHost: x\r\nConnection: close\r\n";
    EXPECT_THAT(exchange(get + "X-Request-Id: my-request-1\r\n\r\n"), HasSubstr("X-Request-Id: my-request-1\r\n"));
    EXPECT_THAT(exchange(get + "X-Request-Id: a b\r\n\r\n"), testing::Not(HasSubstr("a b")));
    EXPECT_THAT(exchange(get + "X-Forwarded-For: 5.6.7.8\r\nX-Forwarded-Proto: https\r\n\r\n"),
                testing::AllOf(testing::EndsWith("5.6.7.8 secure"), HasSubstr("Strict-Transport-Security")));
    EXPECT_THAT(exchange(get + "\r\n"), testing::AllOf(testing::EndsWith("127.0.0.1 plain"),
                                                       testing::Not(HasSubstr("Strict-Transport-Security")),
                                                       HasSubstr("nosniff"), HasSubstr("frame-ancestors 'none'")));
}

TEST_F(Transport, TooMuchWorkIsRefusedFast) {
    std::counting_semaphore<2> running{0};
    std::latch release{1};
    options.most_waiting = 1;
    options.longest_wait = milliseconds{60'000};
    router.add("GET", "/slow", [&](const Request&) {
        running.release();
        release.wait();
        return ok("slow");
    });
    router.add("GET", "/next", [](const Request&) { return ok("next"); });
    start();
    std::vector<std::unique_ptr<Client>> waiting;
    const auto send = [&](const char* path) {
        waiting.push_back(std::make_unique<Client>(server->port()));
        waiting.back()->send("GET " + std::string{path} + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    };
    for (int slow = 0; slow < 2; ++slow) {  // one after the other: only one may wait
        send("/slow");
        running.acquire();
    }
    send("/next");
    const auto give_up = std::chrono::steady_clock::now() + milliseconds{5000};
    while (!figures.text().contains("spaza_http_requests_waiting 1")) {
        ASSERT_LT(std::chrono::steady_clock::now(), give_up) << "the third request never came to wait";
        std::this_thread::yield();
    }
    const std::string refused = exchange("GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    EXPECT_THAT(refused, StartsWith("HTTP/1.1 503"));
    EXPECT_THAT(refused, HasSubstr("Retry-After"));
    EXPECT_THAT(exchange("GET /fast/1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
                StartsWith("HTTP/1.1 200"));
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
    const Client idle{server->port()};
    idle.send("GET /fast/1 HTTP/1.1\r\nHost: x\r\n\r\n");
    idle.read_until("\r\n\r\n1");
    const Client busy{server->port()};
    busy.send("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n");
    begun.wait();
    const int port = server->port();
    server->drain();
    EXPECT_EQ(idle.read_all(), "");
    EXPECT_FALSE(Client{port}.connected());
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
