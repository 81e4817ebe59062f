#include <gmock/gmock.h>

#include "base/json.hpp"
#include "shop/accounts/account_message.hpp"
#include "support/accounts_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string kAttackedName = "thandi@example.co.za";
const std::string kNamelessName = "nobody@example.co.za";

/// Strangers who keep failing to sign in, and the owner who wants to all the same, on both engines.
class SignInGuardTest : public AccountStorageTest {
protected:
    void SetUp() override {
        AccountStorageTest::SetUp();
        policy_.failures_an_hour = 8;
        policy_.failures_an_hour_a_caller = 4;
        policy_.failures_an_hour_a_device = 3;
        policy_.failures_before_human = 4;
        policy_.failures_before_human_here = 2;
        policy_.failures_until_notice = 5;
    }

    /// Each from a place of its own.
    Visitor somebody() {
        Visitor visitor = stranger_;
        visitor.peer = "203.0.113." + std::to_string(++last_place_);
        return visitor;
    }
    /// The owner's device, wherever it is now.
    Visitor on(const std::string& device) {
        Visitor visitor = somebody();
        visitor.device = device;
        return visitor;
    }
    std::string type_of_try(const std::string& login_id, const std::string& password, const Visitor& visitor) {
        const auto entry = sign_in_service().sign_in(login_id, password, visitor);
        return entry ? "in" : entry.error().type;
    }
    /// Each from a place of its own, having shown to be human.
    void strangers_fail(const std::string& login_id, int times) {
        for (int i = 0; i < times; ++i)
            EXPECT_EQ(type_of_try(login_id, "Wrong#2026", somebody()), "InvalidCredentialsError") << i;
    }
    void outbox_runs() {
        const auto messages = std::exchange(messages_.messages, {});
        for (const auto& [topic, payload] : messages) {
            const auto message = json::read<AccountMessage>(payload);
            ASSERT_TRUE(message && message->strangersTry.value_or(false)) << payload;
            transactional(&Services::guard).write([&](SignInGuard& guard) {
                guard.warn(message->loginId);
                return true;
            });
        }
    }
    std::vector<Mail> warnings() const {
        std::vector<Mail> all;
        for (const Mail& mail : mails_.mails)
            if (mail.template_name == "sign-in-tries") all.push_back(mail);
        return all;
    }

private:
    int last_place_{0};
};

TEST_P(SignInGuardTest, StrangersAreAskedForAHumanBeforeAnythingIsLocked) {
    signed_up();
    for (const std::string& login_id : {kAttackedName, kNamelessName}) {
        strangers_fail(login_id, 4);
        Visitor robot = somebody();
        robot.shown_human = false;

        EXPECT_EQ(type_of_try(login_id, "Wrong#2026", robot), "ChallengeRequiredError") << login_id;
        EXPECT_EQ(type_of_try(login_id, "Spaza#2026", robot), "ChallengeRequiredError") << "gets nothing";
        strangers_fail(login_id, 4);
        EXPECT_EQ(type_of_try(login_id, "Spaza#2026", somebody()), "TooManyRequestsError") << login_id;
    }
}

TEST_P(SignInGuardTest, OnePlaceIsAskedForAHumanBeforeItIsLocked) {
    signed_up();
    Visitor robot = somebody();
    robot.shown_human = false;
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(type_of_try(kAttackedName, "Wrong#2026", robot), "InvalidCredentialsError");

    EXPECT_EQ(type_of_try(kAttackedName, "Wrong#2026", robot), "ChallengeRequiredError");
    robot.shown_human = true;
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(type_of_try(kAttackedName, "Wrong#2026", robot), "InvalidCredentialsError");
    EXPECT_EQ(type_of_try(kAttackedName, "Wrong#2026", robot), "TooManyRequestsError");
}

TEST_P(SignInGuardTest, TheOwnerSignsInOnADeviceOfBeforeWhileStrangersAreRefused) {
    const std::string device = signed_up().device;
    strangers_fail(kAttackedName, 8);
    EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", somebody()), "TooManyRequestsError");

    Visitor owner = on(device);
    owner.shown_human = false;  // nobody asks
    const auto there = sign_in(kAttackedName, "Spaza#2026", owner);

    ASSERT_TRUE(there);
    EXPECT_NE(there->device, device);
    EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", somebody()), "TooManyRequestsError")
        << "strangers still are";
    EXPECT_EQ(type_of_try("0821234567", "Spaza#2026", on(there->device)), "in") << "by number, too";
}

TEST_P(SignInGuardTest, WhoSharesThePlaceOfTheOwnerKeepsNobodyOut) {
    const std::string device = signed_up().device;
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(type_of_try(kAttackedName, "Wrong#2026", visitor_), "InvalidCredentialsError");
    EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", visitor_), "TooManyRequestsError");

    Visitor owner = visitor_;
    owner.device = device;
    EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", owner), "in");
}

TEST_P(SignInGuardTest, ADeviceHasItsOwnTriesAndIsAStrangerAfterThem) {
    const std::string device = signed_up().device;
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(type_of_try(kAttackedName, "Wrong#2026", on(device)), "InvalidCredentialsError");
    EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", somebody()), "in") << "they count for nobody else";

    Visitor stolen = on(device);
    stolen.shown_human = false;
    strangers_fail(kAttackedName, 4);
    EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", stolen), "ChallengeRequiredError");
    strangers_fail(kAttackedName, 4);
    EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", on(device)), "TooManyRequestsError");

    clock_.pass(61min);
    EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", on(device)), "in");
}

TEST_P(SignInGuardTest, ADeviceIsKnownToWhoSignedInThereAndByItsNewestTokenOnly) {
    const std::string first = signed_up().device;
    SignUp sipho = thandi();
    sipho.email = "sipho@example.co.za";
    sipho.mobile_number = "0839876543";
    Visitor same = somebody();
    same.device = first;  // the household's one computer
    const std::string second = sign_in_service().sign_up(sipho, same)->device;
    const std::string elsewhere = sign_in("sipho@example.co.za", "Spaza#2026", somebody())->device;
    strangers_fail(kAttackedName, 8);

    EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", on(elsewhere)), "TooManyRequestsError") << "Sipho's phone";
    EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", on(first)), "TooManyRequestsError") << "an old token";
    EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", on("made-up")), "TooManyRequestsError");
    EXPECT_EQ(count("sign_in_device WHERE token_hash = '" + second + "'"), 0) << "only its digest is kept";
    EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", on(second)), "in");
}

TEST_P(SignInGuardTest, AnotherAccountOnTheDeviceBeginsNoNewCount) {
    const std::string device = signed_up().device;
    for (int i = 0; i < 2; ++i)
        EXPECT_EQ(type_of_try(kAttackedName, "Wrong#2026", on(device)), "InvalidCredentialsError");
    SignUp mallory = thandi();
    mallory.email = "mallory@example.co.za";
    mallory.mobile_number = "0839876543";
    const std::string renewed = sign_in_service().sign_up(mallory, on(device))->device;
    EXPECT_EQ(type_of_try(kAttackedName, "Wrong#2026", on(renewed)), "InvalidCredentialsError");
    strangers_fail(kAttackedName, 8);
    EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", on(renewed)), "TooManyRequestsError")
        << "three are used up";
}

TEST_P(SignInGuardTest, WhoIsSignedInChangesThePasswordWhateverStrangersFailAt) {
    const auto here = signed_up();
    strangers_fail(kAttackedName, 8);
    EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", somebody()), "TooManyRequestsError");
    EXPECT_TRUE(change_password(here, "Spaza#2026", "Kettle%Moon77", somebody()));
}

TEST_P(SignInGuardTest, AVisitDoesNotTakeAwayWhatTheBrowserKeepsAlready) {
    const auto kept = signed_up();
    const auto visit_on = [&](const std::string& device) {
        Visitor visitor = on(device);
        visitor.stays = false;
        return *sign_in(kAttackedName, "Spaza#2026", visitor);
    };
    EXPECT_TRUE(kept.device_stays);
    EXPECT_TRUE(visit_on(kept.device).device_stays);
    const auto visit = visit_on("");
    EXPECT_FALSE(visit.device_stays);
    EXPECT_FALSE(visit_on(visit.device).device_stays) << "the library's computer, twice";
}

TEST_P(SignInGuardTest, WhatEndsOtherSessionsEndsTheirDevicesToo) {
    const auto here = signed_up();
    const std::string there = sign_in(kAttackedName, "Spaza#2026", somebody())->device;
    ASSERT_TRUE(change_password(here, "Spaza#2026", "Kettle%Moon77", visitor_));
    strangers_fail(kAttackedName, 8);

    EXPECT_EQ(type_of_try(kAttackedName, "Kettle%Moon77", on(there)), "TooManyRequestsError");
    const auto again = sign_in(kAttackedName, "Kettle%Moon77", on(here.device));
    ASSERT_TRUE(again);

    transactional(&Services::own_sessions).write([&](OwnSessionService& sessions) {
        return sessions.end(*again->customer, again->family).has_value();
    });
    EXPECT_EQ(type_of_try(kAttackedName, "Kettle%Moon77", on(again->device)), "TooManyRequestsError");
    EXPECT_EQ(count("sign_in_device"), 0);
}

TEST_P(SignInGuardTest, ACustomerKeepsTheDevicesUsedLast) {
    policy_.most_devices = 2;
    const std::string oldest = signed_up().device;
    std::vector<std::string> later;
    for (int i = 0; i < 2; ++i) {
        clock_.pass(1min);
        later.push_back(sign_in(kAttackedName, "Spaza#2026", somebody())->device);
    }
    strangers_fail(kAttackedName, 8);

    EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", on(oldest)), "TooManyRequestsError");
    for (const std::string& device : later) EXPECT_EQ(type_of_try(kAttackedName, "Spaza#2026", on(device)), "in");
}

TEST_P(SignInGuardTest, TheOwnerIsNotifiedOnceADayAndNothingOfWhoTries) {
    policy_.failures_before_human = 100;
    signed_up();
    strangers_fail(kAttackedName, 4);
    EXPECT_TRUE(messages_.messages.empty());
    strangers_fail("THANDI@example.co.za", 1);
    strangers_fail("0821234567", 5);  // by number, as if by another
    EXPECT_EQ(messages_.messages.size(), 2U);
    outbox_runs();

    ASSERT_EQ(warnings().size(), 1U);
    EXPECT_EQ(warnings()[0].to, kAttackedName);
    EXPECT_THAT(warnings()[0].data, HasSubstr("https://shop.example/account/security"));
    EXPECT_THAT(warnings()[0].data, Not(HasSubstr("Wrong#2026")));
    EXPECT_THAT(warnings()[0].data, Not(HasSubstr("203.0.113.")));

    clock_.pass(23h);
    strangers_fail(kAttackedName, 5);
    outbox_runs();
    EXPECT_EQ(warnings().size(), 1U);

    clock_.pass(2h);
    strangers_fail(kAttackedName, 5);
    outbox_runs();
    EXPECT_EQ(warnings().size(), 2U);
}

TEST_P(SignInGuardTest, ForANameThatNobodyHasTheSameIsDoneAndNobodyIsNotified) {
    signed_up();
    strangers_fail(kNamelessName, 5);
    EXPECT_EQ(messages_.messages.size(), 1U);
    outbox_runs();
    EXPECT_TRUE(warnings().empty());
}

TEST_P(SignInGuardTest, AWrongPasswordOnTheOwnersDeviceTellsNobody) {
    policy_.failures_an_hour_a_device = 50;
    const std::string device = signed_up().device;
    for (int i = 0; i < 6; ++i)
        EXPECT_EQ(type_of_try(kAttackedName, "Wrong#2026", on(device)), "InvalidCredentialsError");
    EXPECT_TRUE(messages_.messages.empty());
    EXPECT_EQ(count("sign_in_failure"), 1);
}

ON_BOTH_ENGINES(SignInGuardTest);

}  // namespace
}  // namespace spaza::testing
