#pragma once

#include "platform/config/config.hpp"
#include "shop/returns/http_courier_service.hpp"
#include "shop/returns/returns.hpp"

namespace spaza::app {

/// The courier that is asked; in a demonstration the simulator.
inline CourierSettings courier_settings(const Config& config) {
    const std::string& simulator = config.payments.paysim_url;
    if (config.returns.courier_url.empty() && !simulator.empty()) return {simulator + "/courier/collections", {}};
    return {config.returns.courier_url, config.returns.courier_token};
}

inline ReturnPolicy return_policy(const Config& config) {
    return {.answer_days = config.returns.answer_days,
            .hand_in_days = config.returns.hand_in_days,
            .two_persons_over = Money::cents(config.returns.two_persons_over_cents),
            .collects = !courier_settings(config).url.empty(),
            .shop = config.serve.public_url,
            .most_files = static_cast<std::size_t>(config.attachments.most_files),
            .most_bytes = static_cast<std::size_t>(config.attachments.most_bytes)};
}

}  // namespace spaza::app
