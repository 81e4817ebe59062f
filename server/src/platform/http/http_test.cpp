#include "platform/http/http.hpp"

#include <gtest/gtest.h>

#include "platform/http/encoding.hpp"
#include "platform/http/request_id.hpp"
#include "platform/http/response_head.hpp"
#include "platform/http/static_files.hpp"

namespace spaza::http {
namespace {

TEST(PercentCoding, GoesThereAndBack) {
    std::string all;
    for (int byte = 1; byte < 256; ++byte) all += static_cast<char>(byte);
    EXPECT_EQ(percent_decode(percent_encode(all), false), all);
    EXPECT_EQ(percent_encode("a b/é~"), "a%20b%2F%C3%A9~");
    EXPECT_EQ(percent_decode("a+b%20c", true), "a b c");
    EXPECT_EQ(percent_decode("a+b", false), "a+b");
}

TEST(PercentCoding, MalformedStaysOrIsRefused) {
    for (const char* bad : {"%", "%1", "%zz", "a%2", "%%41"}) {
        EXPECT_FALSE(strict_percent_decode(bad, false)) << bad;
        EXPECT_NO_THROW(percent_decode(bad, false));
    }
    EXPECT_EQ(percent_decode("%zz", false), "%zz");
    for (const char* bad : {"%00", "%ff", "%c0%80", "%ed%a0%80", "%f4%90%80%80", "%e2%82"})
        EXPECT_FALSE(strict_percent_decode(bad, false)) << bad;
    EXPECT_EQ(strict_percent_decode("%E2%82%AC%F0%9F%98%80", false), "€😀");
}

TEST(Form, KeepsOrderAndRepeats) {
    const auto form = parse_form("a=1&b=&a=2&c&&d=x%26y");
    ASSERT_EQ(form.size(), 5U);
    EXPECT_EQ(form[2], (Header{"a", "2"}));
    EXPECT_EQ(form[3], (Header{"c", ""}));
    EXPECT_EQ(form[4], (Header{"d", "x&y"}));
    EXPECT_FALSE(strict_parse_form("a=%zz"));
}

TEST(Request, CookiesAndQueryValues) {
    Request request;
    request.headers = {{"cookie", "a=1; rt=abc=; b"},
                       {"content-type", "application/x-www-form-urlencoded; charset=utf-8"}};
    request.query = {{"q", "one"}, {"q", "two"}};
    request.body = "q=three&grant_type=password";
    EXPECT_EQ(request.cookie("rt"), "abc=");
    EXPECT_FALSE(request.cookie("b"));
    EXPECT_EQ(request.query_value("q"), "one");
    EXPECT_EQ(request.query_value("grant_type"), "password");
    EXPECT_FALSE(request.query_value("none"));
}

Error error_of(Reason reason, std::string type = {}) {
    return fail(reason, "no.such.message", "x", std::move(type)).error();
}

TEST(Problem, StatusByReasonAndType) {
    EXPECT_EQ(problem(error_of(Reason::invalid)).status, 400);
    EXPECT_EQ(problem(error_of(Reason::unauthenticated)).status, 401);
    EXPECT_EQ(problem(error_of(Reason::not_allowed)).status, 403);
    EXPECT_EQ(problem(error_of(Reason::not_found)).status, 400);
    EXPECT_EQ(problem(error_of(Reason::not_found, "NotFoundError")).status, 404);
    EXPECT_EQ(problem(error_of(Reason::not_found, "CartError")).status, 400);
    EXPECT_EQ(problem(error_of(Reason::conflict)).status, 409);
    EXPECT_EQ(problem(error_of(Reason::out_of_stock)).status, 400);
    EXPECT_EQ(problem(error_of(Reason::busy)).status, 503);
    EXPECT_EQ(problem(error_of(Reason::busy, "TooManyRequestsError")).status, 429);
}

TEST(Problem, HasTheShapeOfOcc) {
    Error error = error_of(Reason::invalid);
    error.more.push_back(error_of(Reason::not_found, "CartError"));
    EXPECT_EQ(
        problem(error).body,
        R"({"errors":[{"type":"ValidationError","reason":"invalid","subjectType":"parameter","subject":"x",)"
        R"("message":"no.such.message"},{"type":"CartError","reason":"notFound","subjectType":"cart",)"
        R"("subject":"x","message":"no.such.message"}],"responseStatus":false,"errorMsg":"no.such.message"})");
}

TEST(Problem, TellsEveryFailureInItsOrderAndNoneTwice) {
    const auto about = [](const char* key) {
        Error error = error_of(Reason::invalid);
        error.message_key = key;
        return error;
    };
    Error error = about("first.one");
    error.more = {about("second.one"), about("first.one"), about("third.one")};
    EXPECT_TRUE(problem(error).body.ends_with(R"("errorMsg":"first.one | second.one | third.one"})"));
}

TEST(RequestId, OnlyHarmlessOnesAreTaken) {
    EXPECT_TRUE(is_good_request_id("abc-DEF_1.2"));
    EXPECT_FALSE(is_good_request_id("short"));
    EXPECT_FALSE(is_good_request_id("with space"));
    EXPECT_TRUE(is_good_request_id(new_request_id()));
    EXPECT_NE(new_request_id(), new_request_id());
}

TEST(ResponseHead, ValuesCannotEndTheLine) {
    std::string head;
    append_head(head, see_other("/a\r\nSet-Cookie: x=1"), {.date = "now", .request_id = "id"});
    EXPECT_NE(head.find("Location: /a  Set-Cookie: x=1\r\n"), head.npos);
    EXPECT_EQ(head.find("\r\nSet-Cookie"), head.npos);
}

TEST(StaticFiles, CodingsAndTags) {
    EXPECT_TRUE(accepts_coding("gzip, deflate, br", "br"));
    EXPECT_TRUE(accepts_coding("br;q=0.5", "br"));
    EXPECT_FALSE(accepts_coding("br;q=0, gzip", "br"));
    EXPECT_FALSE(accepts_coding("brx", "br"));
    EXPECT_TRUE(names_tag("\"a\", W/\"b\"", "\"b\""));
    EXPECT_FALSE(names_tag("\"a\"", "\"b\""));
    EXPECT_EQ(content_type_of("x/entry-abc.js"), "text/javascript; charset=utf-8");
}

}  // namespace
}  // namespace spaza::http
