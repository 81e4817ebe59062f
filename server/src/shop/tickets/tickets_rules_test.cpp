#include "shop/tickets/tickets_rules.hpp"

#include <gmock/gmock.h>

namespace spaza {
namespace {

TEST(Tickets, MoveByTheTableAndNoOtherWay) {
    constexpr std::array kAll{TicketStatus::open, TicketStatus::in_progress, TicketStatus::closed};
    for (const TicketStatus from : kAll)
        for (const TicketStatus to : kAll) {
            const auto moved = ticket_moved(from, to);
            EXPECT_EQ(moved.has_value(), from != to) << name_of(from) << " to " << name_of(to);
            EXPECT_EQ(moved.value_or(from), to);
        }
    EXPECT_EQ(ticket_moved(TicketStatus::closed, TicketStatus::closed).error().message_key,
              "ticket.moveNotPossible");
}

TEST(Tickets, AreOpenAgainWhenTheCustomerWrites) {
    EXPECT_EQ(after_customer(TicketStatus::open), TicketStatus::open);
    EXPECT_EQ(after_customer(TicketStatus::in_progress), TicketStatus::open);
    EXPECT_EQ(after_customer(TicketStatus::closed), TicketStatus::open);
}

TEST(Tickets, OpenAgainForAsLongAsTheShopSays) {
    const TimePoint solved_at = from_millis(1'790'000'000'000);
    Ticket ticket;
    ticket.status = TicketStatus::closed;
    ticket.closed_at = solved_at;
    for (const std::chrono::days days : {std::chrono::days{1}, std::chrono::days{14}, std::chrono::days{365}}) {
        EXPECT_TRUE(may_reopen(ticket, days, solved_at + days - std::chrono::milliseconds{1}));
        EXPECT_FALSE(may_reopen(ticket, days, solved_at + days));
    }
    ticket.status = TicketStatus::in_progress;
    EXPECT_TRUE(may_reopen(ticket, std::chrono::days{1}, solved_at + std::chrono::days{1000}));
    EXPECT_EQ(reopening_time(std::chrono::days{1}), "1 day");
    EXPECT_EQ(reopening_time(std::chrono::days{14}), "14 days");
}

TEST(Tickets, TellEveryFieldThatIsWrong) {
    const std::string subject(101, 'x');
    EXPECT_TRUE(check_words(nullptr, "Good"));

    const auto refused = check_words(&subject, std::string(201, 'x'));

    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().subject, "subject");
    EXPECT_EQ(refused.error().message_key, "validation.ticketSubject.tooLong");
    ASSERT_EQ(refused.error().more.size(), 1);
    EXPECT_EQ(refused.error().more.front().subject, "body");
    EXPECT_EQ(refused.error().more.front().message_key, "validation.ticketBody.tooLong");
}

TEST(Tickets, AreRatedOnceWhileTheyAreSolved) {
    Ticket ticket;
    ticket.id = "T-10001";
    for (const TicketStatus status : {TicketStatus::open, TicketStatus::in_progress}) {
        ticket.status = status;
        EXPECT_FALSE(ticket.may_be_rated());
        EXPECT_EQ(check_satisfaction(ticket, "").error().message_key, "ticket.rateNotSolved");
    }
    ticket.status = TicketStatus::closed;
    EXPECT_TRUE(ticket.may_be_rated());
    EXPECT_TRUE(check_satisfaction(ticket, ""));
    EXPECT_TRUE(check_satisfaction(ticket, std::string(200, 'x')));
    const auto long_one = check_satisfaction(ticket, std::string(201, 'x'));
    EXPECT_EQ(long_one.error().subject, "comment");
    ticket.satisfaction.emplace();
    EXPECT_FALSE(ticket.may_be_rated());
    EXPECT_EQ(check_satisfaction(ticket, "").error().message_key, "ticket.rateAgain");
    ticket.status = TicketStatus::open;
    EXPECT_EQ(check_satisfaction(ticket, "").error().message_key, "ticket.rateAgain");
}

TEST(Tickets, TakeAnswersOfTheShopUpToTwoThousandLetters) {
    EXPECT_TRUE(check_answer("Yes.\nTwo people carry it up."));
    EXPECT_TRUE(check_answer([] {
        std::string letters;
        for (int i = 0; i < 2000; ++i) letters += "é";
        return letters;
    }()));
    EXPECT_FALSE(check_answer(std::string(2001, 'x')));
    EXPECT_FALSE(check_answer(" \n"));
    EXPECT_FALSE(check_answer("bell\a"));
}

}  // namespace
}  // namespace spaza
