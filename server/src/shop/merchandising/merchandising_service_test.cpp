#include "shop/merchandising/merchandising_service.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "support/fixed_clock.hpp"

namespace spaza {
namespace {

using std::chrono::hours;

/// Rules and their versions in memory.
struct RulesInMemory final : SearchRuleStore {
    std::int64_t next_id() override { return ++last_id; }
    void hold_pins() override { is_held = true; }
    void write(const SearchRuleVersion& version) override { versions.push_back(version); }
    std::vector<SearchRule> all() override {
        EXPECT_TRUE(is_held);  // pins are counted by one at a time
        std::vector<SearchRule> rules;
        for (const SearchRuleVersion& each : kept()) rules.push_back(each.rule);
        return rules;
    }
    std::vector<SearchRuleVersion> kept() override {
        std::vector<SearchRuleVersion> last;
        for (std::int64_t id = 1; id <= last_id; ++id)
            if (const auto version = latest(id); version && !version->is_gone) last.push_back(*version);
        return last;
    }
    std::vector<SearchRuleVersion> gone() override { return {}; }
    std::optional<SearchRuleVersion> latest(std::int64_t id) override {
        std::optional<SearchRuleVersion> last;
        for (const SearchRuleVersion& each : versions)
            if (each.rule.id == id) last = each;
        return last;
    }
    std::optional<SearchRuleVersion> lock(std::int64_t id) override { return latest(id); }
    std::optional<SearchRuleVersion> version(std::int64_t id, std::int64_t version) override {
        const auto found = std::ranges::find_if(versions, [&](const SearchRuleVersion& each) {
            return each.rule.id == id && each.version == version;
        });
        return found == versions.end() ? std::nullopt : std::optional{*found};
    }
    bool is_known(SearchRule::Of, const std::string& code) override { return code != "none"; }

    std::int64_t last_id{};
    bool is_held{};
    std::vector<SearchRuleVersion> versions;
};

struct ActsCounted final : StaffActLog {
    void note(const std::string&, std::string_view, const std::string&, std::string_view,
              std::string_view) override {
        ++count;
    }
    bool was_noted(const std::string&, std::string_view, const std::string&, TimePoint) override { return false; }
    bool are_two_people(const std::string&, const std::string&) override { return true; }
    int count{};
};

class MerchandisingTest : public ::testing::Test {
protected:
    SearchRule pin(const std::string& code = "P1") const {
        return {.query = "fridge", .is = SearchRule::Is::pin, .code = code, .place = 1, .from = clock.now()};
    }

    testing::FixedClock clock{from_millis(1'800'000'000'000)};
    RulesInMemory store;
    ActsCounted acts;
    MerchandisingService thandi{store, acts, clock, "Thandi"};
    MerchandisingService marc{store, acts, clock, "Marc"};
};

TEST_F(MerchandisingTest, AChangeThatDiffersInNothingWritesNoVersion) {
    const auto added = thandi.add(pin());
    ASSERT_TRUE(added);
    const auto saved = marc.change(1, added->rule);
    ASSERT_TRUE(saved);
    EXPECT_EQ(saved->kept.version, 1);
    EXPECT_EQ(saved->kept.by, "Thandi");
    EXPECT_EQ(store.versions.size(), 1U);
    EXPECT_EQ(acts.count, 1);
}

TEST_F(MerchandisingTest, PinsAreCountedByOneAtATimeWhoeverBringsThem) {
    const auto added = thandi.add(pin());
    ASSERT_TRUE(added);
    SearchRule other = added->rule;
    other.place = 2;
    store.is_held = false;
    ASSERT_TRUE(marc.change(1, other));
    store.is_held = false;
    const auto undone = thandi.undo(added->rule.id, 2);
    ASSERT_TRUE(undone);
    EXPECT_EQ(undone->rule.place, 1);
}

TEST_F(MerchandisingTest, WhatIsOverIsTakenBackAsItWasAndNotMadeAnew) {
    SearchRule short_lived = pin();
    short_lived.until = clock.now() + hours{2};
    const auto added = thandi.add(short_lived);
    ASSERT_TRUE(added);
    SearchRule noted = added->rule;
    noted.note = "campaign";
    ASSERT_TRUE(thandi.change(1, noted));
    clock.advance(hours{3});
    const auto undone = thandi.undo(added->rule.id, 2);
    ASSERT_TRUE(undone);
    EXPECT_EQ(undone->rule.until, short_lived.until);
    const auto again = thandi.add(short_lived);
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().subject, "until");
}

}  // namespace
}  // namespace spaza
