#include "shop/tickets/canned_replies_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

const ReplyValues kThandi{
    .first_name = "Thandi", .name = "Thandi Nkosi", .order = "10000042", .ticket = "T-10001", .author = "Lerato"};

CannedReply reply(const std::string& words, const std::string& name = "late-delivery") {
    return {.name = name, .words = words, .changed_at = {}};
}

TEST(CannedReplies, AreFilledInWithWhatTheTicketHas) {
    const auto words = filled_in(
        "Dear {firstName} ({name}),\norder {order} comes on Friday; see {ticket}.\n{author}, {firstName}",
        kThandi);
    ASSERT_TRUE(words);
    EXPECT_EQ(*words, "Dear Thandi (Thandi Nkosi),\norder 10000042 comes on Friday; see T-10001.\nLerato, Thandi");
    EXPECT_EQ(*filled_in("No places at all", {}), "No places at all");
}

TEST(CannedReplies, AreRefusedWhenAPlaceHasNoValue) {
    ReplyValues of_no_order = kThandi;
    of_no_order.order.clear();
    const auto words = filled_in("Order {order} of {firstName}", of_no_order);
    ASSERT_FALSE(words);
    EXPECT_EQ(words.error().message_key, "ticket.replyPlaceEmpty");
    EXPECT_EQ(words.error().params.back().second, "{order}");
    EXPECT_TRUE(filled_in("Hello {firstName}", of_no_order));
}

TEST(CannedReplies, PutInNothingOfWhatAValueSays) {
    ReplyValues odd = kThandi;
    odd.first_name = "{order}";
    EXPECT_EQ(*filled_in("Dear {firstName}", odd), "Dear {order}");
}

TEST(CannedReplies, KeepNoBracesButAroundAPlaceThereIs) {
    EXPECT_TRUE(check_canned_reply(reply("Dear {firstName}, thank you.")));
    for (const char* wrong : {"Dear {firstname}", "Dear { firstName }", "Dear {firstName", "Dear firstName}",
                              "Dear {}", "Dear {{firstName}}", "Dear {firstName}}", "{"}) {
        const auto kept = check_canned_reply(reply(wrong));
        ASSERT_FALSE(kept) << wrong;
        EXPECT_EQ(kept.error().message_key, "ticket.replyPlaceUnknown") << wrong;
    }
}

TEST(CannedReplies, HaveAShortNameAndWordsThatCanBeAnAnswer) {
    for (const char* wrong : {"", "Late", "late delivery", "late/delivery", "é"})
        EXPECT_EQ(check_canned_reply(reply("Words", wrong)).error().message_key, "ticket.replyName") << wrong;
    EXPECT_FALSE(check_canned_reply(reply("Words", std::string(41, 'x'))));
    EXPECT_TRUE(check_canned_reply(reply("Words", std::string(40, 'x'))));
    for (const std::string& wrong : {std::string{}, std::string{" \n"}, std::string(2001, 'x')})
        EXPECT_EQ(check_canned_reply(reply(wrong)).error().message_key, "ticket.answerNeeded");
}

}  // namespace
}  // namespace spaza
