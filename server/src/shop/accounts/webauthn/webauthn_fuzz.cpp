#include <cstdint>

#include "shop/accounts/webauthn/webauthn_rules.hpp"

namespace {

using namespace spaza;

const RelyingParty kShop{.id = "shop.example", .name = "Kloof", .origins = {"https://shop.example"}};
constexpr const char* kChallenge = "Y2hhbGxlbmdl";

std::string client_data(const char* type) {
    return std::string{R"({"type":")"} + type + R"(","challenge":")" + kChallenge +
           R"(","origin":"https://shop.example"})";
}

void check(bool holds) {
    if (!holds) __builtin_trap();
}

}  // namespace

/// The first byte says which part of an answer the rest stands for: an attestation object, authenticator data,
/// client data.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string text{reinterpret_cast<const char*>(data + 1), size - 1};
    PasskeyRegistration registration{.credential_id = "credential",
                                     .client_data = client_data("webauthn.create"),
                                     .attestation_object = text,
                                     .attachment = {},
                                     .transports = {}};
    KeptPasskey passkey;
    passkey.credential_id = "credential";
    passkey.public_key = std::string(64, '\1');
    PasskeyAssertion assertion{.credential_id = "credential",
                               .client_data = client_data("webauthn.get"),
                               .authenticator_data = text,
                               .signature = "signature",
                               .user_handle = {}};
    switch (data[0] % 3) {
        case 0:
            if (const auto credential = verified(registration, kShop, kChallenge))
                check(!credential->public_key.empty() && credential->sign_count >= 0);
            break;
        case 1: check(!verified(assertion, passkey, kShop, kChallenge)); break;
        default:
            registration.client_data = assertion.client_data = text;
            registration.attestation_object.clear();
            check(!verified(registration, kShop, kChallenge));
            check(!verified(assertion, passkey, kShop, kChallenge));
    }
    return 0;
}
