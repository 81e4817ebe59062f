#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.hpp"
#include "platform/storage/storage.hpp"

namespace spaza::app {

/// What became of a feed the last time.
struct FeedState {
    enum class Outcome { none, taken, unchanged, refused, failed };
    std::string name;
    Outcome outcome{Outcome::none};
    std::string words{};  // for people: why, or what changed
    std::optional<TimePoint> tried_at{};
    std::optional<TimePoint> taken_at{};  // or found unchanged
    TimePoint due_at{};
    std::int64_t failures{};  // in a row
    std::int64_t changed{};   // rows, the last time it was taken
    std::string etag{};
    std::string modified{};
};

const char* outcome_name(FeedState::Outcome outcome);

/// Where feeds stand, shared by all nodes; each call is a transaction of its own.
class FeedStates {
public:
    explicit FeedStates(storage::Database& database) : database_{database} {}

    /// Takes the feed for this node until `until`, when it is due and no other node has it.
    bool claim(const std::string& name, TimePoint now, TimePoint until, bool even_if_not_due = false);
    std::optional<FeedState> find(const std::string& name);
    /// Keeps what became of it, and gives it free: of the claim until then, not of another's since.
    void keep(const FeedState& state, TimePoint until);
    std::vector<FeedState> all();

private:
    storage::Database& database_;
};

}  // namespace spaza::app
