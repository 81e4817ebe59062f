#include "shop/orders/pre_orders/pre_order_news_service.hpp"
#include "shop/orders/pre_orders/pre_order_news_store_sql.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

using std::chrono::days;

/// A paid order of something that comes out in ten days.
struct PreOrderNewsTest : OrderingTest {
    void SetUp() override {
        OrderingTest::SetUp();
        if (IsSkipped()) return;
        release(days{10});
        const PlacedOrder placed = shop->placed("thandi", "CABLE");
        EXPECT_EQ(tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);
        code = placed.order.code;
        database().write([&](storage::Session& session) {
            session.execute("UPDATE customer_order SET pre_order = 1 WHERE code = $1", {code.value});
            return true;
        });
        shop->products.facts.at(ProductCode{"CABLE"}).pre_order = true;
        EXPECT_EQ(reported(), 0);  // it is watched from now on
        shop->mails.sent.clear();
        shop->messages.sent.clear();
    }
    void release(std::optional<std::chrono::hours> from_now) {
        auto& facts = shop->products.facts.at(ProductCode{"CABLE"});
        facts.released_at = from_now ? std::optional{shop->clock.now() + *from_now} : std::nullopt;
    }
    int reported() {
        int count = -1;
        database().write([&](storage::Session& session) {
            SqlPreOrderNewsStore store{session};
            SqlOrderStore orders{session};
            PreOrderNewsService news{store,       orders,         shop->products,    shop->customers,
                                     shop->mails, shop->messages, shop->sms_choices, shop->news_policy,
                                     shop->clock};
            for (const PreOrderWatch& each : news.unwatched()) EXPECT_TRUE(news.watch(each));
            count = 0;
            for (const PreOrderWatch& each : news.with_news()) {
                count += news.tell(each) ? 1 : 0;
                EXPECT_FALSE(news.tell(each));  // as another process would, at the same moment
            }
            return true;
        });
        return count;
    }
    OrderCode code;
};

TEST_P(PreOrderNewsTest, TellsOnceWhenTheReleaseMoves) {
    release(days{20});

    EXPECT_EQ(reported(), 1);
    EXPECT_EQ(reported(), 0);
    ASSERT_EQ(shop->mails.sent.size(), 1U);
    EXPECT_NE(shop->mails.sent[0].data.find("cancel free of charge"), std::string::npos);
    EXPECT_EQ(shop->messages.count("sms"), 1);
    EXPECT_EQ(shop->count("order_timeline WHERE note = 'orderNote.preOrderMoved'"), 1);

    release({});
    EXPECT_EQ(reported(), 1);
    EXPECT_EQ(shop->mails.sent.size(), 2U);
}

TEST_P(PreOrderNewsTest, TellsOnceWhenTheDayHasPassed) {
    shop->clock.advance(days{11});

    EXPECT_EQ(reported(), 1);
    EXPECT_EQ(reported(), 0);
    EXPECT_NE(shop->mails.sent[0].data.find("has not reached us"), std::string::npos);
}

TEST_P(PreOrderNewsTest, TellsNobodyOfWhatIsOut) {
    release({});
    shop->products.facts.at(ProductCode{"CABLE"}).pre_order = false;
    shop->clock.advance(days{11});

    EXPECT_EQ(reported(), 0);
}

TEST_P(PreOrderNewsTest, HoldsADayMovedForwardAgainstNobody) {
    release(days{1});
    shop->clock.advance(days{3});

    EXPECT_EQ(reported(), 0);  // the day they were given is still to come
}

TEST_P(PreOrderNewsTest, TellsNobodyWhoseOrderIsPackedOrCancelled) {
    const auto cancelled = shop->does([&](TestShop::Services& d) {
        return d.fulfilment.cancel({.order = code, .customer = CustomerId{"thandi"}, .units = {}, .reason = {}});
    });
    ASSERT_TRUE(cancelled);
    release(days{20});

    EXPECT_EQ(reported(), 0);
}

ON_BOTH_ENGINES(PreOrderNewsTest);

}  // namespace
}  // namespace spaza::testing
