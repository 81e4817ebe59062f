#include "support/promotions_test.hpp"

namespace spaza::testing {
namespace {

struct FirstOrderTest : PromotionsTest {
    static Promotion welcome() {
        Promotion made{.code = "WELCOME", .kind = PromotionKind::order_discount, .title = "Welcome"};
        made.off = {.percent = 20};
        made.first_order = true;
        return made;
    }
};

TEST_P(FirstOrderTest, AFirstOrderPromotionIsForWhoHasNoneYetAndOnce) {
    offer(welcome());
    shop->shoppers.regulars = {CustomerId{"sipho"}};

    EXPECT_EQ(shop->place("thandi", cart_with("thandi", "").code.value)->order.total, Money::cents(4000'00));
    EXPECT_EQ(shop->place("sipho", cart_with("sipho", "").code.value)->order.total, Money::cents(5000'00));
    // Before her order is known everywhere, a second cart asks again: the budget has the last word.
    EXPECT_EQ(shop->place("thandi", cart_with("thandi", "", "CABLE").code.value)->order.total,
              Money::cents(300'00));
}

TEST_P(FirstOrderTest, AHouseholdHasOneFirstOrderAndHasItBackWhenThatIsNotPaid) {
    offer(welcome());
    shop->shoppers.households = {{CustomerId{"thandi"}, "12"},
                                 {CustomerId{"sipho"}, "12"},
                                 {CustomerId{"zodwa"}, "12"},
                                 {CustomerId{"lerato"}, "14"}};

    const auto first = shop->place("thandi", cart_with("thandi", "").code.value);
    EXPECT_EQ(first->order.total, Money::cents(4000'00));
    EXPECT_EQ(shop->place("lerato", cart_with("lerato", "").code.value)->order.total, Money::cents(4000'00));
    EXPECT_EQ(shop->place("sipho", cart_with("sipho", "").code.value)->order.total, Money::cents(5000'00));

    tell(*shop, notice_of(first->attempt, GatewayStatus::failed));
    shop->clock.advance(std::chrono::minutes{30});
    EXPECT_TRUE(shop->does([&](TestShop::Services& d) { return d.order_payments.expire(first->order.code); }));
    EXPECT_EQ(shop->place("zodwa", cart_with("zodwa", "").code.value)->order.total, Money::cents(4000'00));
}

ON_BOTH_ENGINES(FirstOrderTest);

}  // namespace
}  // namespace spaza::testing
