#include "app/media/fetch_queue.hpp"

#include <gtest/gtest.h>

namespace spaza::app {
namespace {

FetchItem fetch_item(const std::string& host, const std::string& name) {
    return {.source = {.named = {.name = name}}, .host = host};
}

TEST(FetchQueue, GivesNoHostMoreThanItsShareAndLetsHostsTakeTurns) {
    FetchQueue queue{2};
    for (const char* name : {"a1", "a2", "a3"}) queue.add(fetch_item("a", name));
    queue.add(fetch_item("b", "b1"));
    std::vector<std::string> order;
    for (int n = 0; n < 3; ++n) order.push_back(queue.next()->source.named.name);
    EXPECT_EQ(order, (std::vector<std::string>{"a1", "b1", "a2"}));
    EXPECT_EQ(queue.waiting(), 1U);
    queue.done("a");
    EXPECT_EQ(queue.next()->source.named.name, "a3");
}

TEST(FetchQueue, BringsAgainWhatFailedAndEndsWhenAllIsDone) {
    FetchQueue queue{1};
    queue.add(fetch_item("a", "a1"));
    queue.close();
    auto item = queue.next();
    ASSERT_TRUE(item);
    ++item->failures;
    queue.again(*std::move(item), std::chrono::steady_clock::now() + std::chrono::milliseconds{5});
    const auto again = queue.next();
    ASSERT_TRUE(again);
    EXPECT_EQ(again->failures, 1);
    queue.done("a");
    EXPECT_FALSE(queue.next());
}

TEST(FetchQueue, EndsAtOnceWhenItIsStopped) {
    FetchQueue queue{1};
    queue.add(fetch_item("a", "a1"));
    queue.stop();
    EXPECT_FALSE(queue.next());
}

}  // namespace
}  // namespace spaza::app
