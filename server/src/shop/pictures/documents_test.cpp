#include "shop/pictures/documents.hpp"

#include <gtest/gtest.h>

#include "shop/pictures/media_source_rules.hpp"
#include "shop/pictures/picture_kind.hpp"
#include "shop/pictures/picture_names.hpp"

namespace spaza {
namespace {

TEST(Document, IsAWholePdf) {
    EXPECT_EQ(wrong_with_document("%PDF-1.7\n…\n%%EOF\n"), std::nullopt);
    EXPECT_EQ(wrong_with_document("%PDF-1.7\nhalf of it"), "is a PDF document that is cut off");
    EXPECT_EQ(wrong_with_document("<!DOCTYPE html><p>404"), "is no PDF document but a web page");
    EXPECT_EQ(wrong_with_document(""), "is no PDF document");
}

TEST(Document, HasANameImportsCanSay) {
    EXPECT_TRUE(is_document_name("manual-1001.pdf"));
    EXPECT_TRUE(is_document_name("Label_A.PDF"));
    for (const char* name : {".pdf", "manual.exe", "my manual.pdf", "../manual.pdf", "manual.pdf.html", ""})
        EXPECT_FALSE(is_document_name(name)) << name;
}

TEST(ForeignAddress, IsCalledByItsDigestHere) {
    const std::string name = foreign_name("https://a.example/1.jpg");
    EXPECT_EQ(name.size(), 4 + 32 + 4U);
    EXPECT_TRUE(is_foreign_name(name));
    EXPECT_TRUE(is_picture_name(name));
    EXPECT_NE(name, foreign_name("https://a.example/2.jpg"));
    EXPECT_TRUE(is_document_name(foreign_name("https://a.example/1.pdf", ".pdf")));
    for (const char* other : {"web-.jpg", "web-1001.jpg", "1001.jpg", "web-ABCDEF0123456789abcdef0123456789.jpg"})
        EXPECT_FALSE(is_foreign_name(other)) << other;
}

TEST(ForeignAddress, ThatCannotBeFetchedIsRefused) {
    EXPECT_EQ(wrong_with_foreign("https://cdn.example:8443/a/b.jpg?w=1800&q=%20"), std::nullopt);
    EXPECT_NE(wrong_with_foreign("https:///a.jpg"), std::nullopt);
    EXPECT_NE(wrong_with_foreign("https://me:secret@cdn.example/a.jpg"), std::nullopt);
    EXPECT_NE(wrong_with_foreign("https://cdn.example/a b.jpg"), std::nullopt);
    EXPECT_NE(wrong_with_foreign("https://cdn.example/é.jpg"), std::nullopt);
    EXPECT_NE(wrong_with_foreign("https://cdn.example/" + std::string(2000, 'a')), std::nullopt);
}

TEST(NoPicture, IsCalledWhatItIs) {
    EXPECT_NE(no_picture(" \n<!DOCTYPE HTML><p>").find("a web page"), std::string::npos);
    EXPECT_NE(no_picture("<?xml version=\"1.0\"?><svg onload=\"x()\"/>").find("SVG"), std::string::npos);
    EXPECT_NE(no_picture("%PDF-1.7").find("a PDF document"), std::string::npos);
    EXPECT_NE(no_picture("").find("it is empty"), std::string::npos);
}

TEST(PausesOfFetching, GrowAndEnd) {
    using std::chrono::milliseconds;
    EXPECT_EQ(pause_in_a_run(1), milliseconds{500});
    EXPECT_EQ(pause_in_a_run(3), milliseconds{8'000});
    EXPECT_EQ(pause_in_a_run(4), std::nullopt);
    EXPECT_EQ(pause_between_runs(1), std::chrono::minutes{1});
    EXPECT_EQ(pause_between_runs(5), std::chrono::minutes{16});
    EXPECT_EQ(pause_between_runs(1000), std::chrono::hours{24});
}

}  // namespace
}  // namespace spaza
