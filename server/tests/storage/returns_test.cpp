#include "support/returns_test.hpp"

#include <gmock/gmock.h>

namespace spaza::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST_P(ReturnsTest, AChangeOfMindIsApprovedAtOnceAndPaidBackOnceItIsHere) {
    const Order order = delivered("CABLE", 2);
    shop->mails.sent.clear();
    const auto asked = ask(form_of(order, 2));
    ASSERT_TRUE(asked) << asked.error().message_key;
    EXPECT_EQ(asked->request.state(), ReturnState::authorised);
    EXPECT_EQ(asked->request.expected, order.total);  // with the delivery, as the law has it
    EXPECT_EQ(public_status(asked->request), "pending");
    ASSERT_EQ(shop->mails.sent.size(), 1U);
    EXPECT_EQ(shop->mails.sent[0].template_name, "return-update");
    EXPECT_EQ(shop->shelf("CABLE", "G101"), (Shelf{-1, -1}));

    hand_in(*asked, 1, 1);
    EXPECT_EQ(given_back(order.code), Money{});
    const auto paid = refund(asked->request.code);

    ASSERT_TRUE(paid) << paid.error().message_key;
    EXPECT_EQ(paid->request.state(), ReturnState::refunded);
    EXPECT_EQ(paid->taken_back->refund(), order.total);
    EXPECT_EQ(given_back(order.code), order.total);
    EXPECT_EQ(documents(order.code), Money{});
    ASSERT_EQ(paid->credit_notes.size(), 1U);
    EXPECT_EQ(shop->shelf("CABLE", "G101"), (Shelf{1, 0}));  // where it is, and only what can be sold
    EXPECT_EQ(shop->order("thandi", order.code).entries[0].kept(), 0);
    EXPECT_EQ(shop->order("thandi", order.code).status(), OrderStatus::completed);
    EXPECT_THAT(broken_ledger(), IsEmpty());

    EXPECT_EQ(refund(asked->request.code).error().message_key, "return.moveNotPossible");
    EXPECT_EQ(given_back(order.code), order.total);
    std::vector<ReturnState> life;
    for (const ReturnLine& line : paid->lines) life.push_back(line.state);
    using enum ReturnState;
    EXPECT_THAT(life, ElementsAre(requested, authorised, dropped_off, inspected, refunded));
    EXPECT_EQ(paid->lines.back().by, "Sipho");
}

TEST_P(ReturnsTest, AFaultIsLookedAtFirstAndMayBeDeclined) {
    const Order order = delivered("CABLE", 1);
    const auto asked = ask(form_of(order, 1, "Faulty"));
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->request.state(), ReturnState::requested);
    EXPECT_EQ(public_status(asked->request), "received");
    EXPECT_FALSE(staff([&](ReturnAdminService& service) { return service.receive(asked->request.code, ""); }));
    EXPECT_EQ(staff([&](ReturnAdminService& service) { return service.decline(asked->request.code, " "); })
                  .error()
                  .message_key,
              "return.wordsNeeded");

    const auto declined = staff(
        [&](ReturnAdminService& service) { return service.decline(asked->request.code, "It was cut through."); });

    ASSERT_TRUE(declined);
    EXPECT_EQ(public_status(declined->request), "fail");
    EXPECT_EQ(next_words(*declined, ""), "It was cut through.");
    EXPECT_EQ(declined->lines.back().note, "It was cut through.");
    EXPECT_THAT(acts(), ElementsAre("return.declined by Sipho: requested to declined"))
        << "and nothing of what was refused itself";
    EXPECT_TRUE(ask(form_of(order, 1, "Faulty")));  // its units may be asked for again
    EXPECT_THAT(broken_ledger(), IsEmpty());
}

TEST_P(ReturnsTest, UnitsOnTheirWayBackAreNotAskedForTwice) {
    const Order order = delivered("CABLE", 3);
    ASSERT_TRUE(ask(form_of(order, 2)));
    const auto more = ask(form_of(order, 2));
    ASSERT_FALSE(more);
    EXPECT_EQ(more.error().subject, "entries/0/quantity");
    EXPECT_EQ(more.error().message_key, "return.quantityTooHigh");
    ASSERT_TRUE(ask(form_of(order, 1)));
    EXPECT_EQ(ask(form_of(order, 1)).error().message_key, "return.allReturned");
    EXPECT_EQ(shop->count("return_request"), 2);
    EXPECT_THAT(broken_ledger(), IsEmpty());
}

TEST_P(ReturnsTest, AskedForManyTimesAtOnceTheSameUnitsComeBackOnce) {
    const Order order = delivered("CABLE", 1);
    std::atomic<int> made{0};
    at_once(4, [&](int) {
        if (ask(form_of(order, 1))) made += 1;
    });
    EXPECT_EQ(made, 1);
    EXPECT_EQ(shop->count("return_request"), 1);
}

TEST_P(ReturnsTest, PaidBackManyTimesAtOnceIsPaidBackOnce) {
    const Order order = delivered("CABLE", 2);
    const auto asked = ask(form_of(order, 2));
    ASSERT_TRUE(asked);
    hand_in(*asked, 2);
    std::atomic<int> paid{0};
    at_once(4, [&](int) {
        if (refund(asked->request.code)) paid += 1;
    });
    EXPECT_EQ(paid, 1);
    EXPECT_EQ(given_back(order.code), order.total);
    EXPECT_EQ(shop->shelf("CABLE", "G101"), (Shelf{2, 0}));
    EXPECT_THAT(broken_ledger(), IsEmpty());
}

TEST_P(ReturnsTest, UnitByUnitTheyComeToWhatWasPaidAndTheDeliveryGoesBackWithTheLast) {
    const Order order = delivered("CABLE", 3);
    Money back;
    for (int unit = 0; unit < 3; ++unit) {
        const auto asked = ask(form_of(order, 1));
        ASSERT_TRUE(asked) << unit;
        hand_in(*asked, 1);
        const auto paid = refund(asked->request.code);
        ASSERT_TRUE(paid) << paid.error().message_key;
        EXPECT_EQ(paid->taken_back->refund(), asked->request.expected);
        back += paid->taken_back->refund();
        EXPECT_EQ(paid->taken_back->delivery, unit == 2 ? order.delivery_cost : Money{});
    }
    EXPECT_EQ(back, order.total);
    EXPECT_EQ(documents(order.code), Money{});
    EXPECT_EQ(shop->count("refund"), 3);
    EXPECT_THAT(broken_ledger(), IsEmpty());
}

TEST_P(ReturnsTest, OnlyWhatCameInIsPaidBack) {
    const Order order = delivered("CABLE", 3);
    const auto asked = ask(form_of(order, 3));
    ASSERT_TRUE(asked);
    hand_in(*asked, 2);
    const auto paid = refund(asked->request.code);
    ASSERT_TRUE(paid);
    EXPECT_EQ(paid->taken_back->refund(), Money::cents(2 * 99'00));  // one is kept: the delivery stays paid
    EXPECT_EQ(shop->order("thandi", order.code).entries[0].kept(), 1);
    EXPECT_THAT(broken_ledger(), IsEmpty());
}

TEST_P(ReturnsTest, AGiftThatIsKeptIsTakenOffAndShownBeforehand) {
    Promotion promotion{.code = "COMES-ALONG", .kind = PromotionKind::giveaway, .title = "A gift", .units = 2};
    promotion.target.products = {ProductCode{"CABLE"}};
    promotion.gift = ProductCode{"ONLINE"};
    shop->promotions.publish({promotion});
    const Order order = delivered("CABLE", 3);
    ASSERT_TRUE(order.entries[1].give_away);

    const auto reported = does([&](ReturnsOf& r) { return r.customer.preview(kReturner, form_of(order, 2)); });
    ASSERT_TRUE(reported) << reported.error().message_key;
    EXPECT_EQ(reported->sums.withheld,
              Money::cents(2 * 99'00));  // the gift is worth more: nobody pays for a return
    ASSERT_EQ(reported->kept_gifts.size(), 1U);
    EXPECT_EQ(reported->kept_gifts[0].entry, 1);
    EXPECT_THAT(reported->names, ElementsAre("Product ONLINE"));

    const auto gift = ask(form_of(order, 1, "ChangedMind", 1));  // the gift first, of another part
    ASSERT_TRUE(gift) << gift.error().message_key;
    EXPECT_EQ(gift->request.expected, Money{});
    hand_in(*gift, 1);
    ASSERT_TRUE(refund(gift->request.code));
    const auto without = does([&](ReturnsOf& r) { return r.customer.preview(kReturner, form_of(order, 2)); });
    ASSERT_TRUE(without);
    EXPECT_EQ(without->sums.withheld, Money{});
    EXPECT_EQ(without->sums.refund(), Money::cents(2 * 99'00));
    const auto asked = ask(form_of(order, 2));
    ASSERT_TRUE(asked);
    hand_in(*asked, 2);
    const auto paid = refund(asked->request.code);
    ASSERT_TRUE(paid);
    EXPECT_EQ(paid->taken_back->refund(), Money::cents(2 * 99'00));
    EXPECT_THAT(broken_ledger(), IsEmpty());
}

TEST_P(ReturnsTest, ADealThatIsNotEarnedAnyMoreShrinksTheRefundToTheCentThatWasShown) {
    Promotion promotion{.code = "THIRD-FREE", .kind = PromotionKind::buy_get, .title = "Buy 2 get 1", .units = 2};
    promotion.target.products = {ProductCode{"CABLE"}};
    promotion.reward_units = 1;
    promotion.reward = promotion.target;
    promotion.off.percent = 100;
    shop->promotions.publish({promotion});
    const Order order = delivered("CABLE", 3);
    ASSERT_EQ(order.entries[0].total, Money::cents(2 * 99'00));
    Money back;
    for (const int units : {1, 2}) {
        const auto reported =
            does([&](ReturnsOf& r) { return r.customer.preview(kReturner, form_of(order, units)); });
        const auto asked = ask(form_of(order, units));
        ASSERT_TRUE(asked) << asked.error().message_key;
        hand_in(*asked, units);
        const auto paid = refund(asked->request.code);
        ASSERT_TRUE(paid) << paid.error().message_key;
        EXPECT_EQ(paid->taken_back->refund(), reported->sums.refund());
        back += paid->taken_back->refund();
        EXPECT_LE(given_back(order.code), order.total);
    }
    EXPECT_EQ(back, order.total);
    EXPECT_EQ(documents(order.code), Money{});
    EXPECT_THAT(broken_ledger(), IsEmpty());
}

TEST_P(ReturnsTest, ReplacedTakesANewOneFromTheShelfWhereItIs) {
    const Order order = delivered("CABLE", 1);
    auto form = form_of(order, 1, "Faulty");
    form.store = "G205";
    const auto asked = ask(form);
    ASSERT_TRUE(asked);
    ASSERT_TRUE(staff([&](ReturnAdminService& service) { return service.authorise(asked->request.code); }));
    hand_in(*asked, 0, 1);
    const auto before = shop->shelf("CABLE", "G205");
    const auto replaced = staff([&](ReturnAdminService& service) { return service.replace(asked->request.code); });
    ASSERT_TRUE(replaced) << replaced.error().message_key;
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{before.on_hand - 1, before.reserved}));
    EXPECT_EQ(given_back(order.code), Money{});
    EXPECT_EQ(shop->order("thandi", order.code).entries[0].kept(), 1);
    EXPECT_TRUE(ask(form_of(order, 1, "Faulty")));  // the new one may be faulty as well
    EXPECT_THAT(broken_ledger(), IsEmpty());
}

TEST_P(ReturnsTest, OfMuchTakesTwoPersonsToPayBackOrReplace) {
    policy.two_persons_over = Money::cents(150'00);
    const Order order = delivered("CABLE", 4);  // 101.00 each
    const auto little = ask(form_of(order, 1));
    ASSERT_TRUE(little);
    hand_in(*little, 1);
    EXPECT_EQ(refund(little->request.code)->request.state(), ReturnState::refunded);

    const auto asked = ask(form_of(order, 2));
    ASSERT_TRUE(asked);
    const std::string code = asked->request.code;
    hand_in(*asked, 2);
    const Money before = given_back(order.code);
    const auto replace = [&] { return staff([&](ReturnAdminService& service) { return service.replace(code); }); };
    for (const char* nobody : {"shop", "", "  ", "Sipho\t"}) {
        who = nobody;
        EXPECT_EQ(refund(code).error().message_key, "return.whoNeeded") << nobody;
    }
    who = "Sipho";
    EXPECT_EQ(refund(code)->request.state(), ReturnState::inspected);
    EXPECT_EQ(refund(code).error().message_key, "return.secondPerson");
    EXPECT_EQ(replace()->request.state(), ReturnState::inspected);  // another thing to agree to
    who = " sipho";
    EXPECT_EQ(replace().error().message_key, "return.secondPerson");
    who = "Palesa";
    EXPECT_EQ(refund(code)->request.state(), ReturnState::inspected) << "Sipho agrees to replace it";
    EXPECT_EQ(given_back(order.code), before);
    who = "Sipho";
    const auto paid = refund(code);
    ASSERT_TRUE(paid) << paid.error().message_key;
    EXPECT_EQ(paid->request.state(), ReturnState::refunded);
    EXPECT_EQ(given_back(order.code), before + paid->taken_back->refund());
    EXPECT_THAT(acts(), ::testing::IsSupersetOf({"return.firstAgreedToReplace by Sipho: inspected to inspected",
                                                 "return.firstAgreedToRefund by Palesa: inspected to inspected",
                                                 "return.refunded by Sipho: inspected to refunded"}));
    EXPECT_EQ(std::ranges::count(paid->lines, ReturnState::inspected, &ReturnLine::state), 1);
    EXPECT_EQ(refund(code).error().message_key, "return.moveNotPossible");
    EXPECT_THAT(broken_ledger(), IsEmpty());
}

TEST_P(ReturnsTest, ExactlyTheAmountIsReplacedByOnePersonAndMoreByTwo) {
    const Order order = delivered("CABLE", 2);
    auto form = form_of(order, 1, "Faulty");
    form.store = "G205";
    const auto replace = [&](const std::string& code) {
        return staff([&](ReturnAdminService& service) { return service.replace(code); });
    };
    const auto here = [&] {
        const auto asked = ask(form);
        EXPECT_TRUE(asked);
        EXPECT_TRUE(staff([&](ReturnAdminService& service) { return service.authorise(asked->request.code); }));
        hand_in(*asked, 0, 1);
        return asked->request;
    };
    const ReturnRequest first = here();
    policy.two_persons_over = first.entries()[0].value;
    EXPECT_EQ(replace(first.code)->request.state(), ReturnState::replaced);

    const std::string code = here().code;
    policy.two_persons_over -= Money::cents(1);
    const auto before = shop->shelf("CABLE", "G205");
    EXPECT_EQ(replace(code)->request.state(), ReturnState::inspected);
    EXPECT_EQ(shop->shelf("CABLE", "G205"), before);
    who = "Palesa";
    EXPECT_EQ(replace(code)->request.state(), ReturnState::replaced);
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{before.on_hand - 1, before.reserved}));
}

TEST_P(ReturnsTest, SentBackIsNotPaidBackAndGoesOnNoShelf) {
    const Order order = delivered("CABLE", 1);
    const auto asked = ask(form_of(order, 1));
    ASSERT_TRUE(asked);
    hand_in(*asked, 1);
    const auto back =
        staff([&](ReturnAdminService& service) { return service.send_back(asked->request.code, "It was worn."); });
    ASSERT_TRUE(back);
    EXPECT_EQ(public_status(back->request), "fail");
    EXPECT_THAT(acts(), ElementsAre("return.droppedOff by Sipho: authorised to droppedOff",
                                    "return.inspected by Sipho: droppedOff to inspected",
                                    "return.sentBack by Sipho: inspected to sentBack"));
    EXPECT_EQ(given_back(order.code), Money{});
    EXPECT_EQ(shop->shelf("CABLE", "G101"), (Shelf{-1, -1}));
    EXPECT_THAT(broken_ledger(), IsEmpty());
}

TEST_P(ReturnsTest, NothingOfAnotherOrNotDeliveredOrUnpaidComesBack) {
    const Order order = delivered("CABLE", 1);
    EXPECT_EQ(ask(form_of(order, 1), CustomerId{"sipho"}).error().message_key, "return.orderUnknown");
    ReturnForm form = form_of(order, 1);
    form.shipment = "10000001-Z";
    EXPECT_EQ(ask(form).error().message_key, "return.shipmentUnknown");
    form = form_of(order, 1);
    form.mode.reset();
    EXPECT_EQ(ask(form).error().message_key, "return.chooseMode");
    form.mode = 1;
    form.store.clear();
    EXPECT_EQ(ask(form).error().message_key, "return.chooseStore");
    for (const char* store : {"W001", "G999"}) {
        form.store = store;
        EXPECT_EQ(ask(form).error().message_key, "return.storeUnknown");
    }
    const PlacedOrder unpaid = shop->placed("thandi", "TV");
    EXPECT_EQ(ask(form_of(unpaid.order, 1)).error().message_key, "return.notDelivered");
    EXPECT_EQ(shop->count("return_request"), 0);
    EXPECT_EQ(shop->count("number_sequence WHERE name = 'return'"), 0);
}

TEST_P(ReturnsTest, DamageNeedsAPictureOfTheCustomersOwn) {
    const Order order = delivered("CABLE", 1);
    ReturnForm form = form_of(order, 1, "ProductDamaged");
    EXPECT_EQ(ask(form).error().message_key, "return.choosePicture");
    form.entries[0].files = {{.name = "receipt.pdf", .kind = AttachmentKind::pdf, .content = "%PDF"}};
    EXPECT_EQ(ask(form).error().message_key, "return.choosePicture");
    form.entries[0].files = {{.name = "dent.jpg", .kind = AttachmentKind::jpeg, .content = "a dent"}};
    form.entries[0].uploaded = {"somebody's"};
    EXPECT_EQ(ask(form).error().message_key, "attachment.unknown");
    EXPECT_EQ(shop->count("attachment"), 0);
    form.entries[0].uploaded.clear();
    const auto asked = ask(form);
    ASSERT_TRUE(asked);
    EXPECT_EQ(public_status(asked->request), "approving");
    ASSERT_EQ(asked->files.size(), 1U);
    EXPECT_EQ(asked->files[0][0].filename, "dent.jpg");
}

TEST_P(ReturnsTest, TheLedgerNamesAReturnThatWasNotPaidBackAsItSays) {
    const Order order = delivered("CABLE", 2);
    const auto asked = ask(form_of(order, 2));
    ASSERT_TRUE(asked);
    hand_in(*asked, 2);
    ASSERT_TRUE(refund(asked->request.code));
    ASSERT_THAT(broken_ledger(), IsEmpty());
    const auto named = [&](const std::string& meddling, const std::string& undo) {
        const auto run = [&](const std::string& sql) {
            database().write([&](storage::Session& session) {
                session.execute(sql);
                return true;
            });
        };
        run(meddling);
        EXPECT_THAT(broken_ledger(), ::testing::Not(IsEmpty())) << meddling;
        run(undo);
        EXPECT_THAT(broken_ledger(), IsEmpty()) << undo;
    };
    named("UPDATE return_entry SET shelved = 1", "UPDATE return_entry SET shelved = 2");
    named("UPDATE order_entry SET returned = 1", "UPDATE order_entry SET returned = 2");
    named("UPDATE return_request SET state = 'inspected'", "UPDATE return_request SET state = 'refunded'");
    named("UPDATE return_request SET taken_back = NULL", "UPDATE return_request SET taken_back = 1");
    named("UPDATE order_cancellation SET refund_cents = refund_cents + 1",
          "UPDATE order_cancellation SET refund_cents = refund_cents - 1");
}

ON_BOTH_ENGINES(ReturnsTest);

}  // namespace
}  // namespace spaza::testing
