#pragma once

#include "platform/config/config.hpp"
#include "shop/price_beat/price_beat_rules.hpp"

namespace spaza::app {

/// How price beats are judged and paid, by the configuration.
inline PriceBeatPolicy price_beat_policy(const Config& config) {
    PriceBeatPolicy policy{.not_counted = config.price_beat.not_counted,
                           .own_hosts = {},
                           .two_persons_over = Money::cents(config.price_beat.two_persons_over_cents),
                           .coupon_lives = std::chrono::hours{config.price_beat.coupon_hours},
                           .origin = config.serve.public_url};
    if (const std::string host = spaza::host_of(config.serve.public_url); !host.empty()) policy.own_hosts = {host};
    return policy;
}

}  // namespace spaza::app
