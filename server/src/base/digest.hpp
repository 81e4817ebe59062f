#pragma once

#include <string>
#include <string_view>

namespace spaza {

/// Lower-case hex. MD5 only where a partner's protocol demands it, never to protect anything.
std::string md5_hex(std::string_view text);
std::string sha256_hex(std::string_view text);
std::string sha512_hex(std::string_view text);

/// `bytes` of strong randomness as lower-case hex: ids nobody can guess.
std::string random_hex(int bytes);

/// Compares without telling by its duration how much was equal.
bool equal_in_constant_time(std::string_view one, std::string_view other);

}  // namespace spaza
