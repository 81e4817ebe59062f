#include "app/payment_settings.hpp"

#include <algorithm>
#include <array>

namespace spaza::app {
namespace {

constexpr const char* kPayfast = "https://www.payfast.co.za";

std::string unless_empty(const std::string& text, std::string otherwise) {
    return text.empty() ? std::move(otherwise) : text;
}

PaymentMode mode(std::string code, std::string gateway, std::string method) {
    return {.code = std::move(code),
            .name = {},
            .description = {},
            .gateway = std::move(gateway),
            .method = std::move(method)};
}

/// `code=gateway:method`, as in payments.modes.
PaymentMode mode_of(std::string_view text) {
    const auto equals = text.find('=');
    const auto colon = text.find(':', equals);
    const std::string_view gateway = text.substr(equals + 1, colon == text.npos ? colon : colon - equals - 1);
    return mode(std::string{text.substr(0, equals)}, std::string{gateway},
                colon == text.npos ? std::string{} : std::string{text.substr(colon + 1)});
}

/// What each gateway can do for each way to pay; the first that is configured does it.
std::vector<PaymentMode> usual_modes() {
    return {mode("card", "payfast", "cc"),      mode("card", "paygate", "CC"),
            mode("card", "peach", "CARD"),      mode("instant_eft", "payfast", "ef"),
            mode("instant_eft", "ozow", ""),    mode("instant_eft", "paygate", "BT/SID"),
            mode("instalments", "payflex", ""), mode("store_card", "paygate", "CC/RCS")};
}

std::optional<PayfastSettings> payfast_settings(const Config& config) {
    const Config::Payments& given = config.payments;
    const bool simulated = !given.paysim_url.empty();
    if (given.payfast_merchant_id.empty() && !simulated && !given.sandbox) return std::nullopt;

    PayfastSettings settings;  // those of the public sandbox
    settings.shop = config.serve.public_url;
    settings.merchant_id = unless_empty(given.payfast_merchant_id, settings.merchant_id);
    settings.merchant_key = unless_empty(given.payfast_merchant_key, settings.merchant_key);
    if (!given.payfast_merchant_id.empty()) settings.passphrase = given.payfast_passphrase;
    if (simulated) {
        settings.site = settings.api = given.paysim_url + "/payfast";
    } else if (!given.payfast_base_url.empty()) {
        settings.site = given.payfast_base_url;
        settings.testing = given.payfast_base_url.find("sandbox") != std::string::npos;
    } else if (!given.payfast_merchant_id.empty()) {  // a merchant of our own is not known to the sandbox
        settings.site = kPayfast;
        settings.testing = false;
    }
    settings.sources = given.payfast_sources;
    return settings;
}

std::optional<PaygateSettings> paygate_settings(const Config& config) {
    const Config::Payments& given = config.payments;
    const bool simulated = !given.paysim_url.empty();
    if (given.paygate_id.empty() && !simulated && !given.sandbox) return std::nullopt;

    PaygateSettings settings;  // those of the public test account
    settings.shop = config.serve.public_url;
    if (simulated) {
        settings.site = given.paysim_url + "/paygate";
    } else if (!given.paygate_id.empty()) {
        settings.id = given.paygate_id;
        settings.key = given.paygate_key;
    }
    return settings;
}

/// Payflex has no public test account: its sandbox is an account too.
std::optional<PayflexSettings> payflex_settings(const Config& config) {
    const Config::Payments& given = config.payments;
    if (given.payflex_client_id.empty() && given.paysim_url.empty()) return std::nullopt;

    PayflexSettings settings;
    settings.shop = config.serve.public_url;
    settings.client_id = given.payflex_client_id;
    settings.client_secret = given.payflex_client_secret;
    settings.login = unless_empty(given.payflex_login_url, settings.login);
    settings.audience = unless_empty(given.payflex_audience, settings.audience);
    settings.api = unless_empty(given.payflex_api_url, settings.api);
    if (!given.paysim_url.empty()) {
        settings.login = given.paysim_url + "/payflex/auth/merchant";
        settings.api = given.paysim_url + "/payflex";
    }
    return settings;
}

/// The simulator's account is the one in Ozow's documentation.
std::optional<OzowSettings> ozow_settings(const Config& config) {
    const Config::Payments& given = config.payments;
    const bool simulated = !given.paysim_url.empty();
    if (given.ozow_site_code.empty() && !simulated) return std::nullopt;

    OzowSettings settings;
    settings.shop = config.serve.public_url;
    settings.site_code = given.ozow_site_code;
    settings.private_key = given.ozow_private_key;
    settings.api_key = given.ozow_api_key;
    settings.test = given.ozow_test;
    if (simulated) {
        settings.site_code = "TSTSTE0001";
        settings.private_key = "215114531AFF7134A94C88CEEA48E";
        settings.page = given.paysim_url + "/ozow/pay";
        settings.api = given.paysim_url + "/ozow";
        settings.test = true;
    }
    return settings;
}

/// The simulator's account is the one of the worked examples.
std::optional<PeachSettings> peach_settings(const Config& config) {
    const Config::Payments& given = config.payments;
    const bool simulated = !given.paysim_url.empty();
    if (given.peach_entity.empty() && !simulated) return std::nullopt;

    PeachSettings settings;
    settings.shop = config.serve.public_url;
    settings.entity = given.peach_entity;
    settings.secret = given.peach_secret;
    settings.test = given.peach_test;
    if (settings.test) settings.site = "https://testsecure.peachpayments.com";
    if (simulated) {
        settings.entity = "8ac7a4ca68c22c4d0168c2caab2e0025";
        settings.secret = "04ef51aba8b111eba6e102d14de18c00";
        settings.site = given.paysim_url + "/peach";
        settings.test = true;
    }
    return settings;
}

}  // namespace

bool PaymentSettings::has(std::string_view gateway) const {
    return (gateway == "payfast" && payfast) || (gateway == "paygate" && paygate) ||
           (gateway == "payflex" && payflex) || (gateway == "ozow" && ozow) || (gateway == "peach" && peach);
}

bool gateways_find_us(const Config& config) {
    const Config::Payments& given = config.payments;
    const bool live = given.paysim_url.empty() && !given.sandbox && !payment_settings(config).modes.empty();
    return !live || config.serve.public_url.starts_with("https://");
}

PaymentSettings payment_settings(const Config& config) {
    PaymentSettings settings;
    settings.payfast = payfast_settings(config);
    settings.paygate = paygate_settings(config);
    settings.payflex = payflex_settings(config);
    settings.ozow = ozow_settings(config);
    settings.peach = peach_settings(config);

    if (config.payments.modes.empty()) {
        for (PaymentMode& each : usual_modes())
            if (settings.has(each.gateway) &&
                std::ranges::find(settings.modes, each.code, &PaymentMode::code) == settings.modes.end())
                settings.modes.push_back(std::move(each));
        return settings;
    }
    for (const std::string& text : config.payments.modes) {
        PaymentMode wanted = mode_of(text);
        if (settings.has(wanted.gateway))
            settings.modes.push_back(std::move(wanted));
        else
            settings.problems.push_back(wanted.code + " by " + wanted.gateway);
    }
    return settings;
}

std::vector<std::pair<std::string, std::string>> payfast_doubts(const Config& config) {
    const Config::Payments& given = config.payments;
    std::vector<std::pair<std::string, std::string>> doubts;
    if (given.payfast_merchant_id.empty() || !given.paysim_url.empty()) return doubts;
    if (given.payfast_passphrase.empty())
        doubts.emplace_back("payments.payfast_passphrase is empty",
                            "set one at Payfast and here: without it its messages are not signed");
    if (given.payfast_sources.empty())
        doubts.emplace_back("payments.payfast_sources is empty",
                            "set Payfast's networks: messages are taken from everywhere");
    return doubts;
}

}  // namespace spaza::app
