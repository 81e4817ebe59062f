#pragma once

#include <algorithm>

#include "app/tv_licence_settings.hpp"
#include "platform/config/config.hpp"
#include "platform/http/download.hpp"
#include "shop/webhooks/webhooks.hpp"

namespace spaza::app {

/// Whom the shop may tell what happened, and what their secrets are kept with.
inline WebhookPolicy webhook_policy(const Config& config) {
    return {.sealing_key = sealing_key(config),
            .may_be_private =
                [hosts = config.webhooks.private_hosts](std::string_view url) {
                    return std::ranges::find(hosts, http::host_of(std::string{url})) != hosts.end();
                },
            .is_private = [](std::string_view address) { return http::is_private_address(std::string{address}); }};
}

}  // namespace spaza::app
