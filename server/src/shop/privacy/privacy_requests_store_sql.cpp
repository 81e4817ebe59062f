#include "shop/privacy/privacy_requests_store_sql.hpp"

namespace spaza {
namespace {

const std::string kDeletions = "SELECT customer_id, asked_by, asked_at, due_at FROM account_deletion ";

AccountDeletion deletion_from(const storage::Row& row) {
    return {.customer = CustomerId{row.get<std::string>(0)},
            .asked_by = row.text(1) == "shop" ? DeletionAskedBy::shop : DeletionAskedBy::customer,
            .asked_at = from_millis(row.integer(2)),
            .due_at = from_millis(row.integer(3))};
}

}  // namespace

std::optional<AccountDeletion> SqlPrivacyRequestStore::deletion(const CustomerId& customer) {
    return session_.row(kDeletions + "WHERE customer_id = $1 AND done_at IS NULL", {customer.value},
                        deletion_from);
}

/// What one of the shop's people proposed is decided with it, whoever decided.
void SqlPrivacyRequestStore::end_proposal(const CustomerId& customer) {
    session_.execute("DELETE FROM customer_deletion_proposal WHERE customer_id = $1", {customer.value});
}

void SqlPrivacyRequestStore::ask_for(const AccountDeletion& deletion) {
    end_proposal(deletion.customer);
    session_.execute(
        "INSERT INTO account_deletion (customer_id, asked_by, asked_at, due_at) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (customer_id) DO UPDATE SET asked_by = excluded.asked_by, asked_at = excluded.asked_at, "
        "due_at = excluded.due_at",
        {deletion.customer.value, deletion.asked_by == DeletionAskedBy::shop ? "shop" : "customer",
         to_millis(deletion.asked_at), to_millis(deletion.due_at)});
}

bool SqlPrivacyRequestStore::withdraw_deletion(const CustomerId& customer) {
    end_proposal(customer);
    return session_.execute("DELETE FROM account_deletion WHERE customer_id = $1 AND done_at IS NULL",
                            {customer.value}) > 0;
}

void SqlPrivacyRequestStore::withdraw_deletion_since(const CustomerId& customer, TimePoint since) {
    session_.execute(
        "DELETE FROM account_deletion WHERE customer_id = $1 AND asked_by = 'customer' AND asked_at >= $2 "
        "AND done_at IS NULL",
        {customer.value, to_millis(since)});
}

std::vector<AccountDeletion> SqlPrivacyRequestStore::due(TimePoint now, int most) {
    // Whoever keeps the account at this moment waits, or has kept it.
    return session_.rows(kDeletions + "WHERE done_at IS NULL AND due_at <= $1 ORDER BY due_at LIMIT $2" +
                             std::string{session_.for_update()},
                         {to_millis(now), most}, deletion_from);
}

void SqlPrivacyRequestStore::postpone(const CustomerId& customer, TimePoint until) {
    session_.execute("UPDATE account_deletion SET due_at = $2 WHERE customer_id = $1",
                     {customer.value, to_millis(until)});
}

void SqlPrivacyRequestStore::mark_done(const CustomerId& customer, TimePoint now) {
    session_.execute("UPDATE account_deletion SET done_at = $2 WHERE customer_id = $1",
                     {customer.value, to_millis(now)});
}

std::optional<DataExport> SqlPrivacyRequestStore::data_export(const CustomerId& customer) {
    return session_.row("SELECT asked_at, ready_at, expires_at, size FROM personal_export WHERE customer_id = $1",
                        {customer.value}, [](const storage::Row& row) {
                            DataExport made{.asked_at = from_millis(row.integer(0)),
                                            .ready_at = {},
                                            .expires_at = from_millis(row.integer(2)),
                                            .size = row.integer(3)};
                            if (!row.is_null(1)) made.ready_at = from_millis(row.integer(1));
                            return made;
                        });
}

void SqlPrivacyRequestStore::ask_for_export(const CustomerId& customer, TimePoint now, TimePoint expires_at) {
    session_.execute(
        "INSERT INTO personal_export (customer_id, asked_at, expires_at) VALUES ($1, $2, $3) "
        "ON CONFLICT (customer_id) DO UPDATE SET asked_at = excluded.asked_at, expires_at = excluded.expires_at, "
        "ready_at = NULL, size = 0, content = NULL",
        {customer.value, to_millis(now), to_millis(expires_at)});
}

bool SqlPrivacyRequestStore::keep_export(const CustomerId& customer, const std::string& content, TimePoint now,
                                         TimePoint expires_at) {
    const storage::Bytes bytes{content};
    return session_.execute(
               "UPDATE personal_export SET content = $2, size = $3, ready_at = $4, expires_at = $5 "
               "WHERE customer_id = $1 AND ready_at IS NULL",
               {customer.value, bytes, static_cast<std::int64_t>(content.size()), to_millis(now),
                to_millis(expires_at)}) == 1;
}

std::optional<std::string> SqlPrivacyRequestStore::export_content(const CustomerId& customer, TimePoint now) {
    return session_.row(
        "SELECT content FROM personal_export WHERE customer_id = $1 AND ready_at IS NOT NULL AND expires_at > $2",
        {customer.value, to_millis(now)}, [](const storage::Row& row) { return row.bytes(0); });
}

}  // namespace spaza
