#include "shop/privacy/readdress_store_sql.hpp"

#include <array>
#include <string>

namespace spaza {
namespace {

constexpr std::array<AddressedTable, 5> kAddressed{{{"coupon", "customer_uid"},
                                                    {"old_order", "customer_email"},
                                                    {"guest_stock_notice", "email"},
                                                    {"stock_letter_stop", "email"},
                                                    {"voucher_draw", "contact"}}};

constexpr int kCustomersAtOnce = 500;

const std::string kSettled =
    "contact_change WHERE kind = 'email' AND undone_at IS NULL AND old_proven_at IS NOT NULL AND expires_at < $1";

void move(storage::Session& session, const std::string& from, const std::string& to) {
    session.execute(
        "INSERT INTO guest_stock_notice (product_code, email, zone, created_at) SELECT product_code, $2, zone, "
        "created_at FROM guest_stock_notice WHERE email = $1 ON CONFLICT DO NOTHING",
        {from, to});
    session.execute("DELETE FROM guest_stock_notice WHERE email = $1", {from});
    // The mails they stand in went to a mailbox that may be somebody else's by now.
    session.execute("DELETE FROM stock_letter_stop WHERE email = $1", {from});
    for (const auto& [table, column] : kAddressed) {
        const std::string name{column};
        session.execute("UPDATE " + std::string{table} + " SET " + name + " = $2 WHERE " + name + " = $1",
                        {from, to});
    }
}

std::string text_of(const storage::Row& row) { return row.get<std::string>(0); }

}  // namespace

std::span<const AddressedTable> addressed_tables() { return kAddressed; }

void readdress(storage::Session& session, const CustomerId& customer, TimePoint until) {
    const auto now = session.row("SELECT uid FROM customer WHERE id = $1", {customer.value}, text_of);
    if (!now) return;
    const auto former =
        session.rows("SELECT DISTINCT old_value FROM " + kSettled +
                         " AND customer_id = $2 AND NOT EXISTS (SELECT 1 FROM customer WHERE uid = old_value)",
                     {to_millis(until), customer.value}, text_of);
    for (const std::string& address : former) move(session, address, *now);
}

std::int64_t readdress_all(storage::Database& database, TimePoint until) {
    const auto customers = database.reading([&](storage::Session& session) {
        return session.rows("SELECT DISTINCT customer_id FROM " + kSettled + " LIMIT $2",
                            {to_millis(until), kCustomersAtOnce}, text_of);
    });
    std::int64_t settled = 0;
    for (const std::string& customer : customers)
        settled += database.writing([&](storage::Session& session) {
            readdress(session, CustomerId{customer}, until);
            return session.execute("DELETE FROM " + kSettled + " AND customer_id = $2",
                                   {to_millis(until), customer});
        });
    return settled;
}

std::int64_t to_readdress(storage::Database& database, TimePoint until) {
    return database
        .reading([&](storage::Session& session) {
            return session.row("SELECT COUNT(*) FROM " + kSettled, {to_millis(until)},
                               [](const storage::Row& row) { return row.integer(0); });
        })
        .value_or(0);
}

}  // namespace spaza
