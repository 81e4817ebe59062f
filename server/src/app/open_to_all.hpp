#pragma once

#include <optional>
#include <string>

#include "platform/config/config.hpp"

namespace spaza::app {

/// Why mail.dev_outbox must not be on: others than this machine reach the shop, and it shows everybody's mails
/// with their reset links. Nothing when it is off, or only this machine is served.
std::optional<std::string> dev_outbox_danger(const Config& config);

/// The same of the simulated identity providers, where anybody signs in as anybody.
std::optional<std::string> idsim_danger(const Config& config);
/// That the back office's sign-in is there for everybody who reaches the shop; nothing when backoffice.allow says
/// who, or only this machine is served.
std::optional<std::string> backoffice_danger(const Config& config);
/// The same of a simulated push service.
std::optional<std::string> pushsim_danger(const Config& config);

}  // namespace spaza::app
