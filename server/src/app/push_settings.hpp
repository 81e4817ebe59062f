#pragma once

#include <optional>

#include "platform/config/config.hpp"
#include "platform/push/push_sender.hpp"
#include "shop/push/push.hpp"

namespace spaza::app {

/// Nothing without a key. Throws ConfigProblem when it is none.
std::optional<push::Sender> push_sender_of(const Config& config);
/// Throws ConfigProblem as well.
PushPolicy push_policy(const Config& config);

}  // namespace spaza::app
