#include "shop/pictures/videos.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

std::string short_form(std::string_view text) {
    const auto video = read_video(text);
    return video ? address_of(*video) + (video->title.empty() ? "" : "=" + video->title) : "refused";
}

TEST(Video, IsReadFromWhatPeopleCopy) {
    for (const char* text :
         {"https://youtu.be/dQw4w9WgXcQ", "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
          "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30s&list=PL_1", "https://youtu.be/dQw4w9WgXcQ?si=a-b_c",
          "https://m.youtube.com/watch?v=dQw4w9WgXcQ", "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"})
        EXPECT_EQ(short_form(text), "https://youtu.be/dQw4w9WgXcQ") << text;
    EXPECT_EQ(short_form("https://vimeo.com/76979871"), "https://vimeo.com/76979871");
    EXPECT_EQ(short_form("https://player.vimeo.com/video/76979871?dnt=1"), "https://vimeo.com/76979871");
}

TEST(Video, HasItsTitleBehindTheAddress) {
    EXPECT_EQ(short_form("https://www.youtube.com/watch?v=dQw4w9WgXcQ=Unboxed"),
              "https://youtu.be/dQw4w9WgXcQ=Unboxed");
    EXPECT_EQ(short_form("https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30= 1 + 1 = 2"),
              "https://youtu.be/dQw4w9WgXcQ=1 + 1 = 2");
}

TEST(Video, OfAnotherHostOrWithoutACodeIsRefused) {
    for (const char* text : {"http://youtu.be/dQw4w9WgXcQ", "https://youtu.be/short",
                             "https://evil.example/dQw4w9WgXcQ", "https://youtu.be.evil.example/dQw4w9WgXcQ",
                             "https://vimeo.com/abc", "https://youtu.be/dQw4w9WgXcQ\"><script>",
                             "javascript:alert(1)", "", "https://www.youtube.com/watch?v=dQw4w9WgXcQ/../x"})
        EXPECT_EQ(short_form(text), "refused") << text;
}

}  // namespace
}  // namespace spaza
