#include "shop/pictures/media_rules.hpp"

#include <gmock/gmock.h>

#include "base/digest.hpp"
#include "shop/pictures/media_formats.hpp"
#include "shop/pictures/media_json.hpp"
#include "shop/pictures/media_library.hpp"
#include "shop/pictures/picture_kind.hpp"

namespace spaza {
namespace {

using namespace std::string_view_literals;

const MediaPicture kPicture{.address = "0123456789abcdef0123",
                            .width = 1000,
                            .height = 600,
                            .colour = "#a0b1c2",
                            .alt_text = {},
                            .formats = std::make_shared<const MediaFormats>(
                                *parse_formats("avif 160 1000;webp 160 1000;jpg 160 320 1000"))};

TEST(Media, FormatsAreReadAsTheyAreWrittenAndNoOtherwise) {
    EXPECT_EQ(formats_text(*kPicture.formats), "avif 160 1000;webp 160 1000;jpg 160 320 1000");
    for (const char* bad : {"", "avif", "avif ", "avif 0", "avif 0160", "avif 160;", ";avif 160", "avif 160 ",
                            "avif -1", "exe 160", "avif 1x", "avif 100001", "avif 160;;webp 160", "../a 160"})
        EXPECT_FALSE(parse_formats(bad)) << bad;
}

TEST(Media, AnAddressIsOfTheFileAndItsRecipeAndNothingElseIsOne) {
    EXPECT_TRUE(is_media_address(media_address("ab")));
    EXPECT_NE(media_address("ab"), media_address("ac"));
    // A document is kept as it came, so that no recipe moves it.
    EXPECT_EQ(address_of_document("ab"), sha256_hex("1 ab").substr(0, 20));
    for (const char* bad : {"", "..", "0123456789abcdef012", "0123456789ABCDEF0123", "0123456789abcdef012/"})
        EXPECT_FALSE(is_media_address(bad)) << bad;
    EXPECT_TRUE(is_variant_name("480.avif"));
    for (const char* bad :
         {"", ".made", "480", "480.exe", "480.avif/x", "../480.avif", "0.jpg", "-1.jpg", "480.jpg.jpg"})
        EXPECT_FALSE(is_variant_name(bad)) << bad;
}

TEST(Media, WhatTheDecoderSaysIsBelievedOnlyInItsOwnWords) {
    const auto head = parse_made_head("jpeg 4000 3000 #a0b1c2 18");
    ASSERT_TRUE(head);
    EXPECT_EQ(head->kind, "jpeg");
    EXPECT_EQ(head->height, 3000);
    EXPECT_EQ(head->variants, 18);
    EXPECT_EQ(parse_made_head("png 1 1 - 1")->colour, "");
    for (const char* bad : {"", "jpeg", "exe 1 1 - 1", "jpeg 0 1 - 1", "jpeg 1 1 red 1", "jpeg 1 1 #a0b1cX 1",
                            "jpeg 1 1 - 101", "jpeg 1 1 - 1 ", "jpeg 1 1 -"})
        EXPECT_FALSE(parse_made_head(bad)) << bad;
    const auto variant = parse_variant_head("avif 480 360\nfile");
    ASSERT_TRUE(variant);
    EXPECT_EQ(variant->length, 13U);
    for (const char* bad : {"", "avif 480 360", "../a 480 360\n", "avif 480\n", "avif 480 360 1\n", "\n"})
        EXPECT_FALSE(parse_variant_head(bad)) << bad;
}

TEST(Media, AnImageTellsItsWidthsInTwoFormatsAndHasOneForEveryone) {
    std::string json;
    append_media_members(json, kPicture);
    EXPECT_EQ(json,
              R"(,"width":1000,"height":600,"colour":"#a0b1c2","sources":[{"type":"image/avif","srcset":")"
              R"(/media/0123456789abcdef0123/160.avif 160w, /media/0123456789abcdef0123/1000.avif 1000w"},)"
              R"({"type":"image/webp","srcset":")"
              R"(/media/0123456789abcdef0123/160.webp 160w, /media/0123456789abcdef0123/1000.webp 1000w"}])");
    EXPECT_EQ(plain_address(kPicture, 800), "/media/0123456789abcdef0123/320.jpg");
    EXPECT_EQ(plain_address(kPicture, 1200), "/media/0123456789abcdef0123/1000.jpg");
    EXPECT_EQ(plain_address(kPicture, 1), "/media/0123456789abcdef0123/160.jpg");
}

TEST(Media, ALibraryFindsPicturesByNameAndAddress) {
    MediaLibrary library;
    EXPECT_EQ(library.named("1001.jpg"), nullptr);
    MediaLibrary::Pictures pictures;
    pictures.emplace("1001.jpg", kPicture);
    library.publish(std::move(pictures));
    const auto found = library.at("/media/1001.jpg");
    ASSERT_TRUE(found);
    library.publish({});  // who has found one keeps it
    EXPECT_EQ(found->width, 1000);
    EXPECT_EQ(library.at("/media/1001.jpg"), nullptr);
    EXPECT_EQ(library.at("/medias/1001.jpg"), nullptr);
}

TEST(Media, AKindIsKnownByItsFirstBytes) {
    EXPECT_EQ(picture_kind("\xff\xd8\xff\xe0"sv), PictureKind::jpeg);
    EXPECT_EQ(picture_kind("\x89PNG\r\n\x1a\n..."sv), PictureKind::png);
    EXPECT_EQ(picture_kind("RIFF....WEBPVP8 "sv), PictureKind::webp);
    EXPECT_EQ(picture_kind("GIF89a"sv), PictureKind::gif);
    EXPECT_EQ(picture_kind("\0\0\0\x1c"
                           "ftypmif1\0\0\0\0mif1miafavif"sv),
              PictureKind::avif);
    for (const std::string_view other : {""sv, "<svg/>"sv, "<html>"sv, "%PDF-1.7"sv, "RIFF....WAVE"sv,
                                         "\0\0\0\x18"
                                         "ftypheic\0\0\0\0mif1heic"sv,
                                         "\0\0\0\x10"
                                         "ftypmif1\0\0\0\0mif1miafavif"sv,
                                         "BM"sv, "II*\0"sv})
        EXPECT_FALSE(picture_kind(other)) << other;
}

}  // namespace
}  // namespace spaza
