#include "app/background.hpp"

#include "app/chores.hpp"
#include "app/webhook_settings.hpp"
#include "platform/log/log.hpp"

namespace spaza::app {

namespace {

using Outcome = storage::OutboxWorker::Outcome;

/// Logs a broken part of the background, which goes on trying.
std::function<void(const std::string&)> problem_in(const char* part) {
    return [part](const std::string& what) { log::error("background_problem", {{"part", part}, {"what", what}}); };
}

}  // namespace

storage::OutboxWorker::Hooks outbox_hooks(metrics::Registry& figures) {
    const auto count = [&figures](const char* outcome) -> metrics::Counter& {
        return figures.counter("spaza_outbox_messages_total", "Messages by what became of them",
                               {{"outcome", outcome}});
    };
    auto& delivered = count("delivered");
    auto& delayed = count("delayed");
    auto& failed = count("failed");
    return {
        .settled =
            [&delivered, &delayed, &failed](const storage::OutboxMessage& message, Outcome outcome,
                                            const std::string&) {
                (outcome == Outcome::delivered ? delivered : outcome == Outcome::delayed ? delayed : failed).add();
                if (outcome == Outcome::delivered) return;
                // The error may name an address, so it is kept in the table and not logged.
                log::warn(outcome == Outcome::failed ? "message_failed" : "message_delayed",
                          {{"topic", message.topic}, {"id", message.id}, {"attempt", message.attempt}});
            },
        .problem = problem_in("outbox")};
}

Background::Background(storage::Database& database, const Clock& clock, const Config& config,
                       metrics::Registry& figures, storage::ChangeFollower& changes, storage::OutboxWorker& outbox)
    : changes_{changes},
      outbox_{outbox},
      housekeeping_{database, clock, chores(config), problem_in("housekeeping")},
      reports_{database, clock, problem_in("reports")},
      webhooks_{database, clock, webhook_policy(config), figures, problem_in("webhooks")} {
    figures.sampled("spaza_outbox_waiting", "Messages not yet delivered",
                    [&database] { return static_cast<double>(storage::outbox_depth(database).waiting); });
    changes_.start(problem_in("change log"));
    outbox_.start();
}

Background::~Background() {
    outbox_.stop();
    changes_.stop();
}

}  // namespace spaza::app
