#include "base/secrets.hpp"

#include <array>
#include <sodium.h>
#include <stdexcept>

namespace spaza::secrets {
namespace {

void ready() {
    static const int started = sodium_init();
    if (started < 0) throw std::runtime_error{"the source of random numbers cannot be used"};
}

template <std::size_t Size>
std::string encoded(const std::array<unsigned char, Size>& bytes) {
    constexpr int kind = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::array<char, sodium_base64_ENCODED_LEN(Size, kind)> text{};
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kind);
    return text.data();
}

template <std::size_t Size>
std::string random_text() {
    ready();
    std::array<unsigned char, Size> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return encoded(bytes);
}

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

std::string random_token() { return random_text<32>(); }
std::string random_id() { return random_text<16>(); }

std::string digest(std::string_view token) {
    ready();
    std::array<unsigned char, 32> hash{};
    crypto_generichash(hash.data(), hash.size(), bytes_of(token), token.size(), nullptr, 0);
    return encoded(hash);
}

std::string derived_token(std::string_view key, std::string_view text, std::string_view purpose) {
    ready();
    crypto_generichash_state state;
    std::array<unsigned char, 32> hash{};
    crypto_generichash_init(&state, bytes_of(key), key.size(), hash.size());
    crypto_generichash_update(&state, bytes_of(purpose), purpose.size());
    crypto_generichash_update(&state, bytes_of(":"), 1);
    crypto_generichash_update(&state, bytes_of(text), text.size());
    crypto_generichash_final(&state, hash.data(), hash.size());
    return encoded(hash);
}

}  // namespace spaza::secrets
