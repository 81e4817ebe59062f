#include "platform/mail/mail_suppressions_sql.hpp"
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
    void write_stock_mail(const std::string& key) {
        database().write([&](storage::Session& session) {
            mail::OutboxMailQueue{session, clock_}.enqueue(
                {.to = "Thandi@Example.co.za",
                 .template_name = "back-in-stock",
                 .data =
                     R"({"firstName":"Thandi","product":"Kettle","price":"R 499.00","address":"https://s.example/p/1",
                             "stop":"https://s.example/unsubscribe/t","unsubscribe":"https://s.example/unsubscribe/t"})",
                 .key = key});
            return true;
        });
    }
    template <class Use>
    auto with_list(Use&& use) {
        return database().writing([&](storage::Session& session) {
            mail::SqlMailSuppressions list{session, clock_};
            return use(list);
        });
    }
    std::optional<SuppressionReason> reason_for(const std::string& address) {
        return with_list([&](mail::SqlMailSuppressions& list) {
            const auto found = list.find(address);
            return found ? std::optional{found->reason} : std::nullopt;
        });
    }
    void deliver_to(const SmtpSink& sink) {
        mail::SmtpSender sender{{.url = sink.url(), .user = {}, .password = {}}, clock_};
        storage::OutboxWorker worker{database(), clock_};
        worker.on(mail::kTopic, mail::mail_handler(sender, {"Spaza <no-reply@spaza.example>", "Kloof Hardware"},
                                                   database(), clock_));
        worker.deliver_due();
    }

    SystemClock clock_;
};

TEST_P(MailTest, TakesAMailToTheMailServerOnce) {
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

TEST_P(MailTest, NoMailThatNeedNotComeGoesToAnAddressOfTheListAndOthersDo) {
    with_list([](mail::SqlMailSuppressions& list) {
        list.add(" thandi@example.co.za", SuppressionReason::unsubscribed, {});
        return true;
    });
    write_stock_mail("back-in-stock:1");
    write_welcome();
    const SmtpSink sink;
    deliver_to(sink);
    ASSERT_EQ(sink.messages().size(), 1U);
    EXPECT_NE(sink.messages()[0].find("Subject: Welcome"), std::string::npos);
    EXPECT_EQ(storage::outbox_depth(database()).waiting, 0);
    EXPECT_EQ(storage::outbox_depth(database()).failed, 0) << "it is no fault that it was not sent";

    EXPECT_TRUE(with_list([](mail::SqlMailSuppressions& list) { return list.remove("THANDI@example.co.za"); }));
    EXPECT_FALSE(with_list([](mail::SqlMailSuppressions& list) { return list.remove("thandi@example.co.za"); }));
    write_stock_mail("back-in-stock:2");
    deliver_to(sink);
    EXPECT_EQ(sink.messages().size(), 2U);
}

TEST_P(MailTest, AMailboxThatIsNotThereIsPutOnTheListAndOneThatIsFullIsNot) {
    write_welcome();
    deliver_to(SmtpSink{"552 5.2.2 mailbox full"});
    EXPECT_EQ(storage::outbox_depth(database()).failed, 1);
    EXPECT_EQ(reason_for("thandi@example.co.za"), std::nullopt);

    write_stock_mail("back-in-stock:1");
    deliver_to(SmtpSink{"550 5.1.1 user unknown"});
    EXPECT_EQ(storage::outbox_depth(database()).failed, 2);
    EXPECT_EQ(reason_for("thandi@example.co.za"), SuppressionReason::bounced);
}

TEST_P(MailTest, TheFirstLineOfARefusalSaysWhy) {
    write_stock_mail("back-in-stock:1");
    deliver_to(SmtpSink{"550-5.7.1 your server is on a list\r\n550 ask us to be taken off"});
    EXPECT_EQ(storage::outbox_depth(database()).failed, 1);
    EXPECT_EQ(reason_for("thandi@example.co.za"), std::nullopt);

    write_stock_mail("back-in-stock:3");
    deliver_to(SmtpSink{"550 rejected, see https://list.example/why"});
    EXPECT_EQ(reason_for("thandi@example.co.za"), std::nullopt) << "it may be this shop that is refused";

    write_stock_mail("back-in-stock:2");
    deliver_to(SmtpSink{"550-5.1.1 the account you tried to reach\r\n550 does not exist"});
    EXPECT_EQ(reason_for("thandi@example.co.za"), SuppressionReason::bounced);
}

TEST_P(MailTest, WhatAColleagueSaidStandsUntilOneTakesItBack) {
    with_list([](mail::SqlMailSuppressions& list) {
        list.add("thandi@example.co.za", SuppressionReason::unsubscribed, {});
        list.add("thandi@example.co.za", SuppressionReason::bounced, {});
        EXPECT_EQ(list.find("thandi@example.co.za")->reason, SuppressionReason::unsubscribed);
        list.add("thandi@example.co.za", SuppressionReason::by_operator, "Pule");
        list.add("thandi@example.co.za", SuppressionReason::bounced, {});
        return true;
    });
    const auto found =
        with_list([](mail::SqlMailSuppressions& list) { return list.find("thandi@example.co.za"); });
    ASSERT_TRUE(found);
    EXPECT_EQ(found->reason, SuppressionReason::by_operator);
    EXPECT_EQ(found->by, "Pule");
    const auto named = database().reading([](storage::Session& session) {
        return session.row("SELECT COUNT(*) FROM mail_suppression WHERE address_digest LIKE '%thandi%'", {},
                           [](const storage::Row& row) { return row.integer(0); });
    });
    EXPECT_EQ(named, 0) << "the list names nobody";
}

ON_BOTH_ENGINES(MailTest);

}  // namespace
}  // namespace spaza::testing
