#include "shop/tickets/mail_answer_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

constexpr const char* kToken = "0123456789abcdef0123456789abcdef";

TEST(ReplyAddress, CarriesTheTokenAndGivesItBack) {
    const std::string address = reply_address("Tickets@shop.example", kToken);
    EXPECT_EQ(address, std::string{"Tickets+"} + kToken + "@shop.example");
    EXPECT_EQ(reply_token_in("tickets@Shop.example", {"other@shop.example", address}), kToken);
    EXPECT_EQ(reply_token_in("tickets@shop.example", {"TICKETS+0123456789ABCDEF0123456789ABCDEF@SHOP.EXAMPLE"}),
              kToken);
    EXPECT_EQ(reply_address("", kToken), "");
    for (const char* other : {"tickets@shop.example", "tickets+@shop.example", "tickets+0123@shop.example",
                              "tickets+0123456789abcdef0123456789abcdef@else.example",
                              "tickets+0123456789abcdef0123456789abcdef0@shop.example"})
        EXPECT_EQ(reply_token_in("tickets@shop.example", {other}), std::nullopt) << other;
    EXPECT_EQ(reply_token_in("", {address}), std::nullopt);
}

TEST(OwnWords, EndWhereTheAnsweredMailBegins) {
    for (const char* below : {
             "On Tue, 24 Nov 2026 at 10:00, Spaza <no-reply@shop.example> wrote:\n> Hello\n",
             "On Tue, 24 Nov 2026 at 10:00, Spaza\n<tickets+0123@shop.example> wrote:\n\n> Hello\n",
             "Op Di., 24 Nov. 2026 om 10:00 het Spaza <a@b.example> geskryf:\n> Hallo\n",
             "From: Spaza <no-reply@shop.example>\nSent: 24 November 2026\nTo: Thandi\nSubject: Re\n\nHello\n",
             "*From:* Spaza\n*Sent:* 24 November 2026\n*To:* Thandi\n*Subject:* Re\n\nHello\n",
             "-----Original Message-----\nHello\n",
             "________________________________\nFrom: Spaza\nSent: 24 November 2026\nTo: Thandi\nSubject: "
             "Re\nHello\n",
             "-- \nThandi Mokoena\n083 000 0000\n",
             "-- Write your answer above this line --\nHello\n",
             "> Hello\n> you\n",
         })
        EXPECT_EQ(own_words(std::string{"Yes, Friday suits us.\n\nThandi\n\n"} + below),
                  "Yes, Friday suits us.\n\nThandi")
            << below;
}

TEST(ReplyTokens, AreFoundWhereverTheyStand) {
    const std::string to = std::string{"To: Spaza <Tickets+"} + kToken + "@shop.example>\r\n";
    EXPECT_EQ(reply_tokens_within("tickets@shop.example", "From: a@b.example\r\n" + to + to),
              std::vector<std::string>{kToken});
    EXPECT_TRUE(reply_tokens_within("tickets@other.example", to).empty());
    EXPECT_TRUE(reply_tokens_within("tickets@shop.example", "tickets+0123").empty());
    EXPECT_TRUE(reply_tokens_within("", to).empty());
}

TEST(OwnWords, BelowTheQuoteAreKept) {
    const std::string quote = "> -- Write your answer above this line --\n>\n> Does Friday suit you?\n";
    EXPECT_EQ(
        own_words("On 2026/11/24 10:00, Spaza wrote:\n" + quote + "\nYes, Friday suits us.\n\n-- \nThandi\n"),
        "Yes, Friday suits us.");
    EXPECT_EQ(own_words("Answers below.\n\nOn Tue, 24 Nov 2026, Spaza\n<tickets+0@shop.example> wrote:\n" + quote +
                        "Yes.\n> And the lift?\nIt works.\n"),
              "Answers below.\n\nYes.\nIt works.");
}

TEST(OwnWords, ThatLookLikeAMailProgramsAreKept) {
    for (const char* words : {"On Friday your driver left a card.\nIt wrote:\nnobody at home",
                              "From: Joburg\nTo: 12 Main Rd\nDate: 3 Dec\nand leave it with the guard",
                              "Mine:\n____________________\nYours"})
        EXPECT_EQ(own_words(words), words);
}

TEST(AllWords, AreThoseThatWereQuotedToo) {
    EXPECT_EQ(own_words("> Hello\n> you\n"), "");
    EXPECT_EQ(all_words("\n> Hello\r\n> you\n\n"), "> Hello\n> you");
    EXPECT_EQ(all_words(" \n\n"), "");
}

TEST(OwnWords, BetweenQuotedLinesAreKept) {
    EXPECT_EQ(own_words("> Does Friday suit you?\r\nYes.\r\n> And the lift?\r\nIt works again.\r\n"),
              "Yes.\nIt works again.");
    EXPECT_EQ(own_words("On Friday I am at home.\nFrom: the station it is 5 minutes.\n"),
              "On Friday I am at home.\nFrom: the station it is 5 minutes.");
    EXPECT_EQ(own_words("bell\a nul\x01 gone\n"), "bell nul gone");
    EXPECT_EQ(own_words(""), "");
}

TEST(WithinLimit, SaysWhatWasLeftOut) {
    const std::string cut = within_limit(std::string(10'000, 'x'));
    EXPECT_LT(cut.size(), 4'200U);
    EXPECT_TRUE(cut.ends_with("too long to keep.)"));
    EXPECT_EQ(within_limit("short"), "short");
}

}  // namespace
}  // namespace spaza
