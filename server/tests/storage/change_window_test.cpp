#include "platform/storage/change_window.hpp"

#include <algorithm>
#include <atomic>
#include <map>
#include <thread>

#include "platform/storage/change_log.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

using storage::change_position;
using storage::changed_keys;
using storage::ChangeWindow;
using storage::Session;

class ChangeWindowTest : public DatabaseTest {
protected:
    void change(const std::string& kind, const std::string& key) {
        database().write([&](Session& session) {
            storage::append_change(session, kind, key);
            return true;
        });
    }
    std::string position() { return database().reading(change_position); }
    std::vector<std::string> keys(const std::string& from, const std::string& to, const std::string& after = {},
                                  int most = 100) {
        return database().reading([&](Session& session) {
            return changed_keys(session, {"stock", from, to}, after, most);
        });
    }
};

TEST_P(ChangeWindowTest, HoldsWhatWasCommittedBetweenTwoPositions) {
    change("stock", "before");
    const std::string from = position();
    change("stock", "b");
    change("price", "p");
    change("stock", "a");
    change("stock", "b");
    const std::string to = position();
    change("stock", "after");

    EXPECT_EQ(keys(from, to), (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(keys(from, to, "a"), (std::vector<std::string>{"b"}));
    EXPECT_EQ(keys(from, to, {}, 1), (std::vector<std::string>{"a"}));
    EXPECT_EQ(keys(to, position()), (std::vector<std::string>{"after"}));
    EXPECT_TRUE(keys(to, to).empty());
}

TEST_P(ChangeWindowTest, BeginsByTheClock) {
    const auto at = [&](std::int64_t millis) {
        return database().reading(
            [&](Session& session) { return storage::change_position_at(session, "stock", from_millis(millis)); });
    };
    const auto noted = [&](const std::string& key, std::int64_t millis) {
        change("stock", key);
        database().write([&](Session& session) {
            session.execute("UPDATE change_log SET at = $2 WHERE key = $1", {key, millis});
            return true;
        });
    };
    noted("a", 1'000);
    change("price", "p");
    noted("b", 2'000);
    noted("c", 3'000);
    const std::string now = position();

    EXPECT_EQ(keys(at(0), now), (std::vector<std::string>{"a", "b", "c"}));
    EXPECT_EQ(keys(at(2'000), now), (std::vector<std::string>{"b", "c"}));
    EXPECT_EQ(keys(at(2'001), now), (std::vector<std::string>{"c"}));
    EXPECT_TRUE(keys(at(3'001), now).empty());
    change("stock", "d");
    EXPECT_EQ(keys(at(2'001), position()), (std::vector<std::string>{"c", "d"}));
    const std::string by_clock = at(2'000);
    EXPECT_TRUE(
        database().reading([&](Session& session) { return storage::is_change_position(session, by_clock); }));
}

TEST_P(ChangeWindowTest, KnowsAChangeOfEverything) {
    const std::string from = position();
    change("price", "*");
    const std::string to = position();
    const auto all = [&](const std::string& kind) {
        return database().reading([&](Session& session) {
            return storage::is_all_changed(session, {kind, from, to});
        });
    };
    EXPECT_TRUE(all("price"));
    EXPECT_FALSE(all("stock"));
    EXPECT_TRUE(keys(from, to).empty());
}

TEST_P(ChangeWindowTest, KnowsPositionsOfItsOwnDatabase) {
    const auto is_position = [&](const std::string& text) {
        return database().reading([&](Session& session) { return storage::is_change_position(session, text); });
    };
    const std::string now = position();
    EXPECT_TRUE(is_position(now));
    change("stock", "a");
    EXPECT_TRUE(is_position(now));
    EXPECT_TRUE(is_position(position()));
    for (const std::string& other :
         {std::string{}, std::string{"-1"}, std::string{"1x"}, std::string{"900000000000"},
          std::string{"1:900000000000:"}, std::string{"5:4:"}, std::string{"1:5:7"}, std::string{"1:5:3,2"},
          std::string{"1:5:3,"}, std::string{"1:5"}, std::string{"99999999999999999999:1:"}})
        EXPECT_FALSE(is_position(other)) << other;
}

/// Each change is in one window and no other, also of transactions that began before a position and end after it.
TEST_P(ChangeWindowTest, NothingIsLostOrReportedTwiceWhileOthersWrite) {
    constexpr int kWriters = 4;
    constexpr int kEach = 60;
    std::atomic<int> writing{kWriters};
    std::string from = position();
    std::vector<std::jthread> writers;
    for (int writer = 0; writer < kWriters; ++writer)
        writers.emplace_back([&, writer] {
            for (int i = 0; i < kEach; ++i) change("stock", std::to_string(writer) + "-" + std::to_string(i));
            --writing;
        });
    std::map<std::string, int> reported;
    for (bool last = false; !last;) {
        last = writing == 0;
        const std::string to = position();
        for (const std::string& key : keys(from, to, {}, 10'000)) ++reported[key];
        from = to;
    }
    EXPECT_EQ(reported.size(), static_cast<std::size_t>(kWriters * kEach));
    for (const auto& [key, times] : reported) EXPECT_EQ(times, 1) << key;
}

ON_BOTH_ENGINES(ChangeWindowTest);

}  // namespace
}  // namespace spaza::testing
