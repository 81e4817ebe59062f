#include "base/digest.hpp"

#include <array>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/rand.h>
#include <stdexcept>
#include <vector>

namespace spaza {
namespace {

std::string hex(const unsigned char* bytes, std::size_t count) {
    constexpr std::string_view kDigits{"0123456789abcdef"};
    std::string text;
    text.reserve(count * 2);
    for (std::size_t i = 0; i < count; ++i) {
        text += kDigits[bytes[i] >> 4];
        text += kDigits[bytes[i] & 15];
    }
    return text;
}

std::string digest(const EVP_MD* kind, std::string_view text) {
    std::array<unsigned char, EVP_MAX_MD_SIZE> out{};
    unsigned int length = 0;
    if (EVP_Digest(text.data(), text.size(), out.data(), &length, kind, nullptr) != 1)
        throw std::runtime_error{"OpenSSL cannot compute a digest"};
    return hex(out.data(), length);
}

}  // namespace

std::string md5_hex(std::string_view text) { return digest(EVP_md5(), text); }
std::string sha256_hex(std::string_view text) { return digest(EVP_sha256(), text); }
std::string sha512_hex(std::string_view text) { return digest(EVP_sha512(), text); }

std::string random_hex(int bytes) {
    std::vector<unsigned char> out(static_cast<std::size_t>(bytes));
    if (RAND_bytes(out.data(), bytes) != 1) throw std::runtime_error{"OpenSSL has no randomness"};
    return hex(out.data(), out.size());
}

bool equal_in_constant_time(std::string_view one, std::string_view other) {
    return one.size() == other.size() && CRYPTO_memcmp(one.data(), other.data(), one.size()) == 0;
}

}  // namespace spaza
