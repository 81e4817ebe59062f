#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace spaza::http {

/// Addresses and networks: `127.0.0.1`, `10.0.0.0/8`, `::1`, `fd00::/8`.
class AddressSet {
public:
    AddressSet() = default;
    /// Texts that are neither are left out; `is_valid` tells.
    explicit AddressSet(const std::vector<std::string>& texts);

    bool contains(std::string_view address) const;
    static bool is_valid(std::string_view text);

private:
    struct Network {
        std::array<unsigned char, 16> bytes{};  // IPv4 as ::ffff:a.b.c.d
        unsigned bits{128};
    };
    static std::optional<Network> parse(std::string_view text);

    std::vector<Network> networks_;
};

}  // namespace spaza::http
