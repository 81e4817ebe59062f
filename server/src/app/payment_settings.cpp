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
    return {mode("card", "payfast", "cc"), mode("instant_eft", "payfast", "ef")};
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

}  // namespace

bool PaymentSettings::has(std::string_view gateway) const { return gateway == "payfast" && payfast.has_value(); }

PaymentSettings payment_settings(const Config& config) {
    PaymentSettings settings;
    settings.payfast = payfast_settings(config);

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

}  // namespace spaza::app
