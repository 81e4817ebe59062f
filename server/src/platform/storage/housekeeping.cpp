#include "platform/storage/housekeeping.hpp"

#include <condition_variable>
#include <mutex>
#include <utility>

#include "platform/storage/change_log.hpp"
#include "platform/storage/outbox.hpp"

namespace spaza::storage {

namespace {

constexpr std::chrono::minutes kEvery{1};
constexpr std::chrono::hours kDeliveredKept{30 * 24};
constexpr std::chrono::hours kAnswersKept{24};
constexpr int kRemovedAtOnce = 10'000;

std::int64_t remove_expired_answers(Database& database, TimePoint now) {
    return database.writing([&](Session& session) {
        return session.execute(
            "DELETE FROM idempotency_key WHERE (scope, key) IN "
            "(SELECT scope, key FROM idempotency_key WHERE claimed_at < $1 ORDER BY claimed_at LIMIT $2)",
            {to_millis(now - kAnswersKept), kRemovedAtOnce});
    });
}

}  // namespace

std::int64_t clean_up(Database& database, TimePoint now) {
    return prune_changes(database, now) + prune_outbox(database, now - kDeliveredKept) +
           remove_expired_answers(database, now);
}

Housekeeping::Housekeeping(Database& database, const Clock& clock, std::function<void(const std::string&)> problem)
    : database_{database}, clock_{clock}, problem_{std::move(problem)} {
    thread_ = std::jthread{[this](const std::stop_token& stop) { work(stop); }};
}

void Housekeeping::work(const std::stop_token& stop) const {
    std::mutex mutex;
    std::condition_variable_any sleep;
    while (!stop.stop_requested()) {
        try {
            clean_up(database_, clock_.now());
        } catch (const std::exception& failure) {
            if (problem_) problem_(failure.what());
        }
        std::unique_lock lock{mutex};
        sleep.wait_for(lock, stop, kEvery, [] { return false; });
    }
}

}  // namespace spaza::storage
