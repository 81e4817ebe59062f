#include "platform/http/address_set.hpp"

#include <algorithm>
#include <charconv>

namespace spaza::http {

namespace {

constexpr unsigned kIpv4Offset = 96;  // bits before the address in ::ffff:a.b.c.d
constexpr unsigned kAllBits = 128;

}  // namespace

std::optional<AddressSet::Network> AddressSet::parse(std::string_view text) {
    const std::size_t slash = text.find('/');
    const auto address = Address::parse(text.substr(0, slash));
    if (!address) return std::nullopt;
    if (slash == text.npos) return Network{address->bytes(), kAllBits};
    const unsigned before = text.contains(':') ? 0 : kIpv4Offset;
    unsigned bits = 0;
    const std::string_view length = text.substr(slash + 1);
    const auto [end, error] = std::from_chars(length.begin(), length.end(), bits);
    if (error != std::errc{} || end != length.end() || bits > kAllBits - before) return std::nullopt;
    return Network{address->bytes(), bits + before};
}

AddressSet::AddressSet(const std::vector<std::string>& texts) {
    for (const std::string& text : texts)
        if (const auto network = parse(text)) networks_.push_back(*network);
}

bool AddressSet::is_valid(std::string_view text) { return parse(text).has_value(); }

bool AddressSet::contains(std::string_view address) const {
    const auto asked = Address::parse(address);
    return asked && contains(*asked);
}

bool AddressSet::contains(const Address& address) const {
    return std::ranges::any_of(networks_, [&asked = address.bytes()](const Network& network) {
        const unsigned whole = network.bits / 8;
        const unsigned rest = network.bits % 8;
        if (!std::equal(network.bytes.begin(), network.bytes.begin() + whole, asked.begin())) return false;
        const auto mask = static_cast<unsigned char>(0xFF << (8 - rest));
        return rest == 0 || ((network.bytes[whole] ^ asked[whole]) & mask) == 0;
    });
}

}  // namespace spaza::http
