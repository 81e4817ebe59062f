#include "platform/http/deprecation.hpp"

#include <gtest/gtest.h>

#include "platform/http/answer_form.hpp"

namespace spaza::http {
namespace {

TEST(Deprecation, IsShownWithItsDays) {
    const Deprecations all = deprecations_in(
        R"({"GET /old/{}":{"since":"2026-12-01","sunset":"2027-06-01"},"PUT /older":{"since":"2026-11-28"}})");
    ASSERT_EQ(all.size(), 2U);
    Response response = ok("{}");
    add_deprecation(response, all.at(call_key("GET", "/old/{code}")));
    EXPECT_EQ(response.headers,
              (std::vector<Header>{{"Deprecation", "@1796083200"},
                                   {"Sunset", "Tue, 01 Jun 2027 00:00:00 GMT"},
                                   {"Link", "</docs/api>; rel=\"deprecation\"; type=\"text/html\""}}));
    Response without_end = ok("{}");
    add_deprecation(without_end, all.at("PUT /older"));
    EXPECT_EQ(without_end.headers.size(), 2U);
    EXPECT_EQ(without_end.headers.front().second, "@1795824000");
}

TEST(Deprecation, OfTheContractCanBeRead) {
    for (const auto& [call, one] : deprecations()) {
        EXPECT_TRUE(call.find(' ') != std::string::npos) << call;
        EXPECT_TRUE(!one.sunset || *one.sunset > one.since) << call;
    }
    EXPECT_ANY_THROW(deprecations_in(R"({"GET /old":{"since":"soon"}})"));
    EXPECT_ANY_THROW(deprecations_in(R"({"GET /old":{}})"));
}

}  // namespace
}  // namespace spaza::http
