#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <unistd.h>

#include "app/feeds/feed.hpp"
#include "app/feeds/feed_run.hpp"

namespace spaza::app {
namespace {

/// A file of feeds, gone with the object.
class FeedText {
public:
    explicit FeedText(const std::string& text) {
        std::string name = "/tmp/spaza-feeds-XXXXXX";
        ::close(::mkstemp(name.data()));
        path_ = name;
        std::ofstream{path_} << text;
    }
    ~FeedText() { ::unlink(path_.c_str()); }
    FeedText(const FeedText&) = delete;
    FeedText& operator=(const FeedText&) = delete;
    const std::string& path() const { return path_; }

private:
    std::string path_;
};

std::string problem_of(const std::string& text) {
    const FeedText file{text};
    try {
        (void)read_feeds(file.path());
    } catch (const FeedProblem& problem) {
        return std::string{problem.what()}.substr(file.path().size());
    }
    return "none";
}

TEST(FeedFile, HoldsFeedsWithTheirRules) {
    const FeedText file{
        "[[feed]]\nname = \"prices\"\nfrom = \"https://erp.example/prices.csv\"\nevery = \"15m\"\nheaders = { "
        "Authorization = \"Bearer x\" }\n[[feed]]\nname = \"in\"\nfrom = \"/srv/in\"\npartial = true\nmost_mb = "
        "5\n"};
    const auto feeds = read_feeds(file.path());
    ASSERT_EQ(feeds.size(), 2U);
    EXPECT_EQ(feeds[0].every, std::chrono::minutes{15});
    EXPECT_EQ(feeds[0].headers.front().second, "Bearer x");
    EXPECT_FALSE(feeds[0].is_folder());
    EXPECT_TRUE(feeds[1].is_folder());
    EXPECT_EQ(feeds[1].every, std::chrono::hours{1});
    EXPECT_TRUE(feeds[1].partial);
    EXPECT_TRUE(read_feeds("").empty());
}

TEST(FeedFile, SaysInWhichLineItIsWrong) {
    const std::string head = "[[feed]]\nname = \"a\"\n";
    EXPECT_EQ(problem_of("[feeds]\n"), ":1: 'feeds' is unknown; write [[feed]]");
    EXPECT_EQ(problem_of(head + "form = \"/srv\"\n"), ":3: 'form' is unknown here (did you mean from?)");
    EXPECT_NE(problem_of(head).find("needs 'from'"), std::string::npos);
    EXPECT_NE(problem_of(head + "from = \"http://erp.example/p.csv\"\n").find("https or sftp"), std::string::npos);
    EXPECT_NE(problem_of(head + "from = \"file:///etc/passwd\"\n").find("https or sftp"), std::string::npos);
    EXPECT_NE(problem_of(head + "from = \"srv\"\n").find("from the root"), std::string::npos);
    EXPECT_NE(problem_of(head + "from = \"sftp://a/b.csv\"\n").find("ssh_key"), std::string::npos);
    EXPECT_NE(problem_of(head + "from = \"/srv\"\nevery = \"5s\"\n").find("every must be"), std::string::npos);
    EXPECT_NE(problem_of(head + "from = \"/srv\"\nkind = \"price\"\n").find("(did you mean prices?)"),
              std::string::npos);
    EXPECT_NE(problem_of(head + "from = \"/srv\"\nkind = \"coupons\"\n").find("by hand"), std::string::npos);
    EXPECT_NE(problem_of(head + "from = \"/srv\"\nmapping = \"/nowhere\"\n").find("cannot be opened"),
              std::string::npos);
    EXPECT_NE(problem_of(head + "from = \"/srv\"\n" + head + "from = \"/srv\"\n").find("two feeds named a"),
              std::string::npos);
}

TEST(FeedRetry, WaitsLongerEachTimeButNeverLongerThanTheFeedItself) {
    using std::chrono::minutes;
    EXPECT_EQ(retry_after(1, minutes{60}), minutes{1});
    EXPECT_EQ(retry_after(2, minutes{60}), minutes{2});
    EXPECT_EQ(retry_after(5, minutes{60}), minutes{16});
    EXPECT_EQ(retry_after(7, minutes{60}), minutes{60});
    EXPECT_EQ(retry_after(100, minutes{60}), minutes{60});
    EXPECT_EQ(retry_after(1, std::chrono::seconds{60}), minutes{1});
}

}  // namespace
}  // namespace spaza::app
