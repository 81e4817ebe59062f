#pragma once

#include <functional>
#include <string>

#include "base/clock.hpp"
#include "platform/http/client.hpp"
#include "platform/storage/outbox.hpp"

namespace spaza::app {

/// What the outbox worker does with rows of topic `feed`: posts them to the warehouse's address, signed
/// (`X-Spaza-Signature`, base/signature.hpp), with their id (`X-Spaza-Event-Id`), until it answers 2xx.
storage::OutboxWorker::Handler feed_handler(
    std::string url, std::string secret, const Clock& clock,
    std::function<http::OutboundAnswer(const http::OutboundCall&)> call = &http::send);

}  // namespace spaza::app
