#include <random>

#include "shop/payment/ozow/ozow_service.hpp"
#include "shop/payment/payfast/payfast_service.hpp"
#include "shop/payment/payflex/payflex_service.hpp"
#include "shop/payment/paygate/paygate_service.hpp"
#include "shop/payment/peach/peach_service.hpp"
#include "support/how_many.hpp"
#include "support/ordering_test.hpp"
#include "support/scripted_calls.hpp"

namespace spaza::testing {
namespace {

std::string field_named(const PaymentInstruction& form, const std::string& name) {
    for (const auto& [field, value] : form.fields)
        if (field == name) return value;
    return {};
}

/// Up to R 99 999.99, small ones as often as large ones.
Money random_amount(std::mt19937& random) {
    constexpr std::array<unsigned, 4> kMost{100, 10'000, 1'000'000, 10'000'000};
    return Money::cents(1 + random() % (kMost[random() % kMost.size()] - 1));
}

TEST(PaymentAmount, IsWhatEveryGatewayIsAskedForToTheCent) {
    ScriptedCalls calls;
    FixedClock clock;
    const PayfastSettings payfast_settings;
    const OzowSettings ozow_settings{.site_code = "S", .private_key = "K", .api_key = "A"};
    const PeachSettings peach_settings{.entity = "E", .secret = "K"};
    const PaygateSettings paygate_settings;
    const PayflexSettings payflex_settings{.client_id = "id", .client_secret = "secret"};
    const PayfastService payfast{payfast_settings, calls, clock};
    const OzowService ozow{ozow_settings, calls};
    const PeachService peach{peach_settings, calls};
    PaygateService paygate{paygate_settings, calls, clock};
    PayflexService payflex{payflex_settings, calls, clock};
    std::mt19937 random{20261122};
    for (int round = 0; round < 2'000; ++round) {
        PaymentAttempt attempt;
        attempt.merchant_ref = "10000042-1";
        attempt.amount = random_amount(random);
        const std::string rand = decimal(attempt.amount);
        ASSERT_EQ(form::amount(rand), attempt.amount);
        ASSERT_EQ(field_named(*payfast.instruction(attempt, {}, {}), "amount"), rand);
        ASSERT_EQ(field_named(*ozow.instruction(attempt, {}, {}), "Amount"), rand);
        ASSERT_EQ(field_named(*peach.instruction(attempt, {}, {}), "amount"), rand);
        (void)paygate.open(attempt, {}, {});
        ASSERT_NE(calls.asked.back().find("&AMOUNT=" + std::to_string(attempt.amount.in_cents()) + "&"),
                  std::string::npos);
    }
    for (int round = 0; round < 50; ++round) {
        PaymentAttempt attempt;
        attempt.amount = random_amount(random);
        calls.answers = {{200, R"({"access_token":"T","expires_in":3600})"},
                         {201, R"({"orderId":"O1","token":"K","redirectUrl":"https://pay.example/O1"})"}};
        PayflexService fresh{payflex_settings, calls, clock};
        (void)fresh.open(attempt, {}, {});
        ASSERT_NE(calls.asked.back().find(R"("amount":")" + decimal(attempt.amount) + '"'), std::string::npos);
    }
}

using PaymentAmountTest = OrderingTest;

/// Carts of any kind, with discounts that divide by nothing.
TEST_P(PaymentAmountTest, IsTheTotalThatWasShownAndTheSumOfTheLines) {
    std::mt19937 random{7};
    const int carts = how_many("SPAZA_TEST_CARTS", 60);
    for (int i = 0; i < 6; ++i) shop->put("P" + std::to_string(i), "G205", 1'000'000);
    for (int round = 0; round < carts; ++round) {
        const std::string customer = "c" + std::to_string(round);
        Promotion off{.code = "OFF", .kind = PromotionKind::order_discount, .title = "Off"};
        off.off = random() % 2 == 0 ? Off{.percent = 1 + static_cast<int>(random() % 40)}
                                    : Off{.percent = 0, .amount = Money::cents(1 + random() % 5'000)};
        shop->promotions.publish({off});
        for (int i = 0; i < 6; ++i)
            shop->products.sell("P" + std::to_string(i), Money::cents(1 + random() % 60'000));
        for (int i = 1 + static_cast<int>(random() % 4); i > 0; --i)
            ASSERT_TRUE(shop->does([&](TestShop::Services& services) {
                return services.carts.add({CustomerId{customer}}, "",
                                          ProductCode{"P" + std::to_string(random() % 6)},
                                          1 + static_cast<int>(random() % 3), StoreCode{"G205"});
            }));
        const Cart cart = shop->ready_cart(customer, "P0");
        const auto shown = shop->does([&](TestShop::Services& services) {
            return services.checkout.view(CustomerId{customer}, "current", StoreCode{"G205"});
        });
        ASSERT_TRUE(shown);

        const auto placed = shop->place(customer, cart.code.value);

        ASSERT_TRUE(placed) << placed.error().message_key;
        const Order order = shop->order(customer, placed->order.code);
        EXPECT_EQ(placed->attempt.amount, shown->priced.total);
        EXPECT_EQ(order.total, shown->priced.total);
        Money lines;
        for (const OrderEntry& entry : order.entries) {
            EXPECT_GE(entry.total, Money{});
            lines += entry.total;
        }
        EXPECT_EQ(lines + order.delivery_cost, order.total);
        EXPECT_EQ(order.tax, tax_included(order.total, 15));
    }
}

ON_BOTH_ENGINES(PaymentAmountTest);

}  // namespace
}  // namespace spaza::testing
