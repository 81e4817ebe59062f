#pragma once

#include <optional>
#include <string>

#include "platform/config/config.hpp"

namespace spaza::app {

/// Why mail.dev_outbox must not be on: others than this machine reach the shop, and it shows everybody's mails
/// with their reset links. Nothing when it is off, or only this machine is served.
std::optional<std::string> dev_outbox_danger(const Config& config);

}  // namespace spaza::app
