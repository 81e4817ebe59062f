#include "base/web_path.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(WebPaths, AreWrittenInOneWay) {
    EXPECT_EQ(plain_path("/old"), "/old");
    EXPECT_EQ(plain_path("/old//"), "/old");
    EXPECT_EQ(plain_path("/"), "/");
    EXPECT_EQ(plain_path("//"), "/");
    EXPECT_EQ(plain_path("/caf%C3%A9/"), "/café");
    EXPECT_EQ(plain_path("/old%2F"), "/old");
    EXPECT_EQ(plain_path("/a%2541"), "/a%41");
    for (const char* odd : {"/100%", "/100%4", "/100%zz", "/100%+1", "/100%-1"}) EXPECT_EQ(plain_path(odd), odd);
    EXPECT_EQ(plain_path(""), "");
}

TEST(WebPaths, NeverLeadToAnotherPlace) {
    for (const char* path : {"//evil.example/a", "/\\evil.example/a", "\\\\evil.example/a", "/\t/evil.example/a",
                             "///\\/evil.example/a", "/ /evil.example/a"})
        EXPECT_EQ(own_path(path), "/evil.example/a") << path;
    EXPECT_EQ(own_path("/"), "/");
    EXPECT_EQ(own_path("//"), "/");
    EXPECT_EQ(own_path("/a//b"), "/a//b");
    EXPECT_EQ(own_path("/%5Cevil.example"), "/%5Cevil.example");  // browsers decode none
    EXPECT_EQ(own_path("https://pay.example/"), "https://pay.example/");
}

}  // namespace
}  // namespace spaza
