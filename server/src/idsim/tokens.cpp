#include "idsim/tokens.hpp"

#include <algorithm>
#include <array>
#include <boost/json/serialize.hpp>
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>
#include <stdexcept>
#include <vector>

#include "base/digest.hpp"

namespace spaza::idsim {
namespace {

namespace js = boost::json;

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::string parameter(const EVP_PKEY* key, const char* name) {
    BIGNUM* number = nullptr;
    if (EVP_PKEY_get_bn_param(key, name, &number) != 1) throw std::runtime_error{"a key has no such part"};
    std::string bytes(static_cast<std::size_t>(BN_num_bytes(number)), '\0');
    BN_bn2bin(number, reinterpret_cast<unsigned char*>(bytes.data()));
    BN_free(number);
    return base64url(bytes);
}

std::string hmac(std::string_view secret, std::string_view text) {
    std::array<unsigned char, EVP_MAX_MD_SIZE> sum{};
    unsigned length = 0;
    HMAC(EVP_sha256(), secret.data(), static_cast<int>(secret.size()), bytes_of(text), text.size(), sum.data(),
         &length);
    return {reinterpret_cast<const char*>(sum.data()), length};
}

js::object claims_of(const Person& person, const TokenRequest& request, std::int64_t now) {
    const Fault fault = request.fault;
    std::int64_t issued = now;
    if (fault == Fault::expired) issued -= 2 * 3600;
    if (fault == Fault::from_the_future) issued += 3600;
    js::object claims{{"iss", fault == Fault::wrong_issuer ? request.issuer + ".evil.example" : request.issuer},
                      {"aud", fault == Fault::wrong_audience ? std::string{"another-shop"} : request.audience},
                      {"sub", person.subject},
                      {"iat", issued},
                      {"exp", issued + 3600},
                      {"given_name", person.given_name},
                      {"family_name", person.family_name},
                      {"name", person.given_name + ' ' + person.family_name}};
    if (!request.nonce.empty() || fault == Fault::wrong_nonce)
        claims["nonce"] = fault == Fault::wrong_nonce ? random_hex(16) : request.nonce;
    if (fault != Fault::no_email && !person.email.empty()) {
        claims["email"] = person.email;
        if (request.tells_verified)
            claims["email_verified"] = person.email_verified && fault != Fault::unverified_email;
    }
    return claims;
}

}  // namespace

std::string base64url(std::string_view bytes) {
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::string text;
    unsigned held = 0;
    int bits = 0;
    for (const char byte : bytes) {
        held = (held << 8U) | static_cast<unsigned char>(byte);
        for (bits += 8; bits >= 6; bits -= 6) text += kDigits[(held >> static_cast<unsigned>(bits - 6)) & 63U];
    }
    if (bits > 0) text += kDigits[(held << static_cast<unsigned>(6 - bits)) & 63U];
    return text;
}

std::string challenge_of(std::string_view verifier) {
    std::array<unsigned char, EVP_MAX_MD_SIZE> sum{};
    unsigned length = 0;
    EVP_Digest(verifier.data(), verifier.size(), sum.data(), &length, EVP_sha256(), nullptr);
    return base64url({reinterpret_cast<const char*>(sum.data()), length});
}

SigningKey::SigningKey(std::string id) : id_{std::move(id)}, key_{EVP_RSA_gen(2048), EVP_PKEY_free} {
    if (!key_) throw std::runtime_error{"OpenSSL cannot make a key"};
}

js::object SigningKey::published() const {
    return {{"kid", id_},
            {"kty", "RSA"},
            {"alg", "RS256"},
            {"use", "sig"},
            {"n", parameter(key_.get(), OSSL_PKEY_PARAM_RSA_N)},
            {"e", parameter(key_.get(), OSSL_PKEY_PARAM_RSA_E)}};
}

std::string SigningKey::sign(std::string_view text) const {
    const std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX*)> context{EVP_MD_CTX_new(), EVP_MD_CTX_free};
    std::size_t length = 0;
    if (EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key_.get()) != 1 ||
        EVP_DigestSign(context.get(), nullptr, &length, bytes_of(text), text.size()) != 1)
        throw std::runtime_error{"OpenSSL cannot sign"};
    std::string signature(length, '\0');
    EVP_DigestSign(context.get(), reinterpret_cast<unsigned char*>(signature.data()), &length, bytes_of(text),
                   text.size());
    signature.resize(length);
    return signature;
}

std::string SigningKey::public_pem() const {
    const std::unique_ptr<BIO, void (*)(BIO*)> memory{BIO_new(BIO_s_mem()), BIO_free_all};
    PEM_write_bio_PUBKEY(memory.get(), key_.get());
    char* text = nullptr;
    const long length = BIO_get_mem_data(memory.get(), &text);
    return {text, static_cast<std::size_t>(length)};
}

const std::vector<NamedFault>& faults() {
    static const std::vector<NamedFault> all{
        {Fault::none, "nothing"},
        {Fault::wrong_audience, "it is for another shop"},
        {Fault::wrong_issuer, "it is of another issuer"},
        {Fault::wrong_key, "it is signed by another key"},
        {Fault::unknown_key, "its key is not published"},
        {Fault::expired, "it is past its time"},
        {Fault::from_the_future, "it is from the future"},
        {Fault::unverified_email, "the email address is not verified"},
        {Fault::no_email, "there is no email address"},
        {Fault::wrong_nonce, "it answers another attempt"},
        {Fault::no_algorithm, "it is not signed"},
        {Fault::shared_secret, "it is signed with the public key as a secret"},
        {Fault::changed, "it was changed after it was signed"}};
    return all;
}

const char* word_of(Fault fault) {
    static constexpr std::array kWords{"none",        "wrongAudience", "wrongIssuer",     "wrongKey", "unknownKey",
                                       "expired",     "fromTheFuture", "unverifiedEmail", "noEmail",  "wrongNonce",
                                       "noAlgorithm", "sharedSecret",  "changed"};
    return kWords.at(static_cast<std::size_t>(fault));
}

Fault fault_named(std::string_view word) {
    for (const NamedFault& each : faults())
        if (word == word_of(each.fault)) return each.fault;
    return Fault::none;
}

std::string id_token(const Person& person, const TokenRequest& request, const SigningKey& key, TimePoint now) {
    const Fault fault = request.fault;
    const bool foreign = fault == Fault::wrong_key || fault == Fault::unknown_key;
    const SigningKey other = foreign ? SigningKey{"not-published"} : key;
    const char* algorithm = fault == Fault::no_algorithm    ? "none"
                            : fault == Fault::shared_secret ? "HS256"
                                                            : "RS256";
    const js::object header{
        {"alg", algorithm}, {"typ", "JWT"}, {"kid", fault == Fault::unknown_key ? other.id() : key.id()}};
    js::object claims = claims_of(person, request, to_millis(now) / 1000);
    const std::string head = base64url(js::serialize(header)) + '.';
    const std::string text = head + base64url(js::serialize(claims));
    if (fault == Fault::no_algorithm) return text + '.';
    if (fault == Fault::shared_secret) return text + '.' + base64url(hmac(key.public_pem(), text));
    const std::string signature = base64url(other.sign(text));
    if (fault != Fault::changed) return text + '.' + signature;
    claims["sub"] = "somebody-else";
    return head + base64url(js::serialize(claims)) + '.' + signature;
}

}  // namespace spaza::idsim
