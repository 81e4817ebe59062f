#include "platform/storage/housekeeping.hpp"

#include <condition_variable>
#include <mutex>
#include <utility>

#include "platform/storage/change_log.hpp"

namespace spaza::storage {

namespace {

constexpr std::chrono::minutes kEvery{1};
constexpr std::chrono::hours kAnswersKept{24};

/// `what` is done to the rows, e.g. `DELETE FROM page_event`.
Chore of_older(std::string name, const std::string& what, const std::string& table, const std::string& key,
               const std::string& condition, std::chrono::hours kept, std::int64_t at_once) {
    const std::string picked = "(SELECT " + key + " FROM " + table + " WHERE " + condition;
    const std::string statement = what + " WHERE (" + key + ") IN " + picked + " LIMIT $2)";
    return {
        .name = std::move(name),
        .remove =
            [statement, kept, at_once](Database& database, TimePoint now) {
                return database.writing([&](Session& session) {
                    return session.execute(statement, {to_millis(now - kept), at_once});
                });
            },
        .count =
            [counted = "SELECT COUNT(*) FROM " + picked + ") AS found", kept](Database& database, TimePoint now) {
                const auto found = database.reading([&](Session& session) {
                    return session.row(counted, {to_millis(now - kept)},
                                       [](const Row& row) { return row.integer(0); });
                });
                return found.value_or(0);
            }};
}

}  // namespace

Chore remove_older(std::string name, std::string table, std::string key, std::string condition,
                   std::chrono::hours kept, std::int64_t at_once) {
    return of_older(std::move(name), "DELETE FROM " + table, table, key, condition, kept, at_once);
}

Chore clear_older(std::string name, std::string table, std::string key, std::string change, std::string condition,
                  std::chrono::hours kept) {
    return of_older(std::move(name), "UPDATE " + table + " SET " + change, table, key, condition, kept,
                    kRemovedAtOnce);
}

std::vector<Chore> platform_chores(std::chrono::hours messages_kept, Perishable perishable) {
    return {{.name = "changes", .remove = prune_changes},
            {.name = "messages",
             .remove =
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
