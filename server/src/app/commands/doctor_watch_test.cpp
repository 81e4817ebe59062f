#include "app/commands/doctor_watch.hpp"

#include <gtest/gtest.h>

namespace spaza::app {
namespace {

const storage::Finding kWell{true, "disk", "20 GB free", {}};
const storage::Finding kNote{true, "mail", "mail.smtp_url is not set", "set it"};
const storage::Finding kLedger{false, "ledger", "order 7 does not add up", "look"};
const storage::Finding kBlind{false, "database", "cannot be opened", "start it"};

std::vector<std::string> abouts(const Findings& findings) {
    std::vector<std::string> all;
    for (const auto& each : findings) all.push_back(each.about);
    return all;
}

using Abouts = std::vector<std::string>;

TEST(DoctorWatch, SaysOnceWhatIsNotWellAndWhenItIsGone) {
    NewsOfFindings news = news_of_findings({}, {kWell, kNote, kLedger});
    EXPECT_EQ(abouts(news.come), (Abouts{"mail", "ledger"}));
    news = news_of_findings(news.standing, {kWell, kNote, kLedger});
    EXPECT_TRUE(news.come.empty());
    EXPECT_TRUE(news.gone.empty());
    news = news_of_findings(news.standing, {kWell, kNote});
    EXPECT_EQ(abouts(news.gone), Abouts{"ledger"});
    EXPECT_EQ(abouts(news.standing), Abouts{"mail"});
}

TEST(DoctorWatch, SaysThatNumbersChangedAndNotThatAProblemIsGone) {
    const auto waits = [](const char* what) { return storage::Finding{false, "webhooks", what, "look"}; };
    NewsOfFindings news =
        news_of_findings({waits("1 takes nothing for 3 hours"), waits("2 takes nothing for 9 hours")},
                         {waits("2 takes nothing for 10 hours"), waits("1 takes nothing for 3 hours")});
    EXPECT_EQ(news.changed.size(), 1u);
    EXPECT_TRUE(news.come.empty());
    EXPECT_TRUE(news.gone.empty());
    news = news_of_findings(news.standing, {waits("1 takes nothing for 3 hours")});
    EXPECT_EQ(news.gone.size(), 1u);
    news = news_of_findings(news.standing,
                            {waits("1 takes nothing for 4 hours"), waits("7 takes nothing for 1 hours")});
    EXPECT_EQ(news.changed.size(), 1u);
    EXPECT_EQ(news.come.size(), 1u);
}

TEST(DoctorWatch, ThinksNothingGoneThatCouldNotBeLookedAt) {
    NewsOfFindings news = news_of_findings({kNote, kLedger}, {kNote, kBlind});
    EXPECT_EQ(abouts(news.come), Abouts{"database"});
    EXPECT_TRUE(news.gone.empty());
    news = news_of_findings(news.standing, {kNote, kLedger});
    EXPECT_TRUE(news.come.empty());
    EXPECT_EQ(abouts(news.gone), Abouts{"database"});
}

}  // namespace
}  // namespace spaza::app
