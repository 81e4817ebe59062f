#include <algorithm>
#include <array>
#include <gmock/gmock.h>
#include <set>
#include <sstream>

#include "shop/orders/admin/order_admin_store_sql.hpp"
#include "shop/orders/admin/order_search_rules.hpp"
#include "support/database_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using storage::Session;
using ::testing::IsEmpty;

constexpr int kOrders = 20'000;

/// Runs every question and notes by which plan the engine answers it.
class ExplainingSession final : public Session {
public:
    explicit ExplainingSession(Session& inner) : inner_{inner} {}
    storage::Engine engine() const override { return inner_.engine(); }
    void script(const std::string& sql) override { inner_.script(sql); }
    void attempt(const std::function<void()>& body) override { inner_.attempt(body); }
    void announce(std::string_view topic) override { inner_.announce(topic); }

    std::string plans;

protected:
    std::int64_t run(std::string_view sql, storage::Values values,
                     const std::function<void(const storage::Row&)>& each) override {
        const std::vector<storage::Value> all{values.begin(), values.end()};
        const bool postgresql = engine() == storage::Engine::postgresql;
        const std::string explain = (postgresql ? "EXPLAIN " : "EXPLAIN QUERY PLAN ") + std::string{sql};
        inner_.query(explain, all,
                     [&](const storage::Row& row) { plans.append(row.text(postgresql ? 0 : 3)).append("\n"); });
        inner_.query(sql, all, each);
        return 0;
    }

private:
    Session& inner_;
};

struct OrderAdminTest : DatabaseTest {
    void SetUp() override {
        DatabaseTest::SetUp();
        if (!IsSkipped()) database().write([&](Session& session) { return fill(session); });
    }

    /// Orders of two years: nearly all are over, as in a shop that has sold for long.
    static bool fill(Session& session) {
        const bool postgresql = session.engine() == storage::Engine::postgresql;
        const std::string orders = std::to_string(kOrders);
        const std::string numbers =
            postgresql ? "SELECT CAST(n AS BIGINT) AS n FROM generate_series(1, " + orders + ") AS s(n)"
                       : "WITH RECURSIVE s(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s WHERE n < " + orders +
                             ") SELECT n FROM s";
        session.script("CREATE TABLE one_to_many AS " + numbers);
        std::string mails{"'' || n"};  // names have no digits: 77 is hh
        for (char digit = '0'; digit <= '9'; ++digit)
            mails = "replace(" + mails + ", '" + digit + "', '" + static_cast<char>(digit - '0' + 'a') + "')";
        session.script(
            "INSERT INTO customer (id, uid, mobile_number, first_name, last_name, password_hash, created_at, "
            "modified_at) SELECT 'c' || n, 'c' || n || '@example.co.za', '08' || (10000000 + n), 'First' || " +
            mails + ", 'Last' || " + mails + ", '', 1, 1 FROM one_to_many WHERE n <= 5000");
        session.script(
            "INSERT INTO customer_order (code, cart_code, customer_id, status, payment_status, payment_mode, "
            "channel, zone, sub_total_cents, delivery_cents, tax_cents, total_cents, fingerprint, address, "
            "reservation, reserved_until, created_at, paid_at) SELECT '' || (10000000 + n), 'cart' || n, 'c' || "
            "(n % 5000 + 1), CASE WHEN n % 50 = 0 THEN 'CANCELLED' ELSE 'COMPLETED' END, 'succeed', 'card', "
            "'web', "
            "'G205', n, 0, 0, n, '', '{}', 'committed', 1, " +
            std::to_string(to_millis(kBegin)) + " + n * 3600000, 1 FROM one_to_many");
        session.script(
            "INSERT INTO consignment (code, order_code, status, pos_code, pos_name, trading_type, delivery, "
            "status_at, tracking_id) SELECT (10000000 + n) || '-A', '' || (10000000 + n), CASE WHEN n % 50 = 0 "
            "THEN "
            "'CANCELLED' WHEN n > " +
            std::to_string(kOrders - 40) +
            " THEN 'READY' WHEN n % 3 = 0 THEN 'PICKUP_COMPLETE' ELSE 'DELIVERY_COMPLETED' END, 'S' || (n % 40), "
            "'', '00', CASE WHEN n % 3 = 0 THEN 'pickup' ELSE 'doorstep' END, 1, 'T' || n FROM one_to_many");
        session.script(
            "INSERT INTO order_entry (order_code, number, consignment_code, product_code, name, url, image_url, "
            "trading_type, returnable, quantity, unit_cents, total_cents, tax_cents) SELECT '' || (10000000 + n), "
            "0, "
            "'', 'P' || (n % 500), '', '', '', '00', 1, 1, 1, 1, 0 FROM one_to_many");
        session.script("DROP TABLE one_to_many");
        session.script("ANALYZE");
        return true;
    }

    FoundOrders find(OrderQuestion question) {
        question.now = kBegin + std::chrono::hours{kOrders};
        return database().reading([&](Session& session) { return SqlOrderAdminStore{session}.find(question); });
    }
    std::vector<std::string> codes(const OrderQuestion& question) {
        std::vector<std::string> all;
        for (const ListedOrder& each : find(question).orders) all.push_back(each.order.code.value);
        return all;
    }
    std::string plans(OrderQuestion question) {
        question.now = kBegin + std::chrono::hours{kOrders};
        return database().reading([&](Session& session) {
            ExplainingSession explaining{session};
            SqlOrderAdminStore{explaining}.find(question);
            return explaining.plans;
        });
    }
    /// Where a whole table, or index, was gone through. `along_index`: from the end of one, until the page is
    /// full.
    static std::string scans_in(const std::string& plans, bool along_index) {
        static const std::set<std::string> kTables{"o",
                                                   "p",
                                                   "d",
                                                   "e",
                                                   "a",
                                                   "customer",
                                                   "customer_order",
                                                   "consignment",
                                                   "order_entry",
                                                   "payment_attempt"};
        constexpr std::array kFew{"customer_order_held", "pre_order_open", "payment_event_doubtful"};
        std::string scans;
        std::istringstream lines{plans};
        for (std::string line; std::getline(lines, line);) {
            const auto begin = line.find_first_not_of(" ->");
            const std::string step = begin == line.npos ? "" : line.substr(begin);
            const bool of_postgresql =
                step.starts_with("Seq Scan on ") || step.starts_with("Parallel Seq Scan on ");
            const std::string table = step.starts_with("SCAN ") ? step.substr(5, step.find(' ', 5) - 5) : "";
            const bool by_index = step.find(" USING ") != step.npos;
            // Of these there are few, and all are asked for.
            const bool of_few =
                std::ranges::any_of(kFew, [&](const char* index) { return step.find(index) != step.npos; });
            if ((of_postgresql && step.find("payment_") == step.npos && step.find("order_note") == step.npos) ||
                (kTables.contains(table) && !(by_index && along_index) && !of_few))
                scans += line + "\n";
        }
        return scans;
    }
    static std::string code(int n) { return std::to_string(10'000'000 + n); }

    static constexpr TimePoint kBegin{std::chrono::hours{500'000}};
};

OrderQuestion searching(std::string_view text) {
    OrderQuestion question;
    question.search = order_search_of(text);
    return question;
}

TEST_P(OrderAdminTest, GoesThroughNoTableWhateverIsAsked) {
    std::vector<std::pair<std::string, OrderQuestion>> questions;
    for (const char* text : {"10000007", "c7@example.co.za", "+27 81 000 0007", "Lasthh", "Firsth Lasth", "T7777"})
        questions.emplace_back(text, searching(text));
    questions.emplace_back("product", searching("P77"));
    for (const char* view : {"open", "toPack", "packed", "onTheRoad", "readyToCollect", "readyTooLong",
                             "handedOver", "unpaid", "inDoubt", "preOrders", "cancelled", "all"}) {
        OrderQuestion question;
        question.view = *order_view_named(view);
        questions.emplace_back(view, question);
        question.store = StoreCode{"S7"};
        questions.emplace_back(std::string{view} + " of a store", question);
        question.to_the_door = true;
        question.from = kBegin + 1000h;
        question.before = kBegin + 1024h;
        questions.emplace_back(std::string{view} + " of a store to the door on a day", question);
    }
    OrderQuestion by_value;
    by_value.sort = OrderSort::value;
    questions.emplace_back("all by value", by_value);
    by_value.view = OrderView::handed_over;
    questions.emplace_back("handed over by value", by_value);
    for (const auto& [name, question] : questions) {
        const bool everything = name == "all" || name.ends_with("by value");
        EXPECT_THAT(scans_in(plans(question), everything), IsEmpty()) << name << "\n" << plans(question);
    }
}

TEST_P(OrderAdminTest, KnowsThatNothingIsBothDeliveredAndCollected) {
    OrderQuestion question;
    question.view = OrderView::on_the_road;
    question.to_the_door = false;
    EXPECT_EQ(find(question).total, 0);
    question.view = OrderView::handed_over;
    question.store = StoreCode{"S3"};
    EXPECT_GT(find(question).total, 0);
    for (const ListedOrder& each : find(question).orders) {
        EXPECT_EQ(each.parts.front().delivery, Delivery::pickup);
        EXPECT_EQ(each.parts.front().pos.value, "S3");
    }
    question.sort = OrderSort::value;
    EXPECT_GT(find(question).orders.size(), 0U);
}

TEST_P(OrderAdminTest, CountsNoFurtherThanTenThousand) {
    const FoundOrders all = find({});
    EXPECT_EQ(all.total, 10'000);
    EXPECT_TRUE(all.is_cut);
    EXPECT_EQ(all.orders.front().order.code.value, code(kOrders));
    OrderQuestion last;
    last.page = 499;
    EXPECT_EQ(codes(last).back(), code(kOrders - 9'999));
    last.page = 500;
    EXPECT_THAT(codes(last), IsEmpty());
    OrderQuestion cancelled;
    cancelled.view = OrderView::cancelled;
    EXPECT_EQ(find(cancelled).total, kOrders / 50);
    EXPECT_FALSE(find(cancelled).is_cut);
}

TEST_P(OrderAdminTest, SortsByValueAlsoWhatIsTooMuchToCount) {
    OrderQuestion question;
    question.sort = OrderSort::value;
    question.page_size = 3;
    EXPECT_THAT(codes(question), ::testing::ElementsAre(code(kOrders), code(kOrders - 1), code(kOrders - 2)));
    question.view = OrderView::cancelled;
    EXPECT_THAT(codes(question), ::testing::ElementsAre(code(kOrders), code(kOrders - 50), code(kOrders - 100)));
    question.view = OrderView::handed_over;
    EXPECT_EQ(codes(question).front(), code(kOrders - 40));
}

TEST_P(OrderAdminTest, TakesADayByTheTimesOrdersWerePlaced) {
    OrderQuestion day;
    day.from = kBegin + 100h;
    day.before = kBegin + 124h;
    day.page_size = 100;
    const auto found = codes(day);
    ASSERT_EQ(found.size(), 24U);
    EXPECT_EQ(found.front(), code(123));
    EXPECT_EQ(found.back(), code(100));
    day.sort = OrderSort::oldest;
    EXPECT_EQ(codes(day).front(), code(100));
    day.from = kBegin + std::chrono::hours{kOrders + 1};
    day.before.reset();
    EXPECT_THAT(codes(day), IsEmpty());
}

TEST_P(OrderAdminTest, SumsTheOrdersOfADayByTheHour) {
    database().read([&](Session& session) {
        SqlOrderAdminStore store{session};
        const auto hours = store.sums_by_hour(kBegin + 24h, kBegin + 48h);
        ASSERT_EQ(hours.size(), 24U);
        EXPECT_EQ(hours.front().first, 0);
        EXPECT_EQ(hours.front().second.turnover, Money::cents(24));
        EXPECT_EQ(hours.back().first, 23);
        EXPECT_EQ(store.sums(kBegin + 24h, kBegin + 48h).orders, 24);
        EXPECT_EQ(store.sums(kBegin + 24h, kBegin + 48h).turnover, Money::cents(24 * (24 + 47) / 2));
    });
}

TEST_P(OrderAdminTest, FindsNamesByTheirBeginningWhateverTheLetters) {
    OrderQuestion question = searching("LASTejjj");
    EXPECT_EQ(find(question).total, kOrders / 5000);
    question = searching("firstejjj lastej");
    EXPECT_EQ(find(question).total, kOrders / 5000);
    EXPECT_EQ(find(searching("firstejjj lastei")).total, 0);
}

ON_BOTH_ENGINES(OrderAdminTest);

}  // namespace
}  // namespace spaza::testing
