#include "base/json_web_token.hpp"

#include <array>
#include <boost/json/parse.hpp>
#include <memory>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <sodium.h>
#include <stdexcept>

namespace spaza::jwt {
namespace {

constexpr int kTokenText = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
constexpr int kFewestBits = 2048;
constexpr std::size_t kMostKeys = 50;

template <auto Free>
struct Freeing {
    template <class T>
    void operator()(T* thing) const {
        Free(thing);
    }
};
using Number = std::unique_ptr<BIGNUM, Freeing<BN_free>>;
using Builder = std::unique_ptr<OSSL_PARAM_BLD, Freeing<OSSL_PARAM_BLD_free>>;
using Params = std::unique_ptr<OSSL_PARAM, Freeing<OSSL_PARAM_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, Freeing<EVP_PKEY_CTX_free>>;
using Key = std::unique_ptr<EVP_PKEY, Freeing<EVP_PKEY_free>>;
using DigestContext = std::unique_ptr<EVP_MD_CTX, Freeing<EVP_MD_CTX_free>>;

const unsigned char* octets(std::string_view text) { return reinterpret_cast<const unsigned char*>(text.data()); }

std::optional<boost::json::object> read_object(std::string_view text) {
    boost::system::error_code error;
    auto value = boost::json::parse(text, error);
    if (error || !value.is_object()) return std::nullopt;
    return std::move(value.as_object());
}

std::string text_of(const boost::json::object& object, std::string_view name) {
    const auto* value = object.if_contains(name);
    return value && value->is_string() ? std::string{value->get_string()} : std::string{};
}

std::optional<PublicKey> key_of(const boost::json::value& value) {
    const auto* object = value.if_object();
    if (!object || text_of(*object, "kty") != "RSA") return std::nullopt;
    if (const std::string use = text_of(*object, "use"); !use.empty() && use != "sig") return std::nullopt;
    const auto modulus = from_base64url(text_of(*object, "n"));
    const auto exponent = from_base64url(text_of(*object, "e"));
    if (!modulus || !exponent || modulus->empty() || exponent->empty()) return std::nullopt;
    return PublicKey{text_of(*object, "kid"), *modulus, *exponent};
}

Number number_of(std::string_view bytes) {
    return Number{BN_bin2bn(octets(bytes), static_cast<int>(bytes.size()), nullptr)};
}

Key rsa_key(const PublicKey& key) {
    const Number modulus = number_of(key.modulus);
    const Number exponent = number_of(key.exponent);
    const Builder builder{OSSL_PARAM_BLD_new()};
    const KeyContext context{EVP_PKEY_CTX_new_from_name(nullptr, "RSA", nullptr)};
    if (!modulus || !exponent || !builder || !context) throw std::bad_alloc{};
    if (OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_N, modulus.get()) != 1 ||
        OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_E, exponent.get()) != 1)
        return {};
    const Params params{OSSL_PARAM_BLD_to_param(builder.get())};
    EVP_PKEY* made = nullptr;
    if (!params || EVP_PKEY_fromdata_init(context.get()) != 1 ||
        EVP_PKEY_fromdata(context.get(), &made, EVP_PKEY_PUBLIC_KEY, params.get()) != 1)
        return {};
    return Key{made};
}

}  // namespace

std::string base64url(std::string_view bytes) {
    std::string text(sodium_base64_encoded_len(bytes.size(), kTokenText), '\0');
    sodium_bin2base64(text.data(), text.size(), octets(bytes), bytes.size(), kTokenText);
    text.pop_back();  // the closing zero
    return text;
}

std::optional<std::string> from_base64url(std::string_view text) {
    std::string bytes(text.size(), '\0');
    std::size_t length = 0;
    const char* end = nullptr;
    if (sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(), text.size(),
                          nullptr, &length, &end, kTokenText) != 0 ||
        end != text.data() + text.size())
        return std::nullopt;
    bytes.resize(length);
    return bytes;
}

std::optional<std::vector<PublicKey>> read_key_set(std::string_view json) {
    const auto set = read_object(json);
    const auto* keys = set ? set->if_contains("keys") : nullptr;
    if (!keys || !keys->is_array()) return std::nullopt;
    std::vector<PublicKey> found;
    for (const auto& each : keys->get_array())
        if (auto key = key_of(each); key && found.size() < kMostKeys) found.push_back(std::move(*key));
    return found;
}

std::optional<Token> read_token(std::string_view text) {
    const auto first = text.find('.');
    const auto second = first == text.npos ? first : text.find('.', first + 1);
    if (second == text.npos || text.find('.', second + 1) != text.npos) return std::nullopt;
    const auto header_text = from_base64url(text.substr(0, first));
    const auto claims_text = from_base64url(text.substr(first + 1, second - first - 1));
    auto signature = from_base64url(text.substr(second + 1));
    if (!header_text || !claims_text || !signature) return std::nullopt;
    const auto header = read_object(*header_text);
    auto claims = read_object(*claims_text);
    if (!header || !claims || header->contains("crit")) return std::nullopt;  // extensions we would have to know
    return Token{.algorithm = text_of(*header, "alg"),
                 .key_id = text_of(*header, "kid"),
                 .claims = std::move(*claims),
                 .signed_part = std::string{text.substr(0, second)},
                 .signature = std::move(*signature)};
}

bool signed_by(const Token& token, const PublicKey& key) {
    const Key rsa = rsa_key(key);
    if (!rsa || EVP_PKEY_get_bits(rsa.get()) < kFewestBits) return false;
    const DigestContext context{EVP_MD_CTX_new()};
    if (!context) throw std::bad_alloc{};
    return EVP_DigestVerifyInit(context.get(), nullptr, EVP_sha256(), nullptr, rsa.get()) == 1 &&
           EVP_DigestVerify(context.get(), octets(token.signature), token.signature.size(),
                            octets(token.signed_part), token.signed_part.size()) == 1;
}

std::string code_challenge(std::string_view verifier) {
    std::array<unsigned char, EVP_MAX_MD_SIZE> sum{};
    unsigned length = 0;
    if (EVP_Digest(verifier.data(), verifier.size(), sum.data(), &length, EVP_sha256(), nullptr) != 1)
        throw std::runtime_error{"OpenSSL cannot compute a digest"};
    return base64url({reinterpret_cast<const char*>(sum.data()), length});
}

}  // namespace spaza::jwt
