#pragma once

#include <algorithm>
#include <cctype>
#include <future>
#include <gmock/gmock.h>
#include <set>

#include "app/privacy_admin.hpp"
#include "platform/storage/outbox.hpp"
#include "platform/storage/schema_info.hpp"
#include "shop/privacy/data_export_zip.hpp"
#include "shop/privacy/personal_tables_store_sql.hpp"
#include "shop/privacy/readdress_store_sql.hpp"
#include "shop/voucher_draw/voucher_draw_store_sql.hpp"
#include "support/accounts_fixture.hpp"
#include "support/filled_customer.hpp"

namespace spaza::testing {

using namespace std::chrono_literals;

inline std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

class PersonalDataTest : public AccountStorageTest {
protected:
    const FilledCustomer nomvula_{.id = "c-nomvula",
                                  .email = "nomvula@canary.example",
                                  .number = "0825550199",
                                  .name = "Nomvula Dube",
                                  .street = "14 Canary Lane",
                                  .identity_number = "8001015009087"};
    const FilledCustomer sipho_{.id = "c-sipho",
                                .email = "sipho@other.example",
                                .number = "0735550142",
                                .name = "Sipho Zulu",
                                .street = "3 Weaver Road",
                                .identity_number = "9202204720083"};
    PrivacyPolicy privacy_{.grace = std::chrono::days{14},
                           .file_lives = 24h,
                           .shop = "Kloof Hardware",
                           .origin = "https://shop.example"};

    template <class Use>
    auto with_admin(Use&& use) {
        return database().writing([&](storage::Session& session) {
            app::PrivacyAdmin admin{session, privacy_, clock_};
            return use(admin);
        });
    }
    void fill(const FilledCustomer& who) {
        database().write([&](storage::Session& session) {
            who.fill(session);
            return true;
        });
    }
    /// One row of each table that is kept by an address is by Nomvula's.
    void keep_all_by_her_address() {
        for (const auto& [table, column] : addressed_tables()) {
            const std::string name{column};
            run("UPDATE " + std::string{table} + " SET " + name + " = '" + nomvula_.email + "'");
        }
    }
    std::int64_t kept_in(const AddressedTable& table, const std::string& address) {
        return count(std::string{table.table} + " WHERE " + std::string{table.column} + " = '" + address + "'");
    }
    /// Long ago, from the one that was hers.
    void changes_address(const std::string& proven_at, const std::string& undone_at) {
        run("UPDATE customer SET uid = 'dube@new.example' WHERE id = 'c-nomvula'");
        run("DELETE FROM contact_change");
        run("INSERT INTO contact_change (id, customer_id, kind, old_value, old_proven_at, token_hash, changed_at, "
            "expires_at, undone_at) VALUES ('former', 'c-nomvula', 'email', 'nomvula@canary.example', " +
            proven_at + ", 'hash', 1, 2, " + undone_at + ")");
    }
    void run(const std::string& statement) {
        database().write([&](storage::Session& session) {
            session.execute(statement);
            return true;
        });
    }
    std::vector<storage::Table> schema() {
        return database().reading([](storage::Session& session) { return storage::tables_of(session); });
    }
    /// `table.column` of every cell that holds one of the customer's personal values, in whichever letters.
    std::multiset<std::string> found(const FilledCustomer& who) {
        std::multiset<std::string> where;
        for (const storage::Table& table : schema())
            for (std::size_t at = 0; at < table.columns.size(); ++at) search(table, at, who, where);
        return where;
    }
    std::set<std::string> places(const FilledCustomer& who) {
        const auto where = found(who);
        return {where.begin(), where.end()};
    }
    Result<AccountDeletion> ask() {
        return with_admin([&](app::PrivacyAdmin& admin) {
            return admin.deletions.ask(CustomerId{nomvula_.id}, DeletionAskedBy::customer, "");
        });
    }
    std::vector<std::string> obstacles() {
        return with_admin([&](app::PrivacyAdmin& admin) {
            std::vector<std::string> kinds;
            for (const auto& each : admin.deletions.state(CustomerId{nomvula_.id}).obstacles)
                kinds.push_back(each.kind + " " + each.code);
            return kinds;
        });
    }
    void expect_waits_for(const std::string& held, const std::string& opened);
    int forget_due() {
        return with_admin([](app::PrivacyAdmin& admin) { return admin.deletions.forget_due(20); });
    }

private:
    void search(const storage::Table& table, std::size_t at, const FilledCustomer& who,
                std::multiset<std::string>& where) {
        const storage::Column& column = table.columns[at];
        if (column.type == storage::ColumnType::integer || column.type == storage::ColumnType::real) return;
        database().read([&](storage::Session& session) {
            session.query(
                "SELECT " + storage::quoted(column.name) + " FROM " + storage::quoted(table.name), {},
                [&](const storage::Row& row) {
                    if (row.is_null(0)) return;
                    const std::string value =
                        lower(column.type == storage::ColumnType::bytes ? row.bytes(0) : row.get<std::string>(0));
                    const auto values = who.personal_values();
                    if (std::ranges::any_of(values, [&](const std::string& each) {
                            return value.find(lower(each)) != std::string::npos;
                        }))
                        where.insert(table.name + "." + column.name);
                });
        });
    }
};

/// Something is opened by a transaction that holds `held`, while the deletion is under way.
inline void PersonalDataTest::expect_waits_for(const std::string& held, const std::string& opened) {
    fill(nomvula_);
    run("UPDATE account_deletion SET done_at = NULL, due_at = 1");
    std::future<int> forgotten;
    database().write([&](storage::Session& session) {
        session.execute(held);
        session.execute(opened);
        forgotten = std::async(std::launch::async, [this] { return forget_due(); });
        EXPECT_EQ(forgotten.wait_for(300ms), std::future_status::timeout) << "it does not wait";
        return true;
    });
    EXPECT_EQ(forgotten.get(), 0);
    EXPECT_EQ(count("customer"), 1);
}

}  // namespace spaza::testing
