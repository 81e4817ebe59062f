#include "shop/media_admin/media_admin_rules.hpp"

#include <gtest/gtest.h>

#include "shop/media_admin/media_named.hpp"

namespace spaza {
namespace {

using Names = std::vector<std::string>;

LibraryPicture wall() {
    LibraryPicture picture{.name = "wall.png", .hash = "abc"};
    picture.picture.address = "0123456789abcdef0123";
    return picture;
}

TEST(MediaNamed, IsWhatFollowsTheFolderOnceEach) {
    EXPECT_EQ(media_named_in(R"([{"url":"/media/1001.jpg"},{"url":"/media/1002.jpg"},{"url":"/media/1001.jpg"}])"),
              (Names{"1001.jpg", "1002.jpg"}));
    EXPECT_EQ(media_named_in(R"(<img src="/media/0123456789abcdef0123/480.jpg">)"),
              (Names{"0123456789abcdef0123"}));
    EXPECT_EQ(media_named_in(R"({"url":"\/media\/a.png"})"), (Names{"a.png"}));
    EXPECT_EQ(media_named_in("See /media/a.png. And /medias/b.png, /media/, /media"), (Names{"a.png"}));
    EXPECT_EQ(media_named_in("https://shop.example/media/a.png?x=1"), (Names{"a.png"}));
}

TEST(MediaNamed, IsNoPictureWhoseNameIsOnlyAPartOfAnother) {
    EXPECT_TRUE(names_picture(R"("/media/wall.png")", wall()));
    EXPECT_TRUE(names_picture("/media/0123456789abcdef0123/320.avif", wall()));
    EXPECT_FALSE(names_picture("/media/wall.png.jpg", wall()));
    EXPECT_FALSE(names_picture("/media/old-wall.png", wall()));
    EXPECT_FALSE(names_picture("wall.png", wall()));
}

TEST(MediaVersion, IsAnotherForAnotherTextOrPicture) {
    LibraryPicture other = wall();
    EXPECT_EQ(version_of(other), version_of(wall()));
    other.alt_text = "A wall";
    EXPECT_NE(version_of(other), version_of(wall()));
    other = wall();
    other.hash = "def";
    EXPECT_NE(version_of(other), version_of(wall()));
}

TEST(MediaCursor, IsReadBackAndNothingElseIsTaken) {
    const MediaPlace place{.added_at = 1'700'000'000'000, .name = "a-b_c.png"};
    EXPECT_EQ(media_place_in(cursor_of(place)), place);
    for (const char* wrong : {"", "12", "12 ", " a.png", "x a.png", "12x a.png", "12 a png", "12 ../a.png"})
        EXPECT_EQ(media_place_in(wrong), std::nullopt) << wrong;
}

TEST(MediaWords, AreDividedByBlanks) {
    EXPECT_EQ(media_words_in("  summer\t100%  "), (Names{"summer", "100%"}));
    EXPECT_EQ(media_words_in(" \n"), Names{});
}

TEST(MediaUsesInWords, AreSaidInWordsTheFirstFew) {
    std::vector<MediaUse> uses(7, {.kind = "product", .code = "1", .name = "Kettle"});
    uses[0] = {.kind = "draft", .code = "home", .name = "Home"};
    EXPECT_EQ(media_uses_in_words({uses[0], uses[1]}), "the draft of Home, the product Kettle");
    EXPECT_EQ(media_uses_in_words(uses),
              "the draft of Home, the product Kettle, the product Kettle, the product Kettle, the product Kettle, "
              "2 more");
}

TEST(MediaUse, IsAskedForByItsName) {
    EXPECT_EQ(media_use_named("unused"), MediaUseAsked::unused);
    EXPECT_EQ(media_use_named("sometimes"), std::nullopt);
}

}  // namespace
}  // namespace spaza
