#include <algorithm>

#include "base/secrets.hpp"
#include "support/accounts_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;

/// Sign-ins from devices an account does not know, on both engines.
class KnownDevices : public AccountStorageTest {
protected:
    void SetUp() override {
        AccountStorageTest::SetUp();
        visitor_.browser = "Firefox";
        visitor_.operating_system = "Windows";
        stranger_.browser = "Chrome";
        stranger_.operating_system = "Android";
    }

    /// Signed up, and the address shown to be theirs.
    SessionTokens thandis() {
        auto here = signed_up();
        database().write([&](storage::Session& session) {
            session.execute("UPDATE customer SET email_proven_at = 1", {});
            return true;
        });
        mails_.mails.clear();
        clock_.pass(1min);
        return here;
    }

    SessionTokens signs_in(const Visitor& visitor) {
        return sign_in("thandi@example.co.za", "Spaza#2026", visitor).value();
    }

    void ends(const SessionTokens& here, const SessionTokens& there) {
        EXPECT_TRUE(transactional(&Services::own_sessions).write([&](OwnSessionService& sessions) {
            return sessions.end(*here.customer, there.family).has_value();
        }));
    }

    std::vector<std::string> reported() const {
        std::vector<std::string> all;
        for (const Mail& mail : mails_.mails)
            if (mail.template_name == "new-sign-in") all.push_back(mail.data);
        return all;
    }

    bool is_marked(const SessionTokens& session) {
        const auto all = transactional(&Services::own_sessions).read([&](OwnSessionService& sessions) {
            return sessions.all(*session.customer);
        });
        const auto found = std::ranges::find(all, session.family, &OwnSession::id);
        return found != all.end() && found->is_new;
    }
};

TEST_P(KnownDevices, TheFirstAndTheSameAgainTellNothing) {
    const auto here = thandis();
    signs_in(visitor_);
    Visitor elsewhere = visitor_;
    elsewhere.peer = stranger_.peer;  // the network of a shared address tells nothing of a device
    const auto again = signs_in(elsewhere);

    EXPECT_TRUE(reported().empty());
    EXPECT_FALSE(is_marked(here));
    EXPECT_FALSE(is_marked(again));
}

TEST_P(KnownDevices, AnotherIsReportedOnceAndItsSessionMarkedForAWeek) {
    const auto here = thandis();
    const auto there = signs_in(stranger_);

    ASSERT_EQ(reported().size(), 1U);
    EXPECT_EQ(reported().front(),
              R"({"firstName":"Thandi","device":"Chrome on Android","when":"28 May 2026, 22:27",)"
              R"("link":"https://shop.example/account/security"})");
    EXPECT_EQ(mails_.mails.back().to, "thandi@example.co.za");
    EXPECT_TRUE(is_marked(there));
    EXPECT_FALSE(is_marked(here));

    const auto again = signs_in(stranger_);
    EXPECT_EQ(reported().size(), 1U) << "it is known now";
    EXPECT_TRUE(is_marked(again)) << "who signs out and in again stays new";
    clock_.pass(7 * 24h);
    EXPECT_FALSE(is_marked(there));
    EXPECT_FALSE(is_marked(again));
}

TEST_P(KnownDevices, TheSameKindOfDeviceInAnotherTownIsAnother) {
    thandis();
    Visitor elsewhere = visitor_;
    elsewhere.zone = StoreCode{"C301"};
    signs_in(elsewhere);
    EXPECT_EQ(reported().size(), 1U);
}

TEST_P(KnownDevices, AnAddressThatIsNotProvenGetsNothing) {
    signed_up();
    mails_.mails.clear();
    const auto there = signs_in(stranger_);
    EXPECT_TRUE(reported().empty());
    EXPECT_TRUE(is_marked(there)) << "whoever looks sees it all the same";
}

TEST_P(KnownDevices, ATrustedOneIsKnown) {
    const auto here = thandis();
    database().write([&](storage::Session& session) {
        SqlSecondStepStore{session}.trust(*here.customer, secrets::digest("T"), clock_.now(), clock_.now() + 24h);
        return true;
    });
    stranger_.trust = "T";
    const auto there = signs_in(stranger_);
    EXPECT_TRUE(reported().empty());
    EXPECT_FALSE(is_marked(there));
}

TEST_P(KnownDevices, NoMoreThanThreeADayAreNotified) {
    thandis();
    for (const char* zone : {"A", "B", "C", "D", "E"}) {
        stranger_.zone = StoreCode{zone};
        signs_in(stranger_);
    }
    EXPECT_EQ(reported().size(), 3U);
    clock_.pass(25h);
    stranger_.zone = StoreCode{"F"};
    signs_in(stranger_);
    EXPECT_EQ(reported().size(), 4U);
}

TEST_P(KnownDevices, OneThatWasTurnedOutIsReportedAgain) {
    const auto here = thandis();
    const auto there = signs_in(stranger_);
    transactional(&Services::own_sessions).write([&](OwnSessionService& sessions) {
        return sessions.end(*here.customer, there.family).has_value();
    });
    signs_in(stranger_);
    EXPECT_EQ(reported().size(), 2U);

    transactional(&Services::own_sessions).write([&](OwnSessionService& sessions) {
        sessions.end_others(*here.customer, here.family, "");
        return true;
    });
    signs_in(visitor_);
    EXPECT_EQ(reported().size(), 2U) << "the one that stayed is known";
    signs_in(stranger_);
    EXPECT_EQ(reported().size(), 3U);
}

TEST_P(KnownDevices, NoMoreThanThreeADayAreNotifiedWhoeverTurnsThemOut) {
    const auto here = thandis();
    for (int i = 0; i < 5; ++i) {
        const auto there = signs_in(stranger_);
        EXPECT_TRUE(is_marked(there));
        ends(here, there);
    }
    EXPECT_EQ(reported().size(), 3U);
    clock_.pass(25h);
    signs_in(stranger_);
    EXPECT_EQ(reported().size(), 4U);
}

TEST_P(KnownDevices, EndingAnySessionOfADeviceTurnsTheDeviceOut) {
    const auto here = thandis();
    const auto first = signs_in(stranger_);
    transactional(&Services::sessions).write([&](SessionService& sessions) {
        sessions.revoke(first.refresh_token);
        return true;
    });
    const auto second = signs_in(stranger_);
    EXPECT_TRUE(is_marked(second));
    EXPECT_EQ(reported().size(), 1U);
    ends(here, second);
    signs_in(stranger_);
    EXPECT_EQ(reported().size(), 2U);
}

TEST_P(KnownDevices, TheOneThatStaysIsKnownThoughItsFirstSessionWasAnother) {
    thandis();
    clock_.pass(8 * 24h);
    signs_in(stranger_);
    const auto here = signs_in(stranger_);
    EXPECT_EQ(reported().size(), 1U);
    transactional(&Services::own_sessions).write([&](OwnSessionService& sessions) {
        sessions.end_others(*here.customer, here.family, "");
        return true;
    });
    signs_in(stranger_);
    EXPECT_EQ(reported().size(), 1U);
}

TEST_P(KnownDevices, AnAccountWhoseDevicesWereAllTurnedOutIsNotifiedOfTheNext) {
    const auto here = thandis();
    transactional(&Services::sessions).write([&](SessionService& sessions) {
        sessions.turn_out(*here.customer);
        return true;
    });
    signs_in(stranger_);
    EXPECT_EQ(reported().size(), 1U);
}

TEST_P(KnownDevices, OneThatSignedOutItselfIsKnown) {
    const auto here = thandis();
    signs_in(stranger_);
    transactional(&Services::sessions).write([&](SessionService& sessions) {
        sessions.revoke_all(*here.customer);
        return true;
    });
    signs_in(stranger_);
    signs_in(visitor_);
    EXPECT_EQ(reported().size(), 1U);
}

ON_BOTH_ENGINES(KnownDevices);

}  // namespace
}  // namespace spaza::testing
