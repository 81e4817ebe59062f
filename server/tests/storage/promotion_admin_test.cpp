// Promotions and codes as the shop's people write them, on both engines and at once.
#include "app/backoffice/promotion_admin.hpp"

#include "platform/storage/outbox_queue.hpp"
#include "shop/proposals/proposals_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"
#include "support/promotions_test.hpp"

namespace spaza::testing {
namespace {

using app::backoffice::PromotionAdmin;

struct PromotionAdminTest : PromotionsTest {
    /// In the name of one person; rolled back when it is refused.
    template <class Body>
    auto admin(const std::string& by, const Body& body) {
        using Answer = std::invoke_result_t<const Body&, PromotionAdmin&>;
        std::optional<Answer> answer;
        database().write([&](storage::Session& session) {
            SqlStaffActStore acts{session, shop->clock, "token 1"};
            SqlProposalStore kept{session};
            ProposalService proposals{kept, acts, shop->clock, by};
            storage::OutboxQueue messages{session, shop->clock};
            PromotionAdmin open{session, config, shop->clock, acts, proposals, messages, by};
            answer.emplace(body(open));
            return answer->has_value();
        });
        return *std::move(answer);
    }
    std::string version(const std::string& code) {
        return admin("Lerato", [&](PromotionAdmin& open) { return open.service.find(code); })->version();
    }
    Result<KeptPromotion> draft(const Promotion& promotion) {
        return admin("Lerato", [&](PromotionAdmin& open) { return open.service.add(promotion); });
    }
    Result<PromotionSaved> save(const Promotion& promotion) {
        const std::string now = version(promotion.code);
        return admin("Lerato", [&](PromotionAdmin& open) { return open.service.save(now, promotion); });
    }
    Result<PromotionPublished> publish(const std::string& code, const GivenAway& given) {
        const std::string now = version(code);
        return admin("Lerato", [&](PromotionAdmin& open) { return open.service.publish(code, now, given, {}); });
    }
    Result<PromotionPublished> publish(const std::string& code) {
        return publish(code, {.version = version(code), .percent = 5});
    }
    Result<CouponBatch> batch(int codes) {
        return admin("Lerato", [&](PromotionAdmin& open) {
            CouponBatch made{.name = "Thanks", .promotion = "HUNDRED", .prefix = "T"};
            made.codes = codes;
            return open.coupons.add_batch(made, {});
        });
    }
    static Promotion off(std::int64_t rand) {
        Promotion made = hundred_off();
        made.off.amount = Money::cents(rand * 100);
        return made;
    }
    static Promotion tenth_off() {
        Promotion made{.code = "TENTH", .kind = PromotionKind::product_discount, .title = "A tenth off"};
        made.target.everything = true;
        made.off = {.percent = 10};
        return made;
    }
    Config config;
};

TEST_P(PromotionAdminTest, WhatIsPublishedIsWhatTheWorstCartWasLookedForOf) {
    ASSERT_TRUE(draft(hundred_off()));
    const GivenAway looked_at{.version = version("HUNDRED"), .percent = 2};
    ASSERT_TRUE(save(off(4900)));  // by somebody else, in between

    const auto refused = publish("HUNDRED", looked_at);

    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "catalogue.changedMeanwhile");
    EXPECT_FALSE(publish("HUNDRED")->proposal);
    ASSERT_TRUE(save(off(50)));
    EXPECT_FALSE(publish("HUNDRED")->proposal);
    const std::string now = version("HUNDRED");
    const auto undo = [&](const GivenAway& given) {
        return admin("Lerato", [&](PromotionAdmin& open) { return open.service.undo("HUNDRED", now, given, {}); });
    };
    EXPECT_EQ(undo(looked_at).error().message_key, "catalogue.changedMeanwhile");
    EXPECT_TRUE(undo({.version = now, .percent = 98})->proposal);
}

TEST_P(PromotionAdminTest, WhatCannotBeSaidTakesTwo) {
    ASSERT_TRUE(draft(hundred_off()));
    EXPECT_TRUE(publish("HUNDRED", {.version = version("HUNDRED")})->proposal);
}

TEST_P(PromotionAdminTest, AVersionIsNeverUsedAgain) {
    ASSERT_TRUE(draft(hundred_off()));
    const std::string first = version("HUNDRED");
    ASSERT_TRUE(admin("Lerato", [&](PromotionAdmin& open) -> Result<bool> {
        if (const auto gone = open.service.discard("HUNDRED", first); !gone) return std::unexpected(gone.error());
        return true;
    }));
    ASSERT_TRUE(draft(off(4900)));
    EXPECT_NE(version("HUNDRED"), first);

    ASSERT_TRUE(publish("HUNDRED"));
    const std::string live = version("HUNDRED");
    for (const PromotionMove each : {PromotionMove::pause, PromotionMove::resume}) {
        const std::string now = version("HUNDRED");
        ASSERT_TRUE(
            admin("Lerato", [&](PromotionAdmin& open) { return open.service.move("HUNDRED", now, each, {}); }));
    }
    EXPECT_NE(version("HUNDRED"), live);  // undone would be another change by now
}

TEST_P(PromotionAdminTest, ADraftOfOneCodeIsNotWrittenOverAnother) {
    ASSERT_TRUE(draft(hundred_off()));
    const auto taken = admin("Sipho", [&](PromotionAdmin& open) -> Result<bool> {
        // As it is for one who looked before the other had finished.
        return open.store.add_draft(off(4900), "Sipho", shop->clock.now());
    });
    EXPECT_FALSE(*taken);
    EXPECT_EQ(admin("Sipho", [&](PromotionAdmin& open) { return open.service.find("HUNDRED"); })->draft->by,
              "Lerato");
    const auto refused = draft(off(1));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "promotionAdmin.codeTaken");
}

TEST_P(PromotionAdminTest, ALimitCountsTheOrdersBeforeIt) {
    offer(tenth_off());
    const auto first = shop->place("thandi", cart_with("thandi", "").code.value);
    const auto second = shop->place("sipho", cart_with("sipho", "").code.value);
    ASSERT_TRUE(first && second);
    EXPECT_EQ(used("given"), 0);

    Promotion limited = tenth_off();
    limited.max_given = Money::cents(1200'00);
    limited.max_uses = 5;
    limited.max_uses_per_customer = 1;
    offer(limited);
    EXPECT_EQ(used("given"), 1000'00);
    EXPECT_EQ(used("promotion"), 2);
    EXPECT_EQ(shop->count("promotion_use WHERE kind = 'promotion' AND customer_id = 'thandi' AND used = 1"), 1);

    limited.title = "The same again";
    offer(limited);
    EXPECT_EQ(used("given"), 1000'00);
    EXPECT_EQ(used("promotion"), 2);

    // R 500.00 more would be beyond it; what an order gives back serves the next one.
    const auto third = shop->place("lerato", cart_with("lerato", "").code.value);
    ASSERT_TRUE(third);
    EXPECT_EQ(third->order.total, Money::cents(5000'00));
    shop->clock.advance(std::chrono::minutes{31});
    ASSERT_TRUE(shop->does([&](TestShop::Services& d) { return d.order_payments.expire(first->order.code); }));
    EXPECT_EQ(used("given"), 500'00);
    EXPECT_EQ(used("promotion"), 1);
}

TEST_P(PromotionAdminTest, ALimitCountsAnOrderThatIsPaidLate) {
    offer(tenth_off());
    const auto late = shop->place("thandi", cart_with("thandi", "").code.value);
    shop->clock.advance(std::chrono::minutes{31});
    ASSERT_TRUE(shop->does([&](TestShop::Services& d) { return d.order_payments.expire(late->order.code); }));
    Promotion limited = tenth_off();
    limited.max_given = Money::cents(1200'00);
    offer(limited);
    EXPECT_EQ(used("given"), 0);

    tell(*shop, notice_of(late->attempt, GatewayStatus::complete));

    EXPECT_EQ(shop->order("thandi", late->order.code).payment(), PaymentStatus::succeed);
    EXPECT_EQ(used("given"), 500'00);
}

TEST_P(PromotionAdminTest, CodesAreAgreedToAsTheyWereAskedFor) {
    config.backoffice.coupons_two_persons_over_cents = 1'000'00;
    offer(hundred_off());
    const auto asked = batch(20);
    ASSERT_TRUE(asked);
    ASSERT_EQ(asked->state, BatchState::waiting);
    offer(off(500));

    const auto agree = [&] {
        return admin("Sipho", [&](PromotionAdmin& open) { return open.coupons.agree(asked->id, {}); });
    };
    const auto refused = agree();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "promotionAdmin.batchChangedSince");

    offer(hundred_off());
    EXPECT_EQ(agree()->state, BatchState::making);
}

TEST_P(PromotionAdminTest, APromotionThatMakesCodesDearerTakesTwo) {
    config.backoffice.coupons_two_persons_over_cents = 3'000'00;
    offer(hundred_off());
    ASSERT_EQ(batch(20)->state, BatchState::making);
    ASSERT_TRUE(save(off(150)));
    EXPECT_FALSE(publish("HUNDRED")->proposal);  // R 3 000.00
    ASSERT_TRUE(save(off(151)));
    const auto waits = publish("HUNDRED");
    ASSERT_TRUE(waits->proposal);
    EXPECT_EQ(waits->proposal->after, Money::cents(3'020'00));
    const auto agree = [&](const Proposal& proposal) {
        return admin("Sipho", [&](PromotionAdmin& open) { return open.service.agree(proposal.id, {}); });
    };

    // Codes made meanwhile were not agreed to.
    ASSERT_EQ(batch(1)->state, BatchState::making);
    const auto refused = agree(*waits->proposal);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "promotionAdmin.changedSince");

    const auto again = publish("HUNDRED");
    EXPECT_EQ(agree(*again->proposal)->kept.published->off.amount, Money::cents(151'00));
}

ON_BOTH_ENGINES(PromotionAdminTest);

}  // namespace
}  // namespace spaza::testing
