#include <gmock/gmock.h>

#include "app/payment_hub.hpp"
#include "shop/attachments/attachments_service.hpp"
#include "shop/attachments/attachments_store_sql.hpp"
#include "shop/ledger/ledger_store_sql.hpp"
#include "shop/price_beat/price_beat_admin_service.hpp"
#include "shop/price_beat/price_beat_service.hpp"
#include "shop/price_beat/price_beat_store_sql.hpp"
#include "shop/staff_acts/staff_acts_store_sql.hpp"
#include "support/fake_gateway.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

using std::chrono::days;

/// Both sides of price beats on one session of the shop of the tests.
struct PriceBeats {
    PriceBeats(storage::Session& session, TestShop& shop, const PriceBeatPolicy& policy)
        : services{session, shop},
          attachments{session},
          contents{session},
          files{attachments, contents, shop.clock},
          store{session},
          acts{session, shop.clock, "tests"},
          payouts{store, shop.clock},
          hub{services.order_payments, {&payouts}},
          refunds{services.refund_store, services.payment_store, hub, shop.clock},
          customer{{.store = store,
                    .orders = services.fulfilment,
                    .products = shop.products,
                    .files = files,
                    .customers = shop.customers,
                    .mails = shop.mails,
                    .terms = shop.terms,
                    .policy = policy,
                    .clock = shop.clock}},
          staff{{.store = store,
                 .orders = services.fulfilment,
                 .refunds = refunds,
                 .invoices = services.invoices,
                 .promotions = services.promotions,
                 .files = files,
                 .customers = shop.customers,
                 .mails = shop.mails,
                 .acts = acts,
                 .policy = policy,
                 .clock = shop.clock}} {}

    TestShop::Services services;
    SqlAttachmentStore attachments;
    SqlAttachmentContents contents;
    AttachmentService files;
    SqlPriceBeatStore store;
    SqlStaffActStore acts;
    PriceBeatPayoutService payouts;
    app::PaymentHub hub;
    RefundService refunds;
    PriceBeatService customer;
    PriceBeatAdminService staff;
};

struct PriceBeatTest : OrderingTest {
    void SetUp() override {
        OrderingTest::SetUp();
        if (!IsSkipped()) shop->refunds_are_real = true;
    }
    template <class Use>
    auto does(Use&& use) {
        using Answer = std::invoke_result_t<Use&, PriceBeats&>;
        std::optional<Answer> answer;
        database().write([&](storage::Session& session) {
            PriceBeats price_beats{session, *shop, policy};
            answer.emplace(use(price_beats));
            if constexpr (requires { answer->error(); })
                return answer->has_value();
            else
                return true;
        });
        return *std::move(answer);
    }
    PlacedOrder paid(const std::string& product, int units = 1) {
        const PlacedOrder placed = shop->placed("thandi", product, units);
        EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, placed.attempt.merchant_ref)),
                  Verdict::applied);
        return placed;
    }
    static PriceBeatForm form(const PlacedOrder& order, const std::string& price) {
        return {.kind = PriceBeatKind::after_purchase,
                .competitor_price = price,
                .competitor_url = "https://www.goedkoop.example/it",
                .order = order.order.code.value,
                .entry_number = "0",
                .own_url = {},
                .own_price = {},
                .comment = {},
                .asked_host = {},
                .files = {{"Screen.pdf", AttachmentKind::pdf, "%PDF"}},
                .uploaded = {}};
    }
    static PriceBeatForm before(const std::string& product, const std::string& price) {
        PriceBeatForm made = form({}, price);
        made.kind = PriceBeatKind::before_purchase;
        made.own_url = "/p/" + product;
        return made;
    }
    Result<PriceBeatDetails> claim(const PriceBeatForm& form, const std::string& who = "thandi") {
        return does([&](PriceBeats& all) { return all.customer.claim(CustomerId{who}, form); });
    }
    Result<PriceBeatDetails> agree(const std::string& id, const std::string& who) {
        return does([&](PriceBeats& all) { return all.staff.agree(id, who); });
    }
    std::string status(const std::string& id) {
        return std::string{name_of(does([&](PriceBeats& all) { return all.staff.find(id); })->claim.status())};
    }
    std::string history(const std::string& id) {
        const auto details = does([&](PriceBeats& all) { return all.staff.find(id); });
        std::string text;
        for (const PriceBeatLine& line : details->history)
            text += (text.empty() ? "" : ", ") + line.what + " by " + line.by;
        return text;
    }
    std::string acts() {
        std::string text;
        for (const StaffAct& act : does([](PriceBeats& all) { return all.acts.recent({}); }))
            text.insert(0,
                        act.act + " by " + act.by + " " + act.from + " to " + act.to + (text.empty() ? "" : ", "));
        return text;
    }
    /// The gateway accepts everything that is due.
    int send_refunds() {
        const auto due = does([](PriceBeats& all) { return all.refunds.due(); });
        for (const Refund& each : due) {
            EXPECT_TRUE(does([&](PriceBeats& all) { return all.refunds.take(each.id); }));
            EXPECT_TRUE(does([&](PriceBeats& all) {
                return all.refunds.answered(each.id, {.outcome = RefundOutcome::accepted, .text = "R"});
            }));
        }
        return static_cast<int>(due.size());
    }
    std::vector<std::string> mails() {
        std::vector<std::string> keys;
        for (const Mail& each : shop->mails.sent)
            if (each.template_name == "price-beat" || each.template_name == "order-refund")
                keys.push_back(each.key.substr(0, each.key.find(':')));
        return keys;
    }
    std::vector<std::string> broken_ledger() {
        std::vector<std::string> rules;
        for (const LedgerFault& each :
             database().reading([](storage::Session& session) { return faults_in_the_ledger(session); }))
            rules.push_back(each.rule);
        return rules;
    }

    PriceBeatPolicy policy{.not_counted = {"auction.example"},
                           .own_hosts = {"shop.example"},
                           .two_persons_over = Money::cents(500'00),
                           .origin = "https://shop.example"};
};

TEST_P(PriceBeatTest, AfterThePurchaseIsAgreedAndPaidWithACreditNote) {
    const PlacedOrder order = paid("CABLE");
    const auto sent = claim(form(order, "79.00"));
    ASSERT_TRUE(sent);
    EXPECT_EQ(sent->claim.beaten, (BeatenPrice{Money::cents(20'00), Money::cents(2'00), Money::cents(22'00)}));
    EXPECT_EQ(sent->files.size(), 1U);
    const std::string id = sent->claim.id;

    ASSERT_TRUE(agree(id, "Kagiso"));
    EXPECT_EQ(status(id), "AGREED");
    EXPECT_EQ(shop->count("invoice WHERE kind = 'creditNote' AND total_cents = 2200 AND tax_cents = 287"), 1);
    EXPECT_EQ(send_refunds(), 1);
    EXPECT_EQ(status(id), "PAID");
    EXPECT_EQ(history(id), "sent by customer, checking by Kagiso, agreed by Kagiso, paid by shop");
    EXPECT_EQ(mails(), (std::vector<std::string>{"price-beat-sent", "price-beat-agreed", "order-refund"}));
    EXPECT_EQ(shop->order("thandi", order.order.code).payment(), PaymentStatus::partly_refunded);
    EXPECT_THAT(broken_ledger(), ::testing::IsEmpty());

    EXPECT_EQ(agree(id, "Kagiso").error().message_key, "priceBeat.moveNotPossible");
    EXPECT_EQ(shop->count("refund"), 1);
}

TEST_P(PriceBeatTest, IsTakenOffWhatIsGivenBackWhenTheUnitIsCancelled) {
    const PlacedOrder order = paid("CABLE", 2);
    ASSERT_TRUE(agree(claim(form(order, "79.00"))->claim.id, "Kagiso"));
    const auto cancelled = shop->does([&](TestShop::Services& services) {
        return services.fulfilment.cancel(
            {.order = order.order.code, .customer = CustomerId{"thandi"}, .units = {{0, 1, {}}}, .reason = {}});
    });
    ASSERT_TRUE(cancelled) << cancelled.error().message_key;
    EXPECT_EQ(shop->count("refund WHERE amount_cents = 9900"), 1);  // the other unit first
    ASSERT_TRUE(shop->does([&](TestShop::Services& services) {
        return services.fulfilment.cancel(
            {.order = order.order.code, .customer = CustomerId{"thandi"}, .units = {}, .reason = {}});
    }));
    EXPECT_THAT(broken_ledger(), ::testing::IsEmpty());
    while (send_refunds() > 0) shop->clock.advance(std::chrono::minutes{3});
    EXPECT_EQ(shop->order("thandi", order.order.code).payment(), PaymentStatus::refunded);
    EXPECT_THAT(broken_ledger(), ::testing::IsEmpty());
}

TEST_P(PriceBeatTest, OfAUnitThatIsGoneIsNotPaid) {
    const PlacedOrder order = paid("CABLE");
    const std::string id = claim(form(order, "79.00"))->claim.id;
    ASSERT_TRUE(shop->does([&](TestShop::Services& services) {
        return services.fulfilment.cancel(
            {.order = order.order.code, .customer = CustomerId{"thandi"}, .units = {}, .reason = {}});
    }));
    EXPECT_EQ(agree(id, "Kagiso").error().message_key, "priceBeat.unitsGone");
    EXPECT_EQ(status(id), "SENT");
    EXPECT_EQ(shop->count("refund WHERE reason = 'refund.priceBeat'"), 0);
}

TEST_P(PriceBeatTest, OfAnOrderPaidWhenItsGoodsWereGoneIsNotTaken) {
    const PlacedOrder late = shop->placed("thandi", "ONLINE", 3);
    shop->clock.advance(std::chrono::minutes{31});
    shop->does([&](TestShop::Services& services) { return services.order_payments.expire(late.order.code); });
    (void)shop->placed("sipho", "ONLINE", 1);
    ASSERT_EQ(tell(*shop, notice_of(late.attempt, GatewayStatus::complete)), Verdict::applied);
    ASSERT_EQ(shop->order("thandi", late.order.code).payment(), PaymentStatus::succeed);

    EXPECT_EQ(claim(form(late, "1.00")).error().message_key, "priceBeat.cancelled");
    EXPECT_EQ(shop->count("price_beat_claim"), 0);
}

TEST_P(PriceBeatTest, IsClaimedOnceAUnit) {
    const PlacedOrder order = paid("CABLE", 3);
    std::atomic<int> made{0};
    std::atomic<int> refused{0};
    at_once(8, [&](int) {
        const auto sent = claim(form(order, "79.00"));
        if (sent)
            ++made;
        else if (sent.error().message_key == "priceBeat.claimed")
            ++refused;
    });
    EXPECT_EQ(made, 3);
    EXPECT_EQ(refused, 5);
    EXPECT_EQ(shop->count("price_beat_claim"), 3);
    EXPECT_EQ(shop->count("attachment"), 3);
}

TEST_P(PriceBeatTest, RefusedMayBeClaimedAgain) {
    const PlacedOrder order = paid("CABLE");
    const std::string id = claim(form(order, "79.00"))->claim.id;
    EXPECT_EQ(does([&](PriceBeats& all) { return all.staff.refuse(id, "Kagiso", " "); }).error().message_key,
              "priceBeat.reasonNeeded");
    ASSERT_TRUE(does([&](PriceBeats& all) { return all.staff.take(id, "Kagiso"); }));
    ASSERT_TRUE(does([&](PriceBeats& all) { return all.staff.refuse(id, "Kagiso", "Theirs is another model."); }));
    EXPECT_EQ(status(id), "REFUSED");
    EXPECT_EQ(acts(), "claim.checked by Kagiso SENT to CHECKING, claim.refused by Kagiso CHECKING to REFUSED")
        << "and nothing of what was refused itself";
    EXPECT_EQ(mails(), (std::vector<std::string>{"price-beat-sent", "price-beat-checking", "price-beat-refused"}));
    EXPECT_EQ(agree(id, "Palesa").error().message_key, "priceBeat.moveNotPossible");
    EXPECT_TRUE(claim(form(order, "79.00")));
    EXPECT_EQ(shop->count("refund"), 0);
}

TEST_P(PriceBeatTest, OneOfTwoRefusedMayBeClaimedAgainWhileTheOtherStands) {
    const PlacedOrder order = paid("CABLE", 2);
    const std::string id = claim(form(order, "79.00"))->claim.id;
    ASSERT_TRUE(claim(form(order, "79.00")));
    ASSERT_TRUE(does([&](PriceBeats& all) { return all.staff.take(id, "Kagiso"); }));
    ASSERT_TRUE(does([&](PriceBeats& all) { return all.staff.refuse(id, "Kagiso", "Theirs is another model."); }));
    EXPECT_TRUE(claim(form(order, "79.00")));
    EXPECT_EQ(claim(form(order, "79.00")).error().message_key, "priceBeat.claimed");
}

TEST_P(PriceBeatTest, OfMuchTakesTwoPersons) {
    const PlacedOrder order = paid("TV");
    const std::string id = claim(form(order, "4499.00"))->claim.id;  // gives 550
    ASSERT_TRUE(agree(id, "Kagiso"));
    EXPECT_EQ(status(id), "CHECKING");
    EXPECT_EQ(shop->count("refund"), 0);
    EXPECT_EQ(agree(id, " kagiso").error().message_key, "priceBeat.secondPerson");
    ASSERT_TRUE(agree(id, "Palesa"));
    EXPECT_EQ(status(id), "AGREED");
    EXPECT_EQ(history(id), "sent by customer, checking by Kagiso, firstAgreed by Kagiso, agreed by Palesa");
    EXPECT_EQ(acts(), "claim.firstAgreed by Kagiso SENT to CHECKING, claim.agreed by Palesa CHECKING to AGREED");
    EXPECT_EQ(shop->count("refund WHERE amount_cents = 55000"), 1);
}

TEST_P(PriceBeatTest, AgreedAtOnceByManyIsPaidOnce) {
    const PlacedOrder order = paid("CABLE");
    const std::string id = claim(form(order, "79.00"))->claim.id;
    std::atomic<int> agreed{0};
    at_once(6, [&](int) { agreed += agree(id, "Kagiso") ? 1 : 0; });
    EXPECT_EQ(agreed, 1);
    EXPECT_EQ(shop->count("refund"), 1);
    EXPECT_EQ(shop->count("invoice WHERE kind = 'creditNote'"), 1);
    EXPECT_EQ(shop->count("order_entry WHERE beaten_units = 1 AND beaten_cents = 2200"), 1);
    EXPECT_THAT(broken_ledger(), ::testing::IsEmpty());
}

TEST_P(PriceBeatTest, ClosesAfterItsWindow) {
    const PlacedOrder order = paid("CABLE");
    shop->clock.advance(days{14});
    EXPECT_TRUE(claim(form(order, "79.00")));
    const PlacedOrder other = paid("CABLE");
    shop->clock.advance(days{15});
    const auto late = claim(form(other, "79.00"));
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().message_key, "priceBeat.windowClosed");
    shop->terms.terms.price_beat_window = days{30};
    EXPECT_TRUE(claim(form(other, "79.00")));
    EXPECT_EQ(shop->count("price_beat_claim"), 2);
}

TEST_P(PriceBeatTest, OfSomebodyElseIsNotThere) {
    const PlacedOrder order = paid("CABLE");
    EXPECT_EQ(claim(form(order, "79.00"), "sipho").error().message_key, "priceBeat.orderUnknown");
    const std::string id = claim(form(order, "79.00"))->claim.id;
    const auto find = [&](const std::string& who) {
        return does([&](PriceBeats& all) { return all.customer.find(CustomerId{who}, id); });
    };
    EXPECT_TRUE(find("thandi"));
    EXPECT_EQ(find("sipho").error().message_key, "priceBeat.unknown");
    EXPECT_EQ(does([&](PriceBeats& all) { return all.customer.entries(CustomerId{"sipho"}, order.order.code); })
                  .error()
                  .message_key,
              "order.unknown");
    EXPECT_EQ(does([&](PriceBeats& all) { return all.customer.page(CustomerId{"sipho"}, 0, 10).total; }), 0);
}

TEST_P(PriceBeatTest, BeforeThePurchaseGivesACouponForOneUnitOnce) {
    const auto sent = claim(before("TV", "4899.00"));
    ASSERT_TRUE(sent);
    EXPECT_EQ(sent->claim.beaten_price(), Money::cents(4889'00));
    EXPECT_EQ(claim(before("TV", "4799.00")).error().message_key, "priceBeat.claimedBefore");
    EXPECT_TRUE(claim(before("TV", "4899.00"), "sipho"));
    ASSERT_TRUE(agree(sent->claim.id, "Kagiso"));
    EXPECT_EQ(agree(sent->claim.id, "Kagiso").error().message_key, "priceBeat.moveNotPossible");
    EXPECT_EQ(history(sent->claim.id), "sent by customer, checking by Kagiso, agreed by Kagiso, paid by shop");

    const auto coupon = does([&](PriceBeats& all) { return all.services.promotion_store.coupon("BEAT-10001"); });
    ASSERT_TRUE(coupon);
    EXPECT_EQ(coupon->max_uses, 1);
    EXPECT_EQ(coupon->customer_uid, "");
    EXPECT_EQ(coupon->customer_id, sent->claim.customer.value) << "whatever the address becomes";
    EXPECT_EQ(coupon->ends_at, shop->clock.now() + std::chrono::hours{48});
    shop->promotions.publish(
        does([&](PriceBeats& all) { return all.services.promotion_store.load(shop->clock.now()); }));
    const auto priced = does([&](PriceBeats& all) {
        return all.services.promotions.price(
            {{.number = 0, .product = ProductCode{"TV"}, .unit_price = Money::cents(4999'00), .quantity = 3}},
            shop->terms.terms, CustomerId{"thandi"}, {"BEAT-10001"});
    });
    EXPECT_TRUE(priced.coupons[0].applied);
    EXPECT_EQ(priced.priced.total, Money::cents(3 * 4999'00 - 110'00));  // one of the three
    EXPECT_EQ(claim(before("TV", "4799.00")).error().message_key, "priceBeat.claimedBefore");
    shop->clock.advance(std::chrono::hours{48});
    EXPECT_TRUE(claim(before("TV", "4799.00")));
}

TEST_P(PriceBeatTest, BeforeThePurchaseSentAtOnceIsOneClaim) {
    std::atomic<int> made{0};
    at_once(6, [&](int) { made += claim(before("TV", "4899.00")) ? 1 : 0; });
    EXPECT_EQ(made, 1);
    EXPECT_EQ(shop->count("price_beat_claim"), 1);
}

ON_BOTH_ENGINES(PriceBeatTest);

}  // namespace
}  // namespace spaza::testing
