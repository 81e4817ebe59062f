#include "shop/accounts/passwords.hpp"

#include <gtest/gtest.h>
#include <thread>
#include <vector>

namespace spaza {
namespace {

TEST(Passwords, AreKnownAgain) {
    const Passwords passwords;
    const auto hash = passwords.hash("Kettle.Moon77");
    ASSERT_TRUE(hash);
    EXPECT_TRUE(passwords.verify("Kettle.Moon77", *hash).value());
    EXPECT_FALSE(passwords.verify("Kettle.Moon78", *hash).value());
    EXPECT_FALSE(passwords.verify_nobody("no account has this password").value());
}

TEST(Passwords, RefusedAtOnceWhenTooManyWait) {
    const Passwords passwords{{.at_once = 1, .most_waiting = 0}};
    const Passwords::Turn somebody{passwords};
    ASSERT_TRUE(somebody);
    const auto hash = passwords.hash("Kettle.Moon77");
    ASSERT_FALSE(hash);
    EXPECT_EQ(hash.error().reason, Reason::busy);
    EXPECT_FALSE(passwords.verify_nobody("Kettle.Moon77"));
}

TEST(Passwords, WaitTheirTurn) {
    const Passwords passwords{{.at_once = 1, .most_waiting = 1}};
    Result<std::string> hash = fail(Reason::invalid, "none");
    std::thread waiting;
    {
        const Passwords::Turn somebody{passwords};
        waiting = std::thread{[&] { hash = passwords.hash("Kettle.Moon77"); }};
    }
    waiting.join();
    EXPECT_TRUE(hash);
}

TEST(Passwords, OfTheKnownGoFirstHoweverManyStrangersWait) {
    const Passwords passwords{{.at_once = 1, .most_waiting = 1}};
    std::vector<Standing> order;  // written by whoever has the only turn
    const auto wait_for_turn = [&](Standing standing) {
        std::thread waiting{[&passwords, &order, standing] {
            const Passwords::Turn turn{passwords, standing};
            if (turn) order.push_back(standing);
        }};
        while (passwords.waiting(standing) == 0) std::this_thread::yield();
        return waiting;
    };
    std::thread stranger;
    std::thread known;
    {
        const Passwords::Turn somebody{passwords};
        stranger = wait_for_turn(Standing::stranger);
        EXPECT_FALSE(passwords.hash("Kettle.Moon77"));  // no room for another stranger
        known = wait_for_turn(Standing::known);
        EXPECT_FALSE(passwords.verify("Kettle.Moon77", "", Standing::known));  // nor for everybody who is known
    }
    known.join();
    stranger.join();
    EXPECT_EQ(order, (std::vector{Standing::known, Standing::stranger}));
}

TEST(Passwords, AreKnownWithTheKeyTheyWereKeptWithAlone) {
    const Passwords keyed{{}, std::string(64, 'k')};
    const std::string hash = keyed.hash("Kettle.Moon77").value();

    EXPECT_TRUE(keyed.verify("Kettle.Moon77", hash).value());
    EXPECT_FALSE(keyed.verify("Kettle.Moon78", hash).value());
    EXPECT_FALSE(Passwords{}.verify("Kettle.Moon77", hash).value()) << "the database alone";
    EXPECT_FALSE((Passwords{{}, std::string(64, 'x')}.verify("Kettle.Moon77", hash).value()));
    EXPECT_TRUE((Passwords{{}, std::string(64, 'x')}.is_of_another_key(hash)));
    EXPECT_TRUE(Passwords{}.is_of_another_key(hash));
    EXPECT_FALSE(keyed.is_of_another_key(hash));
    EXPECT_TRUE(hash.starts_with(password_key_mark(std::string(64, 'k'))));
    EXPECT_FALSE(hash.starts_with(password_key_mark(std::string(64, 'x'))));
}

TEST(Passwords, OfBeforeThereWasAKeyGoOnWorking) {
    const std::string of_before = Passwords{}.hash("Kettle.Moon77").value();
    const Passwords keyed{{}, std::string(64, 'k')};

    EXPECT_TRUE(keyed.verify("Kettle.Moon77", of_before).value());
    EXPECT_FALSE(keyed.verify("Kettle.Moon78", of_before).value());
    EXPECT_TRUE(keyed.is_outdated(of_before));
    EXPECT_FALSE(keyed.is_outdated(keyed.hash("Kettle.Moon77").value()));
    EXPECT_FALSE(keyed.is_outdated("")) << "an account without a password";
    EXPECT_FALSE(Passwords{}.is_outdated(of_before));
}

TEST(Passwords, MadeAtOtherCostsGoOnWorking) {
    const std::string of_before =  // by the reference program: 46 MiB, 2 passes
        "$argon2id$v=19$m=47104,t=2,p=1$c2FsdCBvZiBhIGtldHRsZQ$AM2Ud8G5GRpUXXbKfVjThwWILB5HfTbGoqpLKk5SHJ4";

    EXPECT_TRUE(Passwords{}.verify("Kettle.Moon77", of_before).value());
    EXPECT_FALSE(Passwords{}.verify("Kettle.Moon78", of_before).value());
    EXPECT_TRUE(Passwords{}.is_outdated(of_before));
    EXPECT_FALSE(Passwords{}.is_outdated(Passwords{}.hash("Kettle.Moon77").value()));
}

}  // namespace
}  // namespace spaza
