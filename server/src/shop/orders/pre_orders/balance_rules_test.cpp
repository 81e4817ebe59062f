#include "shop/orders/pre_orders/balance_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

using std::chrono::days;
using std::chrono::hours;
using namespace std::chrono_literals;

const TimePoint kAsked{std::chrono::sys_days{std::chrono::year{2026} / 6 / 12} +
                       hours{8}};  // 10:00 in Johannesburg

Deposit asked(days lives = days{14}) {
    return {.amount = Money::cents(200'00),
            .balance = Money::cents(800'00),
            .asked_at = kAsked,
            .due_at = balance_due(kAsked, lives)};
}

TEST(Balance, IsAskedForOnceTheProductIsReleased) {
    const Deposit waiting{.amount = Money::cents(200'00), .balance = Money::cents(800'00)};
    EXPECT_EQ(balance_step(waiting, false, kAsked), BalanceStep::none);
    EXPECT_EQ(balance_step(waiting, true, kAsked), BalanceStep::ask);
    EXPECT_EQ(balance_step(asked(), true, kAsked), BalanceStep::none);
}

TEST(Balance, MayBePaidUntilTheLastDayIsOver) {
    const TimePoint due = *asked().due_at;
    EXPECT_EQ(due, TimePoint{std::chrono::sys_days{std::chrono::year{2026} / 6 / 26} + hours{22}});
    EXPECT_EQ(last_day_of(due), std::chrono::sys_days{std::chrono::year{2026} / 6 / 26});
}

TEST(Balance, IsRemindedOfOnceThreeDaysBefore) {
    Deposit deposit = asked();
    EXPECT_EQ(balance_step(deposit, true, *deposit.due_at - days{4} + hours{12}), BalanceStep::none);
    EXPECT_EQ(balance_step(deposit, true, *deposit.due_at - days{3}), BalanceStep::none);  // at midnight
    EXPECT_EQ(balance_step(deposit, true, *deposit.due_at - days{3} + hours{8} - 1ms), BalanceStep::none);
    EXPECT_EQ(balance_step(deposit, true, *deposit.due_at - days{3} + hours{8}), BalanceStep::remind);
    EXPECT_EQ(balance_step(deposit, true, *deposit.due_at - days{3} + hours{20}), BalanceStep::none);
    deposit.reminded = true;
    EXPECT_EQ(balance_step(deposit, true, *deposit.due_at - days{1}), BalanceStep::none);
}

TEST(Balance, IsRemindedOfInTheSecondHalfOfAShortTime) {
    const Deposit deposit = asked(days{1});
    EXPECT_EQ(balance_step(deposit, true, kAsked + hours{1}), BalanceStep::none);
    EXPECT_EQ(balance_step(deposit, true, *deposit.due_at - hours{14}), BalanceStep::remind);
}

TEST(Balance, IsGivenUpWhenWhatWasBegunInTimeHasEnded) {
    const Deposit deposit = asked();
    EXPECT_EQ(balance_step(deposit, true, *deposit.due_at + hours{1}), BalanceStep::none);
    EXPECT_EQ(balance_step(deposit, true, *deposit.due_at + hours{2}), BalanceStep::give_up);
    EXPECT_EQ(balance_step(deposit, false, *deposit.due_at + hours{2}), BalanceStep::give_up);
}

TEST(Balance, NeedsNothingOncePaid) {
    Deposit deposit = asked();
    deposit.paid_at = kAsked;
    EXPECT_EQ(balance_step(deposit, true, *deposit.due_at + days{9}), BalanceStep::none);
}

}  // namespace
}  // namespace spaza
