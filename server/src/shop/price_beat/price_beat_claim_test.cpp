#include "shop/price_beat/price_beat_claim.hpp"

#include <algorithm>
#include <functional>
#include <gtest/gtest.h>

namespace spaza::price_beat_claim_test {
namespace {

using enum PriceBeatStatus;

const TimePoint kSent{std::chrono::hours{12}};
const TimePoint kLater{std::chrono::hours{13}};

using Verb = std::function<Result<PriceBeatMove>(PriceBeatClaim&)>;

const Verb kTaken = [](PriceBeatClaim& c) { return c.taken("Kagiso", kLater); };
const Verb kFirst = [](PriceBeatClaim& c) { return c.first_agreed("Kagiso", kLater); };
const Verb kRefund = [](PriceBeatClaim& c) { return c.agreed_by_refund("Palesa", "CN1", kLater); };
const Verb kCoupon = [](PriceBeatClaim& c) { return c.agreed_by_coupon("Palesa", "BEAT-1", kLater, kLater); };
const Verb kRefused = [](PriceBeatClaim& c) { return c.refused("Palesa", "Another model", kLater); };
const Verb kPaid = [](PriceBeatClaim& c) { return c.paid(kLater); };

PriceBeatClaim claim_in(PriceBeatStatus status) {
    PriceBeatClaim claim{{.id = "PB-1",
                          .own_price = Money::cents(100'00),
                          .beaten = {Money::cents(10'00), Money::cents(1'00), Money::cents(11'00)},
                          .created_at = kSent}};
    const std::vector<Verb> way = status == sent       ? std::vector<Verb>{}
                                  : status == checking ? std::vector{kTaken}
                                  : status == agreed   ? std::vector{kTaken, kRefund}
                                  : status == refused  ? std::vector{kRefused}
                                                       : std::vector{kTaken, kRefund, kPaid};
    for (const Verb& each : way) EXPECT_TRUE(each(claim));
    EXPECT_EQ(claim.status(), status);
    return claim;
}

/// Every verb in every state is a move of the table, or a refusal that changes nothing.
TEST(PriceBeatClaim, MovesByItsTableAlone) {
    const struct {
        const char* name;
        Verb act;
        std::vector<PriceBeatStatus> from;
        PriceBeatStatus to;
    } verbs[]{{"checking", kTaken, {sent}, checking},           {"firstAgreed", kFirst, {checking}, checking},
              {"agreed", kRefund, {checking}, agreed},          {"agreed", kCoupon, {checking}, agreed},
              {"refused", kRefused, {sent, checking}, refused}, {"paid", kPaid, {agreed}, paid}};
    for (const auto& verb : verbs)
        for (const PriceBeatStatus from : {sent, checking, agreed, refused, paid}) {
            PriceBeatClaim claim = claim_in(from);
            const PriceBeatProgress before = claim.progress();
            const auto move = verb.act(claim);
            const bool may = std::ranges::find(verb.from, from) != verb.from.end();
            ASSERT_EQ(move.has_value(), may) << verb.name << " from " << name_of(from);
            if (may) {
                EXPECT_EQ(move->what(), verb.name);
                EXPECT_EQ(move->to(), verb.to);
                EXPECT_EQ(claim.status(), verb.to);
                EXPECT_EQ(claim.progress().modified_at, kLater);
                EXPECT_TRUE(may_follow(from, verb.to));
            } else {
                EXPECT_EQ(move.error().message_key, "priceBeat.moveNotPossible");
                EXPECT_EQ(claim.status(), from);
                EXPECT_EQ(claim.progress().modified_at, before.modified_at);
                EXPECT_EQ(claim.progress().reason, before.reason);
                EXPECT_EQ(claim.progress().credit_note, before.credit_note);
            }
        }
}

TEST(PriceBeatClaim, KeepsWhoAndWhy) {
    PriceBeatClaim claim = claim_in(checking);
    EXPECT_EQ(kFirst(claim)->by(), "Kagiso");
    EXPECT_EQ(claim.progress().first_agreed, "Kagiso");
    const auto refusal = kRefused(claim);
    EXPECT_EQ(refusal->by(), "Palesa");
    EXPECT_EQ(refusal->said(), "Another model");
    EXPECT_EQ(claim.progress().reason, "Another model");
    EXPECT_EQ(claim.beaten_price(), Money::cents(89'00));
}

TEST(PriceBeatClaim, NamesAreReadAsTheyAreWritten) {
    for (const PriceBeatStatus each : {sent, checking, agreed, refused, paid})
        EXPECT_EQ(price_beat_status_named(name_of(each)), each);
    for (const PriceBeatKind each : {PriceBeatKind::after_purchase, PriceBeatKind::before_purchase})
        EXPECT_EQ(price_beat_kind_named(name_of(each)), each);
    EXPECT_EQ(price_beat_kind_named("swap"), std::nullopt);
}

}  // namespace
}  // namespace spaza::price_beat_claim_test
