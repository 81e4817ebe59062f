#include "platform/storage/housekeeping.hpp"

#include <condition_variable>
#include <mutex>
#include <utility>

#include "platform/storage/change_log.hpp"

namespace spaza::storage {

namespace {

constexpr std::chrono::minutes kEvery{1};
constexpr std::chrono::hours kAnswersKept{24};
constexpr int kRemovedAtOnce = 10'000;

}  // namespace

Chore remove_older(std::string name, std::string table, std::string key, std::string condition,
                   std::chrono::hours kept) {
    const std::string statement = "DELETE FROM " + table + " WHERE (" + key + ") IN (SELECT " + key + " FROM " +
                                  table + " WHERE " + condition + " LIMIT $2)";
    return {std::move(name), [statement, kept](Database& database, TimePoint now) {
                return database.writing([&](Session& session) {
                    return session.execute(statement, {to_millis(now - kept), kRemovedAtOnce});
                });
            }};
}

std::vector<Chore> platform_chores(std::chrono::hours messages_kept, Perishable perishable) {
    return {{"changes", prune_changes},
            {"messages",
             [messages_kept, perishable = std::move(perishable)](Database& database, TimePoint now) {
                 return prune_outbox(database, now, now - messages_kept, perishable);
             }},
            remove_older("answers", "idempotency_key", "scope, key", "claimed_at < $1", kAnswersKept)};
}

std::int64_t clean_up(Database& database, TimePoint now, const std::vector<Chore>& chores,
                      const Housekeeping::Problem& problem) {
    std::int64_t removed = 0;
    for (const Chore& chore : chores) {
        try {
            removed += chore.remove(database, now);
        } catch (const std::exception& failure) {
            if (!problem) throw;
            problem(chore.name + ": " + failure.what());
        }
    }
    return removed;
}

Housekeeping::Housekeeping(Database& database, const Clock& clock, std::vector<Chore> chores, Problem problem)
    : database_{database}, clock_{clock}, chores_{std::move(chores)}, problem_{std::move(problem)} {
    thread_ = std::jthread{[this](const std::stop_token& stop) { work(stop); }};
}

void Housekeeping::work(const std::stop_token& stop) const {
    std::mutex mutex;
    std::condition_variable_any sleep;
    while (!stop.stop_requested()) {
        clean_up(database_, clock_.now(), chores_, problem_);
        std::unique_lock lock{mutex};
        sleep.wait_for(lock, stop, kEvery, [] { return false; });
    }
}

}  // namespace spaza::storage
