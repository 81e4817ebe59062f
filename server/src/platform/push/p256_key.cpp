#include "platform/push/p256_key.hpp"

#include <array>
#include <new>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>
#include <stdexcept>

namespace spaza::push {
namespace {

constexpr std::size_t kNumber = 32;
constexpr std::size_t kPoint = 65;
constexpr const char* kCurve = "prime256v1";

template <auto Free>
struct Freeing {
    template <class T>
    void operator()(T* thing) const {
        Free(thing);
    }
};
using Number = std::unique_ptr<BIGNUM, Freeing<BN_clear_free>>;
using Group = std::unique_ptr<EC_GROUP, Freeing<EC_GROUP_free>>;
using Point = std::unique_ptr<EC_POINT, Freeing<EC_POINT_free>>;
using Builder = std::unique_ptr<OSSL_PARAM_BLD, Freeing<OSSL_PARAM_BLD_free>>;
using Params = std::unique_ptr<OSSL_PARAM, Freeing<OSSL_PARAM_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, Freeing<EVP_PKEY_CTX_free>>;
using Key = std::unique_ptr<EVP_PKEY, Freeing<EVP_PKEY_free>>;
using DigestContext = std::unique_ptr<EVP_MD_CTX, Freeing<EVP_MD_CTX_free>>;
using Signature = std::unique_ptr<ECDSA_SIG, Freeing<ECDSA_SIG_free>>;

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}
unsigned char* bytes_of(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

Group curve() {
    Group group{EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1)};
    if (!group) throw std::bad_alloc{};
    return group;
}

/// `number`: the private one, or null for a key that only checks and agrees.
Key key_of(const BIGNUM* number, std::string_view point) {
    const Builder builder{OSSL_PARAM_BLD_new()};
    const KeyContext context{EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr)};
    if (!builder || !context) throw std::bad_alloc{};
    OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, kCurve, 0);
    OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size());
    if (number) OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number);
    const Params params{OSSL_PARAM_BLD_to_param(builder.get())};
    EVP_PKEY* made = nullptr;
    if (!params || EVP_PKEY_fromdata_init(context.get()) != 1 ||
        EVP_PKEY_fromdata(context.get(), &made, number ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, params.get()) !=
            1)
        return {};
    return Key{made};
}

}  // namespace

bool is_p256_point(std::string_view bytes) {
    if (bytes.size() != kPoint || bytes.front() != '\x04') return false;
    const Group group = curve();
    const Point point{EC_POINT_new(group.get())};
    // It is looked at whether it lies on the curve, too.
    return point && EC_POINT_oct2point(group.get(), point.get(), bytes_of(bytes), bytes.size(), nullptr) == 1;
}

std::optional<P256Key> P256Key::of_private(std::string_view bytes) {
    if (bytes.size() != kNumber) return std::nullopt;
    const Group group = curve();
    const Number number{BN_bin2bn(bytes_of(bytes), static_cast<int>(bytes.size()), nullptr)};
    const Point point{EC_POINT_new(group.get())};
    if (!number || !point) throw std::bad_alloc{};
    if (BN_is_zero(number.get()) || BN_cmp(number.get(), EC_GROUP_get0_order(group.get())) >= 0)
        return std::nullopt;
    std::string written(kPoint, '\0');
    if (EC_POINT_mul(group.get(), point.get(), number.get(), nullptr, nullptr, nullptr) != 1 ||
        EC_POINT_point2oct(group.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED, bytes_of(written),
                           written.size(), nullptr) != kPoint)
        return std::nullopt;
    Key key = key_of(number.get(), written);
    if (!key) return std::nullopt;
    return P256Key{std::string{bytes}, std::move(written), {key.release(), EVP_PKEY_free}};
}

P256Key P256Key::random() {
    const Group group = curve();
    const Number number{BN_new()};
    std::string bytes(kNumber, '\0');
    // Below the order of the curve; zero has a chance of one in 2^256, and is thrown away below.
    if (!number || BN_priv_rand_range(number.get(), EC_GROUP_get0_order(group.get())) != 1 ||
        BN_bn2binpad(number.get(), bytes_of(bytes), kNumber) != static_cast<int>(kNumber))
        throw std::runtime_error{"OpenSSL cannot make a key"};
    return of_private(bytes).value();
}

std::optional<std::string> P256Key::agree(std::string_view public_key) const {
    if (!is_p256_point(public_key)) return std::nullopt;
    const Key other = key_of(nullptr, public_key);
    const KeyContext context{EVP_PKEY_CTX_new_from_pkey(nullptr, key_.get(), nullptr)};
    std::string secret(kNumber, '\0');
    std::size_t length = secret.size();
    if (!other || !context || EVP_PKEY_derive_init(context.get()) != 1 ||
        EVP_PKEY_derive_set_peer(context.get(), other.get()) != 1 ||
        EVP_PKEY_derive(context.get(), bytes_of(secret), &length) != 1 || length != kNumber)
        return std::nullopt;
    return secret;
}

std::string P256Key::sign(std::string_view text) const {
    const DigestContext context{EVP_MD_CTX_new()};
    std::array<unsigned char, 128> der{};
    std::size_t length = der.size();
    if (!context || EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key_.get()) != 1 ||
        EVP_DigestSign(context.get(), der.data(), &length, bytes_of(text), text.size()) != 1)
        throw std::runtime_error{"OpenSSL cannot sign"};
    const unsigned char* at = der.data();
    const Signature signature{d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(length))};
    std::string plain(2 * kNumber, '\0');
    if (!signature ||
        BN_bn2binpad(ECDSA_SIG_get0_r(signature.get()), bytes_of(plain), kNumber) != static_cast<int>(kNumber) ||
        BN_bn2binpad(ECDSA_SIG_get0_s(signature.get()), bytes_of(plain) + kNumber, kNumber) !=
            static_cast<int>(kNumber))
        throw std::runtime_error{"OpenSSL cannot sign"};
    return plain;
}

}  // namespace spaza::push
