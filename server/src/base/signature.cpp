#include "base/signature.hpp"

#include <array>
#include <charconv>
#include <memory>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include <stdexcept>

#include "base/base64.hpp"
#include "base/digest.hpp"

namespace spaza {
namespace {

std::int64_t seconds_of(TimePoint at) {
    return std::chrono::floor<std::chrono::seconds>(at).time_since_epoch().count();
}

/// HMAC-SHA256 of what is taken one after the other.
class Hmac {
public:
    explicit Hmac(std::string_view key) {
        std::array<char, 7> digest{"SHA256"};
        const std::array params{OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, digest.data(), 0),
                                OSSL_PARAM_construct_end()};
        // A key that is nowhere would be none at all.
        check(context_ &&
              EVP_MAC_init(context_.get(), bytes_of(key.empty() ? "" : key), key.size(), params.data()));
    }
    void take(std::string_view text) {
        check(text.empty() || EVP_MAC_update(context_.get(), bytes_of(text), text.size()));
    }
    std::string bytes() {
        std::array<unsigned char, EVP_MAX_MD_SIZE> sum{};
        std::size_t length = 0;
        check(EVP_MAC_final(context_.get(), sum.data(), &length, sum.size()));
        return {sum.begin(), sum.begin() + static_cast<std::ptrdiff_t>(length)};
    }
    std::string hex() {
        constexpr std::string_view kDigits = "0123456789abcdef";
        std::string hex;
        for (const char each : bytes()) {
            const auto byte = static_cast<unsigned char>(each);
            hex += kDigits[byte >> 4];
            hex += kDigits[byte & 15];
        }
        return hex;
    }

private:
    static const unsigned char* bytes_of(std::string_view text) {
        return reinterpret_cast<const unsigned char*>(text.data());
    }
    static void check(bool done) {
        if (!done) throw std::runtime_error{"a signature could not be made"};
    }

    std::unique_ptr<EVP_MAC, decltype(&EVP_MAC_free)> mac_{EVP_MAC_fetch(nullptr, "HMAC", nullptr), EVP_MAC_free};
    std::unique_ptr<EVP_MAC_CTX, decltype(&EVP_MAC_CTX_free)> context_{
        mac_ ? EVP_MAC_CTX_new(mac_.get()) : nullptr, EVP_MAC_CTX_free};
};

std::string hmac_of(std::string_view key, TextParts first, TextParts then) {
    Hmac hmac{key};
    for (const std::string_view part : first) hmac.take(part);
    for (const std::string_view part : then) hmac.take(part);
    return hmac.hex();
}

}  // namespace

std::string hmac_sha256_base64(std::string_view key, TextParts text) {
    Hmac hmac{key};
    for (const std::string_view part : text) hmac.take(part);
    return base64(hmac.bytes());
}

std::string hmac_sha256_hex(std::string_view key, TextParts text) { return hmac_of(key, {}, text); }

std::string hmac_sha256_hex(std::string_view key, std::string_view text) { return hmac_sha256_hex(key, {text}); }

std::string signature(std::string_view text, std::string_view key, TimePoint now) {
    const std::string seconds = std::to_string(seconds_of(now));
    return "t=" + seconds + ",v1=" + hmac_sha256_hex(key, {seconds, ".", text});
}

bool signed_lately(std::string_view header, std::string_view text, std::string_view key, TimePoint now,
                   std::chrono::minutes at_most) {
    return signed_lately(header, {text}, key, now, at_most);
}

bool signed_lately(std::string_view header, TextParts text, std::string_view key, TimePoint now,
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
    return equal_in_constant_time(header.substr(comma + 4), hmac_of(key, {digits, "."}, text));
}

}  // namespace spaza
