#include "shop/attachments/attachments_rules.hpp"

#include <gmock/gmock.h>

namespace spaza {
namespace {

using namespace std::string_literals;

TEST(Attachments, AreKnownByTheirFirstBytesNotByTheirNames) {
    EXPECT_EQ(attachment_kind("\xff\xd8\xff\xe0 and more"), AttachmentKind::jpeg);
    EXPECT_EQ(attachment_kind("\x89PNG\r\n\x1a\n and more"), AttachmentKind::png);
    EXPECT_EQ(attachment_kind("%PDF-1.7\n…\n%%EOF\n"), AttachmentKind::pdf);
    for (const std::string& bytes :
         {""s, "\xff\xd8"s, "GIF89a"s, "<svg xmlns='http://www.w3.org/2000/svg'>"s, "<html>"s, "PK\x03\x04"s,
          "%PDF-1.7 without an end"s, " %PDF-1.7 %%EOF"s, "<script>%PDF-1.7 %%EOF"s, "MZ\x90"s})
        EXPECT_EQ(attachment_kind(bytes), std::nullopt) << bytes;
}

TEST(Attachments, GetNamesThatHarmNobody) {
    EXPECT_EQ(safe_filename("Stairs.JPEG", AttachmentKind::jpeg), "Stairs.jpg");
    EXPECT_EQ(safe_filename("../../etc/passwd", AttachmentKind::pdf), "passwd.pdf");
    EXPECT_EQ(safe_filename("C:\\fakepath\\a.png", AttachmentKind::png), "a.png");
    EXPECT_EQ(safe_filename("invoice.pdf.exe", AttachmentKind::pdf), "invoice.pdf.pdf");
    EXPECT_EQ(safe_filename("a\r\nSet-Cookie: x\"y.png", AttachmentKind::png), "aSet-Cookie xy.png");
    EXPECT_EQ(safe_filename("Lift %22notice%22.pdf", AttachmentKind::pdf), "Lift notice.pdf");
    EXPECT_EQ(safe_filename("Ḽivhuwani’s fridge.png", AttachmentKind::png), "Ḽivhuwani’s fridge.png");
    for (const char* nameless : {"", ".", "..", "...", "/", ".htaccess"})
        EXPECT_EQ(safe_filename(nameless, AttachmentKind::png), "file.png") << nameless;
    EXPECT_EQ(safe_filename(std::string(300, 'x'), AttachmentKind::png), std::string(80, 'x') + ".png");
}

TEST(Attachments, AreSavedUnderTheirNameInEveryScript) {
    EXPECT_EQ(disposition_of("Lift notice.pdf"),
              "attachment; filename=\"Lift notice.pdf\"; filename*=UTF-8''Lift%20notice.pdf");
    EXPECT_EQ(disposition_of("é.png"), "attachment; filename=\"__.png\"; filename*=UTF-8''%C3%A9.png");
}

TEST(Attachments, AreBoundedEachAndTogether) {
    const AttachmentLimits limits{.most_bytes = 10, .most_files = 2, .most_bytes_together = 15};
    const UploadedFile ten{"ten.png", "0123456789"};
    const UploadedFile five{"five.png", "01234"};

    EXPECT_TRUE(check_sizes({}, 2, limits));
    EXPECT_TRUE(check_sizes({ten, five}, 0, limits));
    EXPECT_EQ(check_sizes({ten, ten}, 0, limits).error().message_key, "attachment.tooLargeTogether");
    EXPECT_EQ(check_sizes({five, five}, 1, limits).error().message_key, "attachment.tooMany");
    EXPECT_EQ(check_sizes({{"empty.png", ""}}, 0, limits).error().message_key, "attachment.empty");
    const auto large = check_sizes({{"large.png", "01234567890"}}, 0, limits);
    EXPECT_EQ(large.error().message_key, "attachment.tooLarge");
    EXPECT_EQ(large.error().subject, "file");
}

}  // namespace
}  // namespace spaza
