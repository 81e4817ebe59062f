#include "base/signature.hpp"

#include <array>
#include <charconv>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdexcept>

#include "base/digest.hpp"

namespace spaza {
namespace {

std::int64_t seconds_of(TimePoint at) {
    return std::chrono::floor<std::chrono::seconds>(at).time_since_epoch().count();
}

}  // namespace

std::string hmac_sha256_hex(std::string_view key, std::string_view text) {
    std::array<unsigned char, EVP_MAX_MD_SIZE> sum{};
    unsigned length = 0;
    if (!HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()),
              reinterpret_cast<const unsigned char*>(text.data()), text.size(), sum.data(), &length))
        throw std::runtime_error{"a signature could not be made"};
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex;
    for (unsigned i = 0; i < length; ++i) {
        hex += kDigits[sum[i] >> 4];
        hex += kDigits[sum[i] & 15];
    }
    return hex;
}

std::string signature(std::string_view text, std::string_view key, TimePoint now) {
    const std::string seconds = std::to_string(seconds_of(now));
    return "t=" + seconds + ",v1=" + hmac_sha256_hex(key, seconds + '.' + std::string{text});
}

bool signed_lately(std::string_view header, std::string_view text, std::string_view key, TimePoint now,
                   std::chrono::minutes at_most) {
    const auto comma = header.find(",v1=");
    if (!header.starts_with("t=") || comma == header.npos || key.empty()) return false;
    const std::string_view digits = header.substr(2, comma - 2);
    std::int64_t seconds = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), seconds);
    if (error != std::errc{} || end != digits.data() + digits.size()) return false;
    const auto now_seconds = seconds_of(now);
    const auto most = std::chrono::seconds{at_most}.count();
    if (seconds < now_seconds - most || seconds > now_seconds + most) return false;
    return equal_in_constant_time(header.substr(comma + 4),
                                  hmac_sha256_hex(key, std::string{digits} + '.' + std::string{text}));
}

}  // namespace spaza
