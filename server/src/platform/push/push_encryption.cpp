#include "platform/push/push_encryption.hpp"

#include <array>
#include <memory>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <stdexcept>

#include "base/secrets.hpp"

namespace spaza::push {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t kSalt = 16;
constexpr std::size_t kTag = 16;
constexpr std::string_view kRecordSize = "\x00\x00\x10\x00"sv;  // 4096
constexpr char kLastRecord = '\x02';

struct Closing {
    void operator()(EVP_KDF* kind) const { EVP_KDF_free(kind); }
    void operator()(EVP_KDF_CTX* context) const { EVP_KDF_CTX_free(context); }
    void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
};

std::string hkdf(std::string_view salt, std::string_view secret, std::string_view info, std::size_t length) {
    const std::unique_ptr<EVP_KDF, Closing> kind{EVP_KDF_fetch(nullptr, "HKDF", nullptr)};
    const std::unique_ptr<EVP_KDF_CTX, Closing> context{EVP_KDF_CTX_new(kind.get())};
    const auto octets = [](const char* name, std::string_view bytes) {
        return OSSL_PARAM_construct_octet_string(name, const_cast<char*>(bytes.data()), bytes.size());
    };
    std::string digest{"SHA256"};
    const std::array params{OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest.data(), 0),
                            octets(OSSL_KDF_PARAM_KEY, secret), octets(OSSL_KDF_PARAM_SALT, salt),
                            octets(OSSL_KDF_PARAM_INFO, info), OSSL_PARAM_construct_end()};
    std::string out(length, '\0');
    if (!context || EVP_KDF_derive(context.get(), reinterpret_cast<unsigned char*>(out.data()), out.size(),
                                   params.data()) != 1)
        throw std::runtime_error{"OpenSSL cannot derive a key"};
    return out;
}

std::string aes128gcm(std::string_view key, std::string_view nonce, std::string_view text) {
    const std::unique_ptr<EVP_CIPHER_CTX, Closing> context{EVP_CIPHER_CTX_new()};
    std::string out(text.size() + kTag, '\0');
    auto* const into = reinterpret_cast<unsigned char*>(out.data());
    const auto bytes = [](std::string_view view) { return reinterpret_cast<const unsigned char*>(view.data()); };
    int written = 0;
    int rest = 0;
    if (!context || EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, bytes(key), bytes(nonce)) != 1 ||
        EVP_EncryptUpdate(context.get(), into, &written, bytes(text), static_cast<int>(text.size())) != 1 ||
        EVP_EncryptFinal_ex(context.get(), into + written, &rest) != 1 ||
        EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, kTag, into + text.size()) != 1)
        throw std::runtime_error{"OpenSSL cannot encrypt"};
    return out;
}

}  // namespace

std::optional<std::string> encrypted(std::string_view text, const Recipient& recipient, const P256Key& sender,
                                     std::string_view salt) {
    if (text.size() > kMostPayload || salt.size() != kSalt) return std::nullopt;
    const auto shared = sender.agree(recipient.public_key);
    if (!shared) return std::nullopt;
    const std::string& mine = sender.public_bytes();
    const std::string both = std::string{"WebPush: info\0"sv} + recipient.public_key + mine;
    const std::string input = hkdf(recipient.auth_secret, *shared, both, 32);
    const std::string key = hkdf(salt, input, "Content-Encoding: aes128gcm\0"sv, 16);
    const std::string nonce = hkdf(salt, input, "Content-Encoding: nonce\0"sv, 12);
    std::string body{salt};
    body += kRecordSize;
    body += static_cast<char>(mine.size());
    body += mine;
    body += aes128gcm(key, nonce, std::string{text} + kLastRecord);
    return body;
}

std::optional<std::string> encrypted(std::string_view text, const Recipient& recipient) {
    return encrypted(text, recipient, P256Key::random(), secrets::random_bytes(kSalt));
}

}  // namespace spaza::push
