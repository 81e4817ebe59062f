#include "platform/mail/received_mail_reader.hpp"

#include <gmock/gmock.h>

#include "platform/mail/mail_words.hpp"

namespace spaza::mail {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;
using ::testing::StartsWith;

ReceivedMail read(const std::string& raw) { return read_mail(raw).value(); }

TEST(ReceivedMail, IsTakenApart) {
    const ReceivedMail mail = read(
        "From: \"Mokoena, Thandi\" <Thandi@Mail.Example>\r\nTo: Spaza <tickets+ab@shop.example>, "
        "other@shop.example\r\n"
        "Delivered-To: tickets+cd@shop.example\r\nMessage-ID: <one@mail.example>\r\n"
        "Subject: =?UTF-8?Q?R=C3=A9?=\r\nMIME-Version: 1.0\r\n"
        "Content-Type: multipart/mixed; boundary=x\r\n\r\n"
        "--x\r\nContent-Type: multipart/alternative; boundary=y\r\n\r\n"
        "--y\r\nContent-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: "
        "quoted-printable\r\n\r\n"
        "Caf=E9 =96\r\n--y\r\nContent-Type: text/html\r\n\r\n<p>Other</p>\r\n--y--\r\n"
        "--x\r\nContent-Type: application/pdf; name=\"a.pdf\"\r\nContent-Transfer-Encoding: base64\r\n"
        "Content-Disposition: attachment; filename=\"Lift notice.pdf\"\r\n\r\nJVBERi0xLjcK\r\n--x--\r\n");
    EXPECT_EQ(mail.id, "one@mail.example");
    EXPECT_EQ(mail.from, "thandi@mail.example");
    EXPECT_THAT(mail.to, Contains("tickets+ab@shop.example"));
    EXPECT_THAT(mail.to, Contains("tickets+cd@shop.example"));
    EXPECT_THAT(mail.text, HasSubstr("Caf\xC3\xA9"));
    EXPECT_FALSE(mail.automatic);
    ASSERT_THAT(mail.files, SizeIs(1));
    EXPECT_EQ(mail.files[0].name, "Lift notice.pdf");
    EXPECT_EQ(mail.files[0].content, "%PDF-1.7\n");
}

TEST(ReceivedMail, OfHtmlAloneIsText) {
    const ReceivedMail mail = read(
        "From: a@b.example\r\nContent-Type: text/html; charset=utf-8\r\n\r\n"
        "<html><head><style>p{color:red}</style></head><body><p>Yes &amp; no</p><div>Friday<br>10:00</div>"
        "<blockquote>Hello</blockquote><div class=\"gmail_quote\">On Tue wrote: "
        "<p>secret</p></div></body></html>");
    EXPECT_EQ(mail.text, "Yes & no\nFriday\n10:00\n");
    EXPECT_FALSE(mail.id.empty());
}

TEST(ReceivedMail, OfHtmlSaysWhatStandsBelowAndBetweenQuotes) {
    EXPECT_EQ(text_of_html("<body><div class=\"moz-cite-prefix\">On 24/11/2026 10:00, Spaza wrote:</div>"
                           "<blockquote><p>Does Friday suit you?</p></blockquote><p>Yes.</p>"
                           "<blockquote>And the lift?</blockquote><p>It works.</p></body>"),
              "Yes.\nIt works.\n");
    EXPECT_EQ(text_of_html("<body><div class=\"gmail_quote\">Hello</div><div>Below</div></body>"), "Below\n");
    EXPECT_EQ(text_of_html("<body><div class=\"gmail_quote\">Hello<div>Yes, Friday.</div></div></body>"),
              "Hello\nYes, Friday.\n");
}

TEST(ReceivedMail, OfBlankPlainTextIsWhatItsHtmlSays) {
    const ReceivedMail mail = read(
        "From: a@b.example\r\nContent-Type: multipart/alternative; boundary=y\r\n\r\n"
        "--y\r\nContent-Type: text/plain\r\n\r\n \r\n\r\n--y\r\nContent-Type: text/html\r\n\r\n"
        "<p>Friday</p>\r\n--y--\r\n");
    EXPECT_THAT(mail.text, StartsWith("Friday"));
}

TEST(ReceivedMail, SaysWhichMailsAreAttached) {
    const ReceivedMail mail = read(
        "From: a@b.example\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n"
        "--y\r\nContent-Type: message/rfc822\r\nContent-Disposition: attachment; filename=old.eml\r\n\r\n"
        "From: c@d.example\r\n\r\nHello\r\n--y\r\nContent-Type: message/rfc822\r\n\r\n"
        "From: c@d.example\r\n\r\nHello\r\n--y--\r\n");
    EXPECT_THAT(mail.left_out, ElementsAre("old.eml", "message.eml"));
}

TEST(ReceivedMail, OfProgramsIsAutomatic) {
    for (const char* header : {"Auto-Submitted: auto-replied", "Precedence: bulk", "List-Id: <a.b.example>",
                               "X-Autoreply: yes", "Return-Path: <>"})
        EXPECT_TRUE(read(std::string{"From: a@b.example\r\n"} + header + "\r\n\r\nAway\r\n").automatic) << header;
    EXPECT_TRUE(read("From: MAILER-DAEMON@b.example\r\n\r\nNo\r\n").automatic);
    EXPECT_TRUE(
        read("From: a@b.example\r\nContent-Type: multipart/report; boundary=x\r\n\r\n--x--\r\n").automatic);
    EXPECT_FALSE(read("From: a@b.example\r\nAuto-Submitted: no\r\n\r\nHere\r\n").automatic);
}

TEST(ReceivedMail, OfTwoSendersIsOfNobody) {
    EXPECT_EQ(read("From: a@b.example, c@d.example\r\n\r\nHi\r\n").from, "");
    EXPECT_EQ(read("Subject: x\r\n\r\nHi\r\n").from, "");
}

TEST(ReceivedMail, IsBoundedWhateverComes) {
    std::string nested;
    for (int i = 0; i < 500; ++i)
        nested += "Content-Type: multipart/mixed; boundary=b" + std::to_string(i) + "\r\n\r\n--b" +
                  std::to_string(i) + "\r\n";
    EXPECT_TRUE(read_mail("From: a@b.example\r\n" + nested + "\r\nx\r\n").has_value());

    std::string many = "From: a@b.example\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n";
    for (int i = 0; i < 100; ++i)
        many += "--x\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename=a.png\r\n\r\nx\r\n";
    EXPECT_THAT(read(many + "--x--\r\n").files, SizeIs(kMostMailFiles));
    EXPECT_THAT(read(many + "--x--\r\n").left_out, SizeIs(kMostMailFiles));

    EXPECT_LE(read("From: a@b.example\r\n\r\n" + std::string(3'000'000, 'x')).text.size(), kLongestMailText);
    std::string deep;
    for (int i = 0; i < 100'000; ++i) deep += "<div>";
    EXPECT_THAT(text_of_html("Before" + deep + "x"), StartsWith("Before"));
    EXPECT_FALSE(read_mail("").has_value());
}

}  // namespace
}  // namespace spaza::mail
