#include "platform/mail/outbox_mail.hpp"
#include "platform/mail/smtp_sender.hpp"
#include "platform/storage/outbox_queue.hpp"
#include "support/database_fixture.hpp"
#include "support/smtp_sink.hpp"

namespace spaza::testing {
namespace {

class MailTest : public DatabaseTest {
protected:
    void write_welcome(bool keep = true) {
        database().write([&](storage::Session& session) {
            mail::OutboxMailQueue{session, clock_}.enqueue({.to = "thandi@example.co.za",
                                                            .template_name = "welcome",
                                                            .data = R"({"firstName":"Zoë"})",
                                                            .key = "welcome:c1"});
            return keep;
        });
    }
    void deliver_to(const SmtpSink& sink) {
        mail::SmtpSender sender{{.url = sink.url(), .user = {}, .password = {}}, clock_};
        storage::OutboxWorker worker{database(), clock_};
        worker.on(mail::kTopic, mail::mail_handler(sender, {"Spaza <no-reply@spaza.example>", "Kloof Hardware"}));
        worker.deliver_due();
    }

    SystemClock clock_;
};

TEST_P(MailTest, TakesALetterToTheMailServerOnce) {
    const SmtpSink sink;
    write_welcome();

    deliver_to(sink);
    deliver_to(sink);

    ASSERT_EQ(sink.messages().size(), 1U);
    EXPECT_NE(sink.recipients()[0].find("<thandi@example.co.za>"), std::string::npos);
    EXPECT_NE(sink.messages()[0].find("Subject: Welcome to Kloof Hardware"), std::string::npos);
    EXPECT_NE(sink.messages()[0].find("Zo=C3=AB"), std::string::npos);
    EXPECT_EQ(storage::outbox_depth(database()).waiting, 0);
}

TEST_P(MailTest, AMessageSaysWhomItIsAboutAndNotToItsReader) {
    const CustomerId thandi{"c-thandi"};
    database().write([&](storage::Session& session) {
        mail::OutboxMailQueue{session, clock_}.enqueue({.to = "former@example.co.za",
                                                        .template_name = "welcome",
                                                        .data = R"({"firstName":"Thandi"})",
                                                        .key = "welcome:c1",
                                                        .customer = thandi});
        storage::OutboxQueue{session, clock_}.text("1", {.to = "0821234567", .text = "Hello", .customer = thandi});
        return true;
    });
    EXPECT_EQ(database().reading([](storage::Session& session) {
        return session.row("SELECT COUNT(*) FROM outbox WHERE payload LIKE '%\"customer\":\"c-thandi\"%'", {},
                           [](const storage::Row& row) { return row.integer(0); });
    }),
              2);
    const SmtpSink sink;
    deliver_to(sink);
    ASSERT_EQ(sink.messages().size(), 1U);
    EXPECT_EQ(sink.messages()[0].find("c-thandi"), std::string::npos);
}

TEST_P(MailTest, WritesNothingWhenTheChangeItTellsOfIsTakenBack) {
    const SmtpSink sink;
    write_welcome(false);
    deliver_to(sink);
    EXPECT_TRUE(sink.messages().empty());
}

TEST_P(MailTest, TriesAgainLaterWhenTheServerIsBusyAndGivesUpWhenItRefuses) {
    write_welcome();
    const SmtpSink busy{"451 try later"};
    deliver_to(busy);
    EXPECT_EQ(storage::outbox_depth(database()).waiting, 1);
    EXPECT_EQ(storage::outbox_depth(database()).failed, 0);

    database().write([](storage::Session& session) {
        session.execute("UPDATE outbox SET due_at = 0");
        return true;
    });
    const SmtpSink refusing{"550 no such user"};
    deliver_to(refusing);
    EXPECT_EQ(storage::outbox_depth(database()).waiting, 0);
    EXPECT_EQ(storage::outbox_depth(database()).failed, 1);
}

ON_BOTH_ENGINES(MailTest);

}  // namespace
}  // namespace spaza::testing
