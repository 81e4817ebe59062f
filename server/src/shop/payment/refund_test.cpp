#include "shop/payment/refund.hpp"

#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

namespace spaza::refund_test {
namespace {

using enum RefundState;

const TimePoint kAsked{std::chrono::hours{12}};

Refund asked_for() {
    return Refund{
        {.id = "r1", .amount = Money::cents(100'00), .reason = "refund.cancelled", .created_at = kAsked}};
}

struct RefundVerb {
    const char* name;
    std::vector<RefundState> from;
    RefundState to;
    std::function<std::optional<RefundMove>(Refund&, TimePoint)> act;
};

const std::vector<RefundVerb>& refund_verbs() {
    static const std::vector<RefundVerb> all{
        {"sent",
         {needed, sent},
         sent,
         [](Refund& r, TimePoint t) { return r.sent(t, t + std::chrono::minutes{2}); }},
        {"unanswered",
         {sent},
         sent,
         [](Refund& r, TimePoint t) { return r.unanswered("timeout", t + std::chrono::minutes{5}, t); }},
        {"accepted", {sent}, done, [](Refund& r, TimePoint t) { return r.accepted("R-77", t); }},
        {"refused", {sent}, failed, [](Refund& r, TimePoint t) { return r.refused("too old", t); }},
        {"taken up", {failed}, needed, [](Refund& r, TimePoint t) { return r.taken_up(t); }},
        {"given back by hand", {failed}, needed, [](Refund& r, TimePoint t) { return r.given_back_by_hand(t); }},
    };
    return all;
}

std::string kept_of(const Refund& refund) {
    const auto millis = [](const std::optional<TimePoint>& at) {
        return at ? std::to_string(to_millis(*at)) : "-";
    };
    return std::to_string(static_cast<int>(refund.state())) + '|' + refund.answer() + '|' +
           std::to_string(refund.tries()) + '|' + millis(refund.next_try_at()) + '|' +
           millis(refund.finished_at());
}

TEST(Refunds, MoveOnlyAlongTheTableWhateverIsDoneToThem) {
    std::mt19937 random{12};
    int moved = 0;
    int refused = 0;
    for (int walk = 0; walk < 500; ++walk) {
        Refund refund = asked_for();
        TimePoint now = kAsked;
        for (int step = 0; step < 12; ++step) {
            const RefundVerb& verb = refund_verbs()[random() % refund_verbs().size()];
            const RefundState before = refund.state();
            const std::string kept = kept_of(refund);
            now += std::chrono::minutes{1};
            const auto move = verb.act(refund, now);
            EXPECT_EQ(move.has_value(), std::ranges::count(verb.from, before) == 1) << verb.name;
            if (move) {
                ++moved;
                EXPECT_TRUE(may_follow(before, verb.to)) << verb.name;
                EXPECT_EQ(refund.state(), verb.to) << verb.name;
                EXPECT_EQ(move->from(), before) << verb.name;
                EXPECT_EQ(move->to(), verb.to) << verb.name;
                EXPECT_EQ(move->at(), now) << verb.name;
            } else {
                ++refused;
                EXPECT_EQ(kept_of(refund), kept) << verb.name;
            }
        }
    }
    EXPECT_GT(moved, 1000);
    EXPECT_GT(refused, 1000);
}

TEST(Refunds, HaveTheseMovesAndNoOthers) {
    const std::vector<std::pair<RefundState, RefundState>> allowed{
        {needed, sent}, {sent, sent}, {sent, done}, {sent, failed}, {failed, needed}};
    for (const RefundState from : {needed, sent, done, failed})
        for (const RefundState to : {needed, sent, done, failed})
            EXPECT_EQ(may_follow(from, to), std::ranges::count(allowed, std::pair{from, to}) == 1)
                << static_cast<int>(from) << " to " << static_cast<int>(to);
}

TEST(Refunds, ThatAreDoneStayDone) {
    Refund refund = asked_for();
    ASSERT_TRUE(refund.sent(kAsked, kAsked));
    ASSERT_TRUE(refund.accepted("R-77", kAsked));
    for (const RefundVerb& verb : refund_verbs()) EXPECT_FALSE(verb.act(refund, kAsked)) << verb.name;
    EXPECT_EQ(refund.answer(), "R-77");
    EXPECT_EQ(refund.finished_at(), kAsked);
    EXPECT_FALSE(refund.is_due(kAsked + std::chrono::days{365}));
}

TEST(Refunds, AreNotAcceptedOrRefusedBeforeTheyAreSent) {
    Refund refund = asked_for();
    EXPECT_FALSE(refund.accepted("R-77", kAsked));
    EXPECT_FALSE(refund.refused("no", kAsked));
    EXPECT_FALSE(refund.unanswered("timeout", kAsked, kAsked));
    EXPECT_EQ(refund.state(), needed);
    EXPECT_TRUE(refund.is_first_try());
    EXPECT_TRUE(refund.is_due(kAsked));
}

TEST(Refunds, TakenUpAgainAreNoFirstTryAndThoseByHandAskNoGateway) {
    Refund refund = asked_for();
    ASSERT_TRUE(refund.sent(kAsked, kAsked));
    ASSERT_TRUE(refund.refused("closed account", kAsked));
    ASSERT_TRUE(refund.taken_up(kAsked));
    EXPECT_FALSE(refund.is_first_try());
    EXPECT_FALSE(refund.is_by_hand());
    EXPECT_FALSE(refund.finished_at());
    ASSERT_TRUE(refund.sent(kAsked, kAsked));
    ASSERT_TRUE(refund.refused("closed account", kAsked));
    const auto by_hand = refund.given_back_by_hand(kAsked);
    ASSERT_TRUE(by_hand);
    EXPECT_EQ(by_hand->what(), "byHand");
    EXPECT_EQ(refund.answer(), "");
    const auto settling = refund.sent(kAsked, kAsked);
    ASSERT_TRUE(settling);
    EXPECT_EQ(settling->what(), "settling");
    const auto settled = refund.accepted("", kAsked);
    ASSERT_TRUE(settled);
    EXPECT_EQ(settled->what(), "settled");
    EXPECT_TRUE(refund.is_by_hand());
}

TEST(Refunds, AreNotByHandBecauseAGatewaySaysSo) {
    Refund refund = asked_for();
    ASSERT_TRUE(refund.sent(kAsked, kAsked));
    ASSERT_TRUE(refund.unanswered("given back by hand", kAsked, kAsked));
    EXPECT_FALSE(refund.is_by_hand());
}

TEST(Refunds, SayWithEachMoveWhatHappenedAndToWhichOfThem) {
    Refund refund = asked_for();
    const std::vector<std::optional<RefundMove>> moves{
        refund.sent(kAsked, kAsked),    refund.unanswered("timeout", kAsked, kAsked),
        refund.sent(kAsked, kAsked),    refund.refused("too old", kAsked),
        refund.taken_up(kAsked),        refund.sent(kAsked, kAsked),
        refund.accepted("R-77", kAsked)};
    std::string all;
    for (const auto& move : moves) {
        ASSERT_TRUE(move);
        EXPECT_EQ(move->refund(), "r1");
        all += std::string{move->what()} + ' ' + move->said() + ';';
    }
    EXPECT_EQ(all, "sent ;unanswered timeout;sent ;refused too old;takenUp ;sent ;accepted R-77;");
}

}  // namespace
}  // namespace spaza::refund_test
