#include "app/chores.hpp"

#include <gmock/gmock.h>

#include "support/database_fixture.hpp"
#include "support/filled_customer.hpp"

namespace spaza::testing {
namespace {

using namespace std::chrono_literals;
using storage::Session;

struct ChoresTest : DatabaseTest {
    void insert(const std::string& statement, const std::vector<storage::Value>& values) {
        database().write([&](Session& session) {
            session.execute(statement, values);
            return true;
        });
    }
    std::vector<std::string> left(const std::string& column, const std::string& table) {
        return database().reading([&](Session& session) {
            return session.rows("SELECT " + column + " FROM " + table + " ORDER BY " + column, {},
                                [](const storage::Row& row) { return row.get<std::string>(0); });
        });
    }
    std::int64_t clean() { return storage::clean_up(database(), now, app::chores(config)); }

    Config config;
    TimePoint now = SystemClock{}.now();
};

TEST_P(ChoresTest, RemoveOldCartsOfGuestsAndKeepOrdersAndCustomersCarts) {
    const auto cart = [&](const char* code, std::optional<std::string> customer, const char* state,
                          std::chrono::hours age) {
        insert(
            "INSERT INTO cart (code, guid, customer_id, state, document, created_at, modified_at) "
            "VALUES ($1, $1, $2, $3, '{}', $4, $4)",
            {code, customer, state, to_millis(now - age)});
        insert("INSERT INTO checkout (cart_code, document, confirmed_at) VALUES ($1, '{}', 0)", {code});
    };
    cart("guest-old", {}, "active", 31 * 24h);
    cart("guest-new", {}, "active", 29 * 24h);
    cart("mine-old", "thandi", "active", 300 * 24h);
    cart("mine-forgotten", "sipho", "active", 400 * 24h);
    cart("mine-ordered", "thandi", "ordered", 400 * 24h);
    cart("mine-removed", "thandi", "removed", 31 * 24h);

    EXPECT_EQ(clean(), 6);  // three carts and their checkouts
    EXPECT_THAT(left("code", "cart"), ::testing::ElementsAre("guest-new", "mine-old", "mine-ordered"));
    EXPECT_THAT(left("cart_code", "checkout"), ::testing::ElementsAre("guest-new", "mine-old", "mine-ordered"));
    EXPECT_EQ(clean(), 0);
}

TEST_P(ChoresTest, RemoveChallengesOfStaffAnHourAfterTheirEnd) {
    for (const auto& [id, age] : {std::pair{"old", 61min}, {"late", 59min}, {"open", -5min}})
        insert(
            "INSERT INTO staff_passkey_challenge (id, purpose, about, challenge, expires_at) "
            "VALUES ($1, 'signIn', '', 'c', $2)",
            {id, to_millis(now - age)});
    EXPECT_EQ(clean(), 1);
    EXPECT_THAT(left("id", "staff_passkey_challenge"), ::testing::ElementsAre("late", "open"));
}

TEST_P(ChoresTest, CountWhatTheyWouldFind) {
    insert(
        "INSERT INTO saved_cart (code, customer_id, name, document, saved_at) VALUES ('old', 'thandi', '', '[]', "
        "$1)",
        {to_millis(now - 181 * 24h)});
    insert(
        "INSERT INTO staff_act (number, at, by_whom, login, act, about, from_state, to_state, digest) "
        "VALUES (1, $1, 'Nomsa', 'nomsa', 'ticket.answered', 'T-10001', '', '', '')",
        {to_millis(now - 4000 * 24h)});
    std::vector<std::string> found;
    for (const storage::Chore& chore : app::chores(config))
        if (chore.count && chore.count(database(), now) > 0) found.push_back(chore.name);
    EXPECT_THAT(found, ::testing::ElementsAre("saved carts", "acts of staff"));
    clean();
    for (const storage::Chore& chore : app::chores(config)) {
        EXPECT_EQ(chore.count ? chore.count(database(), now) : 0, 0) << chore.name;
    }
}

TEST_P(ChoresTest, RemoveUndeliveredMessagesToPeopleAndKeepWhatHasToBeDone) {
    for (const char* topic : {"mail", "sms", "push", "account", "data-export", "feed", "collection"})
        for (const auto& [state, age] :
             {std::pair{"failed", 31 * 24h}, {"waiting", 31 * 24h}, {"failed", 29 * 24h}})
            insert(
                "INSERT INTO outbox (topic, key, payload, state, due_at, created_at, finished_at) "
                "VALUES ($1, $2, '{}', $3, $4, $4, $5)",
                {topic, std::string{topic} + ' ' + state + ' ' + std::to_string(age / 24h), state,
                 to_millis(now - age),
                 std::string_view{state} == "failed" ? storage::Value{to_millis(now - age)}
                                                     : storage::Value{std::nullopt}});
    EXPECT_EQ(clean(), 10);
    EXPECT_THAT(left("key", "outbox"),
                ::testing::ElementsAre("account failed 29", "collection failed 29", "collection failed 31",
                                       "collection waiting 31", "data-export failed 29", "feed failed 29",
                                       "feed failed 31", "feed waiting 31", "mail failed 29", "push failed 29",
                                       "sms failed 29"));
}

TEST_P(ChoresTest, RemoveDevicesNobodySignedInFromForLongButTheLastOnceADay) {
    insert(
        "INSERT INTO customer (id, uid, first_name, last_name, password_hash, created_at, modified_at) "
        "VALUES ('thandi', 'thandi@example.co.za', 'Thandi', 'Dube', '', 0, 0)",
        {});
    const auto device = [&](const std::string& browser, std::chrono::hours age) {
        insert(
            "INSERT INTO known_device (family_id, customer_id, browser, operating_system, in_app, zone, is_new, "
            "first_at, last_at) VALUES ($1, 'thandi', $1, '', 0, '', 0, $2, $2)",
            {browser, to_millis(now - age)});
    };
    device("ancient", 500 * 24h);
    device("last", 450 * 24h);
    const auto all = app::chores(config);
    EXPECT_EQ(storage::clean_up(database(), now, all), 1);
    EXPECT_THAT(left("family_id", "known_device"), ::testing::ElementsAre("last"));

    device("now", 0h);
    EXPECT_EQ(storage::clean_up(database(), now + 23h, all), 0);
    EXPECT_EQ(storage::clean_up(database(), now + 24h, all), 1);
    EXPECT_THAT(left("family_id", "known_device"), ::testing::ElementsAre("now"));
}

TEST_P(ChoresTest, RemoveTokensOfDevicesNobodySignedInOnForLong) {
    insert(
        "INSERT INTO customer (id, uid, first_name, last_name, password_hash, created_at, modified_at) "
        "VALUES ('thandi', 'thandi@example.co.za', 'Thandi', 'Dube', '', 0, 0)",
        {});
    for (const auto& [token, age] : {std::pair{"old", 181 * 24h}, {"new", 179 * 24h}})
        insert(
            "INSERT INTO sign_in_device (token_hash, customer_id, family_id, created_at, last_at) "
            "VALUES ($1, 'thandi', 'f', 0, $2)",
            {token, to_millis(now - age)});
    EXPECT_EQ(clean(), 1);
    EXPECT_THAT(left("token_hash", "sign_in_device"), ::testing::ElementsAre("new"));
}

TEST_P(ChoresTest, RemoveSignUpsThatNobodyEnded) {
    for (const auto& [attempt, until] : {std::pair{"over", now - 1min}, {"waits", now + 1min}})
        insert(
            "INSERT INTO pending_sign_up (attempt, uid, mobile_number, title_code, first_name, last_name, "
            "marketing, password_hash, begun_at, expires_at) VALUES ($1, 'a@b.za', '', '', 'A', 'B', 0, '', 0, "
            "$2)",
            {attempt, to_millis(until)});
    EXPECT_EQ(clean(), 1);
    EXPECT_THAT(left("attempt", "pending_sign_up"), ::testing::ElementsAre("waits"));
}

TEST_P(ChoresTest, RemoveSavedCartsWhoseTimeIsOver) {
    const auto saved = [&](const char* code, std::chrono::hours age) {
        insert(
            "INSERT INTO saved_cart (code, customer_id, name, document, saved_at) "
            "VALUES ($1, 'thandi', 'Braai', '[]', $2)",
            {code, to_millis(now - age)});
    };
    saved("old", 181 * 24h);
    saved("young", 179 * 24h);

    EXPECT_EQ(clean(), 1);
    EXPECT_THAT(left("code", "saved_cart"), ::testing::ElementsAre("young"));
}

TEST_P(ChoresTest, RemoveFilesThatGoWithNothingAndThoseOfTicketsSolvedLongAgo) {
    const auto ticket = [&](const char* id, const char* status, std::optional<std::int64_t> closed_at) {
        insert(
            "INSERT INTO ticket (id, customer_id, subject, category, status, created_at, modified_at, closed_at) "
            "VALUES ($1, 'thandi', 'The lift', 'ENQUIRY', $2, 0, 0, $3)",
            {id, status, closed_at});
        insert(
            "INSERT INTO ticket_event (id, ticket_id, number, author, by_agent, message, created_at) "
            "VALUES ($1, $1, 1, 'Thandi', 0, 'Hello', 0)",
            {id});
    };
    const auto file = [&](const char* id, std::optional<std::string> attached_to, std::chrono::hours age) {
        insert(
            "INSERT INTO attachment (id, customer_id, attached_to, filename, kind, size, created_at) "
            "VALUES ($1, 'thandi', $2, 'a.pdf', 'pdf', 1, $3)",
            {id, attached_to, to_millis(now - age)});
        insert("INSERT INTO attachment_content (attachment_id, content) VALUES ($1, $2)",
               {id, storage::Bytes{"1"}});
    };
    ticket("open", "OPEN", {});
    ticket("solved", "CLOSED", to_millis(now - 364 * 24h));
    ticket("solved-long-ago", "CLOSED", to_millis(now - 366 * 24h));
    file("loose-new", {}, 23h);
    file("loose-old", {}, 25h);
    file("of-open", "open", 800 * 24h);
    file("of-solved", "solved", 800 * 24h);
    file("of-solved-long-ago", "solved-long-ago", 800 * 24h);

    EXPECT_EQ(clean(), 4);  // two files, and what they hold
    EXPECT_THAT(left("id", "attachment"), ::testing::ElementsAre("loose-new", "of-open", "of-solved"));
    EXPECT_THAT(left("attachment_id", "attachment_content"),
                ::testing::ElementsAre("loose-new", "of-open", "of-solved"));
    EXPECT_THAT(left("id", "ticket"), ::testing::ElementsAre("open", "solved", "solved-long-ago"));
    EXPECT_EQ(clean(), 0);
}

TEST_P(ChoresTest, RemoveOldNotificationsOfNoPaymentAndKeepThoseOfOurs) {
    const auto event = [&](const char* id, const char* attempt, std::chrono::hours age) {
        insert(
            "INSERT INTO payment_event (id, attempt_id, source, dedupe_key, raw_body, received_at, verdict) "
            "VALUES ($1, $2, 'notify', $1, $3, $4, 'bad_signature')",
            {id, attempt, storage::Bytes{}, to_millis(now - age)});
    };
    event("forged-old", "", 8 * 24h);
    event("forged-new", "", 6 * 24h);
    event("ours-old", "a1", 800 * 24h);
    EXPECT_EQ(clean(), 1);
    EXPECT_THAT(left("id", "payment_event"), ::testing::ElementsAre("forged-new", "ours-old"));
}

TEST_P(ChoresTest, ForgetGuestsWhoWaitForStockForTooLongAndNoCustomers) {
    for (const auto& [email, age] :
         {std::pair{"old@example.com", 181 * 24h}, std::pair{"new@example.com", 179 * 24h}}) {
        insert(
            "INSERT INTO guest_stock_notice (product_code, email, zone, created_at) VALUES ('P1', $1, 'G205', $2)",
            {email, to_millis(now - age)});
        insert(
            "INSERT INTO stock_notice (product_code, customer_id, zone, created_at) VALUES ('P1', $1, 'G205', $2)",
            {email, to_millis(now - age)});
    }
    EXPECT_EQ(clean(), 1);
    EXPECT_THAT(left("email", "guest_stock_notice"), ::testing::ElementsAre("new@example.com"));
    EXPECT_EQ(left("customer_id", "stock_notice").size(), 2U);
}

TEST_P(ChoresTest, RemoveSessionsADayAfterTheirEnd) {
    for (const auto& [id, ended] : {std::pair{"old", 25h}, std::pair{"new", 23h}}) {
        insert(
            "INSERT INTO token_family (id, channel, client, peer_hash, secret, created_at, expires_at) "
            "VALUES ($1, 'web', 'c', 'p', 's', 0, $2)",
            {id, to_millis(now - ended)});
        insert("INSERT INTO access_token (hash, family_id, expires_at) VALUES ($1, $1, $2)",
               {id, to_millis(now - ended)});
    }
    EXPECT_EQ(clean(), 2);
    EXPECT_THAT(left("id", "token_family"), ::testing::ElementsAre("new"));
    EXPECT_THAT(left("hash", "access_token"), ::testing::ElementsAre("new"));
}

/// A customer who asked long ago to have the account deleted, with all that may be kept of anybody.
struct RetentionTest : ChoresTest {
    void SetUp() override {
        ChoresTest::SetUp();
        database().write([&](Session& session) {
            FilledCustomer{.id = "c-thandi",
                           .email = "thandi@example.co.za",
                           .number = "0821234567",
                           .name = "Thandi Nkosi",
                           .street = "14 Berger Street",
                           .identity_number = "8001015009087"}
                .fill(session);
            return true;
        });
    }
    void set(const std::string& what) { insert("UPDATE " + what, {}); }
    std::int64_t count(const std::string& what) {
        return database().reading([&](Session& session) {
            return session
                .row("SELECT COUNT(*) FROM " + what, {}, [](const storage::Row& row) { return row.integer(0); })
                .value();
        });
    }
    std::string days_ago(int days) { return std::to_string(to_millis(now - days * 24h)); }
};

TEST_P(RetentionTest, AnAccountGoesWhenItsDaysOfGraceAreOver) {
    set("account_deletion SET due_at = " + std::to_string(to_millis(now + 1min)));
    clean();
    EXPECT_EQ(count("customer"), 1);
    set("account_deletion SET due_at = " + std::to_string(to_millis(now)));
    clean();
    EXPECT_EQ(count("customer"), 0);
    EXPECT_EQ(count("account_deletion WHERE done_at IS NOT NULL"), 1);
}

TEST_P(RetentionTest, TicketsGoLongAfterTheyWereSolved) {
    set("account_deletion SET done_at = 1");
    set("attachment SET attached_to = (SELECT id FROM ticket_event)");
    set("ticket SET closed_at = " + days_ago(1095));
    clean();
    EXPECT_EQ(count("ticket_event"), 1);
    EXPECT_EQ(count("ticket_satisfaction"), 1);
    set("ticket SET closed_at = " + days_ago(1097));
    clean();
    EXPECT_EQ(count("ticket_event") + count("ticket_satisfaction") + count("ticket") + count("attachment") +
                  count("attachment_content"),
              0);
}

TEST_P(RetentionTest, WhereOrdersWereToGoThatWereNeverPaidIsForgotten) {
    set("account_deletion SET done_at = 1");
    const std::string addressed = "customer_order WHERE address <> '{}'";
    set("customer_order SET status = 'CANCELLED', created_at = " + days_ago(91));
    clean();
    EXPECT_EQ(count(addressed), 1) << "it was paid for";
    set("customer_order SET paid_at = NULL, created_at = " + days_ago(89));
    clean();
    EXPECT_EQ(count(addressed), 1) << "lately";
    set("customer_order SET created_at = " + days_ago(91));
    clean();
    EXPECT_EQ(count(addressed), 0);
    EXPECT_EQ(count("customer_order WHERE recipient = ''"), 1);
}

TEST_P(RetentionTest, InvoicesOfDeletedAccountsGoFiveYearsLater) {
    set("account_deletion SET done_at = NULL, due_at = " + std::to_string(to_millis(now + 1min)));
    clean();
    EXPECT_EQ(count("invoice WHERE document <> '{}'"), 1) << "the account is there";
    set("account_deletion SET done_at = " + days_ago(1826));
    clean();
    EXPECT_EQ(count("invoice WHERE document <> '{}'"), 1);
    set("account_deletion SET done_at = " + days_ago(1828));
    clean();
    EXPECT_EQ(count("invoice WHERE document <> '{}'"), 0);
    EXPECT_EQ(count("invoice"), 1) << "for the ledger";
}

TEST_P(RetentionTest, WinnersAndFilesToDownloadHaveTheirTime) {
    set("account_deletion SET done_at = 1");
    set("voucher_draw SET drawn_at = " + days_ago(1095));
    set("personal_export SET expires_at = " + std::to_string(to_millis(now + 1min)));
    clean();
    EXPECT_EQ(count("voucher_draw WHERE contact <> ''"), 1);
    EXPECT_EQ(count("personal_export"), 1);
    set("voucher_draw SET drawn_at = " + days_ago(1097));
    set("personal_export SET expires_at = " + std::to_string(to_millis(now - 1min)));
    clean();
    EXPECT_EQ(count("voucher_draw WHERE contact <> '' OR name <> ''"), 0);
    EXPECT_EQ(count("personal_export"), 0);
}

TEST_P(ChoresTest, OneThatBreaksDoesNotHoldUpTheOthers) {
    std::vector<std::string> problems;
    std::vector<storage::Chore> chores{storage::remove_older("broken", "no_such_table", "id", "x < $1", 1h)};
    for (auto& chore : app::chores(config)) chores.push_back(std::move(chore));
    storage::clean_up(database(), now, chores, [&](const std::string& what) { problems.push_back(what); });
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_THAT(problems[0], ::testing::StartsWith("broken: "));
}

ON_BOTH_ENGINES(ChoresTest);
ON_BOTH_ENGINES(RetentionTest);

}  // namespace
}  // namespace spaza::testing
