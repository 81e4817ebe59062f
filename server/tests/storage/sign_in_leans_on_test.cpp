#include "support/second_step_test.hpp"

namespace spaza::testing {
namespace {

/// Sessions, devices, apps and spare codes: listed, and ended by their owner.
class WhatASignInLeansOn : public SecondStepTest {
protected:
    void undo_since(const CustomerId& customer, TimePoint since) {
        database().write([&](storage::Session& session) {
            SqlSecondStepStore{session}.end_since(customer, since);
            return true;
        });
    }
};

TEST_P(WhatASignInLeansOn, WhereOneIsSignedInIsListedAndEnded) {
    visitor_.browser = "Firefox";
    visitor_.operating_system = "Windows";
    const auto here = signed_up();
    clock_.pass(1min);
    const auto elsewhere = sign_in("thandi@example.co.za", "Spaza#2026", stranger_);
    const auto third = sign_in("thandi@example.co.za", "Spaza#2026", stranger_);
    const auto all = [&] {
        return transactional(&Services::own_sessions).read([&](OwnSessionService& sessions) {
            return sessions.all(*here.customer);
        });
    };
    ASSERT_EQ(all().size(), 3U);
    clock_.pass(1min);
    ASSERT_TRUE(refresh(here.refresh_token));
    EXPECT_EQ(all().front().id, here.family);
    EXPECT_EQ(all().front().browser, "Firefox");
    EXPECT_EQ(all().front().last_seen, clock_.now());
    EXPECT_EQ(all().front().since, clock_.now() - 2min);

    const auto end = [&](const CustomerId& customer, const std::string& id) {
        return transactional(&Services::own_sessions)
            .write([&](OwnSessionService& sessions) { return sessions.end(customer, id); })
            .has_value();
    };
    EXPECT_FALSE(end(CustomerId{"somebody else"}, elsewhere->family));
    EXPECT_TRUE(is_valid(elsewhere->access_token));
    EXPECT_TRUE(end(*here.customer, elsewhere->family));
    EXPECT_FALSE(is_valid(elsewhere->access_token));
    EXPECT_FALSE(end(*here.customer, elsewhere->family)) << "it has ended";

    transactional(&Services::own_sessions).write([&](OwnSessionService& sessions) {
        sessions.end_others(*here.customer, here.family, "");
        return true;
    });
    EXPECT_FALSE(is_valid(third->access_token));
    EXPECT_EQ(all().size(), 1U);
}

TEST_P(WhatASignInLeansOn, AnAppAndSpareCodesOfAfterAChangeEndAndTheMailOfBeforeItStays) {
    const auto here = signed_up();
    turned_on_by_email(here);
    clock_.pass(1h);
    const TimePoint changed = clock_.now();
    clock_.pass(2min);
    const auto confirm = begun(here, {.purpose = StepPurpose::confirm, .way = StepWay::email, .token = {}});
    ASSERT_TRUE(take(here, {.token = confirm.token, .way = StepWay::email, .code = mailed_code()}));
    const auto app = begun(here, {.purpose = StepPurpose::turn_on, .way = StepWay::app, .token = {}});
    const std::string secret = bytes_of_base32(app.app_secret);
    ASSERT_TRUE(take(here, {.token = app.token, .way = StepWay::app, .code = app_code(secret)}));
    ASSERT_EQ(count("second_factor WHERE app_secret <> ''"), 1);

    undo_since(*here.customer, changed);
    EXPECT_EQ(count("second_factor WHERE app_secret = '' AND message_way = 'email'"), 1);
    EXPECT_EQ(count("recovery_code"), 10) << "they are of before";

    clock_.pass(2min);
    const auto again = begun(here, {.purpose = StepPurpose::recovery_codes, .way = StepWay::email, .token = {}});
    ASSERT_TRUE(take(here, {.token = again.token, .way = StepWay::email, .code = mailed_code()}));
    undo_since(*here.customer, changed);
    EXPECT_EQ(count("recovery_code"), 0);
    EXPECT_EQ(count("second_factor"), 1);
}

TEST_P(WhatASignInLeansOn, NothingIsLeftOfTwoStepsThatWereTurnedOnAfterAChange) {
    const auto here = signed_up();
    const TimePoint changed = clock_.now();
    clock_.pass(1min);
    turned_on_by_email(here);
    undo_since(*here.customer, changed);
    for (const char* table : {"second_factor", "recovery_code", "second_step_ticket"})
        EXPECT_EQ(count(table), 0) << table;
}

ON_BOTH_ENGINES(WhatASignInLeansOn);

}  // namespace
}  // namespace spaza::testing
