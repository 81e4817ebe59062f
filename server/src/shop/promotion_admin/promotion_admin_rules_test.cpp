#include "shop/promotion_admin/promotion_admin_rules.hpp"

#include <gtest/gtest.h>
#include <limits>

#include "shop/promotion_admin/coupon_admin_rules.hpp"
#include "shop/promotions/definition.hpp"

namespace spaza {
namespace {

TEST(PromotionCode, IsMadeOfTheTitle) {
    EXPECT_EQ(code_from("Third one at half price!"), "third-one-at-half-price");
    EXPECT_EQ(code_from("  É  "), "promotion");
    EXPECT_EQ(code_from(std::string(90, 'a')).size(), 40U);
}

TEST(PromotionDocument, IsReadAsItWasWritten) {
    Promotion promotion{.code = "one"};
    promotion.kind = PromotionKind::order_discount;
    promotion.title = "One";
    promotion.tiers = {{Money::cents(500'00), {10, {}}}};
    promotion.ends_at = from_millis(1'800'000'000'000);
    promotion.max_given = Money::cents(200'000'00);
    promotion.enabled = false;

    const Promotion read = read_document("one", document_text(promotion));

    EXPECT_EQ(words_of(read), words_of(promotion));
    EXPECT_EQ(read.max_given, promotion.max_given);
    EXPECT_FALSE(read.enabled);
}

TEST(PromotionState, GoesByTheClock) {
    const TimePoint now{std::chrono::hours{1'000}};
    KeptPromotion kept{.code = "one"};
    kept.draft = PromotionDraft{};
    EXPECT_EQ(kept.state(now), PromotionState::draft);
    kept.published = Promotion{.code = "one"};
    EXPECT_EQ(kept.state(now), PromotionState::live);
    kept.published->starts_at = now + std::chrono::hours{1};
    EXPECT_EQ(kept.state(now), PromotionState::planned);
    kept.published->enabled = false;
    EXPECT_EQ(kept.state(now), PromotionState::paused);
    kept.published->ends_at = now;
    EXPECT_EQ(kept.state(now), PromotionState::ended);
}

TEST(PromotionMove, IsTakenBackOnlyWhereNothingElseWasChanged) {
    const TimePoint now{std::chrono::hours{1'000}};
    const auto version_of = [&](const Promotion& promotion) {
        PromotionVersion version;
        version.promotion = promotion;
        version.at = now;
        return version;
    };
    KeptPromotion kept{.code = "one"};
    EXPECT_FALSE(after(kept, PromotionMove::pause, now));
    kept.published = Promotion{.code = "one"};
    EXPECT_FALSE(after(kept, PromotionMove::resume, now));
    for (const PromotionMove each : {PromotionMove::pause, PromotionMove::end}) {
        const auto next = after(kept, each, now);
        ASSERT_TRUE(next);
        EXPECT_TRUE(is_moved(version_of(*next), *kept.published));
        Promotion other = *next;
        other.off.percent = 90;
        EXPECT_FALSE(is_moved(version_of(other), *kept.published));
    }
    Promotion longer = *kept.published;
    longer.ends_at = now + std::chrono::hours{1};
    EXPECT_FALSE(is_moved(version_of(longer), *kept.published));
    kept.published->starts_at = now;
    EXPECT_FALSE(after(kept, PromotionMove::end, now));  // it has not begun
}

TEST(CouponCode, CanBeReadOutAndHasItsPrefix) {
    const std::string random = std::string(11, '\0') + '\x1F';
    EXPECT_EQ(coupon_from("YOUTH", random), "YOUTH-2222-2222-222Z");
    EXPECT_EQ(coupon_from("", random), "2222-2222-222Z");
}

TEST(CouponCost, IsWhatAllCodesCanTakeOff) {
    CouponBatch batch{.name = "b", .promotion = "p", .prefix = ""};
    batch.codes = 100;
    Promotion promotion{.code = "p"};
    promotion.kind = PromotionKind::order_discount;
    promotion.off = {0, Money::cents(50'00)};
    EXPECT_EQ(most_cost({batch}, promotion, {}), Money::cents(5'000'00));
    promotion.max_given = Money::cents(2'000'00);
    EXPECT_EQ(most_cost({batch}, promotion, {}), Money::cents(2'000'00));
    promotion.max_given = {};
    batch.max_uses = 0;
    EXPECT_FALSE(most_cost({batch}, promotion, {}));
    batch.max_uses = 1;
    promotion.off = {10, {}};
    EXPECT_FALSE(most_cost({batch}, promotion, {}));
    promotion.most_off = Money::cents(30'00);
    EXPECT_EQ(most_cost({batch}, promotion, {}), Money::cents(3'000'00));
}

TEST(CouponCost, CannotBeSaidWhereItIsBeyondCounting) {
    CouponBatch batch{.name = "b", .promotion = "p", .prefix = ""};
    batch.codes = kMostCodes;
    batch.max_uses = std::numeric_limits<int>::max();
    Promotion promotion{.code = "p"};
    promotion.kind = PromotionKind::order_discount;
    promotion.off = {0, Money::cents(1'000'000'00)};
    EXPECT_FALSE(most_cost({batch}, promotion, {}));
    batch.max_uses = 500'000;  // 5e18 cents: one batch can be counted, two cannot
    EXPECT_TRUE(most_cost({batch}, promotion, {}));
    EXPECT_FALSE(most_cost({batch, batch}, promotion, {}));
    promotion.max_given = Money::cents(100'00);
    EXPECT_EQ(most_cost({batch, batch}, promotion, {}), Money::cents(100'00));
}

TEST(CouponCost, TakesTwoAgainWhenCodesThatExistBecomeDearer) {
    CouponBatch batch{.name = "b", .promotion = "p", .prefix = ""};
    batch.codes = 100;
    Promotion now{.code = "p"};
    now.kind = PromotionKind::order_discount;
    now.off = {0, Money::cents(50'00)};
    const Money over = Money::cents(6'000'00);
    Promotion then = now;
    const auto costs_more = [&] { return codes_cost_more({batch}, now, then, {}, over); };
    then.off.amount = Money::cents(60'00);
    EXPECT_FALSE(costs_more());  // R 6 000.00 all together
    then.off.amount = Money::cents(60'01);
    EXPECT_TRUE(costs_more());
    EXPECT_FALSE(codes_cost_more({}, now, then, {}, over));
    then.off = {10, {}};  // nobody knows how much
    EXPECT_TRUE(costs_more());
    now = then;
    then.title = "Another word";
    EXPECT_FALSE(costs_more());
    then.off.percent = 11;
    EXPECT_TRUE(costs_more());
    then.most_off = Money::cents(60'00);
    EXPECT_FALSE(costs_more());
}

}  // namespace
}  // namespace spaza
