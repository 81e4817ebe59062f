#include <cstdlib>
#include <set>
#include <thread>

#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

using OrderContestTest = OrderingTest;

int rounds(int otherwise) {
    const char* wanted = std::getenv("SPAZA_TEST_ROUNDS");
    return wanted ? std::atoi(wanted) : otherwise;
}

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

TEST_P(OrderContestTest, OnlyOneOfThirtyTwoShoppersGetsTheLastUnit) {
    const int wanted = rounds(40);
    for (int round = 0; round < wanted; ++round) {
        const std::string product = "LAST" + std::to_string(round);
        shop->products.sell(product, Money::cents(777'00), TradingType::online_only);
        shop->put(product, "W001", 1);
        std::vector<std::string> carts;
        for (int i = 0; i < 32; ++i)
            carts.push_back(
                shop->ready_cart("c" + std::to_string(round) + '-' + std::to_string(i), product).code.value);
        std::atomic<int> won = 0;
        std::atomic<int> refused = 0;

        at_once(32, [&](int i) {
            const auto answer = shop->place("c" + std::to_string(round) + '-' + std::to_string(i),
                                            carts[static_cast<std::size_t>(i)]);
            if (answer)
                won += 1;
            else if (answer.error().type == "InsufficientStockError")
                refused += 1;
        });

        ASSERT_EQ(won, 1) << "round " << round;
        ASSERT_EQ(refused, 31) << "round " << round;
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
                (void)shop->does([&](TestShop::Desk& desk) {
                    return desk.payments.answer(placed.attempt.id, {.reached = true, .payment = notice});
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
