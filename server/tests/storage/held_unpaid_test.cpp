// What may be held without having been paid.
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

const std::string kHere{"203.0.113.7"};

struct HeldUnpaidTest : OrderingTest {
    void SetUp() override {
        OrderingTest::SetUp();
        if (IsSkipped()) return;
        shop->order_policy.unpaid = {
            .orders = 2, .units = 2, .percent = 50, .new_percent = 25, .address_orders = 3};
        shop->products.sell("POT", Money::cents(150'00), TradingType::online_only);
        shop->products.sell("PAN", Money::cents(250'00), TradingType::online_only);
        shop->put("POT", "W001", 20);
        shop->put("PAN", "W001", 20);
    }

    Result<PlacedOrder> places(const std::string& customer, const std::string& product, int units = 1,
                               const std::string& address = {}) {
        const Cart cart = shop->ready_cart(customer, product, units);
        return shop->does([&](TestShop::Services& services) {
            return services.orders.place({.customer = CustomerId{customer},
                                          .cart_id = cart.code.value,
                                          .payment_mode = "card",
                                          .channel = "web",
                                          .zone = StoreCode{"G205"},
                                          .campaign = {},
                                          .duplicate_confirmed = true,
                                          .address = address});
        });
    }
    static std::string key(const Result<PlacedOrder>& placed) { return placed ? "" : placed.error().message_key; }
    std::string held_from(const PlacedOrder& placed) {
        return shop->database.reading([&](storage::Session& session) {
            return *session.row("SELECT held_from FROM customer_order WHERE code = $1", {placed.order.code.value},
                                [](const storage::Row& row) { return row.get<std::string>(0); });
        });
    }
    void pays(const PlacedOrder& placed) {
        EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete, placed.order.code.value)),
                  Verdict::applied);
    }
};

TEST_P(HeldUnpaidTest, ACustomerHoldsNoMoreThanAShareAndARefusalTakesNothing) {
    EXPECT_EQ(key(places("thandi", "POT", 6)), "order.unpaidUnits");
    EXPECT_EQ(shop->shelf("POT", "W001"), (Shelf{20, 0}));
    EXPECT_EQ(shop->count("customer_order"), 0);
    EXPECT_EQ(key(places("sipho", "POT", 5)), "");
    EXPECT_EQ(shop->shelf("POT", "W001"), (Shelf{20, 5}));
}

TEST_P(HeldUnpaidTest, WhatIsPaidIsNotHeldAndMakesACustomerKnown) {
    const auto first = places("thandi", "POT", 2);
    pays(*first);
    EXPECT_EQ(key(places("thandi", "POT", 9)), "");  // half of 18
    EXPECT_EQ(key(places("thandi", "POT", 5)), "order.unpaidUnitsWait");
}

TEST_P(HeldUnpaidTest, SoDoesANumberThatIsShownToBeTheirs) {
    shop->customers.mobile_proven = true;
    const auto placed = places("thandi", "POT", 10, kHere);
    ASSERT_EQ(key(placed), "");
    EXPECT_EQ(held_from(*placed), "");
}

TEST_P(HeldUnpaidTest, AccountsThatHaveShownOneNumberAreOnePersons) {
    shop->customers.mobile_proven = true;
    shop->database.writing([](storage::Session& session) {
        for (const char* id : {"thandi", "sipho"})
            session.execute(
                "INSERT INTO customer (id, uid, mobile_number, mobile_proven_at, first_name, last_name, "
                "password_hash, "
                "created_at, modified_at) VALUES ($1, $1, '0821234567', 1, 'T', 'N', '', 1, 1)",
                {id});
        return true;
    });
    EXPECT_EQ(key(places("thandi", "POT", 10)), "");
    EXPECT_EQ(key(places("sipho", "POT", 1)), "order.unpaidUnitsWait");
    EXPECT_EQ(key(places("lerato", "POT", 5)), "") << "whose account has no number: half of what is left";
}

TEST_P(HeldUnpaidTest, TheLastUnitsAreAnybodys) {
    shop->put("POT", "W001", 2);
    EXPECT_EQ(key(places("thandi", "POT", 2, kHere)), "");
    EXPECT_EQ(shop->shelf("POT", "W001"), (Shelf{2, 2}));
}

TEST_P(HeldUnpaidTest, SoManyOrdersWaitAndOneThatIsPaidCancelledOrOverMakesRoom) {
    const auto first = places("thandi", "POT");
    const auto second = places("thandi", "PAN");
    const auto third = places("thandi", "CABLE");
    ASSERT_FALSE(third);
    EXPECT_EQ(third.error().message_key, "order.unpaidOrders");
    EXPECT_EQ(third.error().subject, first->order.code.value);
    EXPECT_EQ(key(places("sipho", "CABLE")), "");

    pays(*second);
    EXPECT_EQ(key(places("thandi", "TV")), "");
    EXPECT_EQ(key(places("thandi", "CABLE")), "order.unpaidOrders");

    shop->clock.advance(std::chrono::minutes{30});
    EXPECT_TRUE(shop->does([&](TestShop::Services& d) { return d.order_payments.expire(first->order.code); }));
    EXPECT_EQ(key(places("thandi", "CABLE")), "");
}

TEST_P(HeldUnpaidTest, TheSameCartStaysOneOrderHoweverManyWait) {
    const Cart cart = shop->ready_cart("thandi", "POT");
    const auto first = shop->place("thandi", cart.code.value);
    EXPECT_EQ(key(places("thandi", "PAN")), "");
    const auto again = shop->place("thandi", cart.code.value);
    ASSERT_TRUE(again) << again.error().message_key;
    EXPECT_EQ(again->order.code, first->order.code);
    EXPECT_TRUE(shop->does([&](TestShop::Services& d) {
        return d.orders.pay_again(CustomerId{"thandi"}, first->order.code, "card");
    }));
}

TEST_P(HeldUnpaidTest, NewCustomersAtOneAddressHoldNoMoreTogetherThanOneWould) {
    EXPECT_EQ(key(places("a", "POT", 3, kHere)), "");
    EXPECT_EQ(key(places("b", "POT", 2, kHere)), "");
    EXPECT_EQ(key(places("c", "POT", 1, kHere)), "order.unpaidUnitsAtAddress");
    EXPECT_EQ(shop->shelf("POT", "W001"), (Shelf{20, 5}));
    EXPECT_EQ(key(places("d", "POT", 3, "2001:db8:1:2::/64")), "");

    const auto known = places("e", "PAN", 1);
    pays(*known);
    EXPECT_EQ(key(places("e", "POT", 6, kHere)), "");
}

TEST_P(HeldUnpaidTest, SoManyOrdersOfNewCustomersWaitAtOneAddress) {
    for (const char* customer : {"a", "b", "c"}) EXPECT_EQ(key(places(customer, "CABLE", 1, kHere)), "");
    EXPECT_EQ(key(places("d", "CABLE", 1, kHere)), "order.unpaidAtAddress");
    EXPECT_EQ(key(places("d", "CABLE", 1, "203.0.113.8")), "");
    EXPECT_EQ(key(places("d", "POT", 1)), "");  // who is exempt is not counted
}

TEST_P(HeldUnpaidTest, TheAddressIsKeptOnlyWhileItHoldsGoods) {
    const auto paid = places("a", "CABLE", 1, kHere);
    const auto over = places("b", "CABLE", 1, kHere);
    EXPECT_EQ(held_from(*paid), kHere);
    pays(*paid);
    EXPECT_EQ(held_from(*paid), "");
    shop->clock.advance(std::chrono::minutes{30});
    EXPECT_TRUE(shop->does([&](TestShop::Services& d) { return d.order_payments.expire(over->order.code); }));
    EXPECT_EQ(held_from(*over), "");
}

TEST_P(HeldUnpaidTest, OfACustomersManyCartsAtOnceAsManyBecomeOrdersAsMayWait) {
    std::vector<std::string> carts;
    for (int i = 0; i < 8; ++i) {
        carts.push_back(shop->ready_cart("thandi", "CABLE").code.value);
        shop->database.write([&](storage::Session& session) {
            session.execute("UPDATE cart SET additional = 1 WHERE code = $1", {carts.back()});
            return true;
        });
    }
    std::atomic<int> placed = 0;
    std::atomic<int> refused = 0;

    at_once(8, [&](int i) {
        const auto answer = shop->place("thandi", carts[static_cast<std::size_t>(i)], true);
        placed += answer ? 1 : 0;
        refused += !answer && answer.error().message_key == "order.unpaidOrders" ? 1 : 0;
    });

    EXPECT_EQ(placed, 2);
    EXPECT_EQ(refused, 6);
    EXPECT_EQ(shop->count("customer_order"), 2);
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{100, 2}));
}

TEST_P(HeldUnpaidTest, OfACrowdAtOneAddressAtOnceAsManyHoldGoodsAsMay) {
    shop->order_policy.unpaid.address_orders = 100;
    constexpr int kCrowd = 16;
    const auto shopper = [](int i) { return "crowd" + std::to_string(i); };
    std::vector<std::string> carts;
    for (int i = 0; i < kCrowd; ++i) carts.push_back(shop->ready_cart(shopper(i), "POT").code.value);

    at_once(kCrowd, [&](int i) {
        const auto answer = shop->does([&](TestShop::Services& services) {
            return services.orders.place({.customer = CustomerId{shopper(i)},
                                          .cart_id = carts[static_cast<std::size_t>(i)],
                                          .payment_mode = "card",
                                          .channel = "web",
                                          .zone = StoreCode{"G205"},
                                          .campaign = {},
                                          .address = kHere});
        });
        EXPECT_EQ(answer ? "order.unpaidUnitsAtAddress" : answer.error().message_key,
                  "order.unpaidUnitsAtAddress");
    });

    EXPECT_EQ(shop->shelf("POT", "W001"), (Shelf{20, 5}));
}

TEST_P(HeldUnpaidTest, ManyAddressesTakeAShareOfWhatIsLeftEachAndNeverAll) {
    shop->put("POT", "W001", 40);
    for (int i = 0; i < 6; ++i)
        (void)places("a" + std::to_string(i), "POT", 10 - i, "203.0.113." + std::to_string(i));
    const Shelf shelf = shop->shelf("POT", "W001");
    EXPECT_GT(shelf.on_hand - shelf.reserved, 10);
    EXPECT_EQ(key(places("thandi", "POT", 2, "198.51.100.1")), "");
}

TEST_P(HeldUnpaidTest, AnOrderHasNoMoreOfAProductThanItMay) {
    const Cart cart = shop->ready_cart("thandi", "CABLE", 3);
    shop->products.facts[ProductCode{"CABLE"}].most_units = 2;
    const auto refused = shop->place("thandi", cart.code.value);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message_key, "order.maxQuantity");
    EXPECT_EQ(refused.error().type, "CartEntryError");
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{100, 0}));
}

ON_BOTH_ENGINES(HeldUnpaidTest);

}  // namespace
}  // namespace spaza::testing
