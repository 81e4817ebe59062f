#pragma once

#include <string>
#include <vector>

#include "platform/storage/storage.hpp"
#include "shop/webhooks/webhooks.hpp"

namespace spaza {

/// An endpoint that is one worker's for a while, with what it needs to send.
struct WebhookTurn {
    std::int64_t endpoint{};
    std::string url;
    std::int64_t version{};
    SealedSecrets secrets;
    std::string claim;
};

/// Sending: any number of workers in any number of processes take turns; an endpoint is one worker's at a time.
class SqlWebhookPostStore {
public:
    explicit SqlWebhookPostStore(storage::Session& session) : session_{session} {}

    /// Whether something is due at an endpoint that nobody serves.
    bool is_due(TimePoint now);
    /// The endpoint that has waited longest, until `until`.
    std::optional<WebhookTurn> claim(const std::string& name, TimePoint now, TimePoint until);
    /// What is due there: what somebody asked for, then the rest, each the earliest event first.
    std::vector<WebhookDelivery> due(std::int64_t endpoint, TimePoint now, int most);
    /// How the endpoint stands, while the claim is still its worker's.
    std::optional<WebhookEndpoint> held(const WebhookTurn& turn);
    /// Writes into the log what was sent to the endpoint as it was before somebody changed it.
    void note(const WebhookTurn& turn, std::int64_t sequence, const WebhookAnswer& answer,
              const WebhookOutcome& outcome, TimePoint now);
    /// Writes the try into the log and goes on holding the endpoint until `until`. False when it is not the
    /// worker's any more, or is not sent to: then this turn is over.
    bool settle(const WebhookTurn& turn, std::int64_t sequence, const WebhookAnswer& answer,
                const WebhookOutcome& outcome, TimePoint now, TimePoint until);
    void release(const WebhookTurn& turn);

private:
    storage::Session& session_;
};

}  // namespace spaza
