#pragma once

#include <memory>
#include <openssl/evp.h>
#include <string>

#include "shop/accounts/webauthn/webauthn.hpp"

namespace spaza::testing {

/// What an authenticator and its browser say, to be said wrongly in one point.
struct Spoken {
    std::string challenge{"Y2hhbGxlbmdl"};
    std::string type{};  // "": as the ceremony is
    std::string origin{"https://shop.example"};
    std::string rp_id{"shop.example"};
    bool cross_origin{false};
    unsigned flags{0x05};  // user present, user verified
    std::uint32_t counter{0};
    std::string user_handle{"handle"};
};

/// A device with one passkey, whose key OpenSSL makes and signs with.
class SoftwareAuthenticator {
public:
    explicit SoftwareAuthenticator(PasskeyAlgorithm algorithm = PasskeyAlgorithm::es256,
                                   std::string credential_id = "credential");

    PasskeyRegistration registers(const Spoken& spoken) const;
    PasskeyAssertion asserts(const Spoken& spoken) const;
    /// Its public key as COSE says it.
    std::string cose_key() const;

private:
    std::string authenticator_data(const Spoken& spoken, bool with_key) const;

    PasskeyAlgorithm algorithm_;
    std::string credential_id_;
    std::shared_ptr<EVP_PKEY> key_;
};

/// An attestation object that attests nothing.
std::string attestation_of(const std::string& authenticator_data);

}  // namespace spaza::testing
