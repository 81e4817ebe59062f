#pragma once

#include "platform/config/config.hpp"
#include "shop/privacy/personal_data.hpp"

namespace spaza::app {

/// How long customers may think a deletion over, and where mails about their data lead.
inline PrivacyPolicy privacy_policy(const Config& config) {
    return {.grace = std::chrono::days{config.keep.deletion_days},
            .file_lives = std::chrono::hours{24},
            .shop = config.shop.name,
            .origin = config.serve.public_url};
}

}  // namespace spaza::app
