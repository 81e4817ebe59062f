#pragma once

#include <vector>

#include "platform/storage/checkup.hpp"
#include "platform/storage/storage.hpp"
#include "shop/webhooks/webhooks.hpp"

namespace spaza::app {

/// Endpoints that get nothing, because nothing gets through (for an hour or more) or they were stopped, are
/// problems; one that somebody paused is a note.
std::vector<storage::Finding> webhook_findings(const std::vector<WebhookEndpoint>& endpoints, TimePoint now);

/// The same, of the endpoints there are.
void examine_webhooks(storage::Database& database, std::vector<storage::Finding>& findings);

}  // namespace spaza::app
