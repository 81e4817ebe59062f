#pragma once

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <memory>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rsa.h>
#include <stdexcept>
#include <string>

#include "base/json_web_token.hpp"

namespace spaza::testing {

/// An identity provider's key, with which tests make tokens as they want them.
class TokenSigner {
public:
    explicit TokenSigner(std::string id, unsigned bits = 2048)
        : id_{std::move(id)}, key_{EVP_RSA_gen(bits), EVP_PKEY_free} {
        if (!key_) throw std::runtime_error{"OpenSSL cannot make a key"};
    }

    const std::string& id() const { return id_; }
    boost::json::object published() const {
        return {{"kid", id_},
                {"kty", "RSA"},
                {"use", "sig"},
                {"n", part(OSSL_PKEY_PARAM_RSA_N)},
                {"e", part(OSSL_PKEY_PARAM_RSA_E)}};
    }
    std::string key_set() const {
        return boost::json::serialize(boost::json::object{{"keys", boost::json::array{published()}}});
    }
    jwt::PublicKey key() const { return jwt::read_key_set(key_set())->front(); }

    std::string token(const boost::json::object& claims) const {
        return token({{"alg", "RS256"}, {"kid", id_}, {"typ", "JWT"}}, claims);
    }
    /// RS256 whatever the header says.
    std::string token(const boost::json::object& header, const boost::json::object& claims) const {
        const std::string text = unsigned_token(header, claims);
        return text + '.' + jwt::base64url(signature_of(text));
    }
    static std::string unsigned_token(const boost::json::object& header, const boost::json::object& claims) {
        return jwt::base64url(boost::json::serialize(header)) + '.' +
               jwt::base64url(boost::json::serialize(claims));
    }
    static std::string hmac(const std::string& secret, const std::string& text) {
        unsigned char sum[EVP_MAX_MD_SIZE];
        unsigned length = 0;
        HMAC(EVP_sha256(), secret.data(), static_cast<int>(secret.size()),
             reinterpret_cast<const unsigned char*>(text.data()), text.size(), sum, &length);
        return {reinterpret_cast<const char*>(sum), length};
    }

private:
    std::string part(const char* name) const {
        BIGNUM* number = nullptr;
        EVP_PKEY_get_bn_param(key_.get(), name, &number);
        std::string bytes(static_cast<std::size_t>(BN_num_bytes(number)), '\0');
        BN_bn2bin(number, reinterpret_cast<unsigned char*>(bytes.data()));
        BN_free(number);
        return jwt::base64url(bytes);
    }
    std::string signature_of(const std::string& text) const {
        const std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX*)> context{EVP_MD_CTX_new(), EVP_MD_CTX_free};
        std::string signature(512, '\0');
        std::size_t length = signature.size();
        EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key_.get());
        EVP_DigestSign(context.get(), reinterpret_cast<unsigned char*>(signature.data()), &length,
                       reinterpret_cast<const unsigned char*>(text.data()), text.size());
        signature.resize(length);
        return signature;
    }

    std::string id_;
    std::shared_ptr<EVP_PKEY> key_;
};

}  // namespace spaza::testing
