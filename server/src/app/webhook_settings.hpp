#pragma once

#include "app/tv_licence_settings.hpp"
#include "platform/config/config.hpp"
#include "platform/http/public_address.hpp"
#include "shop/webhooks/webhooks.hpp"

namespace spaza::app {

/// Whom the shop may tell what happened, and what their secrets are kept with.
inline WebhookPolicy webhook_policy(const Config& config) {
    return {.sealing_key = sealing_key(config),
            .allow_private = config.webhooks.allow_private,
            .is_public = [](std::string_view text) {
                const auto address = http::Address::parse(text);
                return address && http::is_public(*address);
            }};
}

}  // namespace spaza::app
