#include "support/promotions_test.hpp"

#include <atomic>
#include <barrier>
#include <thread>

#include "support/how_many.hpp"

namespace spaza::testing {
namespace {

TEST_P(PromotionsTest, WhatIsImportedIsWhatIsRead) {
    Promotion all{.code = "ALL", .kind = PromotionKind::bonus_buy_all, .title = "All", .description = "Words"};
    all.target.except_categories = {CategoryCode{"x"}};
    all.bundle = {{ProductCode{"TV"}, 1}, {ProductCode{"CABLE"}, 2}};
    all.bundle_worth = Money::cents(5200'00);
    all.tiers = {{Money::cents(1'00), {.percent = 5}}, {Money::cents(2'00), {0, Money::cents(50)}}};
    all.most_off = Money::cents(77);
    all.most_times = 3;
    all.priority = -4;
    all.group = "g";
    all.first_order = all.needs_coupon = true;
    all.starts_at = shop->clock.now() - std::chrono::hours{1};
    all.ends_at = shop->clock.now() + std::chrono::hours{1};
    all.max_uses = 9;
    all.max_uses_per_customer = 2;
    database().write([&](storage::Session& session) {
        for (const char* code : {"TV", "CABLE"}) {
            session.execute("INSERT INTO brand (code, name, content_hash) VALUES ($1, $1, 0)", {code});
            session.execute("INSERT INTO category (code, name, content_hash) VALUES ($1, $1, 0)", {code});
            session.execute(
                "INSERT INTO product (code, name, brand_code, category_code, content_hash) VALUES ($1, $1, $1, "
                "$1, 0)",
                {code});
        }
        return true;
    });
    offer(all);

    const Promotion* read = shop->promotions.promotion_set()->find("ALL");

    ASSERT_NE(read, nullptr);
    EXPECT_EQ(read->kind, PromotionKind::bonus_buy_all);
    EXPECT_EQ(read->description, "Words");
    EXPECT_EQ(read->target.except_categories, all.target.except_categories);
    ASSERT_EQ(read->bundle.size(), 2U);
    EXPECT_EQ(read->bundle[0].product, ProductCode{"CABLE"});
    EXPECT_EQ(read->bundle[0].units, 2);
    EXPECT_EQ(read->bundle_worth, all.bundle_worth);
    ASSERT_EQ(read->tiers.size(), 2U);
    EXPECT_EQ(read->tiers[1].off, all.tiers[1].off);
    EXPECT_EQ(read->most_off, all.most_off);
    EXPECT_EQ(read->most_times, 3);
    EXPECT_EQ(read->priority, -4);
    EXPECT_EQ(read->group, "g");
    EXPECT_TRUE(read->first_order && read->needs_coupon);
    EXPECT_EQ(read->starts_at, all.starts_at);
    EXPECT_EQ(read->ends_at, all.ends_at);
    EXPECT_EQ(read->max_uses, 9);
    EXPECT_EQ(read->max_uses_per_customer, 2);
}

TEST_P(PromotionsTest, ACouponStaysInTheCartAndComesOffTheOrder) {
    offer(hundred_off(), {{.code = "SAVE", .promotion = "HUNDRED"}});
    const Cart cart = cart_with("thandi", "save");
    EXPECT_EQ(cart.coupons, std::vector<std::string>{"SAVE"});

    const auto placed = shop->place("thandi", cart.code.value);

    ASSERT_TRUE(placed);
    EXPECT_EQ(placed->order.total, Money::cents(4900'00));
    const Order order = shop->order("thandi", placed->order.code);
    ASSERT_EQ(order.discounts.size(), 1U);
    EXPECT_EQ(order.discounts[0].promotion, "HUNDRED");
    EXPECT_EQ(order.discounts[0].coupon, "SAVE");
    EXPECT_EQ(order.discounts[0].amount, Money::cents(100'00));
    EXPECT_EQ(used("coupon"), 1);
}

TEST_P(PromotionsTest, ACouponThatCannotBeUsedSaysWhyAndIsNotKept) {
    Promotion from_big = hundred_off();
    from_big.code = "BIG";
    from_big.tiers = {{Money::cents(6000'00), from_big.off}};
    offer(hundred_off(),
          {{.code = "OLD", .promotion = "HUNDRED", .ends_at = shop->clock.now() - std::chrono::seconds{1}},
           {.code = "SOON", .promotion = "HUNDRED", .starts_at = shop->clock.now() + std::chrono::hours{1}},
           {.code = "HERS", .promotion = "HUNDRED", .customer_uid = "lerato@example.co.za"}});
    offer(from_big, {{.code = "MORE", .promotion = "BIG"}});
    cart_with("thandi", "");

    const auto why = [&](const std::string& code) { return redeem("thandi", code).coupons.back().message_key; };
    EXPECT_EQ(why("NONE"), "cart.couponUnknown");
    EXPECT_EQ(why("OLD"), "cart.couponExpired");
    EXPECT_EQ(why("SOON"), "cart.couponNotYet");
    EXPECT_EQ(why("HERS"), "cart.couponUnknown");
    EXPECT_EQ(why("MORE"), "cart.couponMinimum");
    EXPECT_EQ(redeem("thandi", "MORE").coupons.back().missing_value, Money::cents(1000'00));
    EXPECT_TRUE(
        shop->does([](TestShop::Services& d) { return *d.carts.current(CustomerId{"thandi"}); }).coupons.empty());
}

TEST_P(PromotionsTest, WhatAnOrderUsedComesBackOnceWhenItIsNotPaid) {
    offer(hundred_off(), {{.code = "SAVE", .promotion = "HUNDRED", .max_uses = 1}});
    const auto placed = shop->place("thandi", cart_with("thandi", "SAVE").code.value);
    ASSERT_TRUE(placed);
    EXPECT_EQ(used("coupon"), 1);

    tell(*shop, notice_of(placed->attempt, GatewayStatus::failed));
    EXPECT_EQ(used("coupon"), 1);  // it may still be paid, at its price
    shop->clock.advance(std::chrono::minutes{30});
    EXPECT_TRUE(shop->does([&](TestShop::Services& d) { return d.order_payments.expire(placed->order.code); }));
    EXPECT_EQ(used("coupon"), 0);
    tell(*shop, notice_of(placed->attempt, GatewayStatus::failed, "1002"));
    EXPECT_FALSE(shop->does([&](TestShop::Services& d) { return d.order_payments.expire(placed->order.code); }));
    shop->does([&](TestShop::Services& d) {
        d.promotions.release(placed->order.code);
        return true;
    });

    EXPECT_EQ(used("coupon"), 0);
}

TEST_P(PromotionsTest, ALateSuccessIsRefundedWhenSomebodyElseHasTheCouponNow) {
    offer(hundred_off(), {{.code = "SAVE", .promotion = "HUNDRED", .max_uses = 1}});
    const auto late = shop->place("thandi", cart_with("thandi", "SAVE").code.value);
    shop->clock.advance(std::chrono::minutes{31});
    ASSERT_TRUE(shop->does([&](TestShop::Services& d) { return d.order_payments.expire(late->order.code); }));
    ASSERT_TRUE(shop->place("sipho", cart_with("sipho", "SAVE").code.value));

    tell(*shop, notice_of(late->attempt, GatewayStatus::complete));

    EXPECT_EQ(shop->order("thandi", late->order.code).status(), OrderStatus::cancelling);
    EXPECT_EQ(used("coupon"), 1);
    EXPECT_EQ(shop->shelf("TV", "G205"), (TestShop::Shelf{1000, 1}));  // only his
}

TEST_P(PromotionsTest, ALateSuccessKeepsItsOfferWhileThereIsOne) {
    offer(hundred_off(), {{.code = "SAVE", .promotion = "HUNDRED", .max_uses = 1}});
    const auto late = shop->place("thandi", cart_with("thandi", "SAVE").code.value);
    shop->clock.advance(std::chrono::minutes{31});
    ASSERT_TRUE(shop->does([&](TestShop::Services& d) { return d.order_payments.expire(late->order.code); }));
    EXPECT_EQ(used("coupon"), 0);

    tell(*shop, notice_of(late->attempt, GatewayStatus::complete));

    EXPECT_EQ(shop->order("thandi", late->order.code).payment(), PaymentStatus::succeed);
    EXPECT_EQ(used("coupon"), 1);
}

TEST_P(PromotionsTest, BudgetsAreNeverExceededHoweverManyWantThem) {
    const int coupons = how_many("SPAZA_TEST_COUPONS", 5);
    const int crowd = 10 * coupons;
    Promotion limited{.code = "LIMITED", .kind = PromotionKind::product_discount, .title = "First ones"};
    limited.target.everything = true;
    limited.off = {.percent = 10};
    limited.max_uses = coupons + 3;
    offer(limited);
    offer(hundred_off(), {{.code = "SAVE", .promotion = "HUNDRED", .max_uses = coupons}});
    std::vector<std::string> carts;
    for (int i = 0; i < crowd; ++i) carts.push_back(cart_with("shopper" + std::to_string(i), "SAVE").code.value);

    std::barrier start{crowd};
    std::atomic<int> placed{0};
    {
        std::vector<std::jthread> running;
        for (int i = 0; i < crowd; ++i)
            running.emplace_back([&, i] {
                start.arrive_and_wait();
                if (shop->place("shopper" + std::to_string(i), carts[static_cast<std::size_t>(i)])) ++placed;
            });
    }

    // Who was too late saw another total and was asked to look again.
    EXPECT_EQ(placed, coupons);
    EXPECT_EQ(used("coupon"), coupons);
    EXPECT_EQ(used("promotion"), coupons);
    EXPECT_EQ(shop->count("order_discount WHERE coupon = 'SAVE'"), coupons);
}

TEST_P(PromotionsTest, OneCustomersBudgetIsNeverExceededHoweverManyOrdersAreMadeAtOnce) {
    constexpr int kEach = 3;
    offer(hundred_off(), {{.code = "SAVE", .promotion = "HUNDRED", .max_uses_per_customer = kEach}});
    const CustomerId thandi{"thandi"};
    const std::vector<PricingEntry> television{
        {.number = 0, .product = ProductCode{"TV"}, .unit_price = Money::cents(5000'00), .quantity = 1}};
    std::atomic<int> taken{0};
    const auto take = [&](const CustomerId& customer, int order) {
        return shop->does([&](TestShop::Services& services) -> Result<std::vector<Budget>> {
            const auto pricing = services.promotions.price(television, shop->terms.terms, customer, {"SAVE"});
            auto budgets = services.promotions.take(customer, pricing.priced);
            if (budgets) services.promotions.keep(OrderCode{customer.value + std::to_string(order)}, *budgets);
            return budgets;
        });
    };

    std::barrier start{10 * kEach};
    {
        std::vector<std::jthread> running;
        for (int i = 0; i < 10 * kEach; ++i)
            running.emplace_back([&, i] {
                start.arrive_and_wait();
                const auto budgets = take(thandi, i);
                if (budgets && !budgets->empty()) ++taken;
            });
    }

    EXPECT_EQ(taken, kEach);
    EXPECT_EQ(shop->count("promotion_redemption WHERE customer_id = 'thandi' AND state = 'held'"), kEach);
    EXPECT_EQ(shop->count("promotion_use WHERE customer_id = 'thandi' AND used = 3"), 1);
    EXPECT_FALSE(take(CustomerId{"sipho"}, 0)->empty());  // others have their own
}

/// Winners whose payment fails let others in; nobody is let in twice for one of them.
TEST_P(PromotionsTest, UsesGivenBackServeOthersAndNeverMoreThanTheLimit) {
    constexpr int kCoupons = 3;
    constexpr int kRounds = 6;
    offer(hundred_off(), {{.code = "SAVE", .promotion = "HUNDRED", .max_uses = kCoupons}});
    std::vector<PlacedOrder> standing;
    const auto time_is_over = [&](const PlacedOrder& placed) {
        database().write([&](storage::Session& session) {
            session.execute("UPDATE customer_order SET reserved_until = $2 WHERE code = $1",
                            {placed.order.code.value, to_millis(shop->clock.now())});
            return true;
        });
    };
    for (int round = 0; round < kRounds; ++round) {
        std::vector<std::string> names;
        std::vector<std::string> carts;
        if (round > 0) {  // there is one to be had, so that carts can have the coupon on them
            time_is_over(standing.back());
            tell(*shop, notice_of(standing.back().attempt, GatewayStatus::failed));
            standing.pop_back();
        }
        if (!standing.empty()) time_is_over(standing.front());
        for (int i = 0; i < 6; ++i) {
            names.push_back("s" + std::to_string(round) + '-' + std::to_string(i));
            carts.push_back(cart_with(names.back(), "SAVE").code.value);
        }
        std::mutex mutex;
        std::vector<PlacedOrder> won;
        std::barrier start{8};
        {
            std::vector<std::jthread> running;
            for (std::size_t i = 0; i < names.size(); ++i)
                running.emplace_back([&, i] {
                    start.arrive_and_wait();
                    const auto placed = shop->place(names[i], carts[i]);
                    if (!placed) return;
                    const std::lock_guard lock{mutex};
                    won.push_back(*placed);
                });
            for (int i = 0; i < 2; ++i)  // the same failure, reported twice at once
                running.emplace_back([&, i] {
                    start.arrive_and_wait();
                    if (!standing.empty())
                        (void)tell(*shop, notice_of(standing.front().attempt, GatewayStatus::failed,
                                                    std::to_string(round) + '-' + std::to_string(i)));
                });
        }
        if (!standing.empty()) standing.erase(standing.begin());
        standing.insert(standing.end(), won.begin(), won.end());
        ASSERT_EQ(used("coupon"), std::ssize(standing)) << "round " << round;
        ASSERT_LE(std::ssize(standing), kCoupons) << "round " << round;
        ASSERT_GE(std::ssize(standing), 1) << "round " << round;
        ASSERT_EQ(shop->count("promotion_redemption WHERE state = 'held' AND customer_id = ''"),
                  std::ssize(standing));
    }
}

TEST_P(PromotionsTest, AGiftIsReservedWithTheOrderAndCostsNothing) {
    Promotion gift{.code = "GIFT", .kind = PromotionKind::giveaway, .title = "Free cable"};
    gift.target.everything = true;
    gift.most_times = 1;
    gift.gift = ProductCode{"CABLE"};
    database().write([&](storage::Session& session) {
        session.execute("INSERT INTO brand (code, name, content_hash) VALUES ('b', 'B', 0)");
        session.execute("INSERT INTO category (code, name, content_hash) VALUES ('c', 'C', 0)");
        session.execute(
            "INSERT INTO product (code, name, brand_code, category_code, content_hash) "
            "VALUES ('CABLE', 'Cable', 'b', 'c', 0)");
        return true;
    });
    offer(gift);

    const auto placed = shop->place("thandi", cart_with("thandi", "").code.value);

    ASSERT_TRUE(placed);
    EXPECT_EQ(placed->order.total, Money::cents(5000'00));
    const Order order = shop->order("thandi", placed->order.code);
    ASSERT_EQ(order.entries.size(), 2U);
    EXPECT_TRUE(order.entries[1].give_away);
    EXPECT_EQ(order.entries[1].total, Money{});
    EXPECT_EQ(shop->shelf("CABLE", "G205").reserved, 1);
}

ON_BOTH_ENGINES(PromotionsTest);

}  // namespace
}  // namespace spaza::testing
