#include <algorithm>
#include <gmock/gmock.h>
#include <map>
#include <set>
#include <thread>

#include "shop/accounts/accounts_store_sql.hpp"
#include "shop/accounts/consents_store_sql.hpp"
#include "shop/returns/returns.hpp"
#include "shop/webhooks/webhook_events.hpp"
#include "shop/webhooks/webhook_news_store_sql.hpp"
#include "support/webhooks_fixture.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using storage::Session;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

class WebhookNewsTest : public WebhooksTest {
protected:
    std::string at(std::chrono::milliseconds later) { return std::to_string(to_millis(clock_.now() + later)); }
    void add_order() {
        run(
            {"INSERT INTO customer_order (code, cart_code, customer_id, status, payment_status, payment_mode, "
             "channel, zone, sub_total_cents, delivery_cents, tax_cents, total_cents, fingerprint, address, "
             "reservation, reserved_until, created_at) VALUES ('10000001', 'cart', 'c-1', 'PAYMENT_CAPTURED', "
             "'succeed', 'card', 'web', 'Z1', 1, 0, 0, 1, '', '{}', 'committed', 1, 1)"});
    }
    void add_payment(const std::string& state, std::chrono::milliseconds later = 1ms) {
        run(
            {"INSERT INTO payment_attempt (id, order_code, number, mode_code, gateway, merchant_ref, "
             "amount_cents, state, created_at, expires_at) VALUES ('p-1', '10000001', 1, 'card', 'payfast', "
             "'m-1', 1999, '" +
             state + "', " + at(later) + ", 1)"});
        change("payment", "p-1");
    }
    void set_payment(const std::string& state) {
        run({"UPDATE payment_attempt SET state = '" + state + "'"});
        change("payment", "p-1");
    }
    void add_customer(const std::string& id) {
        run(
            {"INSERT INTO customer (id, uid, mobile_number, first_name, last_name, password_hash, created_at, "
             "modified_at) VALUES ('" +
             id + "', '" + id + "@example.co.za', '0821234567', 'Thandi', 'Dube', '', 1, 1)"});
    }
};

TEST_P(WebhookNewsTest, AnEndpointThatWasAddedWhileTheReadingEndedBeginsItAnew) {
    endpoint("erp", {"customer.*"});
    run({"UPDATE webhook_position SET from_position = ''"});
    change("customer", "c-1|created");
    tell();
    EXPECT_THAT(events(), IsEmpty()) << "from then on";
    change("customer", "c-2|created");
    tell();
    EXPECT_THAT(events(), ElementsAre("customer.created c-2"));
}

TEST_P(WebhookNewsTest, APaymentThatIsPaidBackBeforeItWasLookedAtCameInAllTheSame) {
    endpoint("erp", {"payment.*"});
    add_payment("part_refunded");
    tell();
    EXPECT_THAT(events(), ElementsAre("payment.succeeded 10000001"));
    set_payment("refunded");
    tell();
    EXPECT_EQ(events().size(), 1U) << "it came in once";
}

TEST_P(WebhookNewsTest, APaymentFromBeforeAnybodyListenedIsNotReportedWhenItIsPaidBack) {
    add_payment("succeed", -1h);
    endpoint("erp", {"payment.*"});
    set_payment("part_refunded");
    tell();
    EXPECT_THAT(events(), IsEmpty());
}

TEST_P(WebhookNewsTest, PaymentsThatFailAndComeInAreBothReported) {
    endpoint("erp", {"payment.*"});
    add_payment("failed");
    tell();
    set_payment("succeed");
    tell();
    EXPECT_THAT(events(), ElementsAre("payment.failed 10000001", "payment.succeeded 10000001"));
}

TEST_P(WebhookNewsTest, RefundsAndReturnsAreReportedByTheirHistories) {
    const auto number = endpoint("erp", {"payment.*", "return.*"});
    add_order();
    add_payment("refunded", -1h);
    run(
        {"INSERT INTO refund (id, attempt_id, gateway, gateway_ref, order_code, amount_cents, reason, "
         "request_key, state, created_at) VALUES ('r-1', 'p-1', 'payfast', 'g', '10000001', 500, "
         "'refund.soldOut', 'k', 'done', 1)",
         "INSERT INTO refund_history (refund_id, number, at, state, what) VALUES ('r-1', 1, " + at(1ms) +
             ", 'needed', 'requested'), ('r-1', 2, " + at(2ms) + ", 'sent', 'sent'), ('r-1', 3, " + at(3ms) +
             ", 'done', 'settled')",
         "INSERT INTO return_request (code, order_code, consignment_code, customer_id, state, mode, store_code, "
         "delivery_counts, expected_cents, requested_at, answer_by) VALUES ('R-10001', '10000001', "
         "'10000001-A', 'c-1', 'authorised', 'drop', 'Z1', 0, 500, 1, 1)",
         "INSERT INTO return_history (return_code, number, at, state, by_whom) VALUES ('R-10001', 1, " + at(1ms) +
             ", 'requested', 'customer'), ('R-10001', 2, " + at(2ms) + ", 'authorised', 'Lerato')"});
    change("refund", "r-1");
    change("return", "R-10001");
    tell();
    EXPECT_THAT(events(), ElementsAre("payment.refundRequested 10000001", "payment.refunded 10000001",
                                      "return.requested R-10001", "return.authorised R-10001"));
    change("refund", "r-1");
    change("return", "R-10001");
    tell();
    EXPECT_EQ(log(number).size(), 4U);
}

TEST_P(WebhookNewsTest, StockIsReportedAsItIsByThen) {
    endpoint("erp", {"stock.*"});
    run({"INSERT INTO stock (product_code, store_code, on_hand, reserved) VALUES ('P1', 'Z1', 9, 2)"});
    change("stock", "P1|Z1");
    change("stock", "P1|Z1");
    tell();
    EXPECT_THAT(events(), ElementsAre("stock.changed P1"));
    EXPECT_EQ(
        number_of("SELECT COUNT(*) FROM webhook_event WHERE data LIKE '%\"onHand\":9,\"reserved\":2,\"free\":7%'"),
        1);
}

TEST_P(WebhookNewsTest, LinesKeepTheirOrderWhateverTheClocksOfTheNodesThatWroteThemSaid) {
    const auto number = endpoint("erp", {"order.*"});
    add_order();
    const auto line = [&](int place, const char* status, std::chrono::milliseconds later) {
        return "INSERT INTO order_timeline (order_code, number, at, status, note, consignment) VALUES "
               "('10000001', " +
               std::to_string(place) + ", " + at(later) + ", '" + status + "', '', '')";
    };
    run({line(1, "PAYMENT_PENDING", 900ms), line(2, "PAYMENT_CAPTURED", 1ms)});
    change("order", "10000001");
    tell();
    EXPECT_THAT(events(), ElementsAre("order.placed 10000001", "order.paid 10000001"));
    EXPECT_EQ(number_of("SELECT d.sequence FROM webhook_delivery d JOIN webhook_event e ON e.id = d.event_id "
                        "WHERE e.type = 'order.paid' AND d.endpoint = " +
                        std::to_string(number)),
              2);
}

TEST_P(WebhookNewsTest, AnAccountIsCreatedBeforeItIsChanged) {
    endpoint("erp", {"customer.*"});
    database().write([&](Session& session) {
        SqlAccountStore accounts{session};
        Customer thandi;
        thandi.id = CustomerId{"c-1"};
        thandi.uid = "thandi@example.co.za";
        thandi.first_name = "Thandi";
        thandi.last_name = "Dube";
        EXPECT_TRUE(accounts.add(thandi, ""));
        accounts.change(thandi, clock_.now());
        return true;
    });
    tell();
    EXPECT_THAT(events(), ElementsAre("customer.created c-1", "customer.changed c-1"));
}

TEST_P(WebhookNewsTest, ConsentsAndProvenAddressesAreChangesOfACustomer) {
    endpoint("erp", {"customer.*"});
    for (const char* id : {"c-1", "c-2", "c-3", "c-4"}) add_customer(id);
    const auto prove = [&](const char* id) {
        database().write([&](Session& session) {
            SqlAccountStore{session}.prove(CustomerId{id}, std::string{id} + "@example.co.za", clock_.now());
            return true;
        });
    };
    const auto consent = [&](const char* id, bool granted) {
        database().write([&](Session& session) {
            SqlConsentStore{session}.set({.customer = CustomerId{id},
                                          .purpose = ConsentPurpose::newsletter,
                                          .granted = granted,
                                          .channel = "web",
                                          .source = "test",
                                          .given_at = clock_.now()});
            return true;
        });
    };
    prove("c-1");
    consent("c-2", true);
    consent("c-3", false);  // as it is
    database().write(
        [&](Session& session) { return SqlAccountStore{session}.claim(CustomerId{"c-4"}, clock_.now()); });
    tell();
    EXPECT_THAT(events(), ElementsAre("customer.changed c-1", "customer.changed c-2", "customer.changed c-4"));
    prove("c-1");
    tell();
    EXPECT_EQ(events().size(), 3U) << "it was proven before";
}

TEST_P(WebhookNewsTest, TwoThatTellAtTheSameTimeTellEachChangeOnce) {
    const auto number = endpoint("erp", {"customer.*"});
    for (int i = 0; i < 250; ++i) change("customer", "c-" + std::to_string(1000 + i) + "|created");
    {
        std::vector<std::jthread> tellers;
        for (int i = 0; i < 2; ++i) tellers.emplace_back([&] { tell(); });
    }
    tell();
    const auto reported = events();
    EXPECT_EQ(reported.size(), 250U);
    EXPECT_EQ(std::set(reported.begin(), reported.end()).size(), 250U);
    EXPECT_EQ(log(number).size(), 250U);
    EXPECT_EQ(number_of("SELECT MAX(sequence) FROM webhook_delivery"), 250);
    EXPECT_EQ(number_of("SELECT sequence FROM webhook_endpoint"), 250);
}

TEST_P(WebhookNewsTest, AKindThatAnotherReleaseReadsBeginsTheWindowAnew) {
    endpoint("erp", {"customer.*", "product.*"});
    change("customer", "c-1|created");
    change("product", "P1");
    tell();
    change("customer", "c-2|created");
    run({"UPDATE webhook_position SET to_position = from_position, kind = 'loyalty', after_key = 'x'"});
    tell();
    tell();
    EXPECT_THAT(events(), ::testing::UnorderedElementsAre("customer.created c-1", "product.removed P1",
                                                          "customer.created c-2"));
}

TEST_P(WebhookNewsTest, AfterARestoreTheSameHappeningHasAnotherId) {
    endpoint("erp", {"product.*"});
    const auto ids = [&] {
        return database().reading([](Session& session) {
            return session.rows("SELECT id FROM webhook_event", {},
                                [](const storage::Row& row) { return row.get<std::string>(0); });
        });
    };
    std::map<std::string, std::string> position;
    const auto kept = database().reading([](Session& session) {
        return session
            .row("SELECT from_position FROM webhook_position", {},
                 [](const storage::Row& row) { return row.get<std::string>(0); })
            .value();
    });
    change("product", "P1");
    tell();
    const auto before = ids();
    // As a copy of before that was put back: the log is read from the same place again.
    run({"DELETE FROM webhook_delivery", "DELETE FROM webhook_event",
         "UPDATE webhook_position SET from_position = '" + kept + "'"});
    clock_.advance(1min);
    tell();
    const auto after = ids();
    ASSERT_EQ(before.size(), 1U);
    ASSERT_EQ(after.size(), 1U);
    EXPECT_NE(before[0], after[0]);
}

TEST(WebhookNews, EveryStateOfAReturnCanBeHeardOf) {
    std::set<std::string_view> known;
    for (const WebhookEventKind& each : webhook_events()) known.insert(each.type);
    int states = 0;
    for (; states < 64; ++states) {
        std::string name;
        try {
            name = name_of(static_cast<ReturnState>(states));
        } catch (const std::out_of_range&) {
            break;
        }
        EXPECT_TRUE(known.contains("return." + name)) << name;
    }
    EXPECT_EQ(states, 12);
}

ON_BOTH_ENGINES(WebhookNewsTest);

}  // namespace
}  // namespace spaza::testing
