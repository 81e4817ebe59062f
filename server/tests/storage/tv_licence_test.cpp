#include "app/chores.hpp"
#include "base/secrets.hpp"
#include "shop/tv_licence/tv_licence_rules.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

const CartOwner kLicenceHolder{CustomerId{"thandi"}};
const StoreCode kLicenceStore{"G205"};
const LicenceQuestion kQuestion{LicenceKind::domestic, {"8001015009087", ""}};
const LicenceAnswer kNewOne{"", Money::cents(265'00), Money{}};

struct TvLicenceTest : OrderingTest {
    void SetUp() override {
        OrderingTest::SetUp();
        if (IsSkipped()) return;
        shop->products.facts.at(ProductCode{"TV"}).requires_tv_licence = true;
    }
    std::string checked(const LicenceAnswer& answer = kNewOne, const char* customer = "thandi") {
        return shop->does([&](TestShop::Services& d) {
            const auto who = customer ? std::optional{CustomerId{customer}} : std::nullopt;
            return d.tv_licences.keep(kQuestion, answer, who).id;
        });
    }
    Result<CartView> put_on(const std::string& id, const CartOwner& owner = kLicenceHolder,
                            const std::string& cart = "current") {
        return shop->does(
            [&](TestShop::Services& d) { return d.carts.add_licence(owner, cart, id, kLicenceStore); });
    }
    void fill(const char* product) {
        ASSERT_TRUE(shop->does([&](TestShop::Services& d) {
            return d.carts.add(kLicenceHolder, "", ProductCode{product}, 1, kLicenceStore);
        }));
    }
    /// A paid order for one television and a cable, with a licence.
    Order bought() {
        fill("TV");
        EXPECT_TRUE(put_on(checked()));
        const Cart cart = shop->ready_cart("thandi", "CABLE");
        const auto placed = shop->place("thandi", cart.code.value);
        EXPECT_TRUE(placed) << placed.error().message_key;
        EXPECT_EQ(tell(*shop, notice_of(placed->attempt, GatewayStatus::complete)), Verdict::applied);
        return shop->order("thandi", placed->order.code);
    }
    std::vector<SoldTelevision> sold() {
        const auto now = shop->clock.now();
        return shop->does([&](TestShop::Services& d) {
            return d.tv_licences.sold(now - std::chrono::hours{1}, now + std::chrono::hours{1});
        });
    }
};

TEST_P(TvLicenceTest, NoTelevisionIsOrderedWithoutOne) {
    fill("TV");
    const auto refused = shop->does([&](TestShop::Services& d) {
        const auto view = d.checkout.view(*kLicenceHolder.customer, "current", kLicenceStore);
        std::map<ShipmentKey, Delivery> chosen;
        for (const Shipment& each : view->shipments) chosen[each.key()] = Delivery::doorstep;
        return d.checkout.confirm(*kLicenceHolder.customer, "current", kLicenceStore, chosen, std::nullopt);
    });
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "tvLicence.needed");
}

TEST_P(TvLicenceTest, ATelevisionWhoseLicenceWasTakenOffAfterConfirmingIsNotOrdered) {
    fill("TV");
    ASSERT_TRUE(put_on(checked()));
    const Cart cart = shop->ready_cart("thandi", "CABLE");
    ASSERT_TRUE(shop->does(
        [&](TestShop::Services& d) { return d.carts.remove_licence(kLicenceHolder, "current", kLicenceStore); }));
    const auto refused = shop->place("thandi", cart.code.value);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "tvLicence.needed");
}

TEST_P(TvLicenceTest, ItsFeeIsPaidWithTheCartWithoutVatAndOnlyBesideATelevision) {
    fill("CABLE");
    const Money before = put_on(checked())->priced.total;
    fill("TV");
    const auto view =
        shop->does([&](TestShop::Services& d) { return d.carts.view(kLicenceHolder, "current", kLicenceStore); });
    EXPECT_EQ(view->priced.licence_fee, Money::cents(265'00));
    EXPECT_EQ(view->priced.total, view->priced.sub_total - view->priced.order_discounts +
                                      view->priced.delivery_cost + Money::cents(265'00));
    const Money goods = view->priced.total - Money::cents(265'00);
    EXPECT_EQ(view->priced.total_tax, tax_included(goods, 15));
    EXPECT_LT(before, Money::cents(265'00));
}

TEST_P(TvLicenceTest, OnlyWhoHadItCheckedMayUseItAndOnlyForAWeek) {
    fill("TV");
    EXPECT_EQ(put_on(checked(kNewOne, "sipho")).error().message_key, "tvLicence.checkAgain");
    EXPECT_EQ(put_on("guessed").error().message_key, "tvLicence.checkAgain");
    const std::string id = checked();
    shop->clock.advance(std::chrono::hours{7 * 24 + 1});
    EXPECT_EQ(put_on(id).error().message_key, "tvLicence.checkAgain");
}

TEST_P(TvLicenceTest, AGuestsLicenceComesAlongAtSignIn) {
    const auto guest = shop->does(
        [&](TestShop::Services& d) { return d.carts.add({}, "", ProductCode{"TV"}, 1, kLicenceStore); });
    ASSERT_TRUE(put_on(checked(kNewOne, nullptr), {}, guest->view.cart.guid));
    ASSERT_TRUE(shop->does([&](TestShop::Services& d) {
        return d.carts.take_over(*kLicenceHolder.customer, guest->view.cart.guid);
    }));
    const auto view =
        shop->does([&](TestShop::Services& d) { return d.carts.view(kLicenceHolder, "current", kLicenceStore); });
    EXPECT_TRUE(view->licence);
}

TEST_P(TvLicenceTest, TheOrderItsInvoiceAndTheRegisterHoldIt) {
    const Order order = bought();
    EXPECT_EQ(order.licence_fee, Money::cents(265'00));
    const auto documents = shop->does([&](TestShop::Services& d) { return d.invoices.of_order(order.code); });
    Money total;
    int untaxed = 0;
    for (const Invoice& document : documents) {
        total += document.total;
        untaxed += static_cast<int>(std::ranges::count(document.lines, false, &InvoiceLine::taxed));
        EXPECT_EQ(document.net + document.tax, document.total);
    }
    EXPECT_EQ(total, order.total);
    EXPECT_EQ(untaxed, 1);

    const auto lines = sold();
    ASSERT_EQ(lines.size(), 1U);  // the cable is no television
    EXPECT_EQ(lines[0].holder.id_number, "8001015009087");
    EXPECT_EQ(lines[0].product.value, "TV");
    EXPECT_EQ(lines[0].fee, Money::cents(265'00));
    EXPECT_NE(register_csv(lines).find("8001015009087"), std::string::npos);
}

TEST_P(TvLicenceTest, ATelevisionSoldWithoutOneIsInTheRegisterAsSuch) {
    const Order order = bought();
    shop->database.writing([](storage::Session& session) { return session.execute("DELETE FROM tv_licence"); });
    const auto lines = sold();
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_FALSE(lines[0].licensed);
    EXPECT_EQ(lines[0].order, order.code);
}

TEST_P(TvLicenceTest, TheNumberIsNowhereInTheClear) {
    (void)bought();
    const auto kept = shop->database.reading([](storage::Session& session) {
        return session.rows("SELECT holder, masked FROM tv_licence", {}, [](const storage::Row& row) {
            return row.get<std::string>(0) + ' ' + row.get<std::string>(1);
        });
    });
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept[0].find("8001015009"), std::string::npos);
    EXPECT_NE(kept[0].find("**********087"), std::string::npos);
    shop->tv_licence_policy.key = std::string(64, '8');
    EXPECT_THROW((void)sold(), std::runtime_error);
}

TEST_P(TvLicenceTest, TheBuyerOfAPreOrderIsKeptFromTheSaleOnHoweverLongThatTook) {
    const Order order = bought();
    const Config config;
    const auto later = shop->clock.now() + std::chrono::hours{24} * (config.keep.licence_days + 1);
    const auto left = [&](const char* how) {
        shop->database.writing([&](storage::Session& session) {
            return session.execute(std::string{"UPDATE customer_order SET "} + how + " WHERE code = $1",
                                   {order.code.value});
        });
        storage::clean_up(shop->database, later, app::chores(config));
        return shop->database
            .reading([](storage::Session& session) {
                return session.rows("SELECT id FROM tv_licence", {},
                                    [](const storage::Row& row) { return row.get<std::string>(0); });
            })
            .size();
    };
    EXPECT_EQ(left("deposit_cents = 100, status = 'ON_HOLD'"), 1U);  // waits for its balance
    EXPECT_EQ(
        left(("status = 'PAYMENT_CAPTURED', balance_paid_at = " + std::to_string(to_millis(later) - 1)).c_str()),
        1U);
    EXPECT_EQ(left("balance_paid_at = paid_at"), 0U);
}

TEST_P(TvLicenceTest, TheMoneyGoesBackWithTheLastTelevision) {
    const Order order = bought();
    const auto tv = std::ranges::find(order.entries, true, &OrderEntry::needs_licence);
    const Money goods = tv->total;
    ASSERT_TRUE(shop->does([&](TestShop::Services& d) {
        return d.fulfilment.cancel({.order = order.code,
                                    .customer = kLicenceHolder.customer,
                                    .units = {{tv->number, 1, {}}},
                                    .reason = ""});
    }));
    ASSERT_EQ(shop->money.given.size(), 1U);
    EXPECT_GE(shop->money.given[0].second, goods + Money::cents(265'00));
    EXPECT_TRUE(sold().empty());
    const auto documents = shop->does([&](TestShop::Services& d) { return d.invoices.of_order(order.code); });
    const auto note = std::ranges::find(documents, InvoiceKind::credit_note, &Invoice::kind);
    ASSERT_NE(note, documents.end());
    EXPECT_EQ(note->total, shop->money.given[0].second);
    EXPECT_EQ(std::ranges::count(note->lines, false, &InvoiceLine::taxed), 1);
}

ON_BOTH_ENGINES(TvLicenceTest);

}  // namespace
}  // namespace spaza::testing
