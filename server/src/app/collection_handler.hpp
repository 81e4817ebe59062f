#pragma once

#include "base/transactional.hpp"
#include "platform/storage/outbox.hpp"
#include "shop/returns/returns_service.hpp"

namespace spaza::app {

/// Asks the courier to collect returns, and keeps what was booked; between two transactions, so that nothing waits
/// for the courier.
storage::OutboxWorker::Handler collection_handler(Courier& courier, Transactional<ReturnService> returns);

}  // namespace spaza::app
