#pragma once

#include "app/reports_keeper.hpp"
#include "app/webhook_keeper.hpp"
#include "base/clock.hpp"
#include "platform/config/config.hpp"
#include "platform/metrics/metrics.hpp"
#include "platform/storage/change_log.hpp"
#include "platform/storage/housekeeping.hpp"
#include "platform/storage/outbox.hpp"

namespace spaza::app {

/// Counts and logs what the outbox does; `failed` messages wait for the operator.
storage::OutboxWorker::Hooks outbox_hooks(metrics::Registry& figures);

/// Work beside the requests: following changes, delivering messages, tidying up. Runs from its making, which comes
/// after all wiring, to its end, which comes before anything that listeners and handlers use is gone.
class Background {
public:
    Background(storage::Database& database, const Clock& clock, const Config& config, metrics::Registry& figures,
               storage::ChangeFollower& changes, storage::OutboxWorker& outbox);
    ~Background();
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

private:
    storage::ChangeFollower& changes_;
    storage::OutboxWorker& outbox_;
    storage::Housekeeping housekeeping_;
    ReportsKeeper reports_;
    WebhookKeeper webhooks_;
};

}  // namespace spaza::app
