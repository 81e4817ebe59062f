#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/commands/doctor_shop.hpp"
#include "app/commands/progress.hpp"
#include "platform/http/download.hpp"
#include "shop/import/cells.hpp"
#include "shop/import/csv_line.hpp"

namespace spaza::app {
namespace {

TEST(Progress, SaysHowFarHowFastAndHowLong) {
    using std::chrono::seconds;
    EXPECT_EQ(Progress::line("rows", 12'500, 100'000, seconds{5}),
              "12 500 of 100 000 rows, 2 500 a second, 35 s left");
    EXPECT_EQ(Progress::line("pictures", 6, 0, seconds{4}), "6 pictures, 1.5 a second");
    EXPECT_EQ(Progress::line("rows", 10, 100'000, seconds{10}), "10 of 100 000 rows, 1.0 a second, 27.8 h left");
    EXPECT_EQ(Progress::line("rows", 7, 7, seconds{1}), "7 of 7 rows, 7.0 a second");
}

TEST(DoctorLinks, AreTheShopsOwnAndNoPictures) {
    EXPECT_THAT(
        links_in(
            R"({"banners":[{"urlLink":"/s/a?x=1","media":{"url":"/medias/a.svg"}},{"urlLink":"https://x.example"}],
                            "content":"<a href=\"/s/b#c\">b</a><a href='//evil.example'>c</a>","title":"/s/none"})"),
        ::testing::UnorderedElementsAre("/s/a", "/s/b"));
    EXPECT_TRUE(links_in("no json").empty());
}

TEST(PrivateAddresses, AreThoseNobodyElseReaches) {
    for (const char* inside : {"127.0.0.1", "10.1.2.3", "172.31.0.1", "192.168.1.1", "169.254.169.254",
                               "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1",
                               "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "no address"})
        EXPECT_TRUE(http::is_private_address(inside)) << inside;
    for (const char* outside : {"8.8.8.8", "172.32.0.1", "41.0.0.1", "2a00:1450::1", "1.1.1.1"})
        EXPECT_FALSE(http::is_private_address(outside)) << outside;
}

TEST(CsvLine, QuotesWhatTheReaderWouldDivide) {
    EXPECT_EQ(import::csv_line({"a", "b;c", "d,e", "f\"g", "h\ni", "\t"}),
              "a,\"b;c\",\"d,e\",\"f\"\"g\",\"h\ni\",\"\t\"\n");
    EXPECT_EQ(import::csv_line({""}), "\"\"\n");
    EXPECT_EQ(import::list_text({"a|b", "c\\", ""}), "a\\|b|c\\\\|");
}

}  // namespace
}  // namespace spaza::app
