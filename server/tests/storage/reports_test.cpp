#include "shop/reports/report_sums_rules.hpp"
#include "shop/reports/reports_service.hpp"
#include "shop/reports/reports_store_sql.hpp"
#include "support/ordering_test.hpp"

namespace spaza::testing {
namespace {

/// With every two cables something that only the warehouse has comes along.
struct ReportsTest : OrderingTest {
    template <class Use>
    auto reports(Use&& use) {
        std::optional<std::invoke_result_t<Use&, ReportService&>> answer;
        database().write([&](storage::Session& session) {
            SqlReportStore store{session};
            ReportService service{store, shop->clock};
            answer.emplace(use(service));
            return true;
        });
        return *std::move(answer);
    }
    ReportDay today() {
        return database().reading([&](storage::Session& session) {
            return sums_of(SqlReportStore{session}.rows_of(report_day_of(shop->clock.now())));
        });
    }
    Order bought(int cables) {
        Promotion promotion{.code = "COMES-ALONG", .kind = PromotionKind::giveaway, .title = "A gift", .units = 2};
        promotion.target.products = {ProductCode{"CABLE"}};
        promotion.gift = ProductCode{"ONLINE"};
        shop->promotions.publish({promotion});
        const PlacedOrder placed = shop->placed("thandi", "CABLE", cables);
        EXPECT_EQ(spaza::testing::tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)),
                  Verdict::applied);
        return shop->order("thandi", placed.order.code);
    }
    void run(const std::string& sql) {
        database().write([&](storage::Session& session) {
            session.execute(sql);
            return true;
        });
    }
};

TEST_P(ReportsTest, ATurnUnderWayWhenAllBeginsAnewIsNotKept) {
    const Order order = bought(2);
    // From today to the last day anything is promised for.
    const auto last = std::ranges::max(order.consignments, {}, &OrderConsignment::promised_on).promised_on;
    const auto days = (*last - johannesburg_day(shop->clock.now())).count() + 1;
    const auto first = reports([](ReportService& service) { return service.next_turn(); });
    ASSERT_TRUE(first && reports([&](ReportService& service) { return service.keep(*first); }));
    const auto under_way = reports([](ReportService& service) { return service.next_turn(); });
    ASSERT_TRUE(under_way);
    ASSERT_FALSE(under_way->days.empty());

    EXPECT_EQ(reports([](ReportService& service) { return service.start_over(); }), days);

    EXPECT_FALSE(reports([&](ReportService& service) { return service.keep(*under_way); }));
    EXPECT_EQ(shop->count("report_product"), 0);
    EXPECT_EQ(shop->count("report_due"), days);
}

TEST_P(ReportsTest, WhatIsWithheldForAKeptGiftCameBackButWasNotPaidBack) {
    const Order order = bought(4);
    ASSERT_TRUE(shop->does([&](TestShop::Services& d) {
        return d.fulfilment.move({.consignment = order.entries[1].consignment, .to = ConsignmentStatus::picked});
    }));
    ASSERT_TRUE(shop->does([&](TestShop::Services& d) {
        return d.fulfilment.cancel(
            {.order = order.code, .customer = CustomerId{"thandi"}, .units = {{0, 3, {}}}, .reason = {}});
    }));
    ASSERT_EQ(shop->count("order_cancellation WHERE withheld_cents = 29700 AND refund_cents = 0"), 1);

    ReportDay day = today();

    const ReportFigures all = day[{ReportKind::all, ""}];
    EXPECT_EQ(all.orders, 1);
    EXPECT_EQ(all.back_units, 3);
    EXPECT_EQ(all.back, Money{});
    EXPECT_EQ((day[{ReportKind::store, "G205"}].back_units), 3);
    EXPECT_EQ((day[{ReportKind::store, "G205"}].back), Money{});
}

TEST_P(ReportsTest, CouponsAreReportedByBatchOrCustomerNeverByCode) {
    const Order order = bought(2);
    const std::string of_coupons =
        "INSERT INTO coupon (code, promotion_code, customer_id, batch_id, content_hash) VALUES ";
    run("INSERT INTO promotion (code, type, title, definition, content_hash) VALUES ('winter', 'coupon', "
        "'Winter', "
        "'{}', 0)");
    run(of_coupons +
        "('WIN-AAAA', 'winter', '', 'CB-10001', 0), ('WIN-BBBB', 'winter', '', 'CB-10001', 0), "
        "('BEAT-CCCC', 'winter', 'thandi', '', 0), ('SAVE10', 'winter', '', '', 0)");
    int number = 100;
    for (const char* code : {"WIN-AAAA", "WIN-BBBB", "BEAT-CCCC", "SAVE10"})
        run("INSERT INTO order_discount (order_code, number, promotion_code, description, coupon, cents) VALUES "
            "('" +
            order.code.value + "', " + std::to_string(++number) + ", 'winter', '', '" + code + "', 100)");

    std::map<std::string, std::int64_t> coupons;
    for (const auto& [key, figures] : today())
        if (key.first == ReportKind::coupon) coupons[key.second] = figures.discount.in_cents();

    EXPECT_EQ(coupons, (std::map<std::string, std::int64_t>{
                           {"CB-10001", 200}, {"SA\u2026 winter", 100}, {"personal", 100}}));
}

TEST_P(ReportsTest, APartCountsOnTheDayItWasPromisedForOnceItIsThere) {
    const auto counts_on = [&](const std::string& day) {
        const ReportDay sums = database().reading(
            [&](storage::Session& session) { return sums_of(SqlReportStore{session}.rows_of(day)); });
        const auto found = sums.find({ReportKind::promise_store, "G205"});
        return found == sums.end() ? std::array<std::int64_t, 4>{} : found->second.counts;
    };
    const PlacedOrder placed = shop->placed("thandi", "CABLE", 2);
    const OrderConsignment part = placed.order.consignments.at(0);
    ASSERT_TRUE(part.promised_on);
    const std::string day = report_day_of(*part.promised_on);
    EXPECT_EQ(counts_on(day)[0], 0);  // not paid yet

    ASSERT_EQ(spaza::testing::tell(*shop, notice_of(placed.attempt, GatewayStatus::complete)), Verdict::applied);
    EXPECT_EQ(shop->order("thandi", placed.order.code).consignments.at(0).promised_on, part.promised_on);
    EXPECT_EQ(counts_on(day), (std::array<std::int64_t, 4>{1, 0, 0, 0}));
    const std::string before =
        database().reading([](storage::Session& session) { return SqlReportStore{session}.position_now(); });

    shop->clock.advance(*part.promised_on + std::chrono::days{2} + std::chrono::hours{8} - shop->clock.now());
    for (const ConsignmentStatus to :
         {ConsignmentStatus::picked, ConsignmentStatus::shipped, ConsignmentStatus::delivered})
        ASSERT_TRUE(shop->does(
            [&](TestShop::Services& d) { return d.fulfilment.move({.consignment = part.code, .to = to}); }));

    EXPECT_EQ(counts_on(day), (std::array<std::int64_t, 4>{1, 0, 1, 2}));
    const auto changed = database().reading([&](storage::Session& session) {
        SqlReportStore store{session};
        return store.changed_days(before, store.position_now());
    });
    EXPECT_TRUE(changed && std::ranges::find(*changed, day) != changed->end());
}

TEST_P(ReportsTest, AVisitCountsByHowFarItWentAndIsNotLostWithWhatItDid) {
    const std::int64_t now = to_millis(shop->clock.now());
    int number = 0;
    const auto happens = [&](const std::string& tab, const std::string& name) {
        run("INSERT INTO page_event (id, name, channel, session, happened_at, received_at) VALUES ('" +
            std::to_string(++number) + "', '" + name + "', 'web', '" + tab + "', 0, " + std::to_string(now) + ')');
    };
    for (const char* name : {"page_view", "view_item", "view_item", "add_to_cart", "begin_checkout", "purchase"})
        happens("a", name);
    for (const char* name : {"view_item", "begin_checkout"}) happens("b", name);
    happens("c", "add_to_cart");
    happens("d", "page_view");
    const auto sum_up = [&] {
        const auto turn = reports([](ReportService& service) { return service.next_visits(); });
        return turn && reports([&](ReportService& service) { return service.keep_visits(*turn); });
    };
    const auto counts = [&] {
        const std::string day = report_day_of(shop->clock.now());
        const ReportQuestion question{.report = report_named("funnel"), .period = {day, day}};
        return reports([&](ReportService& service) { return service.read(question); }).total.counts;
    };
    const std::array<std::int64_t, 4> expected{3, 3, 2, 1};

    EXPECT_TRUE(sum_up());
    EXPECT_EQ(counts(), expected);
    EXPECT_FALSE(sum_up());  // for some minutes
    run("DELETE FROM page_event");
    reports([](ReportService& service) { return service.start_over(); });
    EXPECT_FALSE(sum_up());
    EXPECT_EQ(counts(), expected);
}

ON_BOTH_ENGINES(ReportsTest);

}  // namespace
}  // namespace spaza::testing
