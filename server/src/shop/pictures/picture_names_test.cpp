#include "shop/pictures/picture_names.hpp"

#include <gmock/gmock.h>

namespace spaza {
namespace {

TEST(PictureNames, AFileOfTheMediaFolderIsFoundBelowMedia) {
    EXPECT_EQ(picture_address("1001.jpg"), "/media/1001.jpg");
    EXPECT_EQ(picture_address("kettle-red_2.webp"), "/media/kettle-red_2.webp");
    EXPECT_EQ(picture_address("/medias/kettle-1.svg"), "/medias/kettle-1.svg");
    EXPECT_EQ(picture_address(""), "");
}

TEST(PictureNames, WhatNoPageWouldShowIsRefusedInWords) {
    for (const char* bad :
         {"javascript:alert(1)", "file:///etc/passwd", "C:\\pics\\a.jpg", "pictures/a.jpg", "../a.jpg", ".jpg",
          "a.svg", "a.jpg.exe", "data:image/png;base64,AAAA", "/a b.jpg", "/\\evil.example/a"})
        EXPECT_FALSE(picture_address(bad).has_value()) << bad;
    for (const char* elsewhere :
         {"https://pictures.example/a.jpg", "http://pictures.example/a.jpg", "//evil.example/a"})
        EXPECT_THAT(picture_address(elsewhere).error(), testing::HasSubstr("is on another server")) << elsewhere;
}

TEST(PictureNames, CamerasWriteEndingsInCapitals) {
    EXPECT_EQ(picture_address("IMG_0001.JPG"), "/media/IMG_0001.JPG");
    EXPECT_FALSE(is_picture_name(".JPG"));
}

TEST(PictureNames, NoNameLeavesTheFolder) {
    for (const char* bad : {"", ".", "..", "../a.jpg", "a/b.jpg", "a\\b.jpg", ".hidden.jpg", "a.html"})
        EXPECT_FALSE(is_picture_name(bad)) << bad;
    EXPECT_FALSE(is_picture_name(std::string(300, 'a') + ".jpg"));
}

}  // namespace
}  // namespace spaza
