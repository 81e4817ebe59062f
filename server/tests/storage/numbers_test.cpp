#include "platform/storage/numbers.hpp"

#include <mutex>
#include <set>
#include <thread>

#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

using storage::next_number;
using storage::Session;

using NumbersTest = DatabaseTest;

TEST_P(NumbersTest, CountsEachSeriesFromOne) {
    database().write([](Session& session) {
        EXPECT_EQ(next_number(session, "order"), 1);
        EXPECT_EQ(next_number(session, "order"), 2);
        EXPECT_EQ(next_number(session, "invoice"), 1);
        return true;
    });
}

TEST_P(NumbersTest, LeavesNoGapUnderRefusalsAndContention) {
    constexpr int kThreads = 16;
    constexpr int kEach = 40;
    std::mutex mutex;
    std::set<std::int64_t> used;
    std::vector<std::thread> threads;
    for (int t = 0; t < kThreads; ++t)
        threads.emplace_back([&, t] {
            for (int i = 0; i < kEach; ++i) {
                std::int64_t number = 0;
                const bool keep = (t + i) % 3 != 0;
                database().write([&](Session& session) {
                    number = next_number(session, "order");
                    return keep;
                });
                const std::lock_guard lock{mutex};
                if (keep && !used.insert(number).second) ADD_FAILURE() << number << " given twice";
            }
        });
    for (auto& thread : threads) thread.join();
    EXPECT_EQ(*used.begin(), 1);
    EXPECT_EQ(*used.rbegin(), static_cast<std::int64_t>(used.size()));
}

ON_BOTH_ENGINES(NumbersTest);

}  // namespace
}  // namespace spaza::testing
