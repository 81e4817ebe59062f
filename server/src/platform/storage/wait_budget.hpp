#pragma once

#include <chrono>
#include <optional>

namespace spaza::storage {

/// How long the work of this thread may wait for the database in all: what a request is given, so that it ends
/// whatever the database does. Only waiting counts. Within another one, whichever ends first applies.
class WaitBudget {
public:
    using Duration = std::chrono::steady_clock::duration;

    explicit WaitBudget(Duration most);
    ~WaitBudget();
    WaitBudget(const WaitBudget&) = delete;
    WaitBudget& operator=(const WaitBudget&) = delete;

    /// What is left of it; nothing where none was given.
    static std::optional<Duration> left();

private:
    friend class BoundedWait;
    static void spend(Duration time);

    WaitBudget* outer_;
    Duration left_;
};

/// One wait, from its making to its end: until the budget's end or, without a budget, for `at_most` (zero: for
/// ever).
class BoundedWait {
public:
    explicit BoundedWait(WaitBudget::Duration at_most = {});
    ~BoundedWait();
    BoundedWait(const BoundedWait&) = delete;
    BoundedWait& operator=(const BoundedWait&) = delete;

    /// For poll(2): -1 without an end.
    int milliseconds_left() const;
    std::optional<std::chrono::steady_clock::time_point> end() const { return end_; }
    WaitBudget::Duration waited() const { return std::chrono::steady_clock::now() - began_; }

private:
    std::chrono::steady_clock::time_point began_;
    std::optional<std::chrono::steady_clock::time_point> end_;
};

}  // namespace spaza::storage
