#include "platform/http/cors.hpp"

#include <gtest/gtest.h>

#include "platform/http/server_test_fixture.hpp"

namespace spaza::http {
namespace {

class CrossOrigin : public Transport {
protected:
    CrossOrigin() {
        options.cors_origins = {"https://front.example", "http://localhost:4200"};
        router.add("GET", "/occ/v2/spaza/x", [](const Request&) { return ok("{}"); });
        router.add("POST", "/occ/v2/spaza/x", [](const Request&) { return ok("{}"); });
    }
    std::string asked(const std::string& method, const std::string& path, const std::string& headers) {
        return exchange(method + " " + path + " HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n" + headers +
                        "\r\n");
    }
    static bool has(const std::string& answer, const std::string& line) {
        return answer.find("\r\n" + line + "\r\n") != std::string::npos;
    }
};

TEST_F(CrossOrigin, NamedOriginsReadTheApi) {
    start();
    for (const std::string origin : {"https://front.example", "http://localhost:4200"}) {
        const std::string answer = asked("GET", "/occ/v2/spaza/x", "Origin: " + origin + "\r\n");
        EXPECT_TRUE(has(answer, "Access-Control-Allow-Origin: " + origin)) << answer;
        EXPECT_NE(answer.find("X-Request-Id"), std::string::npos);
        EXPECT_EQ(answer.find("Allow-Credentials"), std::string::npos);
    }
    const std::string missing = asked("GET", "/occ/v2/spaza/y", "Origin: https://front.example\r\n");
    EXPECT_TRUE(missing.starts_with("HTTP/1.1 404"));
    EXPECT_TRUE(has(missing, "Access-Control-Allow-Origin: https://front.example")) << "refusals are read too";
}

TEST_F(CrossOrigin, OthersDoNot) {
    start();
    for (const std::string origin : {"https://front.example.evil.example", "https://FRONT.example", "null",
                                     "http://front.example", "https://front.example:8443", ""}) {
        const std::string answer = asked("GET", "/occ/v2/spaza/x", "Origin: " + origin + "\r\n");
        EXPECT_EQ(answer.find("Access-Control"), std::string::npos) << origin;
        EXPECT_TRUE(has(answer, "Vary: Origin")) << "or a cache would give it to those who may";
    }
    const std::string page = asked("GET", "/fast/1", "Origin: https://front.example\r\n");
    EXPECT_EQ(page.find("Access-Control"), std::string::npos) << "the API alone";
}

TEST_F(CrossOrigin, PreflightsSayWhatMayBeSent) {
    start();
    const std::string asks = "Access-Control-Request-Method: POST\r\nAccess-Control-Request-Headers: ";
    const std::string from = "Origin: https://front.example\r\n";
    const std::string answer = asked("OPTIONS", "/occ/v2/spaza/x", from + asks + "authorization,content-type\r\n");
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 204"));
    EXPECT_TRUE(has(answer, "Access-Control-Allow-Origin: https://front.example"));
    EXPECT_TRUE(has(answer, "Access-Control-Allow-Methods: GET, HEAD, OPTIONS, POST")) << answer;
    EXPECT_TRUE(has(answer, "Access-Control-Allow-Headers: authorization,content-type"));
    EXPECT_TRUE(has(answer, "Access-Control-Max-Age: 600"));
    const std::string odd = asked("OPTIONS", "/occ/v2/spaza/x", from + asks + "x;y=<z>\r\n");
    EXPECT_EQ(odd.find("Access-Control-Allow-Headers"), std::string::npos);
    const std::string other =
        asked("OPTIONS", "/occ/v2/spaza/x", "Origin: https://evil.example\r\n" + asks + "a\r\n");
    EXPECT_EQ(other.find("Access-Control"), std::string::npos);
}

TEST_F(CrossOrigin, NothingIsSaidWhenNoneIsNamed) {
    options.cors_origins.clear();
    start();
    const std::string answer = asked("GET", "/occ/v2/spaza/x", "Origin: https://front.example\r\n");
    EXPECT_EQ(answer.find("Access-Control"), std::string::npos);
    EXPECT_EQ(answer.find("Vary"), std::string::npos);
}

}  // namespace
}  // namespace spaza::http
