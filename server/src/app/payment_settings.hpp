#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "platform/config/config.hpp"
#include "shop/payment/ozow/ozow_service.hpp"
#include "shop/payment/payfast/payfast_service.hpp"
#include "shop/payment/payflex/payflex_service.hpp"
#include "shop/payment/paygate/paygate_service.hpp"
#include "shop/payment/payment.hpp"
#include "shop/payment/peach/peach_service.hpp"

namespace spaza::app {

/// The gateways this shop has an account with, and the ways to pay they make possible.
struct PaymentSettings {
    std::optional<PayfastSettings> payfast;
    std::optional<PaygateSettings> paygate;
    std::optional<PayflexSettings> payflex;
    std::optional<OzowSettings> ozow;
    std::optional<PeachSettings> peach;
    std::vector<PaymentMode> modes;  // in the order shown

    /// Ways to pay that were asked for and that no configured gateway offers. The shop does not open with any.
    std::vector<std::string> problems;

    bool has(std::string_view gateway) const;
};

PaymentSettings payment_settings(const Config& config);

/// A gateway with a live account sends shoppers and notifications to `serve.public_url`: false unless that is
/// https.
bool gateways_find_us(const Config& config);

/// What lets anybody write to us what looks like a message of Payfast (each has to be asked about), and what to do
/// about it. Of a live account only.
std::vector<std::pair<std::string, std::string>> payfast_doubts(const Config& config);

}  // namespace spaza::app
