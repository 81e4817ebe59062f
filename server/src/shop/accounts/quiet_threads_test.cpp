#include "shop/accounts/quiet_threads.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <stdexcept>
#include <sys/resource.h>
#include <unistd.h>

namespace spaza {
namespace {

int niceness() { return getpriority(PRIO_PROCESS, static_cast<id_t>(gettid())); }

TEST(QuietThreads, GiveWayToWhoeverAsksThem) {
    const int here = niceness();
    QuietThreads threads{2};
    EXPECT_EQ(threads.run(niceness), std::min(here + 10, 19));
    EXPECT_EQ(niceness(), here) << "the thread that waits keeps its weight";
}

TEST(QuietThreads, AnswerAndThrowWhereTheyWereAsked) {
    QuietThreads threads{1};
    EXPECT_EQ(threads.run([] { return 7; }), 7);
    EXPECT_THROW(threads.run([]() -> int { throw std::runtime_error{"no memory"}; }), std::runtime_error);
    EXPECT_EQ(threads.run([] { return 8; }), 8) << "and go on";
}

}  // namespace
}  // namespace spaza
