#include "platform/config/config_shown.hpp"

#include <gmock/gmock.h>

namespace spaza {
namespace {

using namespace testing;

const ShownSetting& shown_of(const std::vector<ShownSetting>& all, std::string_view key) {
    return *std::ranges::find(all, key, &ShownSetting::key);
}

TEST(ConfigShown, TellsWhatIsSetAndWhere) {
    Config config;
    config.serve.port = 9911;
    const auto all = shown_settings(config);
    EXPECT_EQ(shown_of(all, "serve.port").value, "9911");
    EXPECT_EQ(shown_of(all, "serve.port").variable, "SPAZA_SERVE_PORT");
    EXPECT_TRUE(shown_of(all, "serve.port").is_set);
    EXPECT_FALSE(shown_of(all, "serve.host").is_set);
}

TEST(ConfigShown, TellsTheHostOfAnAddress) {
    Config config;
    config.warehouse.feed_url = "https://stock.example/feeds/hush.csv";
    const auto lists = settings_of(config);
    for (const Setting& each : lists) {
        if (auto* const* list = std::get_if<std::vector<std::string>*>(&each.target))
            **list = {"https://one.example", "https://two.example/x"};
    }
    config.returns.courier_url = "https://courier.example";
    const auto all = shown_settings(config);
    EXPECT_EQ(shown_of(all, "warehouse.feed_url").value, "https://stock.example/…");
    EXPECT_EQ(shown_of(all, "returns.courier_url").value, "https://courier.example");
    for (const Setting& each : lists) {
        const bool is_list = std::holds_alternative<std::vector<std::string>*>(each.target);
        if (!is_list || is_secret_setting(each.key, "")) continue;
        EXPECT_EQ(shown_of(all, each.key).value, "https://one.example, https://two.example/x") << each.key;
    }
    EXPECT_FALSE(shown_of(all, "limits.token").is_secret) << "a rate";
}

TEST(ConfigShown, NeverHoldsASecret) {
    Config config;
    for (const Setting& each : settings_of(config))
        if (auto* const* text = std::get_if<std::string*>(&each.target))
            if (is_secret_setting(each.key, "")) **text = "hush";
    config.mail.smtp_url = "smtps://robot:hush@mail.example";
    config.maps.tiles = "https://tiles.example/{z}/{x}/{y}.png?key=hush";
    const auto all = shown_settings(config);
    for (const ShownSetting& each : all)
        EXPECT_EQ(each.value.value_or("").find("hush"), std::string::npos) << each.key;
    for (const char* key : {"database.url",
                            "crypto.key",
                            "payments.payfast_passphrase",
                            "payments.payfast_merchant_key",
                            "payments.paygate_key",
                            "payments.payflex_client_secret",
                            "payments.ozow_private_key",
                            "payments.ozow_api_key",
                            "payments.peach_secret",
                            "mail.smtp_password",
                            "mail.inbound_secret",
                            "mail.smtp_url",
                            "maps.tiles",
                            "maps.google_key",
                            "sms.bulksms_token_secret",
                            "push.private_key",
                            "identity.google_client_secret",
                            "identity.facebook_app_secret",
                            "warehouse.secret",
                            "attachments.s3_access_key",
                            "attachments.s3_secret_key",
                            "media.s3_access_key",
                            "media.s3_secret_key",
                            "human_check.cookie_secret",
                            "returns.courier_token",
                            "tv_licence.token"}) {
        EXPECT_TRUE(shown_of(all, key).is_secret) << key;
        EXPECT_TRUE(shown_of(all, key).is_set) << key;
    }
}

}  // namespace
}  // namespace spaza
