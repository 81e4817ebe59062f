#include "base/secrets.hpp"

#include <algorithm>
#include <array>
#include <sodium.h>
#include <stdexcept>
#include <vector>

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

std::string random_bytes(std::size_t count) {
    ready();
    std::string bytes(count, '\0');
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

std::string random_digits(int count) {
    ready();
    std::string digits;
    for (int i = 0; i < count; ++i) digits += static_cast<char>('0' + randombytes_uniform(10));
    return digits;
}

std::string digest(std::string_view token) {
    ready();
    std::array<unsigned char, 32> hash{};
    crypto_generichash(hash.data(), hash.size(), bytes_of(token), token.size(), nullptr, 0);
    return encoded(hash);
}

std::string derived_token(std::string_view key, std::string_view text, std::string_view purpose) {
    ready();
    // A key may come from outside: libsodium takes none longer than 64 bytes, and leaves the state unmade then.
    const std::string short_key = key.size() > crypto_generichash_KEYBYTES_MAX ? digest(key) : std::string{key};
    crypto_generichash_state state;
    std::array<unsigned char, 32> hash{};
    if (crypto_generichash_init(&state, bytes_of(short_key), short_key.size(), hash.size()) != 0)
        throw std::logic_error{"a keyed digest could not be begun"};
    crypto_generichash_update(&state, bytes_of(purpose), purpose.size());
    crypto_generichash_update(&state, bytes_of(":"), 1);
    crypto_generichash_update(&state, bytes_of(text), text.size());
    crypto_generichash_final(&state, hash.data(), hash.size());
    return encoded(hash);
}

namespace {

constexpr int kText = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
constexpr std::size_t kNonce = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t kTag = crypto_aead_xchacha20poly1305_ietf_ABYTES;
using SealKey = std::array<unsigned char, crypto_aead_xchacha20poly1305_ietf_KEYBYTES>;

SealKey seal_key(std::string_view key) {
    SealKey made{};
    constexpr std::string_view kPurpose = "seal";
    crypto_generichash(made.data(), made.size(), bytes_of(kPurpose), kPurpose.size(), bytes_of(key),
                       std::min<std::size_t>(key.size(), crypto_generichash_KEYBYTES_MAX));
    return made;
}

}  // namespace

std::string seal(std::string_view key, std::string_view text, std::string_view about) {
    ready();
    if (key.empty()) throw std::logic_error{"nothing can be sealed without a key"};
    std::vector<unsigned char> bytes(kNonce + text.size() + kTag);
    randombytes_buf(bytes.data(), kNonce);
    crypto_aead_xchacha20poly1305_ietf_encrypt(bytes.data() + kNonce, nullptr, bytes_of(text), text.size(),
                                               bytes_of(about), about.size(), nullptr, bytes.data(),
                                               seal_key(key).data());
    std::string written(sodium_base64_encoded_len(bytes.size(), kText), '\0');
    sodium_bin2base64(written.data(), written.size(), bytes.data(), bytes.size(), kText);
    written.pop_back();  // the zero at its end
    return written;
}

std::optional<std::string> unseal(std::string_view key, std::string_view sealed, std::string_view about) {
    ready();
    if (key.empty() || sealed.empty()) return std::nullopt;
    std::vector<unsigned char> bytes(sealed.size());
    std::size_t length = 0;
    const bool read = sodium_base642bin(bytes.data(), bytes.size(), sealed.data(), sealed.size(), nullptr, &length,
                                        nullptr, kText) == 0;
    if (!read || length < kNonce + kTag) return std::nullopt;
    std::string text(length - kNonce - kTag, '\0');
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(reinterpret_cast<unsigned char*>(text.data()), nullptr, nullptr,
                                                   bytes.data() + kNonce, length - kNonce, bytes_of(about),
                                                   about.size(), bytes.data(), seal_key(key).data()) != 0)
        return std::nullopt;
    return text;
}

}  // namespace spaza::secrets
