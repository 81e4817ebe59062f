#include "shop/accounts/totp_rules.hpp"

#include <array>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdexcept>

#include "base/digest.hpp"

namespace spaza {
namespace {

constexpr std::int64_t kStepSeconds = 30;

std::string percent_encoded(std::string_view text) {
    constexpr std::string_view kHex = "0123456789ABCDEF";
    constexpr std::string_view kPlain = "-._~";
    std::string encoded;
    for (const char c : text) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                           kPlain.find(c) != kPlain.npos;
        if (plain) {
            encoded += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        encoded += '%';
        encoded += kHex[byte >> 4];
        encoded += kHex[byte & 15];
    }
    return encoded;
}

}  // namespace

std::string base32(std::string_view bytes) {
    constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    std::string text;
    std::uint32_t bits = 0;
    int held = 0;
    for (const char c : bytes) {
        bits = (bits << 8) | static_cast<unsigned char>(c);
        for (held += 8; held >= 5; held -= 5) text += kAlphabet[(bits >> (held - 5)) & 31];
    }
    if (held > 0) text += kAlphabet[(bits << (5 - held)) & 31];
    return text;
}

std::string totp(std::string_view secret, std::int64_t step, int digits) {
    std::array<unsigned char, 8> counter{};
    for (int i = 7; i >= 0; --i, step >>= 8)
        counter[static_cast<std::size_t>(i)] = static_cast<unsigned char>(step & 0xff);
    std::array<unsigned char, EVP_MAX_MD_SIZE> sum{};
    unsigned length = 0;
    if (!HMAC(EVP_sha1(), secret.data(), static_cast<int>(secret.size()), counter.data(), counter.size(),
              sum.data(), &length))
        throw std::runtime_error{"a code could not be computed"};
    const std::size_t at = sum[length - 1] & 15;
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i) number = (number << 8) | sum[at + i];
    number &= 0x7fffffff;
    std::string code(static_cast<std::size_t>(digits), '0');
    for (auto place = code.rbegin(); place != code.rend(); ++place, number /= 10)
        *place = static_cast<char>('0' + number % 10);
    return code;
}

std::int64_t totp_step(TimePoint at) { return to_millis(at) / 1000 / kStepSeconds; }

std::optional<std::int64_t> matching_totp_step(std::string_view secret, std::string_view code, TimePoint now) {
    const std::int64_t current = totp_step(now);
    std::optional<std::int64_t> found;
    for (const std::int64_t step : {current - 1, current, current + 1})
        if (equal_in_constant_time(totp(secret, step), code)) found = step;
    return found;
}

std::string totp_address(std::string_view issuer, std::string_view account, std::string_view secret) {
    const std::string shop = percent_encoded(issuer);
    return "otpauth://totp/" + shop + ':' + percent_encoded(account) + "?secret=" + base32(secret) +
           "&issuer=" + shop + "&algorithm=SHA1&digits=6&period=30";
}

}  // namespace spaza
