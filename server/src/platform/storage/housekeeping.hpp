#pragma once

#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "base/clock.hpp"
#include "platform/storage/outbox.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::storage {

/// One kind of rows nobody needs any more; `remove` answers how many it removed.
struct Chore {
    std::string name;
    std::function<std::int64_t(Database& database, TimePoint now)> remove;
    /// How many rows `remove` would find. Empty: nobody can tell without removing.
    std::function<std::int64_t(Database& database, TimePoint now)> count{};
};

/// So many rows go in one transaction, which holds up whoever writes.
inline constexpr std::int64_t kRemovedAtOnce = 10'000;

/// Removes the rows a condition picks, at most so many each time: `$1` is `now` less `kept`.
Chore remove_older(std::string name, std::string table, std::string key, std::string condition,
                   std::chrono::hours kept, std::int64_t at_once = kRemovedAtOnce);

/// Sets `change` in the rows a condition picks, as `remove_older` does.
Chore clear_older(std::string name, std::string table, std::string key, std::string change, std::string condition,
                  std::chrono::hours kept);

/// The platform's own: old changes, delivered and perished messages, expired idempotency keys.
std::vector<Chore> platform_chores(std::chrono::hours messages_kept, Perishable perishable);

/// Does its chores once a minute, each on its own: one that breaks is reported to `problem`. Every node may do so.
class Housekeeping {
public:
    using Problem = std::function<void(const std::string& what)>;
    Housekeeping(Database& database, const Clock& clock, std::vector<Chore> chores, Problem problem);

private:
    void work(const std::stop_token& stop) const;

    Database& database_;
    const Clock& clock_;
    std::vector<Chore> chores_;
    Problem problem_;
    std::jthread thread_;
};

/// What it does each time; answers the number of rows removed.
std::int64_t clean_up(Database& database, TimePoint now, const std::vector<Chore>& chores,
                      const Housekeeping::Problem& problem = {});

}  // namespace spaza::storage
