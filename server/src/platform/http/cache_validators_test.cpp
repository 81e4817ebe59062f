#include "platform/http/cache_validators.hpp"

#include <gtest/gtest.h>

namespace spaza::http {
namespace {

using namespace std::chrono_literals;

const TimePoint kStart = from_millis(1'795'906'800'400);  // Sat, 28 Nov 2026 23:00:00 GMT and a bit

std::string header(const Response& response, const std::string& name) {
    for (const auto& [key, value] : response.headers)
        if (key == name) return value;
    return {};
}

class CacheValidatorsTest : public ::testing::Test {
protected:
    Response ask(TimePoint now, const std::string& content, std::vector<Header> sent = {},
                 const std::string& target = "/occ/v2/spaza/products/1") {
        Request request;
        request.method = "GET";
        request.target = target;
        request.headers = std::move(sent);
        Response response = ok(content);
        add_validators(request, response, seen_, now);
        return response;
    }

    SeenAnswers seen_;
};

TEST_F(CacheValidatorsTest, ADateIsGivenOnceTheAnswerHasHeldForAMinute) {
    EXPECT_EQ(header(ask(kStart, "a"), "Last-Modified"), "");
    EXPECT_EQ(header(ask(kStart + 59s, "a"), "Last-Modified"), "");
    EXPECT_EQ(header(ask(kStart + 60s, "a"), "Last-Modified"), "Sat, 28 Nov 2026 23:00:00 GMT");
    EXPECT_EQ(header(ask(kStart + 2h, "a"), "Last-Modified"), "Sat, 28 Nov 2026 23:00:00 GMT");
    EXPECT_EQ(header(ask(kStart + 2h, "a", {}, "/occ/v2/spaza/products/2"), "Last-Modified"), "");
}

TEST_F(CacheValidatorsTest, WhoHasItByItsDateIsShownThatItHolds) {
    ask(kStart, "a");
    const std::string date = header(ask(kStart + 60s, "a"), "Last-Modified");
    const Response held = ask(kStart + 61s, "a", {{"if-modified-since", date}});
    EXPECT_EQ(held.status, 304);
    EXPECT_EQ(held.content(), "");
    EXPECT_EQ(header(held, "Last-Modified"), date);
    for (const char* other : {"Sat, 28 Nov 2026 23:00:01 GMT", "Sat, 28 Nov 2026 22:59:59 GMT",
                              "Tue, 01 Jan 2030 00:00:00 GMT", "yesterday", ""})
        EXPECT_EQ(ask(kStart + 61s, "a", {{"if-modified-since", other}}).status, 200) << other;
}

TEST_F(CacheValidatorsTest, WhatChangedWithinTheSecondIsGivenAnew) {
    ask(kStart, "a");
    const std::string date = header(ask(kStart + 60s, "a"), "Last-Modified");
    EXPECT_EQ(ask(kStart + 61s, "b", {{"if-modified-since", date}}).status, 200);
    EXPECT_EQ(ask(kStart + 61s, "a", {{"if-modified-since", date}}).status, 200);  // back to what it was
    EXPECT_EQ(header(ask(kStart + 121s, "a"), "Last-Modified"), "Sat, 28 Nov 2026 23:01:01 GMT");
}

TEST_F(CacheValidatorsTest, TheTagGoesBeforeTheDate) {
    ask(kStart, "a");
    const Response reported = ask(kStart + 60s, "a");
    const std::string date = header(reported, "Last-Modified");
    EXPECT_EQ(ask(kStart + 61s, "a", {{"if-modified-since", date}, {"if-none-match", "\"other\""}}).status, 200);
    EXPECT_EQ(ask(kStart + 61s, "a", {{"if-modified-since", "never"}, {"if-none-match", header(reported, "ETag")}})
                  .status,
              304);
}

TEST(HttpDate, IsAsRfc9110WritesIt) {
    EXPECT_EQ(http_date(from_millis(784'111'777'000)), "Sun, 06 Nov 1994 08:49:37 GMT");
    EXPECT_EQ(http_date(from_millis(0)), "Thu, 01 Jan 1970 00:00:00 GMT");
    EXPECT_EQ(http_date(from_millis(1'709'251'199'999)), "Thu, 29 Feb 2024 23:59:59 GMT");
    EXPECT_EQ(http_date(from_millis(253'402'300'799'000)), "Fri, 31 Dec 9999 23:59:59 GMT");
}

}  // namespace
}  // namespace spaza::http
