#include "shop/accounts/webauthn/webauthn_rules.hpp"

#include <gtest/gtest.h>

#include "support/software_authenticator.hpp"

namespace spaza::testing {
namespace {

const std::string kChallenge = Spoken{}.challenge;
const RelyingParty kShop{
    .id = "shop.example", .name = "Spaza", .origins = {"android:apk-key-hash:abc", "https://shop.example"}};

bool registers(const Spoken& spoken) {
    return verified(SoftwareAuthenticator{}.registers(spoken), kShop, kChallenge).has_value();
}

KeptPasskey kept(const SoftwareAuthenticator& device) {
    const PasskeyRegistration registration = device.registers({});
    const auto credential = verified(registration, kShop, kChallenge);
    EXPECT_TRUE(credential);
    KeptPasskey passkey;
    passkey.credential_id = registration.credential_id;
    passkey.algorithm = credential->algorithm;
    passkey.public_key = credential->public_key;
    return passkey;
}

struct WebAuthn : ::testing::Test {
    SoftwareAuthenticator device;
    KeptPasskey passkey = kept(device);

    bool asserts(const Spoken& spoken) {
        return verified(device.asserts(spoken), passkey, kShop, kChallenge).has_value();
    }
};

TEST_F(WebAuthn, KeysOfEveryAlgorithmAreReadAndBelieved) {
    for (const auto algorithm : {PasskeyAlgorithm::es256, PasskeyAlgorithm::eddsa, PasskeyAlgorithm::rs256}) {
        const SoftwareAuthenticator each{algorithm};
        const auto credential = verified(each.registers({.flags = 0x1d, .counter = 7}), kShop, kChallenge);
        ASSERT_TRUE(credential) << static_cast<int>(algorithm);
        EXPECT_EQ(credential->algorithm, algorithm);
        EXPECT_EQ(credential->sign_count, 7);
        EXPECT_TRUE(credential->is_synced);
        const auto answer = verified(each.asserts({.counter = 0xfffffffe}), kept(each), kShop, kChallenge);
        ASSERT_TRUE(answer) << static_cast<int>(algorithm);
        EXPECT_EQ(answer->sign_count, 0xfffffffe);
        EXPECT_FALSE(answer->is_synced);
    }
}

TEST_F(WebAuthn, WhatIsSaidToAnotherIsNotBelieved) {
    const auto refused = [&](const Spoken& spoken) {
        EXPECT_FALSE(registers(spoken));
        EXPECT_FALSE(asserts(spoken));
    };
    EXPECT_TRUE(registers({}));
    EXPECT_TRUE(asserts({}));
    EXPECT_TRUE(asserts({.origin = "android:apk-key-hash:abc"}));
    refused({.challenge = "b3RoZXI"});
    refused({.challenge = ""});
    refused({.type = "payment.get"});
    refused({.origin = "https://evil.example"});
    refused({.origin = "http://shop.example"});
    refused({.origin = "https://shop.example:8443"});
    refused({.origin = "https://shop.example.evil.example"});
    refused({.rp_id = "evil.example"});
    refused({.cross_origin = true});
    refused({.flags = 0x04});  // nobody was there
    refused({.flags = 0x01});  // somebody, but who
    refused({.flags = 0x15});  // backed up what cannot be
    EXPECT_FALSE(registers({.type = "webauthn.get"}));
    EXPECT_FALSE(asserts({.type = "webauthn.create"}));
    EXPECT_FALSE(verified(device.asserts({.challenge = ""}), passkey, kShop, ""));
}

TEST_F(WebAuthn, WhatIsChangedAfterSigningIsNotBelieved) {
    const PasskeyAssertion right = device.asserts({.counter = 5});
    EXPECT_TRUE(verified(right, passkey, kShop, kChallenge));
    for (std::string PasskeyAssertion::*part :
         {&PasskeyAssertion::client_data, &PasskeyAssertion::authenticator_data, &PasskeyAssertion::signature}) {
        for (std::size_t at = 0; at < (right.*part).size(); ++at) {
            PasskeyAssertion changed = right;
            (changed.*part)[at] = static_cast<char>((changed.*part)[at] ^ 0x20);
            EXPECT_FALSE(verified(changed, passkey, kShop, kChallenge)) << at;
            PasskeyAssertion shorter = right;
            (shorter.*part).resize(at);
            EXPECT_FALSE(verified(shorter, passkey, kShop, kChallenge)) << at;
        }
        PasskeyAssertion longer = right;
        (longer.*part) += '\0';
        EXPECT_FALSE(verified(longer, passkey, kShop, kChallenge));
    }
    EXPECT_FALSE(verified(SoftwareAuthenticator{}.asserts({}), passkey, kShop, kChallenge));  // another key
    KeptPasskey another = passkey;
    another.credential_id = "another";
    EXPECT_FALSE(verified(right, another, kShop, kChallenge));
    KeptPasskey of_other_kind = passkey;
    of_other_kind.algorithm = PasskeyAlgorithm::eddsa;
    EXPECT_FALSE(verified(right, of_other_kind, kShop, kChallenge));
}

TEST_F(WebAuthn, WhatIsCutOffOrMadeUpIsNoPasskey) {
    const PasskeyRegistration right = device.registers({});
    const auto refused = [&](const std::string& attestation) {
        PasskeyRegistration changed = right;
        changed.attestation_object = attestation;
        return !verified(changed, kShop, kChallenge);
    };
    for (std::size_t size = 0; size < right.attestation_object.size(); ++size)
        EXPECT_TRUE(refused(right.attestation_object.substr(0, size))) << size;
    EXPECT_TRUE(refused(right.attestation_object + '\0'));
    EXPECT_TRUE(refused(std::string(5000, '\x81')));                               // lists in lists
    EXPECT_TRUE(refused(std::string{"\xbb\xff\xff\xff\xff\xff\xff\xff\xff", 9}));  // a map without end
    EXPECT_TRUE(refused(std::string{"\xba\x0f\xff\xff\xff", 5}));  // one that would fill the memory
    EXPECT_TRUE(refused(attestation_of("")));
    EXPECT_TRUE(refused(attestation_of(std::string(37, '\0'))));
    PasskeyRegistration another = right;
    another.credential_id = "another";
    EXPECT_FALSE(verified(another, kShop, kChallenge));
    another.credential_id = "";
    EXPECT_FALSE(verified(another, kShop, kChallenge));
    for (const char* text : {"", "{", "[]", "{}", R"({"type":1})", R"({"type":"webauthn.create"})"}) {
        PasskeyRegistration changed = right;
        changed.client_data = text;
        EXPECT_FALSE(verified(changed, kShop, kChallenge)) << text;
    }
}

TEST_F(WebAuthn, AKeyOfNoAlgorithmOrNotOnTheCurveIsNoPasskey) {
    const PasskeyRegistration right = device.registers({});
    const std::string key = device.cose_key();
    const auto with = [&](const std::string& other_key) {
        PasskeyRegistration changed = right;
        const auto at = changed.attestation_object.rfind(key);
        changed.attestation_object.replace(at, key.size(), other_key);
        return verified(changed, kShop, kChallenge);
    };
    EXPECT_TRUE(with(key));
    std::string off_curve = key;
    off_curve.back() = static_cast<char>(off_curve.back() ^ 1);
    EXPECT_FALSE(with(off_curve));
    std::string es256k = key;  // -47 needs a byte more
    es256k[4] = '\x27';        // EdDSA, it says, but a key of another kind
    EXPECT_FALSE(with(es256k));
    std::string unknown = key;
    unknown[4] = '\x22';
    EXPECT_FALSE(with(unknown));
}

}  // namespace
}  // namespace spaza::testing
