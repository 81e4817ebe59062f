#include "platform/http/vendor_check.hpp"

#include <array>
#include <charconv>
#include <memory>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdexcept>
#include <vector>

#include "base/base64.hpp"
#include "base/digest.hpp"
#include "base/json.hpp"
#include "platform/http/encoding.hpp"

namespace spaza::http {

namespace {

constexpr std::size_t kLongestVerdict = 4096;
constexpr std::size_t kLongestSalt = 100;
constexpr int kFewestRounds = 500;
constexpr int kMostRounds = 5000;
constexpr std::size_t kKeyBytes = 32;
constexpr std::size_t kBlockBytes = 16;
/// From this score on it is a robot.
constexpr int kRobot = 100;

/// `HMAC:SALT:ROUNDS:CONTENT`.
struct CookieParts {
    std::string_view hmac;
    std::string_view is_signed;  // the rest
    std::string_view salt;
    std::string_view content;
    int rounds{};
};

/// What the cookie says: score, until when (Unix milliseconds), who, which request, and what was done.
struct VerdictContent {
    int s{kRobot};
    std::int64_t t{0};
    std::optional<std::string> u;
    std::optional<std::string> v;
    std::optional<std::string> a;
};
BOOST_DESCRIBE_STRUCT(VerdictContent, (), (s, t, u, v, a))

std::optional<CookieParts> cookie_parts(std::string_view cookie) {
    if (cookie.size() > kLongestVerdict) return std::nullopt;
    std::array<std::string_view, 4> found;
    std::string_view left = cookie;
    for (std::size_t at = 0; at < found.size(); ++at) {
        const std::size_t colon = at + 1 == found.size() ? left.npos : left.find(':');
        if (colon == left.npos && at + 1 < found.size()) return std::nullopt;
        found[at] = left.substr(0, colon);
        left = colon == left.npos ? std::string_view{} : left.substr(colon + 1);
    }
    CookieParts parts{
        .hmac = found[0], .is_signed = cookie.substr(found[0].size() + 1), .salt = found[1], .content = found[3]};
    const auto [end, problem] = std::from_chars(found[2].data(), found[2].data() + found[2].size(), parts.rounds);
    const bool is_number = problem == std::errc{} && end == found[2].data() + found[2].size();
    if (!is_number || parts.rounds < kFewestRounds || parts.rounds > kMostRounds) return std::nullopt;
    if (parts.salt.empty() || parts.salt.size() > kLongestSalt || parts.content.empty()) return std::nullopt;
    return parts;
}

std::string verdict_signature(std::string_view text, std::string_view secret) {
    std::array<unsigned char, 32> out{};
    unsigned int length = 0;
    if (!HMAC(EVP_sha256(), secret.data(), static_cast<int>(secret.size()),
              reinterpret_cast<const unsigned char*>(text.data()), text.size(), out.data(), &length))
        throw std::runtime_error{"OpenSSL cannot sign"};
    static constexpr std::string_view kDigits{"0123456789abcdef"};
    std::string hex;
    for (const unsigned char byte : out) {
        hex += kDigits[byte >> 4];
        hex += kDigits[byte & 15];
    }
    return hex;
}

std::optional<std::string> verdict_text(const CookieParts& parts, std::string_view secret) {
    const auto salt = from_base64(parts.salt);
    const auto content = from_base64(parts.content);
    if (!salt || !content || content->empty() || content->size() % kBlockBytes != 0) return std::nullopt;
    std::array<unsigned char, kKeyBytes + kBlockBytes> key{};
    if (PKCS5_PBKDF2_HMAC(secret.data(), static_cast<int>(secret.size()),
                          reinterpret_cast<const unsigned char*>(salt->data()), static_cast<int>(salt->size()),
                          parts.rounds, EVP_sha256(), static_cast<int>(key.size()), key.data()) != 1)
        throw std::runtime_error{"OpenSSL cannot derive a key"};
    const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context{EVP_CIPHER_CTX_new(),
                                                                                  EVP_CIPHER_CTX_free};
    std::string plain(content->size() + kBlockBytes, '\0');
    auto* const out = reinterpret_cast<unsigned char*>(plain.data());
    int length = 0;
    int rest = 0;
    const bool done =
        context &&
        EVP_DecryptInit_ex(context.get(), EVP_aes_256_cbc(), nullptr, key.data(), key.data() + kKeyBytes) == 1 &&
        EVP_DecryptUpdate(context.get(), out, &length, reinterpret_cast<const unsigned char*>(content->data()),
                          static_cast<int>(content->size())) == 1 &&
        EVP_DecryptFinal_ex(context.get(), out + length, &rest) == 1;
    if (!done) return std::nullopt;
    plain.resize(static_cast<std::size_t>(length + rest));
    return plain;
}

}  // namespace

std::optional<VendorVerdict> read_verdict(std::string_view cookie, std::string_view user_agent,
                                          std::string_view secret) {
    const auto parts = cookie_parts(cookie);
    if (!parts) return std::nullopt;
    // The signature first: what is not the vendor's costs no key.
    const std::string expected = verdict_signature(std::string{parts->is_signed}.append(user_agent), secret);
    if (!equal_in_constant_time(expected, parts->hmac)) return std::nullopt;
    const auto plain = verdict_text(*parts, secret);
    const auto content =
        plain ? json::read<VerdictContent>(*plain) : fail(Reason::invalid, "error.malformedRequest");
    if (!content) return std::nullopt;
    return VendorVerdict{content->s, from_millis(content->t)};
}

bool vendor_cleared(const Request& request, std::string_view secret, TimePoint now) {
    const auto cookie = request.cookie("_px3");
    if (!cookie) return false;
    const auto verdict =
        read_verdict(percent_decode(std::string{*cookie}, false), request.header("user-agent"), secret);
    return verdict && verdict->score < kRobot && verdict->good_until > now;
}

std::string block_script_for(const VendorCheckSettings& vendor, std::string_view vid, std::string_view uuid,
                             bool mobile) {
    return vendor.block_script + (vendor.block_script.contains('?') ? '&' : '?') + "a=c&u=" + std::string{uuid} +
           "&v=" + std::string{vid} + "&m=" + (mobile ? '1' : '0');
}

}  // namespace spaza::http
