#include "shop/staff_acts/staff_act_chain.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

const StaffAct kAnswer{.number = 7,
                       .at = from_millis(1'790'000'000'000),
                       .by = "Lerato",
                       .login = "spaza",
                       .act = "ticket.answered",
                       .about = "T-10001",
                       .from = "OPEN",
                       .to = "INPROCESS"};

TEST(StaffActs, HaveADigestOfAllTheySay) {
    const std::string digest = digest_of(kAnswer, "before");
    EXPECT_EQ(digest.size(), 64U);
    EXPECT_EQ(digest_of(kAnswer, "before"), digest);
    EXPECT_NE(digest_of(kAnswer, "other"), digest);
    StaffAct act = kAnswer;
    act.number = 8;
    EXPECT_NE(digest_of(act, "before"), digest);
    act = kAnswer;
    act.at += std::chrono::milliseconds{1};
    EXPECT_NE(digest_of(act, "before"), digest);
    for (std::string StaffAct::*field :
         {&StaffAct::by, &StaffAct::login, &StaffAct::act, &StaffAct::about, &StaffAct::from, &StaffAct::to}) {
        act = kAnswer;
        act.*field += "x";
        EXPECT_NE(digest_of(act, "before"), digest);
    }
}

TEST(StaffActs, HaveAnotherDigestWhenWordsMoveFromOneFieldToTheNext) {
    StaffAct act = kAnswer;
    act.by = "Leratos";
    act.login = "paza";
    EXPECT_NE(digest_of(act, ""), digest_of(kAnswer, ""));
}

}  // namespace
}  // namespace spaza
