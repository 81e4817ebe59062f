#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/http/address.hpp"

namespace spaza::http {

/// Addresses and networks: `127.0.0.1`, `10.0.0.0/8`, `::1`, `fd00::/8`.
class AddressSet {
public:
    AddressSet() = default;
    /// Texts that are neither are left out; `is_valid` tells.
    explicit AddressSet(const std::vector<std::string>& texts);

    bool contains(const Address& address) const;
    /// False for what is no address.
    bool contains(std::string_view address) const;
    static bool is_valid(std::string_view text);

private:
    struct Network {
        Address::Bytes bytes;
        unsigned bits;
    };
    static std::optional<Network> parse(std::string_view text);

    std::vector<Network> networks_;
};

}  // namespace spaza::http
