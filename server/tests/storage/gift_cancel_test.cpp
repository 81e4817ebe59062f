#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

/// With every two cables something that only the warehouse has comes along.
struct GiftCancelTest : OrderingTest {
    Order bought(int cables) {
        Promotion promotion{.code = "COMES-ALONG", .kind = PromotionKind::giveaway, .title = "A gift", .units = 2};
        promotion.target.products = {ProductCode{"CABLE"}};
        promotion.gift = ProductCode{"ONLINE"};
        shop->promotions.publish({promotion});
        const PlacedOrder placed = shop->placed("thandi", "CABLE", cables);
        EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);
        return shop->order("thandi", placed.order.code);
    }
    Result<Order> cancel(const OrderCode& code, std::vector<CancelledUnits> units,
                         std::optional<CustomerId> by = CustomerId{"thandi"}) {
        return shop->does([&](TestShop::Services& d) {
            return d.fulfilment.cancel({.order = code, .customer = by, .units = units, .reason = {}});
        });
    }
    void pack(const OrderEntry& entry) {
        ASSERT_TRUE(shop->does([&](TestShop::Services& d) {
            return d.fulfilment.move({.consignment = entry.consignment, .to = ConsignmentStatus::picked});
        }));
    }
    Money documents(const OrderCode& code) {
        const auto all = shop->does([&](TestShop::Services& d) { return d.invoices.of_order(code); });
        Money left;
        for (const Invoice& each : all)
            left += each.kind == InvoiceKind::invoice ? each.total : Money{} - each.total;
        return left;
    }
};

TEST_P(GiftCancelTest, GoesBackToTheShelfWithWhatEarnedIt) {
    const Order order = bought(4);
    ASSERT_EQ(order.entries.size(), 2U);
    ASSERT_TRUE(order.entries[1].give_away);
    ASSERT_EQ(order.entries[1].quantity, 2);
    ASSERT_EQ(shop->shelf("ONLINE", "W001"), (Shelf{1, 0}));

    const auto after = cancel(order.code, {{0, 1, {}}});

    ASSERT_TRUE(after) << after.error().message_key;
    EXPECT_EQ(after->entries[1].kept(), 1);
    EXPECT_EQ(shop->shelf("ONLINE", "W001"), (Shelf{2, 0}));
    ASSERT_EQ(shop->money.given.size(), 1U);
    EXPECT_EQ(shop->money.given[0].second, Money::cents(99'00));
    EXPECT_EQ(documents(order.code), order.total - Money::cents(99'00));
}

TEST_P(GiftCancelTest, OnceItIsPackedItsPriceIsTakenOffTheRefundAndTheCreditNote) {
    const Order order = bought(4);
    pack(order.entries[1]);
    ASSERT_NE(order.entries[0].consignment, order.entries[1].consignment);

    const auto after = cancel(order.code, {{0, 3, {}}});

    ASSERT_TRUE(after) << after.error().message_key;
    EXPECT_EQ(after->entries[1].kept(), 2);
    EXPECT_EQ(shop->shelf("ONLINE", "W001"), (Shelf{1, 0}));
    // three cables for R 297.00, and none of the two that are kept at R 250.00 is earned: nothing is left to give
    EXPECT_TRUE(shop->money.given.empty());
    EXPECT_EQ(documents(order.code), order.total);
    EXPECT_EQ(shop->count("order_cancellation WHERE withheld_cents = 29700"), 1);
}

TEST_P(GiftCancelTest, NothingIsTakenOffForWhatTheShopCannotDeliver) {
    const Order order = bought(4);
    pack(order.entries[1]);

    const auto after = cancel(order.code, {{0, 3, {}}}, std::nullopt);

    ASSERT_TRUE(after) << after.error().message_key;
    ASSERT_EQ(shop->money.given.size(), 1U);
    EXPECT_EQ(shop->money.given[0].second, Money::cents(297'00));
    EXPECT_EQ(documents(order.code), order.total - Money::cents(297'00));
}

ON_BOTH_ENGINES(GiftCancelTest);

}  // namespace
}  // namespace spaza::testing
