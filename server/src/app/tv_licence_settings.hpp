#pragma once

#include "platform/config/config.hpp"
#include "shop/tv_licence/sabc_service.hpp"
#include "shop/tv_licence/tv_licence.hpp"

namespace spaza::app {

/// A demonstration has no secrets: its key is known to everybody.
inline std::string sealing_key(const Config& config) {
    const bool demonstration = config.mail.dev_outbox || !config.payments.paysim_url.empty();
    return config.crypto.key.empty() && demonstration ? std::string(64, '0') : config.crypto.key;
}

inline TvLicencePolicy tv_licence_policy(const Config& config) {
    return {.required = config.tv_licence.required, .key = sealing_key(config)};
}

/// Nobody is asked when the answer could not be kept sealed.
inline SabcSettings sabc_settings(const Config& config) {
    if (sealing_key(config).empty()) return {};
    const std::string& simulator = config.payments.paysim_url;
    if (config.tv_licence.url.empty() && !simulator.empty()) return {simulator + "/sabc/customers/validate", {}};
    return {config.tv_licence.url, config.tv_licence.token};
}

}  // namespace spaza::app
