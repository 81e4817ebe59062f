#include "shop/accounts/webauthn/webauthn_wire.hpp"

#include "base/json_web_token.hpp"

namespace spaza::wire {
namespace {

constexpr const char* kType = "public-key";
constexpr std::chrono::seconds kLives{kPasskeyChallengeLives};
constexpr std::int64_t kTimeout = std::chrono::milliseconds{kPasskeyChallengeLives}.count();
/// What most authenticators have comes first.
constexpr PasskeyAlgorithm kOffered[]{PasskeyAlgorithm::es256, PasskeyAlgorithm::eddsa, PasskeyAlgorithm::rs256};

std::vector<PasskeyDescriptor> descriptors(const std::vector<KeptPasskey>& passkeys) {
    std::vector<PasskeyDescriptor> all;
    for (const KeptPasskey& each : passkeys) {
        PasskeyDescriptor one;
        one.id = jwt::base64url(each.credential_id);
        if (!each.transports.empty()) one.transports = each.transports;
        all.push_back(std::move(one));
    }
    return all;
}

}  // namespace

std::optional<PasskeyAssertion> from_wire(const AssertionCredential& credential) {
    const auto id = jwt::from_base64url(credential.id);
    const auto client_data = jwt::from_base64url(credential.response.clientDataJSON);
    const auto data = jwt::from_base64url(credential.response.authenticatorData);
    const auto signature = jwt::from_base64url(credential.response.signature);
    const auto& handle = credential.response.userHandle;
    const auto user = handle ? jwt::from_base64url(*handle) : std::nullopt;
    if (credential.type != kType || !id || !client_data || !data || !signature || (handle && !user))
        return std::nullopt;
    return PasskeyAssertion{.credential_id = *id,
                            .client_data = *client_data,
                            .authenticator_data = *data,
                            .signature = *signature,
                            .user_handle = user};
}

std::optional<PasskeyRegistration> from_wire(const AttestationCredential& credential) {
    const auto id = jwt::from_base64url(credential.id);
    const auto client_data = jwt::from_base64url(credential.response.clientDataJSON);
    const auto attestation = jwt::from_base64url(credential.response.attestationObject);
    if (credential.type != kType || !id || !client_data || !attestation) return std::nullopt;
    return PasskeyRegistration{.credential_id = *id,
                               .client_data = *client_data,
                               .attestation_object = *attestation,
                               .attachment = credential.authenticatorAttachment.value_or(""),
                               .transports = credential.response.transports.value_or(std::vector<std::string>{})};
}

PasskeyRequest request_of(const PasskeyOptions& options, const RelyingParty& party) {
    PasskeyRequest request;
    request.tokenId = options.token;
    request.expiresIn = kLives.count();
    request.publicKey.challenge = options.challenge;
    request.publicKey.timeout = kTimeout;
    request.publicKey.rpId = party.id;
    request.publicKey.allowCredentials = descriptors(options.theirs);
    return request;
}

PasskeyCreation creation_of(const PasskeyOptions& options, const RelyingParty& party) {
    PasskeyCreation creation;
    creation.tokenId = options.token;
    creation.expiresIn = kLives.count();
    CreationOptions& key = creation.publicKey;
    key.rp = {.id = party.id, .name = party.name};
    key.user = {
        .id = jwt::base64url(options.user_handle), .name = options.user_name, .displayName = options.display_name};
    key.challenge = options.challenge;
    for (const PasskeyAlgorithm each : kOffered) key.pubKeyCredParams.emplace_back().alg = static_cast<int>(each);
    key.timeout = kTimeout;
    key.excludeCredentials = descriptors(options.theirs);
    return creation;
}

Passkey to_wire(const KeptPasskey& passkey) {
    Passkey shown{.id = passkey.id,
                  .name = passkey.name,
                  .kind = word_of(passkey.kind),
                  .createdAt = iso_time(passkey.created_at),
                  .lastUsedAt = {},
                  .isSynced = passkey.is_synced,
                  .isSuspect = passkey.suspect_since.has_value()};
    if (passkey.last_used_at) shown.lastUsedAt = iso_time(*passkey.last_used_at);
    return shown;
}

}  // namespace spaza::wire
