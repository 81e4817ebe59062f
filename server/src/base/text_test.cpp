#include "base/text.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

TEST(Text, IsShortenedBetweenLetters) {
    EXPECT_EQ(shortened("caf\u00e9", 5), "caf\u00e9");
    EXPECT_EQ(shortened("caf\u00e9", 4), "caf");
    EXPECT_EQ(shortened("\U0001F600", 3), "");
    EXPECT_EQ(shortened("abc", 2), "ab");
}

TEST(Text, OfOthersIsMadePlain) {
    EXPECT_EQ(plain("caf\u00e9\n", 50), "caf???");
    EXPECT_EQ(plain("abcdef", 3), "abc");
}

TEST(Text, IsWrittenIntoHtml) { EXPECT_EQ(html_escaped("<a b=\"c\">&'"), "&lt;a b=&quot;c&quot;&gt;&amp;&#39;"); }

}  // namespace
}  // namespace spaza
