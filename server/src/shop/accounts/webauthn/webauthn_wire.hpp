#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "shop/accounts/webauthn/webauthn.hpp"

// The JSON that browsers themselves make of WebAuthn (PublicKeyCredential.toJSON and parse…OptionsFromJSON).
namespace spaza::wire {

struct AssertionResponse {
    std::string clientDataJSON;
    std::string authenticatorData;
    std::string signature;
    std::optional<std::string> userHandle;
};
BOOST_DESCRIBE_STRUCT(AssertionResponse, (), (clientDataJSON, authenticatorData, signature, userHandle))

struct AssertionCredential {
    std::string id;
    std::string type;
    AssertionResponse response;
};
BOOST_DESCRIBE_STRUCT(AssertionCredential, (), (id, type, response))

struct AttestationResponse {
    std::string clientDataJSON;
    std::string attestationObject;
    std::optional<std::vector<std::string>> transports;
};
BOOST_DESCRIBE_STRUCT(AttestationResponse, (), (clientDataJSON, attestationObject, transports))

struct AttestationCredential {
    std::string id;
    std::string type;
    std::optional<std::string> authenticatorAttachment;
    AttestationResponse response;
};
BOOST_DESCRIBE_STRUCT(AttestationCredential, (), (id, type, authenticatorAttachment, response))

/// Nothing when it is none of a public key, or not in base64url.
std::optional<PasskeyAssertion> from_wire(const AssertionCredential& credential);
std::optional<PasskeyRegistration> from_wire(const AttestationCredential& credential);

struct PasskeyAnswer {
    std::string tokenId;
    AssertionCredential credential;
};
BOOST_DESCRIBE_STRUCT(PasskeyAnswer, (), (tokenId, credential))

struct NewPasskey {
    std::string tokenId;
    AttestationCredential credential;
    std::optional<std::string> name;
};
BOOST_DESCRIBE_STRUCT(NewPasskey, (), (tokenId, credential, name))

struct PasskeyName {
    std::string name;
};
BOOST_DESCRIBE_STRUCT(PasskeyName, (), (name))

struct PasskeyDescriptor {
    std::string type{"public-key"};
    std::string id;
    std::optional<std::vector<std::string>> transports;
};
BOOST_DESCRIBE_STRUCT(PasskeyDescriptor, (), (type, id, transports))

struct RequestOptions {
    std::string challenge;
    std::int64_t timeout{};
    std::string rpId;
    std::vector<PasskeyDescriptor> allowCredentials;
    std::string userVerification{"required"};
};
BOOST_DESCRIBE_STRUCT(RequestOptions, (), (challenge, timeout, rpId, allowCredentials, userVerification))

struct PasskeyRequest {
    bool responseStatus{true};
    std::string tokenId;
    std::int64_t expiresIn{};
    RequestOptions publicKey;
};
BOOST_DESCRIBE_STRUCT(PasskeyRequest, (), (responseStatus, tokenId, expiresIn, publicKey))

struct RelyingPartyEntity {
    std::string id;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(RelyingPartyEntity, (), (id, name))

struct UserEntity {
    std::string id;
    std::string name;
    std::string displayName;
};
BOOST_DESCRIBE_STRUCT(UserEntity, (), (id, name, displayName))

struct PasskeyParameter {
    std::string type{"public-key"};
    int alg{};
};
BOOST_DESCRIBE_STRUCT(PasskeyParameter, (), (type, alg))

struct AuthenticatorSelection {
    std::string residentKey{"required"};
    bool requireResidentKey{true};
    std::string userVerification{"required"};
};
BOOST_DESCRIBE_STRUCT(AuthenticatorSelection, (), (residentKey, requireResidentKey, userVerification))

struct CreationOptions {
    RelyingPartyEntity rp;
    UserEntity user;
    std::string challenge;
    std::vector<PasskeyParameter> pubKeyCredParams;
    std::int64_t timeout{};
    std::vector<PasskeyDescriptor> excludeCredentials;
    AuthenticatorSelection authenticatorSelection;
    std::string attestation{"none"};
};
BOOST_DESCRIBE_STRUCT(CreationOptions, (),
                      (rp, user, challenge, pubKeyCredParams, timeout, excludeCredentials, authenticatorSelection,
                       attestation))

struct PasskeyCreation {
    bool responseStatus{true};
    std::string tokenId;
    std::int64_t expiresIn{};
    CreationOptions publicKey;
};
BOOST_DESCRIBE_STRUCT(PasskeyCreation, (), (responseStatus, tokenId, expiresIn, publicKey))

PasskeyRequest request_of(const PasskeyOptions& options, const RelyingParty& party);
PasskeyCreation creation_of(const PasskeyOptions& options, const RelyingParty& party);

struct Passkey {
    std::string id;
    std::string name;
    std::string kind;
    std::string createdAt;
    std::optional<std::string> lastUsedAt;
    bool isSynced{false};
    bool isSuspect{false};
};
BOOST_DESCRIBE_STRUCT(Passkey, (), (id, name, kind, createdAt, lastUsedAt, isSynced, isSuspect))

struct Passkeys {
    std::vector<Passkey> passkeys;
    int most{static_cast<int>(kMostPasskeys)};
};
BOOST_DESCRIBE_STRUCT(Passkeys, (), (passkeys, most))

Passkey to_wire(const KeptPasskey& passkey);

}  // namespace spaza::wire
