#include "platform/storage/node_talk.hpp"

#include <condition_variable>
#include <gtest/gtest.h>
#include <mutex>

#include "app/limit_sharing.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using NodeTalkTest = DatabaseTest;

/// Keeps what is heard.
class Ear {
public:
    storage::NodeTalk::Heard heard() {
        return [this](const std::vector<std::string>& texts) {
            const std::lock_guard lock{mutex_};
            texts_.insert(texts_.end(), texts.begin(), texts.end());
            changed_.notify_all();
        };
    }
    /// All that was heard, once it is so many texts, or so much time has passed.
    std::vector<std::string> after(std::size_t count, std::chrono::milliseconds at_most = 30s) {
        std::unique_lock lock{mutex_};
        changed_.wait_for(lock, at_most, [&] { return texts_.size() >= count; });
        return texts_;
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<std::string> texts_;
};

/// Says it again and again until it is heard: when the other has begun to listen, nobody tells.
void reach(storage::NodeTalk& talk, Ear& ear) {
    for (int i = 0; i < 300 && ear.after(1, 100ms).empty(); ++i) talk.say({"hello"});
    ASSERT_FALSE(ear.after(0).empty());
}

TEST_P(NodeTalkTest, IsHeardByTheOthersOfTheShopAlone) {
    Ear ear;
    const auto here = storage::open_node_talk(url(), "test", [](const auto&) { FAIL() << "its own words"; });
    if (engine() == storage::Engine::sqlite) {
        EXPECT_EQ(here, nullptr);
        return;
    }
    const FreshDatabase other_shop{engine()};
    Ear elsewhere;
    Ear other_subject;
    const auto stranger = storage::open_node_talk(other_shop.url(), "test", elsewhere.heard());
    const auto apart = storage::open_node_talk(url(), "tests", other_subject.heard());
    const auto there = storage::open_node_talk(url(), "test", ear.heard());
    reach(*here, ear);
    const std::size_t before = ear.after(0).size();
    here->say({"twice", "twice", std::string(7900, 'x')});
    const auto texts = ear.after(before + 3);
    ASSERT_GE(texts.size(), 3u);
    EXPECT_EQ(texts[texts.size() - 3], "twice");
    EXPECT_EQ(texts[texts.size() - 2], "twice") << "what is said twice happened twice";
    EXPECT_EQ(texts.back().size(), 7900u);
    EXPECT_TRUE(elsewhere.after(0).empty());
    EXPECT_TRUE(other_subject.after(0).empty());
}

TEST_P(NodeTalkTest, SharesLimitsBetweenNodes) {
    storage::Options options;
    options.node = true;
    const std::vector<http::LimitRule> rules{{.name = "login", .count = 200, .by = http::LimitRule::By::peer}};
    const auto first = http::make_shared_limits(rules, {});
    const auto second = http::make_shared_limits(rules, {});
    const auto first_node = fresh_->open(options);
    const auto second_node = fresh_->open(options);
    const app::LimitSharing sharing{*first, *first_node, url()};
    const auto takes_all = [](http::RateLimits& limits, const std::string& key) {
        return !limits.refuse(*limits.rule("login"), key, 200);
    };
    if (engine() == storage::Engine::sqlite) {
        EXPECT_TRUE(takes_all(*first, "196.25.1.1"));
        EXPECT_TRUE(first->taken().empty()) << "nothing is kept for nobody";
        EXPECT_TRUE(takes_all(*second, "196.25.1.1"));
        return;
    }
    // What is taken at the first is missing at the second, once the first has seen that it is not alone: with
    // another key each time, for looking takes it at the second as well.
    Ear ear;
    const auto listener =
        storage::open_node_talk(url(), "limits", [&, heard = ear.heard()](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) second->took(text);
            heard(texts);
        });
    bool gone = false;
    for (int i = 0; i < 60 && !gone; ++i) {
        const std::string key = "196.25.1." + std::to_string(i);
        const std::size_t before = ear.after(0).size();
        ASSERT_TRUE(takes_all(*first, key));
        ear.after(before + 1, 300ms);
        gone = !takes_all(*second, key);
    }
    EXPECT_TRUE(gone);
    EXPECT_TRUE(takes_all(*second, "196.25.2.1")) << "another address has its own";
}

ON_BOTH_ENGINES(NodeTalkTest);

}  // namespace
}  // namespace spaza::testing
