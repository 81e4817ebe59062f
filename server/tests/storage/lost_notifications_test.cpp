#include <random>

#include "support/fake_gateway.hpp"
#include "support/how_many.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

using std::chrono::minutes;

/// A gateway that forgets to tell of payments.
struct LostNotificationsTest : OrderingTest {
    void SetUp() override {
        OrderingTest::SetUp();
        if (!IsSkipped()) gateways.add(std::make_unique<FakeGateway::Door>(gateway));
    }
    void advance_to(int minute) {
        shop->clock.advance(minutes{minute - now});
        now = minute;
    }
    void round() { (void)reconciler_of(*shop, gateways, problems).round(); }

    int now{0};  // minutes since the beginning
    FakeGateway gateway;
    Gateways gateways;
    std::vector<std::string> problems;
};

TEST_P(LostNotificationsTest, AreAskedAboutOnTheScheduleForADay) {
    const PlacedOrder placed = shop->placed("thandi", "CABLE");
    gateway.paid[placed.attempt.merchant_ref] = notice_of(placed.attempt, GatewayStatus::pending);
    std::vector<int> asked;
    for (int minute = 1; minute <= 24 * 60; minute += minute < 60 ? 1 : 10) {
        advance_to(minute);
        const int before = gateway.questions;
        round();
        if (gateway.questions > before) asked.push_back(minute);
    }

    std::vector<int> schedule{2, 5, 10, 20, 30};
    for (int hour = 1; hour <= 24; ++hour) schedule.push_back(60 * hour);
    EXPECT_EQ(asked, schedule);
}

/// Some pay at once, some after half an hour, some when everybody has given them up; some are declined and some
/// just leave. Of three in ten the gateway never tells.
TEST_P(LostNotificationsTest, LeaveNoPaymentUnknownAfterADay) {
    const int payments = how_many("SPAZA_TEST_PAYMENTS", 60);
    shop->put("CABLE", "G205", payments);
    std::mt19937 random{20261122};
    const auto one_in_ten = [&] { return static_cast<int>(random() % 10); };
    struct Fate {
        PlacedOrder placed;
        int minute{};
        GatewayStatus status{};
        bool reported{};
    };
    std::vector<Fate> fates;
    for (int i = 0; i < payments; ++i) {
        Fate fate{.placed = shop->placed("s" + std::to_string(i), "CABLE")};
        constexpr std::array kMinutes{1, 3, 7, 25, 29, 35, 55, 59, 3, 7};
        fate.minute = kMinutes[static_cast<std::size_t>(one_in_ten())];
        const int what = one_in_ten();
        fate.status = what < 6   ? GatewayStatus::complete
                      : what < 8 ? GatewayStatus::failed
                                 : GatewayStatus::unpaid;
        fate.reported = one_in_ten() >= 3;
        fates.push_back(std::move(fate));
    }
    int lost = 0;
    for (int minute = 1; minute <= 24 * 60; minute += minute < 65 ? 1 : 60) {
        advance_to(minute);
        for (const Fate& fate : fates) {
            if (fate.minute != minute || fate.status == GatewayStatus::unpaid) continue;
            const Notice notice = notice_of(fate.placed.attempt, fate.status, fate.placed.attempt.merchant_ref);
            gateway.paid[notice.merchant_ref] = notice;
            if (fate.reported)
                EXPECT_EQ(tell(*shop, notice), Verdict::applied);
            else
                ++lost;
        }
        round();
        for (const OrderCode& code :
             shop->does([](TestShop::Services& services) { return services.order_payments.overdue(); }))
            (void)shop->does([&](TestShop::Services& services) { return services.order_payments.expire(code); });
    }

    EXPECT_GT(lost, payments / 8);
    int paid = 0;
    for (std::size_t i = 0; i < fates.size(); ++i) {
        const Fate& fate = fates[i];
        const Order order = shop->order("s" + std::to_string(i), fate.placed.order.code);
        const bool complete = fate.status == GatewayStatus::complete;
        EXPECT_EQ(order.payment(), complete ? PaymentStatus::succeed : PaymentStatus::failed)
            << "minute " << fate.minute << (fate.reported ? ", reported" : ", not reported");
        paid += complete ? 1 : 0;
    }
    EXPECT_EQ(shop->count("customer_order WHERE payment_status = 'pending'"), 0);
    EXPECT_EQ(shop->count("order_timeline WHERE status = 'PAYMENT_CAPTURED'"), paid);
    EXPECT_EQ(shop->shelf("CABLE", "G205"), (Shelf{payments - paid, 0}));
    EXPECT_EQ(shop->count("refund"), 0);
    EXPECT_EQ(problems, std::vector<std::string>{});
}

ON_BOTH_ENGINES(LostNotificationsTest);

}  // namespace
}  // namespace spaza::testing
