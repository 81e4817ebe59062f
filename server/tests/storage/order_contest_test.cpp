#include <set>
#include <thread>

#include "support/how_many.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

using OrderContestTest = OrderingTest;

int rounds(int otherwise) { return how_many("SPAZA_TEST_ROUNDS", otherwise); }

TEST_P(OrderContestTest, AStormOfOneNotificationIsOneCapture) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    std::atomic<int> applied = 0;

    at_once(16, [&](int) {
        for (int i = 0; i < 7; ++i) (void)tell(*shop, notice_of(placed.attempt, GatewayStatus::complete));
        applied += 1;
    });

    EXPECT_EQ(applied, 16);
    EXPECT_EQ(shop->count("payment_event"), 1);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{4, 0}));
    EXPECT_EQ(shop->count("order_timeline WHERE status = 'PAYMENT_CAPTURED'"), 1);
    EXPECT_EQ(shop->count("refund"), 0);
}

TEST_P(OrderContestTest, TwentyIdenticalPostsAreOneOrder) {
    const Cart cart = shop->ready_cart("thandi", "TV");
    std::mutex mutex;
    std::set<std::string> codes;
    int fresh = 0;

    at_once(20, [&](int) {
        const auto answer = shop->place("thandi", cart.code.value);
        const std::lock_guard lock{mutex};
        ASSERT_TRUE(answer) << answer.error().message_key;
        codes.insert(answer->order.code.value);
        fresh += answer->existed ? 0 : 1;
    });

    EXPECT_EQ(codes.size(), 1U);
    EXPECT_EQ(fresh, 1);
    EXPECT_EQ(shop->count("customer_order"), 1);
    EXPECT_EQ(shop->shelf("TV", "G205"), (Shelf{5, 1}));
}

TEST_P(OrderContestTest, OneCartIsInOneOrderWhateverTheProgramDoes) {
    const PlacedOrder placed = shop->placed("thandi", "TV");
    Order again = placed.order;
    again.code = OrderCode{"99999999"};
    for (OrderConsignment& part : again.consignments) part.code = "99999999-A";
    for (OrderEntry& entry : again.entries) entry.consignment = "99999999-A";
    EXPECT_THROW(shop->does([&](TestShop::Services& services) {
        services.order_store.add(again, {});
        return true;
    }),
                 storage::Failure);
    EXPECT_EQ(shop->count("customer_order"), 1);
}

/// Two, ten and a hundred shoppers by turns.
TEST_P(OrderContestTest, OnlyOneShopperGetsTheLastUnitHoweverManyWantIt) {
    constexpr std::array kCrowds{2, 10, 100};
    const int wanted = rounds(12);
    for (int round = 0; round < wanted; ++round) {
        const int crowd = kCrowds[static_cast<std::size_t>(round) % kCrowds.size()];
        const std::string product = "LAST" + std::to_string(round);
        shop->products.sell(product, Money::cents(777'00), TradingType::online_only);
        shop->put(product, "W001", 1);
        const auto shopper = [&](int i) { return "c" + std::to_string(round) + '-' + std::to_string(i); };
        std::vector<std::string> carts;
        for (int i = 0; i < crowd; ++i) carts.push_back(shop->ready_cart(shopper(i), product).code.value);
        std::atomic<int> won = 0;
        std::atomic<int> refused = 0;

        at_once(crowd, [&](int i) {
            const auto answer = shop->place(shopper(i), carts[static_cast<std::size_t>(i)]);
            if (answer)
                won += 1;
            else if (answer.error().type == "InsufficientStockError")
                refused += 1;
        });

        ASSERT_EQ(won, 1) << "round " << round;
        ASSERT_EQ(refused, crowd - 1) << "round " << round;
        ASSERT_EQ(shop->shelf(product, "W001"), (Shelf{1, 1}));
    }
    EXPECT_EQ(shop->count("customer_order"), wanted);
    EXPECT_EQ(shop->count("payment_attempt"), wanted);  // no loser is ever asked to pay
}

TEST_P(OrderContestTest, NotificationAndQuestionTogetherCaptureOnce) {
    const int wanted = rounds(60);
    shop->put("CABLE", "G205", wanted);
    for (int round = 0; round < wanted; ++round) {
        const PlacedOrder placed = shop->placed("thandi" + std::to_string(round), "CABLE");
        const Notice notice = notice_of(placed.attempt, GatewayStatus::complete, std::to_string(round));
        at_once(4, [&](int i) {
            if (i % 2 == 0)
                (void)tell(*shop, notice);
            else
                (void)shop->does([&](TestShop::Services& services) {
                    return services.payments.answer(placed.attempt.id, {.reached = true, .payment = notice});
                });
        });
    }
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{0, 0}));
    EXPECT_EQ(shop->count("order_timeline WHERE status = 'PAYMENT_CAPTURED'"), wanted);
    EXPECT_EQ(shop->count("payment_attempt WHERE state = 'succeed'"), wanted);
    EXPECT_EQ(shop->count("refund"), 0);
}

ON_BOTH_ENGINES(OrderContestTest);

}  // namespace
}  // namespace spaza::testing
