#include "shop/orders/pre_orders/balance_rules.hpp"

#include <algorithm>

namespace spaza {
namespace {

constexpr std::chrono::days kRemindedBefore{3};
constexpr std::chrono::hours kGrace{2};  // what was begun in time has ended by then: attempts live for an hour

/// Nobody is woken by a mail or an SMS: the hours of the day in Johannesburg.
bool is_daytime(TimePoint now) {
    const TimePoint there = now + kJohannesburgOffset;
    const auto hour = there - std::chrono::floor<std::chrono::days>(there);
    return hour >= std::chrono::hours{8} && hour < std::chrono::hours{20};
}

}  // namespace

BalanceStep balance_step(const Deposit& deposit, bool released, TimePoint now) {
    if (deposit.paid_at) return BalanceStep::none;
    if (!deposit.asked_at || !deposit.due_at) return released ? BalanceStep::ask : BalanceStep::none;
    if (now >= *deposit.due_at + kGrace) return BalanceStep::give_up;
    const auto half = (*deposit.due_at - *deposit.asked_at) / 2;  // of a short time the second half
    const auto before = std::min<TimePoint::duration>(kRemindedBefore, half);
    const bool time = now >= *deposit.due_at - before && now < *deposit.due_at;
    return time && !deposit.reminded && is_daytime(now) ? BalanceStep::remind : BalanceStep::none;
}

TimePoint balance_due(TimePoint asked, std::chrono::days lives) {
    return TimePoint{johannesburg_day(asked) + lives + std::chrono::days{1} - kJohannesburgOffset};
}

std::chrono::sys_days last_day_of(TimePoint due) { return johannesburg_day(due - std::chrono::milliseconds{1}); }

}  // namespace spaza
