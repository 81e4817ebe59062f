#include "platform/http/address_set.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <charconv>

namespace spaza::http {

namespace {

constexpr unsigned kIpv4Offset = 96;  // bits before the address in ::ffff:a.b.c.d

}  // namespace

std::optional<AddressSet::Network> AddressSet::parse(std::string_view text) {
    const std::size_t slash = text.find('/');
    const std::string address{text.substr(0, slash)};
    Network network;
    unsigned before = 0;
    if (in_addr four{}; inet_pton(AF_INET, address.c_str(), &four) == 1) {
        before = kIpv4Offset;
        network.bytes[10] = network.bytes[11] = 0xFF;
        const auto* bytes = reinterpret_cast<const unsigned char*>(&four);
        std::copy(bytes, bytes + 4, network.bytes.begin() + 12);
    } else if (inet_pton(AF_INET6, address.c_str(), network.bytes.data()) != 1) {
        return std::nullopt;
    }
    if (slash == text.npos) return network;
    const std::string_view length = text.substr(slash + 1);
    const auto [end, error] = std::from_chars(length.begin(), length.end(), network.bits);
    if (error != std::errc{} || end != length.end() || network.bits > 128 - before) return std::nullopt;
    network.bits += before;
    return network;
}

AddressSet::AddressSet(const std::vector<std::string>& texts) {
    for (const std::string& text : texts)
        if (const auto network = parse(text)) networks_.push_back(*network);
}

bool AddressSet::is_valid(std::string_view text) { return parse(text).has_value(); }

bool AddressSet::contains(std::string_view address) const {
    const auto asked = parse(address);
    return asked && std::ranges::any_of(networks_, [&](const Network& network) {
               const unsigned whole = network.bits / 8;
               const unsigned rest = network.bits % 8;
               if (!std::equal(network.bytes.begin(), network.bytes.begin() + whole, asked->bytes.begin()))
                   return false;
               const auto mask = static_cast<unsigned char>(0xFF << (8 - rest));
               return rest == 0 || ((network.bytes[whole] ^ asked->bytes[whole]) & mask) == 0;
           });
}

}  // namespace spaza::http
