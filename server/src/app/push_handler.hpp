#pragma once

#include "base/transactional.hpp"
#include "platform/push/push_sender.hpp"
#include "platform/storage/outbox.hpp"
#include "shop/push/push_service.hpp"

namespace spaza::app {

/// Sends what is queued to the devices it is for; what nobody may read any more is let go of.
storage::OutboxWorker::Handler push_handler(const push::PushSender& sender, Transactional<PushService> push,
                                            const Clock& clock);

}  // namespace spaza::app
