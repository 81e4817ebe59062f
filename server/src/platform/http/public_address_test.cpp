#include "platform/http/public_address.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>

namespace spaza::http {
namespace {

bool is_public_text(const char* text) { return is_public(Address::parse(text).value()); }

TEST(PublicAddress, OfTheInternetIsWhatIsGivenOut) {
    for (const char* text : {"8.8.8.8", "1.1.1.1", "100.63.255.255", "100.128.0.0", "172.15.0.1", "172.32.0.1",
                             "192.167.1.1", "223.255.255.255", "2606:4700::1111", "2a00:1450:4009::200e"})
        EXPECT_TRUE(is_public_text(text)) << text;
}

TEST(PublicAddress, LocalPrivateAndReservedOnesAreNot) {
    for (const char* text : {"0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.9.9.9", "169.254.169.254",
                             "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.2.1", "192.168.1.1", "198.18.0.1",
                             "198.51.100.1", "203.0.113.9", "224.0.0.1", "240.0.0.1", "255.255.255.255"})
        EXPECT_FALSE(is_public_text(text)) << text;
    for (const char* text : {"::", "::1", "fe80::1", "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1",
                             "2001::1", "2002:7f00:1::", "64:ff9b::7f00:1", "3fff::1"})
        EXPECT_FALSE(is_public_text(text)) << text;
}

TEST(PublicAddress, AnIpv4AddressWrittenAsIpv6IsWhatItMeans) {
    EXPECT_FALSE(is_public_text("::ffff:127.0.0.1"));
    EXPECT_FALSE(is_public_text("::ffff:169.254.169.254"));
    EXPECT_TRUE(is_public_text("::ffff:8.8.8.8"));
}

TEST(PublicAddress, IsAskedAsTheSystemHasIt) {
    const auto ask = [](const char* text) {
        if (sockaddr_in four{}; inet_pton(AF_INET, text, &four.sin_addr) == 1) {
            four.sin_family = AF_INET;
            return is_public(reinterpret_cast<const sockaddr*>(&four), sizeof four);
        }
        sockaddr_in6 six{};
        inet_pton(AF_INET6, text, &six.sin6_addr);
        six.sin6_family = AF_INET6;
        return is_public(reinterpret_cast<const sockaddr*>(&six), sizeof six);
    };
    EXPECT_TRUE(ask("8.8.8.8"));
    EXPECT_FALSE(ask("127.0.0.1"));
    EXPECT_TRUE(ask("2606:4700::1111"));
    EXPECT_FALSE(ask("::1"));
    EXPECT_FALSE(ask("::ffff:10.0.0.1"));
    sockaddr other{};
    other.sa_family = AF_UNIX;
    EXPECT_FALSE(is_public(&other, sizeof other));
}

}  // namespace
}  // namespace spaza::http
