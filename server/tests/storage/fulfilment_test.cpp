#include "shop/orders/fulfilment/fulfilment_rules.hpp"
#include "shop/orders/orders_words.hpp"
#include "shop/orders/placing/orders_rules.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

struct FulfilmentTest : OrderingTest {
    PlacedOrder paid(const std::string& product, int units = 1) {
        PlacedOrder placed = shop->placed("thandi", product, units);
        EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, placed.attempt.merchant_ref)),
                  Verdict::applied);
        return placed;
    }
    /// A cart of cables and the thing only the warehouse has: two parts.
    Order two_parts() {
        const CartOwner owner{CustomerId{"thandi"}};
        (void)shop->does([&](TestShop::Services& d) {
            return d.carts.add(owner, "", ProductCode{"ONLINE"}, 2, StoreCode{"G205"});
        });
        const Cart cart = shop->ready_cart("thandi", "CABLE", 3);
        const auto placed = shop->place("thandi", cart.code.value);
        EXPECT_TRUE(placed);
        EXPECT_EQ(tell(*shop, notice_of(placed->attempt, GatewayStatus::complete)), Verdict::applied);
        return shop->order("thandi", placed->order.code);
    }
    /// A paid cable to be collected.
    Order to_collect(const std::optional<Recipient>& recipient) {
        const Cart cart = shop->ready_cart("thandi", "CABLE", 1, Delivery::pickup);
        EXPECT_TRUE(shop->does([&](TestShop::Services& d) {
            const std::map<ShipmentKey, Delivery> choice{
                {{StoreCode{"G205"}, TradingType::normal}, Delivery::pickup}};
            return d.checkout.confirm(CustomerId{"thandi"}, "current", StoreCode{"G205"}, choice, recipient);
        }));
        const auto placed = shop->place("thandi", cart.code.value, true);
        EXPECT_TRUE(placed);
        EXPECT_EQ(tell(*shop, notice_of(placed->attempt, GatewayStatus::complete)), Verdict::applied);
        return shop->order("thandi", placed->order.code);
    }
    Result<Order> move(const std::string& consignment, ConsignmentStatus to, Tracking tracking = {}) {
        return shop->does([&](TestShop::Services& d) {
            return d.fulfilment.move({.consignment = consignment, .to = to, .tracking = tracking});
        });
    }
    Result<Order> cancel(const OrderCode& code, std::vector<CancelledUnits> units = {},
                         std::optional<CustomerId> customer = CustomerId{"thandi"}) {
        return shop->does([&](TestShop::Services& d) {
            return d.fulfilment.cancel(
                {.order = code, .customer = customer, .units = units, .reason = "changed my mind"});
        });
    }
    std::vector<Invoice> documents(const OrderCode& code) {
        return shop->does([&](TestShop::Services& d) { return d.invoices.of_order(code); });
    }
};

TEST_P(FulfilmentTest, TakesAPartFromTheShelfToTheDoorAndTellsTheShopper) {
    const PlacedOrder placed = paid("TV");
    const std::string part = placed.order.code.value + "-A";
    shop->mails.sent.clear();
    shop->messages.sent.clear();

    ASSERT_TRUE(move(part, ConsignmentStatus::picked));
    EXPECT_EQ(shop->order("thandi", placed.order.code).status(), OrderStatus::open);
    ASSERT_TRUE(move(part, ConsignmentStatus::shipped, {"The Courier", "TC1", "https://courier.example/TC1"}));
    ASSERT_TRUE(move(part, ConsignmentStatus::delivered));

    const Order order = shop->order("thandi", placed.order.code);
    EXPECT_EQ(order.status(), OrderStatus::completed);
    EXPECT_EQ(order.consignments[0].status(), ConsignmentStatus::delivered);
    EXPECT_EQ(order.consignments[0].tracking().id, "TC1");
    EXPECT_EQ(shop->mails.sent.size(), 3U);
    EXPECT_EQ(shop->messages.count("sms"), 1);  // on its way
    EXPECT_EQ(shop->messages.count("feed"), 3);
}

TEST_P(FulfilmentTest, WhoWantsNoSmsGetsNone) {
    shop->sms_choices.wanted = false;
    const PlacedOrder placed = paid("TV");
    const std::string part = placed.order.code.value + "-A";
    shop->messages.sent.clear();
    ASSERT_TRUE(move(part, ConsignmentStatus::picked));
    ASSERT_TRUE(move(part, ConsignmentStatus::shipped, {"The Courier", "TC1", "https://courier.example/TC1"}));
    EXPECT_EQ(shop->messages.count("sms"), 0);
}

TEST_P(FulfilmentTest, WhoCollectsForSomebodyElseIsSentTheCodeWhateverThatCustomerChose) {
    shop->sms_choices.wanted = false;
    for (const auto& recipient :
         {std::optional<Recipient>{{"Sipho Dube", "+27821110000"}}, std::optional<Recipient>{}}) {
        const Order order = to_collect(recipient);
        const std::string part = order.consignments.at(0).code;
        ASSERT_FALSE(order.consignments[0].collection_code.empty());
        shop->messages.sent.clear();
        ASSERT_TRUE(move(part, ConsignmentStatus::picked));
        ASSERT_TRUE(move(part, ConsignmentStatus::for_pickup));
        EXPECT_EQ(shop->messages.count("sms"), recipient ? 1 : 0);
        if (!recipient) continue;
        const auto sms = std::ranges::find(shop->messages.sent, "sms", &FakeMessages::Sent::topic);
        ASSERT_NE(sms, shop->messages.sent.end());
        EXPECT_TRUE(sms->payload.contains("+27821110000")) << sms->payload;
        EXPECT_TRUE(sms->payload.contains(order.consignments[0].collection_code)) << sms->payload;
    }
}

TEST_P(FulfilmentTest, TheWarehouseHearsOfTheCompanyAndNotOfItsVatNumber) {
    shop->customers.address->saved.form.company_name = "Kasi Traders";
    shop->customers.address->saved.form.vat_number = "4123456789";
    const PlacedOrder placed = paid("TV");
    ASSERT_TRUE(move(placed.order.code.value + "-A", ConsignmentStatus::picked));
    ASSERT_GT(shop->messages.count("feed"), 0);
    for (const auto& each : shop->messages.sent) {
        if (each.topic != "feed") continue;
        EXPECT_NE(each.payload.find("Kasi Traders"), std::string::npos);
        EXPECT_EQ(each.payload.find("4123456789"), std::string::npos) << each.payload;
    }
}

TEST_P(FulfilmentTest, TheSameStepAgainTellsNobody) {
    const std::string part = paid("TV").order.code.value + "-A";
    ASSERT_TRUE(move(part, ConsignmentStatus::picked));
    const auto mails = shop->mails.sent.size();

    ASSERT_TRUE(move(part, ConsignmentStatus::picked));

    EXPECT_EQ(shop->mails.sent.size(), mails);
    EXPECT_EQ(shop->count("order_timeline WHERE status = 'PICKPACK'"), 1);
}

TEST_P(FulfilmentTest, RefusesStepsThatCannotBe) {
    const PlacedOrder unpaid = shop->placed("sipho", "TV");
    EXPECT_EQ(move(unpaid.order.code.value + "-A", ConsignmentStatus::picked).error().message_key,
              "order.cannotMove");
    const std::string part = paid("TV").order.code.value + "-A";
    EXPECT_FALSE(move(part, ConsignmentStatus::delivered));
    EXPECT_FALSE(move(part, ConsignmentStatus::cancelled));
    ASSERT_TRUE(move(part, ConsignmentStatus::picked));
    EXPECT_FALSE(move(part, ConsignmentStatus::for_pickup));  // it goes to a door
    EXPECT_EQ(move("10000001-Z", ConsignmentStatus::picked).error().type, "UnknownIdentifierError");
}

TEST_P(FulfilmentTest, AnOrderIsCompleteWhenItsLastPartIs) {
    const Order order = two_parts();
    ASSERT_EQ(order.consignments.size(), 2U);
    const auto through = [&](const std::string& part) {
        for (const auto to : {ConsignmentStatus::picked, ConsignmentStatus::shipped, ConsignmentStatus::delivered})
            ASSERT_TRUE(move(part, to));
    };

    through(order.consignments[0].code);
    EXPECT_EQ(shop->order("thandi", order.code).status(), OrderStatus::open);
    through(order.consignments[1].code);
    EXPECT_EQ(shop->order("thandi", order.code).status(), OrderStatus::completed);
}

TEST_P(FulfilmentTest, CancelsAPaidOrderGivesTheUnitsAndTheMoneyBackAndWritesACreditNote) {
    const PlacedOrder placed = paid("CABLE", 2);
    ASSERT_EQ(shop->shelf("CABLE", "G205"), (Shelf{98, 0}));

    const auto order = cancel(placed.order.code);

    ASSERT_TRUE(order) << order.error().message_key;
    EXPECT_EQ(order->status(), OrderStatus::cancelling);  // until the money is back
    EXPECT_EQ(order->consignments[0].status(), ConsignmentStatus::cancelled);
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{100, 0}));
    ASSERT_EQ(shop->money.given.size(), 1U);
    EXPECT_EQ(shop->money.given[0].first, "cancel:" + order->code.value + ":1");
    EXPECT_EQ(shop->money.given[0].second, Money::cents(248'00));  // with the delivery
    const auto written = documents(order->code);
    ASSERT_EQ(written.size(), 2U);
    EXPECT_EQ(written[1].kind, InvoiceKind::credit_note);
    EXPECT_EQ(written[1].refers_to, written[0].number);
    EXPECT_EQ(written[1].total, written[0].total);
    EXPECT_EQ(written[1].tax, written[0].tax);
    EXPECT_EQ(cancel(order->code).error().message_key, "order.nothingToCancel");
}

TEST_P(FulfilmentTest, CancelsSomeUnitsAndKeepsTheRest) {
    const Order order = two_parts();
    const int cable = order.entries[0].product.value == "CABLE" ? 0 : 1;

    const auto after = cancel(order.code, {{cable, 1, {}}});

    ASSERT_TRUE(after) << after.error().message_key;
    EXPECT_EQ(after->status(), OrderStatus::payment_captured);
    EXPECT_EQ(after->entries[static_cast<std::size_t>(cable)].kept(), 2);
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{98, 0}));
    EXPECT_EQ(shop->money.given[0].second, Money::cents(99'00));
    EXPECT_EQ(shop->count("order_cancellation"), 1);

    ASSERT_TRUE(cancel(order.code));
    const Order gone = shop->order("thandi", order.code);
    EXPECT_EQ(gone.status(), OrderStatus::cancelling);
    Money back;
    for (const auto& [key, amount] : shop->money.given) back += amount;
    EXPECT_EQ(back, order.total);
    Money invoiced, credited;
    Money tax, credited_tax;
    for (const Invoice& document : documents(order.code)) {
        (document.kind == InvoiceKind::invoice ? invoiced : credited) += document.total;
        (document.kind == InvoiceKind::invoice ? tax : credited_tax) += document.tax;
    }
    EXPECT_EQ(invoiced, order.total);
    EXPECT_EQ(credited, order.total);
    EXPECT_EQ(tax, order.tax);
    EXPECT_EQ(credited_tax, order.tax);
}

TEST_P(FulfilmentTest, RefusesToCancelWhatIsBeingPackedAndChangesNothing) {
    const PlacedOrder placed = paid("TV", 2);
    ASSERT_TRUE(move(placed.order.code.value + "-A", ConsignmentStatus::picked));

    EXPECT_EQ(cancel(placed.order.code).error().message_key, "order.pickingBegun");
    EXPECT_EQ(cancel(placed.order.code, {{0, 3, {}}}).error().message_key, "order.pickingBegun");
    EXPECT_EQ(cancel(placed.order.code, {{7, 1, {}}}).error().message_key, "order.entryUnknown");
    EXPECT_EQ(cancel(placed.order.code, {}, CustomerId{"sipho"}).error().message_key, "order.unknown");

    EXPECT_TRUE(shop->money.given.empty());
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{3, 0}));
    EXPECT_EQ(documents(placed.order.code).size(), 1U);
}

TEST_P(FulfilmentTest, CancelsAnUnpaidOrderAsAWholeWithoutMoneyOrDocuments) {
    const PlacedOrder placed = shop->placed("thandi", "CABLE", 3);

    EXPECT_EQ(cancel(placed.order.code, {{0, 1, {}}}).error().message_key, "order.cancelWholeUnpaid");
    const auto order = cancel(placed.order.code);

    ASSERT_TRUE(order) << order.error().message_key;
    EXPECT_EQ(order->status(), OrderStatus::cancelled);
    EXPECT_EQ(order->reservation(), Reservation::released);
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{100, 0}));
    EXPECT_TRUE(shop->money.given.empty());
    EXPECT_TRUE(documents(placed.order.code).empty());
}

TEST_P(FulfilmentTest, ACancelledOrderStaysCancelledWhateverBecomesOfItsPayment) {
    const PlacedOrder placed = shop->placed("thandi", "CABLE", 3);
    ASSERT_TRUE(cancel(placed.order.code));

    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::failed));
    EXPECT_EQ(shop->order("thandi", placed.order.code).status(), OrderStatus::cancelled);
    (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, "late"));

    const Order order = shop->order("thandi", placed.order.code);
    EXPECT_EQ(order.status(), OrderStatus::cancelled);
    EXPECT_EQ(order.payment(), PaymentStatus::succeed);  // until it is back
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{100, 0}));
    EXPECT_EQ(shop->count("refund WHERE gateway_ref = 'late' AND reason = 'refund.cancelled'"), 1);
    EXPECT_TRUE(documents(placed.order.code).empty());
}

TEST_P(FulfilmentTest, ForeseesWhatACancellationGivesBackAndChangesNothing) {
    const Order order = two_parts();
    const CancelRequest request{
        .order = order.code, .customer = CustomerId{"thandi"}, .units = {{0, 1, {}}}, .reason = {}};
    const auto preview = [&](const CancelRequest& of) {
        return shop->does([&](TestShop::Services& d) { return d.fulfilment.preview(of); });
    };

    const auto foreseen = preview(request);
    ASSERT_TRUE(foreseen);
    EXPECT_EQ(shop->count("order_cancellation"), 0);
    ASSERT_TRUE(cancel(order.code, request.units));
    EXPECT_EQ(shop->money.given[0].second, foreseen->refund());
    EXPECT_EQ(shop->order("thandi", order.code).gifts.refunded, foreseen->refund());

    const auto rest = preview({.order = order.code, .customer = CustomerId{"thandi"}, .units = {}, .reason = {}});
    ASSERT_TRUE(rest);
    EXPECT_EQ(foreseen->refund() + rest->refund(), order.total);
    EXPECT_EQ(
        preview({.order = order.code, .customer = CustomerId{"sipho"}, .units = {}, .reason = {}}).error().type,
        "UnknownIdentifierError");
}

TEST_P(FulfilmentTest, EveryPartHasItsInvoiceAndTogetherTheyAreTheOrder) {
    const Order order = two_parts();
    const auto written = documents(order.code);

    ASSERT_EQ(written.size(), 2U);
    EXPECT_EQ(std::stoll(written[1].number.substr(3)), std::stoll(written[0].number.substr(3)) + 1);
    Money total, tax;
    for (const Invoice& document : written) {
        EXPECT_EQ(document.net + document.tax, document.total);
        Money lines;
        for (const InvoiceLine& line : document.lines) lines += line.total;
        EXPECT_EQ(lines, document.total);
        total += document.total;
        tax += document.tax;
    }
    EXPECT_EQ(total, order.total);
    EXPECT_EQ(tax, order.tax);
    EXPECT_EQ(order.documents.size(), 2U);
    EXPECT_FALSE(shop->does(
        [&](TestShop::Services& d) { return d.invoices.find(CustomerId{"sipho"}, written[0].number); }));
    EXPECT_TRUE(shop->does(
        [&](TestShop::Services& d) { return d.invoices.find(CustomerId{"thandi"}, written[0].number); }));
}

ON_BOTH_ENGINES(FulfilmentTest);

TEST(FulfilmentRules, CollectionCodesAreReadableAndTakenWithoutCapitalsAndSpaces) {
    const std::string code = collection_code_of("Zk3_9aQ-wTb7");
    EXPECT_EQ(code.size(), 6U);
    EXPECT_EQ(code.find_first_of("01AEIOULS"), code.npos);
    EXPECT_NE(code, collection_code_of("Zk3_9aQ-wTb8"));

    OrderConsignment part;
    part.collection_code = "7K492M";
    EXPECT_TRUE(is_collection_code(part, "7k4 92m"));
    EXPECT_TRUE(is_collection_code(part, ""));  // nobody asked
    EXPECT_FALSE(is_collection_code(part, "7K492N"));
    part.collection_code.clear();
    EXPECT_TRUE(is_collection_code(part, "7K492N"));  // placed before there were any
}

TEST(FulfilmentRules, UnitsOfAnEntryAreTogetherWorthItsTotal) {
    OrderEntry entry;
    entry.quantity = 3;
    entry.total = Money::cents(100);
    EXPECT_EQ(value_of(entry, 1), Money::cents(33));
    EXPECT_EQ(value_of(entry, 2) - value_of(entry, 1), Money::cents(34));
    EXPECT_EQ(value_of(entry, 3), entry.total);
}

}  // namespace
}  // namespace spaza::testing
