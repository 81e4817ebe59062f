#include "app/mail_door.hpp"

#include <gtest/gtest.h>

#include "shop/attachments/attachments_service.hpp"
#include "shop/attachments/attachments_store_sql.hpp"
#include "shop/tickets/mail_answer_rules.hpp"
#include "shop/tickets/tickets_store_sql.hpp"
#include "support/database_fixture.hpp"
#include "support/fixed_clock.hpp"

namespace spaza::testing {
namespace {

constexpr const char* kInbound = "tickets@shop.example";
constexpr const char* kToken = "0123456789abcdef0123456789abcdef";
constexpr const char* kTicket = "T-10001";

struct OnlyThandi final : CustomerDirectory {
    std::optional<DeliveryAddress> delivery_address(const CustomerId&) override { return std::nullopt; }
    CustomerContact contact(const CustomerId&) override { return {"Thandi", "Nkosi", "thandi@example.co.za", ""}; }
};

/// Takes every file in, until it has no room for one of this name.
struct NarrowIntake final : AttachmentIntake {
    Result<std::vector<ReadyFile>> take_in(const std::vector<UploadedFile>& files, std::size_t) override {
        const UploadedFile& file = files.at(0);
        asked.emplace_back(file.name);
        if (file.name == no_room_for)
            return fail(Reason::busy, "attachment.busy", "file", "SystemError", "request");
        return std::vector{ReadyFile{std::string{file.name}, AttachmentKind::pdf, std::string{file.content}}};
    }
    std::string no_room_for;
    std::vector<std::string> asked;
};

struct MailDoorTest : DatabaseTest {
    using Answers = Transactional<MailAnswerService>;
    void SetUp() override {
        DatabaseTest::SetUp();
        if (IsSkipped()) return;
        database().write([&](storage::Session& session) {
            SqlTicketStore tickets{session};
            Ticket ticket;
            ticket.id = kTicket;
            ticket.customer = CustomerId{"thandi"};
            ticket.subject = "The lift";
            ticket.created_at = ticket.modified_at = clock.now();
            tickets.add(ticket);
            tickets.set_reply_token(kTicket, kToken);
            return true;
        });
    }
    bool use(storage::Session& session, const Answers::Body& body) {
        SqlTicketStore tickets{session};
        SqlAttachmentStore attachments{session};
        SqlAttachmentContents contents{session};
        AttachmentService files{attachments, contents, clock};
        OnlyThandi customers;
        MailAnswerService answers{tickets, files, customers, clock, kInbound, std::chrono::days{14}};
        return body(answers);
    }
    MailOutcome take(const std::string& raw) {
        const app::MailDoor door{
            Answers{[&](const Answers::Body& body) {
                        database().read([&](storage::Session& session) { use(session, body); });
                    },
                    [&](const Answers::Body& body) {
                        database().write([&](storage::Session& session) { return use(session, body); });
                    }},
            intake, AttachmentLimits{}};
        return door.take(raw);
    }
    static std::string mail_with(const std::vector<std::string>& names) {
        std::string raw = "From: thandi@example.co.za\r\nTo: " + reply_address(kInbound, kToken) +
                          "\r\nMessage-ID: <1@example.co.za>\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n"
                          "--x\r\nContent-Type: text/plain\r\n\r\nHere they are.\r\n";
        for (const std::string& name : names)
            raw += "--x\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=" + name +
                   "\r\n\r\n%PDF-1.7\r\n";
        return raw + "--x--\r\n";
    }
    Ticket ticket() {
        return *database().reading(
            [](storage::Session& session) { return SqlTicketStore{session}.find(kTicket); });
    }
    std::int64_t files_kept() {
        return database().reading([](storage::Session& session) {
            return *session.row("SELECT COUNT(*) FROM attachment", {},
                                [](const storage::Row& row) { return row.integer(0); });
        });
    }

    FixedClock clock;
    NarrowIntake intake;
};

TEST_P(MailDoorTest, LooksAtNoFurtherFileOnceThereIsNoRoomForOneAndKeepsNothing) {
    const std::string raw = mail_with({"a.pdf", "b.pdf", "c.pdf", "d.pdf"});
    intake.no_room_for = "b.pdf";

    EXPECT_EQ(take(raw), MailOutcome::busy);

    EXPECT_EQ(intake.asked, (std::vector<std::string>{"a.pdf", "b.pdf"}));
    EXPECT_TRUE(ticket().events.empty());
    EXPECT_EQ(files_kept(), 0);

    intake.no_room_for.clear();
    EXPECT_EQ(take(raw), MailOutcome::taken) << "the same mail, when it comes again";
    ASSERT_EQ(ticket().events.size(), 1U);
    EXPECT_EQ(ticket().events[0].message, "Here they are.");
    EXPECT_EQ(files_kept(), 4);
    EXPECT_EQ(take(raw), MailOutcome::repeated);
}

ON_BOTH_ENGINES(MailDoorTest);

}  // namespace
}  // namespace spaza::testing
