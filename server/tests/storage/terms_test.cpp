#include "app/dated_settings.hpp"
#include "platform/storage/change_log.hpp"
#include "shop/terms/terms_store_sql.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

const TimePoint kTurn = johannesburg_midnight("2027-04-01").value();

struct TermsStoreTest : DatabaseTest {
    void add(const std::string& name, TimePoint from, std::optional<std::string> value) {
        database().writing([&](storage::Session& session) {
            SqlTermsStore{session}.add(
                {name, from, std::move(value), from_millis(1'790'000'000'000), "thandi@till"});
            return true;
        });
    }
    ShopTerms at(TimePoint time) {
        return database()
            .reading([](storage::Session& session) { return app::dated_terms(Config{}, session); })
            .at(time);
    }
};

TEST_P(TermsStoreTest, WhatIsSetCountsFromItsMidnightOnAndTheConfigurationBefore) {
    add("vat_percent", kTurn, "16");
    EXPECT_EQ(at(kTurn - std::chrono::milliseconds{1}).vat_percent, 15);
    EXPECT_EQ(at(kTurn).vat_percent, 16);
    EXPECT_EQ(at(kTurn).delivery_fee, Money::cents(50'00)) << "nobody set it";

    add("vat_percent", kTurn, "17");
    EXPECT_EQ(at(kTurn).vat_percent, 17) << "the last change counts";
    add("vat_percent", kTurn, std::nullopt);
    EXPECT_EQ(at(kTurn).vat_percent, 15) << "it was taken back";
}

TEST_P(TermsStoreTest, WhatCannotBeReadIsLeftOutAndNamedUntilAnotherValueCounts) {
    const auto unreadable = [&](TimePoint now) {
        return database().reading([&](storage::Session& session) {
            return app::unreadable_settings(app::dated_terms(Config{}, session), session, now);
        });
    };
    add("cut_off", kTurn, "noon");
    add("cut_off", kTurn + std::chrono::days{1}, "15:00");
    EXPECT_EQ(at(kTurn).order_cut_off, std::chrono::hours{14}) << "the value before counts";
    EXPECT_EQ(at(kTurn + std::chrono::days{1}).order_cut_off, std::chrono::hours{15});
    EXPECT_EQ(unreadable(kTurn), (std::vector<DatedValue>{{"cut_off", kTurn, "noon"}}));
    EXPECT_TRUE(unreadable(kTurn + std::chrono::days{1}).empty());
}

TEST_P(TermsStoreTest, SaysTheTimeOfTheDatabase) {
    const TimePoint before = SystemClock{}.now();
    const TimePoint said =
        database().reading([](storage::Session& session) { return SqlTermsStore{session}.now(); });
    EXPECT_GE(said, before);
    EXPECT_LE(said, SystemClock{}.now());
}

TEST_P(TermsStoreTest, KeepsWhoSetWhatAndTellsEveryProcess) {
    storage::ChangeCursor cursor{database()};
    add("cut_off", kTurn, "15:00");
    add("cut_off", kTurn, std::nullopt);

    EXPECT_EQ(cursor.next().changes, (std::vector<storage::Change>{{"terms", "cut_off"}, {"terms", "cut_off"}}));
    const auto history =
        database().reading([](storage::Session& session) { return SqlTermsStore{session}.history(); });
    ASSERT_EQ(history.size(), 2U);
    EXPECT_EQ(history[0].name, "cut_off");
    EXPECT_EQ(history[0].from, kTurn);
    EXPECT_EQ(history[0].value, "15:00");
    EXPECT_EQ(history[0].set_by, "thandi@till");
    EXPECT_EQ(history[0].set_at, from_millis(1'790'000'000'000));
    EXPECT_EQ(history[1].value, std::nullopt);
}

ON_BOTH_ENGINES(TermsStoreTest);

struct OrderTermsTest : OrderingTest {
    std::vector<Invoice> documents(const OrderCode& order) {
        return shop->does([&](TestShop::Services& services) { return services.invoice_store.of_order(order); });
    }
};

TEST_P(OrderTermsTest, AnOrderKeepsTheVatItWasPlacedUnderOnItsInvoiceAndCreditNote) {
    const PlacedOrder before = shop->placed("thandi", "CABLE", 2);
    shop->terms.terms.vat_percent = 20;
    const PlacedOrder after = shop->placed("sipho", "CABLE", 2);
    for (const PlacedOrder* each : {&before, &after})
        (void)tell(*shop, notice_of(each->attempt, GatewayStatus::complete, each->order.code.value));

    EXPECT_EQ(before.order.total, after.order.total);
    const auto of_before = documents(before.order.code);
    ASSERT_EQ(of_before.size(), 1U);
    EXPECT_EQ(of_before[0].vat_percent, 15);
    EXPECT_EQ(of_before[0].tax, tax_included(before.order.total, 15));
    const auto of_after = documents(after.order.code);
    ASSERT_EQ(of_after.size(), 1U);
    EXPECT_EQ(of_after[0].vat_percent, 20);
    EXPECT_EQ(of_after[0].tax, tax_included(after.order.total, 20));

    const auto cancelled = shop->does([&](TestShop::Services& services) {
        return services.fulfilment.cancel(
            {.order = before.order.code, .customer = CustomerId{"thandi"}, .units = {}, .reason = {}});
    });
    ASSERT_TRUE(cancelled);
    const auto notes = documents(before.order.code);
    ASSERT_EQ(notes.size(), 2U);
    EXPECT_EQ(notes[1].kind, InvoiceKind::credit_note);
    EXPECT_EQ(notes[1].vat_percent, 15);
    EXPECT_EQ(notes[1].tax, of_before[0].tax) << "all of it goes back";
}

TEST_P(OrderTermsTest, AnOrderThatAnEarlierReleasePlacesMeanwhileHasTheVatItsTaxCameTo) {
    const PlacedOrder placed = shop->placed("thandi", "CABLE", 2);
    // As its INSERT, which does not know the column, leaves it.
    database().writing([](storage::Session& session) {
        return session.execute("UPDATE customer_order SET vat_basis_points = NULL");
    });
    shop->terms.terms.vat_percent = 20;
    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::complete));

    const auto written = documents(placed.order.code);
    ASSERT_EQ(written.size(), 1U);
    EXPECT_EQ(written[0].vat_percent, 15);
    EXPECT_EQ(written[0].tax, tax_included(placed.order.total, 15));
}

TEST_P(OrderTermsTest, AShopThatChargesNoVatSaysNothingOfItInItsMail) {
    shop->terms.terms.vat_percent = 0;
    const PlacedOrder placed = shop->placed("thandi", "CABLE");
    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::complete));

    EXPECT_EQ(placed.order.tax, Money{});
    EXPECT_EQ(documents(placed.order.code).at(0).tax, Money{});
    ASSERT_FALSE(shop->mails.sent.empty());
    EXPECT_NE(shop->mails.sent[0].data.find(R"("tax":"")"), std::string::npos) << shop->mails.sent[0].data;
}

TEST_P(OrderTermsTest, ACartIsDeliveredForWhatDeliveryCostsNow) {
    const PlacedOrder before = shop->placed("thandi", "CABLE");
    shop->terms.terms.delivery_fee = Money::cents(70'00);
    const PlacedOrder after = shop->placed("sipho", "CABLE");
    shop->terms.terms.free_delivery_over = Money::cents(90'00);
    const PlacedOrder free = shop->placed("ayesha", "CABLE");

    EXPECT_EQ(before.order.delivery_cost, Money::cents(50'00));
    EXPECT_EQ(after.order.delivery_cost, Money::cents(70'00));
    EXPECT_EQ(free.order.delivery_cost, Money{});
}

ON_BOTH_ENGINES(OrderTermsTest);

}  // namespace
}  // namespace spaza::testing
