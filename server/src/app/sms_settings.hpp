#pragma once

#include "platform/config/config.hpp"

namespace spaza::app {

/// Whether somebody carries SMS; in a demonstration its outbox does.
inline bool sends_sms(const Config& config) {
    return config.mail.dev_outbox || !config.sms.bulksms_token_id.empty();
}

}  // namespace spaza::app
