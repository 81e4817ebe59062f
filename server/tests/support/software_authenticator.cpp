#include "support/software_authenticator.hpp"

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <sodium.h>
#include <vector>

namespace spaza::testing {
namespace {

std::string sha256(const std::string& text) {
    std::string hash(crypto_hash_sha256_BYTES, '\0');
    crypto_hash_sha256(reinterpret_cast<unsigned char*>(hash.data()),
                       reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return hash;
}

std::string big_endian(std::uint64_t number, int bytes) {
    std::string text;
    for (int i = bytes - 1; i >= 0; --i) text += static_cast<char>((number >> (8 * i)) & 0xff);
    return text;
}

/// A byte string of CBOR.
std::string cbor_bytes(const std::string& bytes) { return '\x59' + big_endian(bytes.size(), 2) + bytes; }

std::string number_of(EVP_PKEY* key, const char* name, std::size_t size) {
    BIGNUM* number = nullptr;
    EVP_PKEY_get_bn_param(key, name, &number);
    std::string bytes(size, '\0');
    BN_bn2binpad(number, reinterpret_cast<unsigned char*>(bytes.data()), static_cast<int>(size));
    BN_free(number);
    return bytes;
}

EVP_PKEY* new_key(PasskeyAlgorithm algorithm) {
    switch (algorithm) {
        case PasskeyAlgorithm::es256: return EVP_EC_gen("P-256");
        case PasskeyAlgorithm::eddsa: return EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519");
        case PasskeyAlgorithm::rs256: break;
    }
    return EVP_PKEY_Q_keygen(nullptr, nullptr, "RSA", std::size_t{2048});
}

std::string client_data(const Spoken& spoken, const char* ceremony) {
    const std::string type = spoken.type.empty() ? ceremony : spoken.type;
    return R"({"type":")" + type + R"(","challenge":")" + spoken.challenge + R"(","origin":")" + spoken.origin +
           R"(","crossOrigin":)" + (spoken.cross_origin ? "true" : "false") + R"(,"other":{"more":1}})";
}

}  // namespace

std::string attestation_of(const std::string& authenticator_data) {
    return "\xa3\x63"
           "fmt\x64none\x67"
           "attStmt\xa0\x68"
           "authData" +
           cbor_bytes(authenticator_data);
}

SoftwareAuthenticator::SoftwareAuthenticator(PasskeyAlgorithm algorithm, std::string credential_id)
    : algorithm_{algorithm}, credential_id_{std::move(credential_id)}, key_{new_key(algorithm), EVP_PKEY_free} {}

std::string SoftwareAuthenticator::cose_key() const {
    if (algorithm_ == PasskeyAlgorithm::es256)
        return std::string{"\xa5\x01\x02\x03\x26\x20\x01\x21", 8} +
               cbor_bytes(number_of(key_.get(), OSSL_PKEY_PARAM_EC_PUB_X, 32)) + '\x22' +
               cbor_bytes(number_of(key_.get(), OSSL_PKEY_PARAM_EC_PUB_Y, 32));
    if (algorithm_ == PasskeyAlgorithm::eddsa) {
        std::string raw(32, '\0');
        std::size_t size = raw.size();
        EVP_PKEY_get_raw_public_key(key_.get(), reinterpret_cast<unsigned char*>(raw.data()), &size);
        return std::string{"\xa4\x01\x01\x03\x27\x20\x06\x21", 8} + cbor_bytes(raw);
    }
    return std::string{"\xa4\x01\x03\x03\x39\x01\x00\x20", 8} +
           cbor_bytes(number_of(key_.get(), OSSL_PKEY_PARAM_RSA_N, 256)) + '\x21' +
           cbor_bytes(number_of(key_.get(), OSSL_PKEY_PARAM_RSA_E, 3));
}

std::string SoftwareAuthenticator::authenticator_data(const Spoken& spoken, bool with_key) const {
    std::string data = sha256(spoken.rp_id) + static_cast<char>(spoken.flags | (with_key ? 0x40U : 0U)) +
                       big_endian(spoken.counter, 4);
    if (with_key)
        data += std::string(16, '\0') + big_endian(credential_id_.size(), 2) + credential_id_ + cose_key();
    return data;
}

PasskeyRegistration SoftwareAuthenticator::registers(const Spoken& spoken) const {
    return {.credential_id = credential_id_,
            .client_data = client_data(spoken, "webauthn.create"),
            .attestation_object = attestation_of(authenticator_data(spoken, true)),
            .attachment = "platform",
            .transports = {"internal"}};
}

PasskeyAssertion SoftwareAuthenticator::asserts(const Spoken& spoken) const {
    PasskeyAssertion assertion{.credential_id = credential_id_,
                               .client_data = client_data(spoken, "webauthn.get"),
                               .authenticator_data = authenticator_data(spoken, false),
                               .signature = {},
                               .user_handle = spoken.user_handle};
    const std::string text = assertion.authenticator_data + sha256(assertion.client_data);
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context{EVP_MD_CTX_new(), EVP_MD_CTX_free};
    EVP_DigestSignInit(context.get(), nullptr, algorithm_ == PasskeyAlgorithm::eddsa ? nullptr : EVP_sha256(),
                       nullptr, key_.get());
    std::size_t size = 0;
    const auto* bytes = reinterpret_cast<const unsigned char*>(text.data());
    EVP_DigestSign(context.get(), nullptr, &size, bytes, text.size());
    assertion.signature.resize(size);
    EVP_DigestSign(context.get(), reinterpret_cast<unsigned char*>(assertion.signature.data()), &size, bytes,
                   text.size());
    assertion.signature.resize(size);
    return assertion;
}

}  // namespace spaza::testing
