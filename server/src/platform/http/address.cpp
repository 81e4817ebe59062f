#include "platform/http/address.hpp"

#include <algorithm>
#include <arpa/inet.h>

namespace spaza::http {

namespace {

constexpr Address::Bytes kIpv4Prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0};
constexpr std::size_t kIpv4At = 12;
constexpr std::size_t kSubscriberBytes = 8;

}  // namespace

std::optional<Address> Address::parse(std::string_view text) {
    std::array<char, INET6_ADDRSTRLEN> terminated{};
    if (text.empty() || text.size() >= terminated.size()) return std::nullopt;
    std::ranges::copy(text, terminated.begin());
    if (std::array<unsigned char, 4> four{}; inet_pton(AF_INET, terminated.data(), four.data()) == 1)
        return from_ipv4(four);
    if (Bytes six{}; inet_pton(AF_INET6, terminated.data(), six.data()) == 1) return Address{six};
    return std::nullopt;
}

Address Address::from_ipv4(const std::array<unsigned char, 4>& bytes) {
    Bytes all = kIpv4Prefix;
    std::ranges::copy(bytes, all.begin() + kIpv4At);
    return Address{all};
}

bool Address::is_ipv4() const { return std::equal(bytes_.begin(), bytes_.begin() + kIpv4At, kIpv4Prefix.begin()); }

bool Address::is_loopback() const {
    static constexpr Bytes kLoopback{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    return bytes_ == kLoopback || (is_ipv4() && bytes_[kIpv4At] == 127);
}

std::string Address::text() const {
    std::array<char, INET6_ADDRSTRLEN> written{};
    if (is_ipv4())
        inet_ntop(AF_INET, bytes_.data() + kIpv4At, written.data(), written.size());
    else
        inet_ntop(AF_INET6, bytes_.data(), written.data(), written.size());
    return written.data();
}

Address Address::network() const {
    if (is_ipv4()) return *this;
    Bytes bytes{};
    std::copy_n(bytes_.begin(), kSubscriberBytes, bytes.begin());
    return Address{bytes};
}

std::string subscriber(std::string_view peer) {
    if (!peer.contains(':')) return std::string{peer};
    const auto address = Address::parse(peer);
    return address && !address->is_ipv4() ? address->network().text() + "/64" : std::string{peer};
}

}  // namespace spaza::http
