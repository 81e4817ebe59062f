#include "shop/accounts/webauthn/webauthn_rules.hpp"

#include <algorithm>
#include <array>
#include <boost/describe.hpp>
#include <cbor.h>
#include <fido.h>
#include <fido/eddsa.h>
#include <fido/es256.h>
#include <fido/rs256.h>
#include <memory>
#include <new>
#include <openssl/evp.h>
#include <sodium.h>

#include "base/json.hpp"
#include "shop/accounts/webauthn/cbor_rules.hpp"

namespace spaza {

namespace {

// Authenticator data: 32 bytes of the relying party, one of flags, four of the counter, and more (WebAuthn §6.1).
constexpr std::size_t kHashSize = 32;
constexpr std::size_t kShortestData = 37;
constexpr std::size_t kBeforeId = kShortestData + 18;  // of which the last two are its length
constexpr unsigned kUserPresent = 0x01;
constexpr unsigned kUserVerified = 0x04;
constexpr unsigned kMayBeBackedUp = 0x08;
constexpr unsigned kBackedUp = 0x10;
constexpr std::size_t kLongestCredentialId = 1023;
constexpr std::array kAlgorithms{PasskeyAlgorithm::es256, PasskeyAlgorithm::eddsa, PasskeyAlgorithm::rs256};

template <class Thing, void (*Free)(Thing**)>
struct Freed {
    void operator()(Thing* thing) const { Free(&thing); }
};
using Credential = std::unique_ptr<fido_cred_t, Freed<fido_cred_t, fido_cred_free>>;
using Assertion = std::unique_ptr<fido_assert_t, Freed<fido_assert_t, fido_assert_free>>;
using Es256Key = std::unique_ptr<es256_pk_t, Freed<es256_pk_t, es256_pk_free>>;
using EddsaKey = std::unique_ptr<eddsa_pk_t, Freed<eddsa_pk_t, eddsa_pk_free>>;
using Rs256Key = std::unique_ptr<rs256_pk_t, Freed<rs256_pk_t, rs256_pk_free>>;
using AnyKey = std::unique_ptr<EVP_PKEY, decltype([](EVP_PKEY* key) { EVP_PKEY_free(key); })>;
using Item = std::unique_ptr<cbor_item_t, decltype([](cbor_item_t* item) { cbor_decref(&item); })>;

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::string text_of(const unsigned char* bytes, std::size_t size) {
    return bytes ? std::string{reinterpret_cast<const char*>(bytes), size} : std::string{};
}

std::string sha256(std::string_view text) {
    std::string hash(crypto_hash_sha256_BYTES, '\0');
    crypto_hash_sha256(reinterpret_cast<unsigned char*>(hash.data()), bytes_of(text), text.size());
    return hash;
}

/// Client data, as a browser writes down what it was asked and by whom.
struct ClientData {
    std::string type;
    std::string challenge;
    std::string origin;
    std::optional<bool> crossOrigin;
};
BOOST_DESCRIBE_STRUCT(ClientData, (), (type, challenge, origin, crossOrigin))

bool is_asked_by_us(std::string_view client_data, std::string_view type, const RelyingParty& party,
                    std::string_view challenge) {
    const auto data = json::read<ClientData>(client_data);
    return data && data->type == type && !challenge.empty() && data->challenge == challenge &&
           std::ranges::find(party.origins, data->origin) != party.origins.end() &&
           !data->crossOrigin.value_or(false);
}

unsigned flags_of(std::string_view authenticator_data) {
    return static_cast<unsigned char>(authenticator_data[kHashSize]);
}

bool is_for(std::string_view authenticator_data, const RelyingParty& party) {
    if (authenticator_data.size() < kShortestData) return false;
    const unsigned flags = flags_of(authenticator_data);
    const bool backup_is_odd = (flags & kBackedUp) && !(flags & kMayBeBackedUp);
    return authenticator_data.substr(0, kHashSize) == sha256(party.id) && (flags & kUserPresent) &&
           (flags & kUserVerified) && !backup_is_odd;
}

std::optional<std::string> authenticator_data_of(std::string_view attestation_object) {
    const auto rest = after_cbor_item(attestation_object);
    if (!rest || !rest->empty()) return std::nullopt;
    cbor_load_result loaded{};
    const Item item{cbor_load(bytes_of(attestation_object), attestation_object.size(), &loaded)};
    if (!item || loaded.read != attestation_object.size() || !cbor_isa_map(item.get())) return std::nullopt;
    const cbor_pair* pairs = cbor_map_handle(item.get());
    for (std::size_t i = 0; i < cbor_map_size(item.get()); ++i) {
        const auto& [key, value] = pairs[i];
        if (!cbor_isa_string(key) || !cbor_string_is_definite(key) || !cbor_isa_bytestring(value) ||
            !cbor_bytestring_is_definite(value))
            continue;
        if (text_of(cbor_string_handle(key), cbor_string_length(key)) == "authData")
            return text_of(cbor_bytestring_handle(value), cbor_bytestring_length(value));
    }
    return std::nullopt;
}

/// What follows the credential's id: its key, and maybe extensions.
bool has_sound_key(std::string_view authenticator_data, std::size_t id_size) {
    return authenticator_data.size() > kBeforeId + id_size &&
           is_sound_cbor(authenticator_data.substr(kBeforeId + id_size));
}

/// Calls `use` with the key as libfido2 takes it and as OpenSSL does; false when it is no key, such as a point
/// that is not on the curve.
template <class Use>
bool with_key(PasskeyAlgorithm algorithm, std::string_view raw, Use&& use) {
    switch (algorithm) {
        case PasskeyAlgorithm::es256: {
            const Es256Key key{es256_pk_new()};
            if (!key) throw std::bad_alloc{};
            return es256_pk_from_ptr(key.get(), raw.data(), raw.size()) == FIDO_OK &&
                   AnyKey{es256_pk_to_EVP_PKEY(key.get())} && use(key.get());
        }
        case PasskeyAlgorithm::eddsa: {
            const EddsaKey key{eddsa_pk_new()};
            if (!key) throw std::bad_alloc{};
            return eddsa_pk_from_ptr(key.get(), raw.data(), raw.size()) == FIDO_OK &&
                   AnyKey{eddsa_pk_to_EVP_PKEY(key.get())} && use(key.get());
        }
        case PasskeyAlgorithm::rs256: break;
    }
    const Rs256Key key{rs256_pk_new()};
    if (!key) throw std::bad_alloc{};
    return rs256_pk_from_ptr(key.get(), raw.data(), raw.size()) == FIDO_OK &&
           AnyKey{rs256_pk_to_EVP_PKEY(key.get())} && use(key.get());
}

/// Nothing when it holds no such credential with a key of this algorithm.
std::optional<VerifiedCredential> credential_of(std::string_view authenticator_data, std::string_view id,
                                                PasskeyAlgorithm algorithm) {
    const Credential credential{fido_cred_new()};
    if (!credential) throw std::bad_alloc{};
    if (fido_cred_set_type(credential.get(), static_cast<int>(algorithm)) != FIDO_OK ||
        fido_cred_set_authdata_raw(credential.get(), bytes_of(authenticator_data), authenticator_data.size()) !=
            FIDO_OK ||
        text_of(fido_cred_id_ptr(credential.get()), fido_cred_id_len(credential.get())) != id)
        return std::nullopt;
    VerifiedCredential found{
        .algorithm = algorithm,
        .public_key = text_of(fido_cred_pubkey_ptr(credential.get()), fido_cred_pubkey_len(credential.get())),
        .sign_count = fido_cred_sigcount(credential.get()),
        .is_synced = (flags_of(authenticator_data) & kBackedUp) != 0};
    if (!with_key(algorithm, found.public_key, [](const void*) { return true; })) return std::nullopt;
    return found;
}

}  // namespace

std::optional<VerifiedCredential> verified(const PasskeyRegistration& registration, const RelyingParty& party,
                                           std::string_view challenge) {
    if (registration.credential_id.empty() || registration.credential_id.size() > kLongestCredentialId ||
        !is_asked_by_us(registration.client_data, "webauthn.create", party, challenge))
        return std::nullopt;
    const auto data = authenticator_data_of(registration.attestation_object);
    if (!data || !is_for(*data, party) || !has_sound_key(*data, registration.credential_id.size()))
        return std::nullopt;
    for (const PasskeyAlgorithm algorithm : kAlgorithms)
        if (auto found = credential_of(*data, registration.credential_id, algorithm)) return found;
    return std::nullopt;
}

std::optional<VerifiedAssertion> verified(const PasskeyAssertion& answer, const KeptPasskey& passkey,
                                          const RelyingParty& party, std::string_view challenge) {
    const std::string& data = answer.authenticator_data;
    if (answer.credential_id != passkey.credential_id || answer.signature.empty() ||
        !is_asked_by_us(answer.client_data, "webauthn.get", party, challenge) || !is_for(data, party) ||
        !is_sound_cbor(std::string_view{data}.substr(kShortestData)))
        return std::nullopt;
    const Assertion assertion{fido_assert_new()};
    if (!assertion) throw std::bad_alloc{};
    const std::string hash = sha256(answer.client_data);
    const bool is_read =
        fido_assert_set_count(assertion.get(), 1) == FIDO_OK &&
        fido_assert_set_authdata_raw(assertion.get(), 0, bytes_of(data), data.size()) == FIDO_OK &&
        fido_assert_set_sig(assertion.get(), 0, bytes_of(answer.signature), answer.signature.size()) == FIDO_OK &&
        fido_assert_set_clientdata_hash(assertion.get(), bytes_of(hash), hash.size()) == FIDO_OK &&
        fido_assert_set_rp(assertion.get(), party.id.c_str()) == FIDO_OK &&
        fido_assert_set_up(assertion.get(), FIDO_OPT_TRUE) == FIDO_OK &&
        fido_assert_set_uv(assertion.get(), FIDO_OPT_TRUE) == FIDO_OK;
    const bool is_signed =
        is_read && with_key(passkey.algorithm, passkey.public_key, [&](const void* key) {
            return fido_assert_verify(assertion.get(), 0, static_cast<int>(passkey.algorithm), key) == FIDO_OK;
        });
    if (!is_signed) return std::nullopt;
    return VerifiedAssertion{.sign_count = fido_assert_sigcount(assertion.get(), 0),
                             .is_synced = (flags_of(data) & kBackedUp) != 0};
}

KeptPasskey nobodys_passkey(std::string credential_id) {
    // The base point of P-256 (SEC 2, 2.4.2): a key like any other.
    static constexpr std::array<unsigned char, 64> kKey{
        0x6B, 0x17, 0xD1, 0xF2, 0xE1, 0x2C, 0x42, 0x47, 0xF8, 0xBC, 0xE6, 0xE5, 0x63, 0xA4, 0x40, 0xF2,
        0x77, 0x03, 0x7D, 0x81, 0x2D, 0xEB, 0x33, 0xA0, 0xF4, 0xA1, 0x39, 0x45, 0xD8, 0x98, 0xC2, 0x96,
        0x4F, 0xE3, 0x42, 0xE2, 0xFE, 0x1A, 0x7F, 0x9B, 0x8E, 0xE7, 0xEB, 0x4A, 0x7C, 0x0F, 0x9E, 0x16,
        0x2B, 0xCE, 0x33, 0x57, 0x6B, 0x31, 0x5E, 0xCE, 0xCB, 0xB6, 0x40, 0x68, 0x37, 0xBF, 0x51, 0xF5};
    KeptPasskey nobodys;
    nobodys.credential_id = std::move(credential_id);
    nobodys.public_key = text_of(kKey.data(), kKey.size());
    return nobodys;
}

}  // namespace spaza
