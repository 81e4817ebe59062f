#include "platform/http/forwarded.hpp"

#include <gtest/gtest.h>

namespace spaza::http {

namespace {

const Forwarding kForwarding{{"10.0.0.0/8", "127.0.0.0/8", "::1"}};

Origin origin_at(std::string_view connected, const std::vector<Header>& headers,
                 const Forwarding& forwarding = kForwarding) {
    return forwarding.origin_of(Address::parse(connected), headers);
}

std::string peer_at(std::string_view connected, const std::vector<std::string>& lines) {
    std::vector<Header> headers;
    for (const std::string& line : lines) headers.emplace_back("x-forwarded-for", line);
    return origin_at(connected, headers).peer;
}

std::string peer_in_forwarded(const std::vector<std::string>& lines) {
    std::vector<Header> headers;
    for (const std::string& line : lines) headers.emplace_back("forwarded", line);
    return origin_at("10.0.0.1", headers, Forwarding{{"10.0.0.0/8"}, ForwardedHeader::forwarded}).peer;
}

TEST(Address, HasOneSpelling) {
    for (const char* text : {"2001:db8::9", "2001:DB8::9", "2001:0db8:0:0::0009", "2001:db8:0:0:0:0:0:9"})
        EXPECT_EQ(Address::parse(text)->text(), "2001:db8::9") << text;
    for (const char* text : {"203.0.113.9", "::ffff:203.0.113.9", "::FFFF:cb00:7109"})
        EXPECT_EQ(Address::parse(text)->text(), "203.0.113.9") << text;
    for (const char* text : {"", "....", "203.0.113.020", "203.0.113", "203.0.113.9:80", "[::1]", "fe80::1%eth0",
                             "1:2:3:4:5:6:7:8:9", "proxy", "203.0.113.9 "})
        EXPECT_FALSE(Address::parse(text)) << text;
}

TEST(Address, OfOneSubscriberAreOneNetwork) {
    EXPECT_EQ(subscriber("2001:db8:1:2::1"), "2001:db8:1:2::/64");
    EXPECT_EQ(subscriber("2001:db8:1:2:ffff:ffff:ffff:ffff"), "2001:db8:1:2::/64");
    EXPECT_NE(subscriber("2001:db8:1:3::1"), subscriber("2001:db8:1:2::1"));
    EXPECT_EQ(subscriber("203.0.113.9"), "203.0.113.9");
    EXPECT_EQ(subscriber(kUnknownPeer), kUnknownPeer);
}

TEST(AddressSet, HoldsAddressesAndNetworks) {
    const AddressSet set{{"10.0.0.0/8", "::1", "2001:db8::/33"}};
    EXPECT_TRUE(set.contains("10.255.0.1"));
    EXPECT_TRUE(set.contains("::ffff:10.255.0.1"));
    EXPECT_FALSE(set.contains("11.0.0.1"));
    EXPECT_TRUE(set.contains("::1"));
    EXPECT_TRUE(set.contains("2001:db8:7fff::1"));
    EXPECT_FALSE(set.contains("2001:db8:8000::1"));
    EXPECT_FALSE(set.contains("unknown"));
    EXPECT_FALSE(AddressSet::is_valid("10.0.0.0/33"));
    EXPECT_FALSE(AddressSet::is_valid("10.0.0.0/"));
    EXPECT_FALSE(AddressSet::is_valid("proxy"));
}

TEST(Forwarding, BelievesTrustedProxiesOnly) {
    EXPECT_EQ(peer_at("10.0.0.1", {"1.1.1.1, 2.2.2.2, 10.0.0.2"}), "2.2.2.2");
    EXPECT_EQ(peer_at("9.9.9.9", {"1.1.1.1"}), "9.9.9.9");
    EXPECT_EQ(peer_at("10.0.0.1", {}), "10.0.0.1");
    EXPECT_EQ(origin_at("9.9.9.9", {{"x-forwarded-proto", "https"}}).secure, false);
    EXPECT_EQ(Forwarding{{}}.origin_of(std::nullopt, {}).peer, kUnknownPeer);
}

TEST(Forwarding, TakesSeveralLinesAsOneList) {
    EXPECT_EQ(peer_at("10.0.0.1", {"127.0.0.1", "192.0.2.2"}), "192.0.2.2");
    EXPECT_EQ(peer_at("10.0.0.1", {"198.51.100.7", "203.0.113.8, 192.0.2.2", "10.0.0.2"}), "192.0.2.2");
    EXPECT_EQ(peer_at("10.0.0.1", {"192.0.2.2", "", " , "}), "192.0.2.2");
}

TEST(Forwarding, ReadsEverySpellingAndPort) {
    for (const char* text : {"[2001:db8::9]:5512", "[2001:db8::9]", "2001:db8::9", "2001:DB8:0::9"})
        EXPECT_EQ(peer_at("10.0.0.1", {text}), "2001:db8::9") << text;
    for (const char* text : {"203.0.113.9:5512", "203.0.113.9", "::ffff:203.0.113.9", "[::ffff:203.0.113.9]:1"})
        EXPECT_EQ(peer_at("10.0.0.1", {text}), "203.0.113.9") << text;
}

TEST(Forwarding, TakesNoProxyForTheClientOfNonsense) {
    for (const char* text : {"<script>", "....", "unknown", "203.0.113.020", "[2001:db8::9", "[203.0.113.9]",
                             "203.0.113.9:", "203.0.113.9:x", "203.0.113.9:123456", "[::1]x", "fe80::1%lo", "\"",
                             "127.0.0.1, nonsense"}) {
        const Origin origin = origin_at("127.0.0.1", {{"x-forwarded-for", text}});
        EXPECT_EQ(origin.peer, kUnknownPeer) << text;
        EXPECT_FALSE(origin.may_be_exempt) << text;
    }
}

TEST(Forwarding, ExemptsOnlyWhoeverNoProxyStandsInFor) {
    EXPECT_TRUE(origin_at("127.0.0.1", {}).may_be_exempt);
    EXPECT_TRUE(origin_at("9.9.9.9", {{"user-agent", "x"}}).may_be_exempt);
    for (const auto& [name, value] : std::vector<Header>{{"x-forwarded-for", "127.0.0.1"},
                                                         {"x-forwarded-for", "::1"},
                                                         {"x-forwarded-for", ""},
                                                         {"x-forwarded-for", "10.9.9.9"},
                                                         {"forwarded", "for=9.9.9.9"},
                                                         {"x-real-ip", "9.9.9.9"},
                                                         {"x-forwarded-host", "x"}})
        EXPECT_FALSE(origin_at("127.0.0.1", {{name, value}}).may_be_exempt) << name << value;
    EXPECT_TRUE(origin_at("127.0.0.1", {{"x-forwarded-for", "9.9.9.9"}}).may_be_exempt);
    EXPECT_FALSE(origin_at("9.9.9.9", {{"x-forwarded-for", "9.9.9.9"}}).may_be_exempt);
}

TEST(Forwarding, NeedsHttpsInEveryLine) {
    EXPECT_TRUE(origin_at("10.0.0.1", {{"x-forwarded-proto", "HTTPS"}}).secure);
    EXPECT_FALSE(origin_at("10.0.0.1", {{"x-forwarded-proto", "https"}, {"x-forwarded-proto", "http"}}).secure);
    EXPECT_FALSE(origin_at("10.0.0.1", {{"x-forwarded-proto", "https, http"}}).secure);
    EXPECT_FALSE(origin_at("10.0.0.1", {{"x-forwarded-proto", ""}}).secure);
}

TEST(Forwarding, ReadsRfc7239WhenSetTo) {
    EXPECT_EQ(peer_in_forwarded({"for=192.0.2.43"}), "192.0.2.43");
    EXPECT_EQ(peer_in_forwarded({"For=\"[2001:db8:cafe::17]:4711\""}), "2001:db8:cafe::17");
    EXPECT_EQ(peer_in_forwarded({"for=127.0.0.1", "for=192.0.2.43;proto=https;by=10.0.0.9, for=10.0.0.2"}),
              "192.0.2.43");
    EXPECT_EQ(peer_in_forwarded({"for=\"1.1.1.1, for=2.2.2.2\""}), kUnknownPeer);
    EXPECT_EQ(peer_in_forwarded({"for=9.9.9.9, proto=https"}), kUnknownPeer);
    for (const char* text : {"for=unknown", "for=_hidden", "by=192.0.2.43", "for", "=", "for=\"", "for=\"\\"})
        EXPECT_EQ(peer_in_forwarded({text}), kUnknownPeer) << text;
    const Forwarding forwarding{{"10.0.0.0/8"}, ForwardedHeader::forwarded};
    EXPECT_TRUE(origin_at("10.0.0.1", {{"forwarded", "for=1.1.1.1;proto=https"}}, forwarding).secure);
    EXPECT_EQ(origin_at("10.0.0.1", {{"x-forwarded-for", "1.1.1.1"}}, forwarding).peer, "10.0.0.1");
}

}  // namespace

}  // namespace spaza::http
