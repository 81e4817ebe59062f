#include "platform/mail/mime.hpp"

#include <gtest/gtest.h>

namespace spaza::mail {
namespace {

Message mail() {
    return {.id = "abc",
            .from = "Spaza <no-reply@spaza.example>",
            .to = "thandi@example.co.za",
            .subject = "Your order",
            .text = "Hello\n",
            .html = "<p>Hello</p>"};
}

TEST(Mime, WritesBothPartsAndItsHeaders) {
    const std::string text = mime_text(mail(), *parse_iso_time("2026-02-14T07:58:44+0000"));

    EXPECT_NE(text.find("Date: Sat, 14 Feb 2026 07:58:44 +0000\r\n"), std::string::npos) << text;
    EXPECT_NE(text.find("From: Spaza <no-reply@spaza.example>\r\n"), std::string::npos);
    EXPECT_NE(text.find("Message-ID: <abc@spaza.example>\r\n"), std::string::npos);
    EXPECT_NE(text.find("multipart/alternative"), std::string::npos);
    EXPECT_LT(text.find("text/plain"), text.find("text/html"));
    EXPECT_TRUE(text.ends_with("--\r\n"));
}

TEST(Mime, LetsTheMailProgramEndMailsThatNeedNotCome) {
    EXPECT_EQ(mime_text(mail(), {}).find("List-Unsubscribe"), std::string::npos);
    Message offer = mail();
    offer.unsubscribe = "https://shop.example/unsubscribe/T0ken\r\nBcc: b@example.com";

    const std::string text = mime_text(offer, {});

    EXPECT_NE(text.find("\r\nList-Unsubscribe: <https://shop.example/unsubscribe/T0ken  Bcc: b@example.com>\r\n"
                        "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"),
              std::string::npos)
        << text;
}

TEST(Mime, LetsNobodyAddHeaders) {
    Message evil = mail();
    evil.subject = "Hello\r\nBcc: everyone@example.com";
    evil.to = "a@example.com\r\nBcc: b@example.com";

    const std::string text = mime_text(evil, {});

    EXPECT_EQ(text.find("\nBcc:"), std::string::npos);
}

TEST(Mime, EncodesNamesInEveryScript) {
    EXPECT_EQ(header_text("Your order"), "Your order");
    EXPECT_EQ(header_text("Zoë"), "=?UTF-8?Q?Zo=C3=AB?=");
    const std::string folded = header_text(std::string(40, 'a') + "ḽḽḽḽḽḽḽḽḽḽ");
    EXPECT_NE(folded.find("?=\r\n =?UTF-8?Q?"), std::string::npos);
    for (std::size_t at = 0; at < folded.size();) {
        const std::size_t end = std::min(folded.find("\r\n", at), folded.size());
        EXPECT_LE(end - at, 76U);
        at = end + 2;
    }
}

TEST(Mime, KeepsLinesShortAndTextsWhole) {
    EXPECT_EQ(quoted_printable("a=b\nZoë"), "a=3Db\r\nZo=C3=AB");
    EXPECT_EQ(quoted_printable("end \nnext"), "end=20\r\nnext");
    const std::string wide = quoted_printable(std::string(200, 'x'));
    EXPECT_EQ(wide.find("=\r\n"), 75U);
}

}  // namespace
}  // namespace spaza::mail
