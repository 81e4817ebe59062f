#include "shop/accounts/webauthn/passkey_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(Passkeys, BelongToTheHostOfTheShopOrToOneAboveIt) {
    for (const char* fits : {"", "www.shop.example", "shop.example"})
        EXPECT_TRUE(fits_public_url(fits, "https://WWW.shop.example:8443/")) << fits;
    for (const char* wrong :
         {"example", "op.example", "other.example", "a.www.shop.example", "Shop.example", "https://shop.example"})
        EXPECT_FALSE(fits_public_url(wrong, "https://www.shop.example")) << wrong;
    EXPECT_TRUE(fits_public_url("shop.example", "http://localhost:8080")) << "a demonstration";
    EXPECT_TRUE(fits_public_url("shop.example", ""));
    EXPECT_FALSE(fits_public_url("2.1", "https://192.0.2.1"));
}

using Origins = std::vector<std::string>;

TEST(Passkeys, ACounterThatDoesNotGrowIsSuspectUnlessItNeverCounted) {
    EXPECT_FALSE(counter_went_back(0, 0));
    EXPECT_FALSE(counter_went_back(0, 1));
    EXPECT_FALSE(counter_went_back(4, 5));
    EXPECT_TRUE(counter_went_back(5, 5));
    EXPECT_TRUE(counter_went_back(5, 4));
    EXPECT_TRUE(counter_went_back(5, 0));
}

TEST(Passkeys, NamesHaveOneToFortyLetters) {
    EXPECT_EQ(passkey_name("  My phone\t"), "My phone");
    EXPECT_EQ(passkey_name("Ngiyabonga ✓"), "Ngiyabonga ✓");
    std::string forty;
    for (int i = 0; i < 40; ++i) forty += "é";
    EXPECT_EQ(passkey_name(forty), forty);
    EXPECT_FALSE(passkey_name(forty + "é"));
    EXPECT_FALSE(passkey_name(""));
    EXPECT_FALSE(passkey_name(" \t "));
    EXPECT_FALSE(passkey_name("two\nlines"));
    EXPECT_FALSE(passkey_name(std::string{"a\0b", 3}));
}

TEST(Passkeys, WhereTheyAreKeptIsWhatTheBrowserSays) {
    EXPECT_EQ(kind_of("platform", {"internal", "hybrid"}), PasskeyKind::device);
    EXPECT_EQ(kind_of("cross-platform", {"internal", "hybrid"}), PasskeyKind::phone);
    EXPECT_EQ(kind_of("cross-platform", {"usb", "nfc"}), PasskeyKind::security_key);
    EXPECT_EQ(kind_of("cross-platform", {}), PasskeyKind::security_key);
    EXPECT_EQ(kind_of("", {}), PasskeyKind::device);
    EXPECT_EQ(kind_of("", {"usb"}), PasskeyKind::security_key);
    EXPECT_EQ(known_transports({"usb", "made-up", "usb", "internal"}), (Origins{"internal", "usb"}));
}

TEST(Passkeys, BelongToTheHostOfThePublicAddress) {
    const auto shop = relying_party({.shop = "Spaza",
                                     .public_url = "https://Shop.Example/store",
                                     .rp_id = {},
                                     .app_origins = {"android:apk-key-hash:abc"}},
                                    "10.0.0.7:8080", false);
    ASSERT_TRUE(shop);
    EXPECT_EQ(shop->id, "shop.example");
    EXPECT_EQ(shop->origins, (Origins{"android:apk-key-hash:abc", "https://shop.example"}));
    const auto wider = relying_party(
        {.shop = {}, .public_url = "https://www.shop.example:8443", .rp_id = "shop.example", .app_origins = {}},
        "evil.example", true);
    ASSERT_TRUE(wider);
    EXPECT_EQ(wider->id, "shop.example");
    EXPECT_EQ(wider->origins, Origins{"https://www.shop.example:8443"});
    EXPECT_EQ(relying_party({.shop = {}, .public_url = "https://shop.example:443", .rp_id = {}, .app_origins = {}},
                            "", true)
                  ->origins,
              Origins{"https://shop.example"});
    EXPECT_FALSE(
        relying_party({.shop = {}, .public_url = "https://192.0.2.1", .rp_id = {}, .app_origins = {}}, "", true));
}

TEST(Passkeys, InADemonstrationBelongToLocalhostAlone) {
    for (const char* address : {"", "http://127.0.0.1:8080", "http://localhost:8080", "http://[::1]:8080"}) {
        const PasskeyPolicy policy{.shop = {}, .public_url = address, .rp_id = {}, .app_origins = {}};
        const auto party = relying_party(policy, "localhost:9090", false);
        ASSERT_TRUE(party) << address;
        EXPECT_EQ(party->id, "localhost");
        EXPECT_EQ(party->origins, Origins{"http://localhost:9090"});
        EXPECT_FALSE(relying_party(policy, "127.0.0.1:9090", false)) << address;
        EXPECT_FALSE(relying_party(policy, "evil.example", false)) << address;
        EXPECT_FALSE(relying_party(policy, "localhost.evil.example", false)) << address;
        EXPECT_FALSE(relying_party(policy, "", false)) << address;
    }
}

}  // namespace
}  // namespace spaza
