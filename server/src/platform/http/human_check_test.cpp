#include "platform/http/human_check.hpp"

#include <gmock/gmock.h>
#include <openssl/evp.h>
#include <regex>

namespace spaza::http {
namespace {

struct SetClock final : Clock {
    TimePoint at{std::chrono::milliseconds{1'767'600'000'000}};
    TimePoint now() const override { return at; }
};

/// The published example, with keySecret `key-secret` and hmac key `hmac-secret`.
TEST(HumanCheckWork, AsOthersComputeIt) {
    WorkParameters work;
    work.cost = 1000;
    work.expiresAt = 1767600600;
    work.nonce = "000102030405060708090a0b0c0d0e0f";
    work.salt = "101112131415161718191a1b1c1d1e1f";
    EXPECT_EQ(work_key(work, 42), "e7d48d8c82569c9b7da5b2eb0755d44c6dfae0b9867b46d2ecc41c1e0c7fd71d");
    work.keyPrefix = "e7d48d8c82569c9b7da5b2eb0755d44c";
    work.keySignature = "970cad54b61596fc76ef529bcabf8088c9f2d8d306be227e37c3bbdf98015e9d";
    EXPECT_EQ(work_signature(work, "hmac-secret"),
              "6e8c7dd114024a649b1ce745e2e5e36064abf302a8d5f691c3ab725e8986d8f9");
}

class HumanCheckTest : public testing::Test {
protected:
    std::string text_of(const std::string& body, const std::string& name) {
        std::smatch found;
        EXPECT_TRUE(std::regex_search(body, found, std::regex{'"' + name + R"(":"?([^",}]*))"})) << name;
        return found[1];
    }
    static std::string base64(const std::string& text) {
        std::vector<unsigned char> out(text.size() * 2 + 4);
        const int length = EVP_EncodeBlock(out.data(), reinterpret_cast<const unsigned char*>(text.data()),
                                           static_cast<int>(text.size()));
        return {out.begin(), out.begin() + length};
    }
    /// Does the work, and hands in this counter plus `wrong_by`.
    std::string work_done(const std::string& body, std::uint32_t wrong_by = 0) {
        WorkParameters work;
        work.cost = std::stoi(text_of(body, "cost"));
        work.nonce = text_of(body, "nonce");
        work.salt = text_of(body, "salt");
        const std::string prefix = text_of(body, "keyPrefix");
        std::uint32_t counter = 0;
        while (!work_key(work, counter).starts_with(prefix)) ++counter;
        const std::size_t from = body.find(R"("challenge":)") + 12;
        const std::size_t end = body.find(R"(},"errors")") + 1;
        return base64(R"({"challenge":)" + body.substr(from, end - from) + R"(,"solution":{"counter":)" +
                      std::to_string(counter + wrong_by) + "}}");
    }
    static Request from(std::string peer, const std::string& cookie = {}) {
        Request request;
        request.peer = std::move(peer);
        if (!cookie.empty()) request.headers.emplace_back("cookie", cookie.substr(0, cookie.find(';')));
        return request;
    }

    SetClock clock;
    HumanCheck check{{.secret = "test", .cost = 10, .most_tries = 30}, clock};
};

TEST_F(HumanCheckTest, ClearsWhoHasDoneTheWork) {
    const Response asked = check.challenge(from("203.0.113.7"));
    EXPECT_EQ(asked.status, 412);
    const auto cookie = check.clear(from("203.0.113.7"), work_done(asked.body));
    ASSERT_TRUE(cookie);
    EXPECT_THAT(*cookie, testing::HasSubstr("HttpOnly"));
    EXPECT_TRUE(check.cleared(from("203.0.113.7", *cookie)));
    EXPECT_TRUE(check.cleared(from("203.0.113.9", *cookie)));
    EXPECT_FALSE(check.cleared(from("198.51.100.1", *cookie)));
    EXPECT_FALSE(check.cleared(from("203.0.113.7", "bp=a.99999999999.b")));
    clock.at += std::chrono::minutes{31};
    EXPECT_FALSE(check.cleared(from("203.0.113.7", *cookie)));
}

TEST_F(HumanCheckTest, TakesWorkOnceAndInTime) {
    const std::string work = work_done(check.challenge(from("203.0.113.7")).body);
    EXPECT_TRUE(check.clear(from("203.0.113.7"), work));
    EXPECT_FALSE(check.clear(from("203.0.113.7"), work));
    const std::string late = work_done(check.challenge(from("203.0.113.7")).body);
    clock.at += std::chrono::minutes{6};
    EXPECT_FALSE(check.clear(from("203.0.113.7"), late));
}

TEST_F(HumanCheckTest, RefusesWrongWork) {
    const std::string body = check.challenge(from("203.0.113.7")).body;
    EXPECT_FALSE(check.clear(from("203.0.113.7"), work_done(body, 1)));
    EXPECT_FALSE(check.clear(from("203.0.113.7"), "bm90IGpzb24="));
    EXPECT_FALSE(check.clear(from("203.0.113.7"), "%%%"));
    std::string easier = body;
    const std::string prefix = text_of(body, "keyPrefix");
    easier.replace(easier.find(prefix), prefix.size(), prefix.substr(0, 2));
    EXPECT_FALSE(check.clear(from("203.0.113.7"), work_done(easier)));
    HumanCheck other{{.secret = "other", .cost = 10, .most_tries = 30}, clock};
    EXPECT_FALSE(other.clear(from("203.0.113.7"), work_done(body)));
}

}  // namespace
}  // namespace spaza::http
