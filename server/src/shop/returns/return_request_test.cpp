#include "shop/returns/return_request.hpp"

#include <gtest/gtest.h>

namespace spaza {
namespace {

using enum ReturnState;

const TimePoint kAskedAt = from_millis(1'780'000'000'000);
const TimePoint kLastDay = kAskedAt + std::chrono::hours{240};

ReturnRequest asked_for(ReturnMode mode = ReturnMode::drop_at_store) {
    ReturnFacts facts;
    facts.code = "R-10001";
    facts.mode = mode;
    facts.requested_at = kAskedAt;
    return {facts, {{.entry = 0, .units = 2, .reason = ReturnReason::faulty, .comment = {}, .value = {}}}};
}

/// A return in a state, by the verbs that lead there.
ReturnRequest in_state(ReturnState state, ReturnMode mode = ReturnMode::request_pickup) {
    ReturnRequest made = asked_for(mode);
    const auto good = [](const Result<ReturnMove>& move) { EXPECT_TRUE(move); };
    if (state == requested) return made;
    if (state == declined) return good(made.declined("no", "staff", kAskedAt)), made;
    if (state == cancelled) return good(made.cancelled(kAskedAt)), made;
    good(made.authorised(kLastDay, "staff", kAskedAt));
    if (state == authorised) return made;
    if (state == expired) return good(made.expired(kLastDay)), made;
    if (state == collection_booked) return good(made.collection_booked({}, kAskedAt)), made;
    good(made.received(StoreCode{"G205"}, state == collected, "staff", kAskedAt));
    if (state == dropped_off || state == collected) return made;
    good(made.inspected({{.entry = 0, .sellable = 1}}, "staff", kAskedAt));
    if (state == refunded) good(made.refunded(1, "staff", kAskedAt));
    if (state == replaced) good(made.replaced("staff", kAskedAt));
    if (state == sent_back) good(made.sent_back("worn", "staff", kAskedAt));
    return made;
}

Result<ReturnMove> moved(ReturnRequest& request, ReturnState to) {
    switch (to) {
        case authorised: return request.authorised(kLastDay, "staff", kAskedAt);
        case declined: return request.declined("no", "staff", kAskedAt);
        case collection_booked: return request.collection_booked({}, kAskedAt);
        case dropped_off: return request.received(StoreCode{"G205"}, false, "staff", kAskedAt);
        case collected: return request.received(StoreCode{"G205"}, true, "staff", kAskedAt);
        case inspected: return request.inspected({{.entry = 0, .sellable = 1}}, "staff", kAskedAt);
        case refunded: return request.refunded(1, "staff", kAskedAt);
        case replaced: return request.replaced("staff", kAskedAt);
        case sent_back: return request.sent_back("worn", "staff", kAskedAt);
        case cancelled: return request.cancelled(kAskedAt);
        case expired: return request.expired(kLastDay);
        case requested: break;
    }
    return fail(Reason::conflict, "return.moveNotPossible");
}

constexpr std::array kAllStates{requested, authorised, collection_booked, dropped_off, collected, inspected,
                                refunded,  replaced,   sent_back,         declined,    cancelled, expired};

TEST(ReturnRequest, EveryPairOfStatesIsAMoveOrARefusalThatChangesNothing) {
    for (const ReturnState from : kAllStates)
        for (const ReturnState to : kAllStates) {
            ReturnRequest request = in_state(from);
            ASSERT_EQ(request.state(), from);
            const auto move = moved(request, to);
            EXPECT_EQ(move.has_value(), may_follow(from, to)) << name_of(from) << " to " << name_of(to);
            EXPECT_EQ(request.state(), move ? to : from);
            EXPECT_EQ(request.progress().ended_at.has_value(), is_final(request.state()));
        }
}

TEST(ReturnRequest, StatesAreReadAsTheyAreWritten) {
    for (const ReturnState each : kAllStates) EXPECT_EQ(return_state_named(name_of(each)), each);
    EXPECT_FALSE(return_state_named("lost"));
}

TEST(ReturnRequest, OnlyWhatIsToBeCollectedIsBookedWithTheCourier) {
    ReturnRequest request = in_state(authorised, ReturnMode::drop_at_store);
    EXPECT_FALSE(request.collection_booked({}, kAskedAt));
    EXPECT_EQ(request.state(), authorised);
}

TEST(ReturnRequest, ExpiresOnlyWhenItsTimeIsOver) {
    ReturnRequest request = in_state(authorised);
    EXPECT_FALSE(request.expired(kLastDay - std::chrono::milliseconds{1}));
    EXPECT_TRUE(request.expired(kLastDay));
}

TEST(ReturnRequest, AnInspectionNamesItsOwnUnitsAndNoMoreThanWereAnnounced) {
    const std::vector<std::vector<Inspection>> impossible{
        {},
        {{.entry = 0}},                                  // nothing came in
        {{.entry = 0, .sellable = 2, .scrap = 1}},       // three of two
        {{.entry = 0, .sellable = -1, .refurbish = 2}},  // less than nothing
        {{.entry = 1, .sellable = 1}},                   // of an entry that was not announced
        {{.entry = 0, .scrap = 1}, {.entry = 0, .scrap = 1}},
    };
    for (const auto& found : impossible) {
        ReturnRequest request = in_state(dropped_off);
        EXPECT_FALSE(request.inspected(found, "staff", kAskedAt));
        EXPECT_EQ(request.state(), dropped_off);
        EXPECT_FALSE(request.entries()[0].inspection);
    }
    ReturnRequest request = in_state(dropped_off);
    ASSERT_TRUE(request.inspected({{.entry = 0, .refurbish = 1, .scrap = 1}}, "staff", kAskedAt));
    EXPECT_EQ(request.entries()[0].inspection->units(), 2);
}

}  // namespace
}  // namespace spaza
