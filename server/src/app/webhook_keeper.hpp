#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "base/clock.hpp"
#include "platform/http/client.hpp"
#include "platform/metrics/metrics.hpp"
#include "platform/storage/storage.hpp"
#include "shop/webhooks/webhooks.hpp"

namespace spaza::app {

/// Makes events of what changed since the last look; answers whether there is more.
bool tell_webhooks(storage::Database& database, TimePoint now);

/// How events leave.
struct WebhookPost {
    using Call = std::function<http::OutboundAnswer(const http::OutboundCall&)>;
    storage::Database& database;
    const Clock& clock;
    WebhookPolicy policy;
    Call call{&http::send};
    std::function<void(DeliveryState became)> tried{};  // may be empty
};

/// Sends what is due at the endpoint that has waited longest, one event after the other and for ten seconds at
/// most; false when there is none.
bool send_webhooks(const WebhookPost& post, const std::stop_token& stop = {});

/// Tells and sends from threads of its own, a second after something happened at the latest. Every node may do so:
/// one of them reads the changes, and an endpoint is one worker's at a time.
class WebhookKeeper {
public:
    using Problem = std::function<void(const std::string& what)>;
    WebhookKeeper(storage::Database& database, const Clock& clock, WebhookPolicy policy,
                  metrics::Registry& figures, Problem problem);
    /// Stops them all at once: each may be in the middle of a call.
    ~WebhookKeeper();
    WebhookKeeper(const WebhookKeeper&) = delete;
    WebhookKeeper& operator=(const WebhookKeeper&) = delete;

private:
    void tell(const std::stop_token& stop) const;
    void send(storage::Listener& listener, const std::stop_token& stop) const;

    WebhookPost post_;
    Problem problem_;
    std::vector<std::unique_ptr<storage::Listener>> listeners_;
    std::vector<std::jthread> threads_;  // ended before what they use
};

}  // namespace spaza::app
