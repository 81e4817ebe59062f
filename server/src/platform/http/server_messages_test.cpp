#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "platform/http/server_test_fixture.hpp"

namespace spaza::http {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::size_t count(std::string_view text, std::string_view what) {
    std::size_t times = 0;
    for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + what.size())) ++times;
    return times;
}

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
        {"GET /fast/1 HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n", "400"},
        {"GET /fast/1 HTTP/1.1\r\nHost: x\r\nX: a\r\n\tb\r\n\r\n", "400"},
        {post + "Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n", "400"},
        {"GET /fast/1 HTTP/1.1\r\nHost:\r\n\r\n", "400"},
        {"GET /fast/1 HTTP/1.1\r\nHost: a b\"<script>\r\n\r\n", "400"},
        {"GET /fast/1 HTTP/1.1\r\nHost: good@evil:99999999\r\n\r\n", "400"},
        {"GET /fast/1 HTTP/1.1\r\nHost: good:65536\r\n\r\n", "400"},
        {"GET /fast/1 HTTP/1.1\r\nHost: [::1\r\n\r\n", "400"},
        {"GET http://evil.example/fast/1 HTTP/1.1\r\nHost: x\r\n\r\n", "400"},
        {"\r\n\r\n\r\nGET /fast/1 HTTP/1.1\r\nHost: x\r\n\r\n", "400"},
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
    const TestClient client{server->port()};
    client.send(
        "POST /echo HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 3\r\nConnection: "
        "close\r\n\r\n");
    EXPECT_EQ(client.read_until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
    client.send("abc");
    EXPECT_THAT(client.read_all(), HasSubstr("\r\n\r\nabc"));
    EXPECT_THAT(exchange("POST /none HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n"),
                StartsWith("HTTP/1.1 404"));
}

TEST_F(Transport, TakesEveryGoodHost) {
    start();
    for (const char* host : {"x", "shop.example", "203.0.113.9:8080", "[2001:db8::9]", "[::1]:8080", "a_b:"}) {
        const std::string rest =
            std::string{"/fast/1 HTTP/1.1\r\nConnection: close\r\nHost: "} + host + "\r\n\r\n";
        EXPECT_THAT(exchange("\r\nGET " + rest), StartsWith("HTTP/1.1 200")) << host;
        EXPECT_THAT(exchange("GET http://" + (host + rest)), StartsWith("HTTP/1.1 200")) << host;
    }
}

TEST_F(Transport, Http10AndHead) {
    start();
    EXPECT_THAT(exchange("GET /fast/1 HTTP/1.0\r\n\r\n"), HasSubstr("Connection: close"));
    const std::string head = exchange("HEAD /fast/abc HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    EXPECT_THAT(head, HasSubstr("Content-Length: 3"));
    EXPECT_THAT(head, testing::EndsWith("\r\n\r\n"));
    EXPECT_THAT(exchange("GET http://x/fast/z HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"),
                testing::EndsWith("\r\n\r\nz"));
}

TEST_F(Transport, LargeAnswersToSlowReaders) {
    start();
    const TestClient client{server->port()};
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
    EXPECT_THAT(exchange(get + "X-Forwarded-For: 127.0.0.1\r\nX-Forwarded-For: [2001:db8::9]:80\r\n\r\n"),
                testing::EndsWith("2001:db8::9 plain"));
    EXPECT_THAT(exchange(get + "\r\n"), testing::AllOf(testing::EndsWith("127.0.0.1 plain"),
                                                       testing::Not(HasSubstr("Strict-Transport-Security")),
                                                       HasSubstr("nosniff"), HasSubstr("frame-ancestors 'none'")));
}

TEST_F(Transport, IsSecureWhereShoppersComeByHttpsWhateverTheLastHopSpeaks) {
    options.public_https = true;
    start();
    EXPECT_THAT(exchange("GET /peer HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Forwarded-Proto: http\r\n\r\n"),
                testing::AllOf(testing::EndsWith(" secure"), HasSubstr("Strict-Transport-Security")));
}

}  // namespace
}  // namespace spaza::http
