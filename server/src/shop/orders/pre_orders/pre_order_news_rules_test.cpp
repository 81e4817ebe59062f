#include "shop/orders/pre_orders/pre_order_news_rules.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

using std::chrono::days;
const TimePoint kReleased = from_millis(1'780'000'000'000);
const PreOrderWatch kWatch{OrderCode{"10000001"}, ProductCode{"GAME"}, kReleased, false};

TEST(PreOrderNews, IsReportedWhenTheReleaseMovesToALaterDayOrToNone) {
    EXPECT_EQ(news_of(kWatch, kReleased, kReleased - days{3}), PreOrderNews::none);
    EXPECT_EQ(news_of(kWatch, kReleased + days{7}, kReleased - days{3}), PreOrderNews::moved);
    EXPECT_EQ(news_of(kWatch, {}, kReleased - days{3}), PreOrderNews::moved);
}

TEST(PreOrderNews, IsNotReportedWhenItComesSooner) {
    EXPECT_EQ(news_of(kWatch, kReleased - days{2}, kReleased - days{3}), PreOrderNews::none);
}

TEST(PreOrderNews, IsReportedOnceWhenTheDayHasPassed) {
    EXPECT_EQ(news_of(kWatch, kReleased, kReleased), PreOrderNews::none);
    EXPECT_EQ(news_of(kWatch, kReleased, kReleased + days{1}), PreOrderNews::missed);
    PreOrderWatch reported = kWatch;
    reported.missed_told = true;
    EXPECT_EQ(news_of(reported, kReleased, kReleased + days{2}), PreOrderNews::none);
}

}  // namespace
}  // namespace spaza
