#include "support/personal_data_fixture.hpp"

namespace spaza::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

/// Tables that hold nothing of a person: the catalogue and its kind, digests of a day, what happened on pages,
/// which never says who did it, and what other systems were sent, which are codes.
const std::set<std::string> kNoPersonalTables{"assortment_change",
                                              "attribute",
                                              "brand",
                                              "canned_reply",
                                              "category",
                                              "change_log",
                                              "content_component",
                                              "content_draft",
                                              "content_page",
                                              "content_preview",
                                              "content_version",
                                              "coupon_batch",
                                              "dated_setting",
                                              "feed",
                                              "integration_key",
                                              "media_content",
                                              "media_document",
                                              "media_document_name",
                                              "media_name",
                                              "media_picture",
                                              "media_source",
                                              "moved_address",
                                              "number_sequence",
                                              "one_time_code_turn",
                                              "page_event",
                                              "point_of_service",
                                              "price",
                                              "price_campaign",
                                              "price_history",
                                              "product",
                                              "promotion",
                                              "promotion_draft",
                                              "promotion_revision",
                                              "promotion_version",
                                              "received_mail",
                                              "report_day",
                                              "report_due",
                                              "report_position",
                                              "report_product",
                                              "report_visits",
                                              "schema_migration",
                                              "search_choice",
                                              "search_day",
                                              "search_lift",
                                              "search_next",
                                              "search_rule",
                                              "search_rule_version",
                                              "search_summed",
                                              "setting",
                                              "settlement",
                                              "settlement_row",
                                              "sign_in_failure",
                                              "staff_link",
                                              "staff_member",
                                              "staff_passkey",
                                              "staff_passkey_challenge",
                                              "staff_proposal",
                                              "staff_token",
                                              "staff_visit",
                                              "staff_work",
                                              "stock",
                                              "stock_movement",
                                              "webhook_delivery",
                                              "webhook_endpoint",
                                              "webhook_event",
                                              "webhook_position",
                                              "write_probe"};

TEST_P(PersonalDataTest, EveryTableIsSaidToHoldPersonalDataOrNot) {
    for (const storage::Table& table : schema()) {
        const bool personal = std::ranges::count(personal_tables(), table.name, &PersonalTableRule::table) > 0;
        EXPECT_NE(personal, kNoPersonalTables.contains(table.name))
            << table.name << " has to be in one list: personal_tables() or kNoPersonalTables";
    }
}

TEST_P(PersonalDataTest, WhatIsKeptByAnAddressFollowsToAnother) {
    // Attempts to sign up or in are over within a day.
    const std::set<std::string_view> passing{"pending_sign_up", "social_attempt"};
    std::set<std::string_view> by_address;
    for (const PersonalTableRule& rule : personal_tables())
        if (rule.whose.contains("(SELECT uid FROM customer WHERE id = $1)") && !passing.contains(rule.table))
            by_address.insert(rule.table);
    for (const AddressedTable& each : addressed_tables())
        EXPECT_EQ(by_address.erase(each.table), 1U) << each.table;
    EXPECT_THAT(by_address, IsEmpty()) << "to be listed in addressed_tables()";

    fill(nomvula_);
    keep_all_by_her_address();
    // She waits for the same product by her new address already.
    run("INSERT INTO guest_stock_notice (product_code, email, zone, created_at) SELECT product_code, "
        "'dube@new.example', zone, 1 FROM guest_stock_notice WHERE email = 'nomvula@canary.example'");
    changes_address("1", "NULL");
    EXPECT_EQ(to_readdress(database(), clock_.now()), 1);
    EXPECT_EQ(readdress_all(database(), clock_.now()), 1);
    EXPECT_EQ(to_readdress(database(), clock_.now()), 0);
    for (const AddressedTable& each : addressed_tables()) {
        EXPECT_EQ(kept_in(each, nomvula_.email), 0) << each.table;
        EXPECT_EQ(kept_in(each, "dube@new.example"), each.table == "stock_letter_stop" ? 0 : 1) << each.table;
    }
}

TEST_P(PersonalDataTest, WhatIsKeptByAnAddressThatIsNotShownToBeTheirsStays) {
    fill(nomvula_);
    keep_all_by_her_address();
    const auto nothing_moves = [&](const char* why) {
        readdress_all(database(), clock_.now());
        for (const AddressedTable& each : addressed_tables())
            EXPECT_EQ(kept_in(each, nomvula_.email), 1) << each.table << ", " << why;
        run("DELETE FROM contact_change");
    };
    changes_address("NULL", "NULL");
    nothing_moves("never proven");
    changes_address("1", "1");
    nothing_moves("undone");
    changes_address("1", "NULL");
    run("UPDATE contact_change SET expires_at = " + std::to_string(to_millis(clock_.now())));
    nothing_moves("may still be undone");
    changes_address("1", "NULL");
    fill(sipho_);
    run("UPDATE customer SET uid = 'nomvula@canary.example' WHERE id = 'c-sipho'");
    nothing_moves("somebody else has it");
}

TEST_P(PersonalDataTest, ForgettingFindsWhatAFormerAddressKeeps) {
    fill(nomvula_);
    keep_all_by_her_address();
    changes_address("1", "NULL");
    run("UPDATE contact_change SET expires_at = " + std::to_string(to_millis(clock_.now() + 72h)));
    with_admin([&](app::PrivacyAdmin& admin) {
        admin.data.forget(CustomerId{nomvula_.id});
        return true;
    });
    for (const AddressedTable& each : addressed_tables()) {
        EXPECT_EQ(kept_in(each, nomvula_.email), 0) << each.table;
        EXPECT_EQ(kept_in(each, "dube@new.example"), each.table == "voucher_draw" ? 1 : 0) << each.table;
    }
}

TEST_P(PersonalDataTest, ForgettingLeavesNothingButWhatTheLawKeepsAndTouchesNobodyElse) {
    fill(nomvula_);
    fill(sipho_);
    for (const PersonalTableRule& rule : personal_tables()) {
        if (rule.found_by != FoundBy::customer) continue;  // by what it says
        const auto rows = database().reading([&](storage::Session& session) {
            return session
                .row("SELECT COUNT(*) FROM " + rule.table + " WHERE " + rule.whose, {nomvula_.id},
                     [](const storage::Row& row) { return row.integer(0); })
                .value();
        });
        EXPECT_GE(rows, 1) << "nothing is filled in that is found in " << rule.table << " by " << rule.whose;
    }
    EXPECT_GT(places(nomvula_).size(), 100U);
    const auto of_sipho = found(sipho_);

    with_admin([&](app::PrivacyAdmin& admin) {
        admin.data.forget(CustomerId{nomvula_.id});
        return true;
    });

    EXPECT_THAT(places(nomvula_),
                UnorderedElementsAre("invoice.document", "tv_licence.holder", "tv_licence.masked",
                                     "tv_licence.licence_number", "voucher_draw.contact", "voucher_draw.name"));
    EXPECT_EQ(count("tv_licence WHERE customer_id = 'c-nomvula'"), 1) << "the one nothing was bought with goes";
    EXPECT_EQ(found(sipho_), of_sipho);
    EXPECT_EQ(count("customer_order"), 2) << "the ledger is whole";
    EXPECT_EQ(count("mail_suppression"), 2) << "who said no is not written to when they are gone";
}

TEST_P(PersonalDataTest, ViewsThatLookForAnAddressAreFoundWhateverItHasInIt) {
    FilledCustomer odd = nomvula_;
    odd.email = "o'dube&!#$%*/=?^_`{|}~-+1@canary.example";
    fill(odd);
    fill(sipho_);
    run("UPDATE saved_view SET query = replace(query, 'dube', 'DUBE')");
    with_admin([&](app::PrivacyAdmin& admin) {
        admin.data.forget(CustomerId{odd.id});
        return true;
    });
    EXPECT_EQ(count("saved_view"), 1);
}

TEST_P(PersonalDataTest, TheFileHasAllAndNoSecrets) {
    fill(nomvula_);
    const PersonalData data = with_admin(
        [&](app::PrivacyAdmin& admin) { return admin.data.everything(CustomerId{nomvula_.id}, 1 << 20); });
    ASSERT_FALSE(data.tables.empty());
    EXPECT_EQ(data.tables.front().name, "customer");
    std::size_t reported = 0;
    for (const PersonalTableRule& rule : personal_tables()) reported += rule.heading.empty() ? 0 : 1;
    EXPECT_EQ(data.tables.size(), reported);
    for (const PersonalTable& table : data.tables)
        for (const auto& field : table.rows.front().as_object())
            for (const char* secret : {"hash", "secret", "token", "opening"})
                EXPECT_THAT(std::string{field.key()}, Not(HasSubstr(secret))) << table.name;
    ASSERT_EQ(data.files.size(), 1U);
    EXPECT_THAT(data.files.front().content, HasSubstr("Canary Lane"));

    EXPECT_EQ(data.files_left_out, 0);

    const std::string page = data_export_page(data, "Kloof & Co", clock_.now());
    EXPECT_THAT(page, HasSubstr("<h1>Your data at Kloof &amp; Co</h1>"));
    for (const std::string& value : nomvula_.personal_values()) EXPECT_THAT(page, HasSubstr(value));
    EXPECT_THAT(data_export_zip(data, "Kloof & Co", clock_.now()), HasSubstr("data.json"));
}

TEST_P(PersonalDataTest, NotesForStaffAreNotInTheFileAndAreForgotten) {
    fill(nomvula_);
    run("INSERT INTO ticket_event (id, ticket_id, number, author, by_agent, message, created_at, internal) "
        "SELECT 'e-note', id, 99, 'Lerato', 1, 'A word among colleagues', 1, 1 FROM ticket WHERE customer_id = "
        "'c-nomvula'");
    ASSERT_EQ(count("ticket_event WHERE internal = 1"), 1);
    const PersonalData data = with_admin(
        [&](app::PrivacyAdmin& admin) { return admin.data.everything(CustomerId{nomvula_.id}, 1 << 20); });
    EXPECT_EQ(std::ranges::count(data.tables, "ticket_event", &PersonalTable::name), 1);
    EXPECT_THAT(data_export_page(data, "Kloof & Co", clock_.now()), Not(HasSubstr("A word among colleagues")));
    with_admin([&](app::PrivacyAdmin& admin) {
        admin.data.forget(CustomerId{nomvula_.id});
        return true;
    });
    EXPECT_EQ(count("ticket_event WHERE id = 'e-note'"), 0);
}

TEST_P(PersonalDataTest, WhatStaffWereAnsweredAboutOneIsForgottenAndNothingElseOfTheirs) {
    fill(nomvula_);
    fill(sipho_);
    run("INSERT INTO idempotency_key (scope, key, body_hash, claimed_at) "
        "SELECT 'staff Lerato POST /backoffice/api/tickets/' || id || '/answer', 'k', 'h', 1 FROM ticket");
    run("INSERT INTO idempotency_key (scope, key, body_hash, claimed_at) "
        "SELECT 'staff Lerato POST /backoffice/api/returns/' || code || '/refund', 'k', 'h', 1 FROM "
        "return_request");
    ASSERT_EQ(count("idempotency_key WHERE scope LIKE 'staff %'"), 4);
    with_admin([&](app::PrivacyAdmin& admin) {
        admin.data.forget(CustomerId{nomvula_.id});
        return true;
    });
    EXPECT_EQ(count("idempotency_key WHERE scope LIKE 'staff %'"), 2);
}

TEST_P(PersonalDataTest, FilesThatAreTooLargeTogetherAreNamedAndLeftOut) {
    fill(nomvula_);
    const PersonalData data =
        with_admin([&](app::PrivacyAdmin& admin) { return admin.data.everything(CustomerId{nomvula_.id}, 1); });
    EXPECT_THAT(data.files, IsEmpty());
    EXPECT_EQ(data.files_left_out, 1);
    EXPECT_THAT(data_export_page(data, "Kloof & Co", clock_.now()), HasSubstr("Write to us"));
}

TEST_P(PersonalDataTest, WhoOrdersAtTheLastMomentKeepsTheAccount) {
    expect_waits_for("UPDATE cart SET version = version + 1", "UPDATE return_request SET ended_at = NULL");
}

TEST_P(PersonalDataTest, WhoReturnsAtTheLastMomentKeepsTheAccount) {
    expect_waits_for("UPDATE customer_order SET campaign = campaign", "UPDATE return_request SET ended_at = NULL");
}

TEST_P(PersonalDataTest, WhatIsOpenStandsInTheWay) {
    fill(nomvula_);
    run("DELETE FROM account_deletion");
    EXPECT_THAT(obstacles(), IsEmpty());
    run("UPDATE customer_order SET status = 'READY'");
    EXPECT_THAT(obstacles(), ElementsAre("openOrder c-nomvula"));
    run("UPDATE customer_order SET paid_at = NULL, status = 'CANCELLED'");
    run("UPDATE payment_attempt SET state = 'redirected'");
    EXPECT_THAT(obstacles(), ElementsAre("openPayment c-nomvula")) << "its money may still come";
    run("UPDATE payment_attempt SET state = 'failed'");
    EXPECT_THAT(obstacles(), IsEmpty());
    run("UPDATE customer_order SET paid_at = NULL, status = 'PAYMENT_PENDING'");
    run("UPDATE refund SET state = 'failed'");
    run("UPDATE return_request SET ended_at = NULL");
    run("UPDATE price_beat_claim SET status = 'CHECKING'");
    EXPECT_THAT(obstacles(), ElementsAre("unpaidOrder c-nomvula", "openRefund c-nomvula", "openReturn c-nomvula",
                                         "openClaim c-nomvula"));
    const auto refused = ask();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().type, "AccountInUseError");
    EXPECT_EQ(refused.error().message_key, "privacy.unpaidOrder");
    EXPECT_EQ(refused.error().more.size(), 3U);
    EXPECT_EQ(count("account_deletion"), 0);
}

TEST_P(PersonalDataTest, ItIsThoughtOverForDaysAndDoneOnce) {
    fill(nomvula_);
    run("DELETE FROM account_deletion");
    run("DELETE FROM outbox");
    ASSERT_TRUE(ask());
    clock_.pass(24h);
    const auto again = ask();
    ASSERT_TRUE(again);
    EXPECT_EQ(again->due_at, clock_.now() + 13 * 24h) << "asking again changes nothing";
    EXPECT_EQ(count("outbox WHERE payload LIKE '%account-deletion%'"), 1);
    EXPECT_EQ(forget_due(), 0);

    clock_.pass(13 * 24h);
    run("UPDATE return_request SET ended_at = NULL");
    EXPECT_EQ(forget_due(), 0) << "a return is open";
    EXPECT_EQ(count("customer"), 1);
    run("UPDATE return_request SET ended_at = 1");
    clock_.pass(24h);
    EXPECT_EQ(forget_due(), 1);
    EXPECT_EQ(count("customer"), 0);
    EXPECT_EQ(count("outbox"), 0) << "the mail about it, too";
    EXPECT_EQ(count("account_deletion WHERE done_at IS NOT NULL"), 1);
    EXPECT_EQ(forget_due(), 0);
    EXPECT_TRUE(sign_in_service().sign_up(
        [&] {
            SignUp form = thandi();
            form.email = nomvula_.email;
            return form;
        }(),
        visitor_))
        << "the address may sign up anew";
}

TEST_P(PersonalDataTest, NobodyWhoIsGoneWinsTheVoucherOfTheMonth) {
    fill(nomvula_);
    const auto in_the_draw = [&] {
        return database().reading([&](storage::Session& session) {
            return SqlVoucherDrawStore{session}.orders(from_millis(0), clock_.now()).size();
        });
    };
    EXPECT_EQ(in_the_draw(), 1U);
    EXPECT_EQ(forget_due(), 1);
    EXPECT_EQ(in_the_draw(), 0U);
}

TEST_P(PersonalDataTest, WhoKeepsTheAccountHasItAsItWas) {
    fill(nomvula_);
    run("DELETE FROM account_deletion");
    ASSERT_TRUE(ask());
    const auto keep = [&] {
        return with_admin([&](app::PrivacyAdmin& admin) { return admin.deletions.keep(CustomerId{nomvula_.id}); });
    };
    EXPECT_TRUE(keep());
    EXPECT_FALSE(keep());
    clock_.pass(30 * 24h);
    EXPECT_EQ(forget_due(), 0);
    EXPECT_EQ(count("customer"), 1);
}

ON_BOTH_ENGINES(PersonalDataTest);

}  // namespace
}  // namespace spaza::testing
