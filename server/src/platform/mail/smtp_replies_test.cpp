#include "platform/mail/smtp_replies.hpp"

#include <gtest/gtest.h>

namespace spaza::mail {
namespace {

TEST(SmtpReplies, SayThatThereIsNoSuchMailbox) {
    for (const char* reply : {"550 5.1.1 <a@b.example>: Recipient address rejected: User unknown\r\n",
                              "550-5.1.1 The email account that you tried to reach does not exist.",
                              "550 5.1.10 RESOLVER.ADR.RecipientNotFound", "554 5.2.1 mailbox disabled"})
        EXPECT_TRUE(says_no_such_mailbox(reply)) << reply;
}

TEST(SmtpReplies, WhatIsWrongWithUsOrForNowDoesNotCountAgainstTheReader) {
    for (const char* reply :
         {"550 5.7.1 Service unavailable, client host blocked", "550 5.7.26 unauthenticated",
          "552 5.2.2 mailbox full", "550 5.1.8 sender address rejected", "451 4.1.1 try later", "450 5.1.1",
          "530 authentication needed", "554 no", "250 2.1.5 ok", "550 rejected, see https://list.example/why",
          "551 user not local", "553 sorry, that domain isn't in my list of allowed rcpthosts", "550", "", "5"})
        EXPECT_FALSE(says_no_such_mailbox(reply)) << reply;
}

}  // namespace
}  // namespace spaza::mail
