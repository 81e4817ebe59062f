#include "shop/accounts/password_reset_store_sql.hpp"

namespace spaza {

void SqlPasswordResetStore::add(const std::string& token_hash, const std::optional<CustomerId>& customer,
                                TimePoint expires_at) {
    const storage::Value whose = customer ? storage::Value{customer->value} : storage::Value{std::nullopt};
    session_.execute("INSERT INTO password_reset (token_hash, customer_id, expires_at) VALUES ($1, $2, $3)",
                     {token_hash, whose, to_millis(expires_at)});
}

int SqlPasswordResetStore::alive(const CustomerId& customer, TimePoint now) {
    return session_
        .row("SELECT COUNT(*) FROM password_reset WHERE customer_id = $1 AND expires_at > $2",
             {customer.value, to_millis(now)}, [](const storage::Row& row) { return row.get<int>(0); })
        .value_or(0);
}

std::optional<CustomerId> SqlPasswordResetStore::owner(const std::string& token_hash, TimePoint now) {
    return session_.row(
        "SELECT customer_id FROM password_reset WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 "
        "AND customer_id IS NOT NULL",
        {token_hash, to_millis(now)}, [](const storage::Row& row) { return CustomerId{row.get<std::string>(0)}; });
}

bool SqlPasswordResetStore::use(const std::string& token_hash, const CustomerId& customer, TimePoint now) {
    const auto used = session_.execute(
        "UPDATE password_reset SET used_at = $3 WHERE token_hash = $1 AND customer_id = $2 AND used_at IS NULL "
        "AND expires_at > $3",
        {token_hash, customer.value, to_millis(now)});
    if (used != 1) return false;
    end_links(customer, now);
    return true;
}

void SqlPasswordResetStore::end_links(const CustomerId& customer, TimePoint now) {
    session_.execute("UPDATE password_reset SET used_at = $2 WHERE customer_id = $1 AND used_at IS NULL",
                     {customer.value, to_millis(now)});
}

void SqlPasswordResetStore::set_password(const CustomerId& customer, const std::string& password_hash,
                                         TimePoint now) {
    session_.execute(
        "UPDATE customer SET password_hash = $2, modified_at = $3, "
        "password_set_at = CASE WHEN $2 = '' THEN NULL ELSE CAST($3 AS BIGINT) END WHERE id = $1",
        {customer.value, password_hash, to_millis(now)});
}

bool SqlPasswordResetStore::replace_password(const CustomerId& customer, const std::string& old_hash,
                                             const std::string& new_hash, TimePoint now) {
    return session_.execute(
               "UPDATE customer SET password_hash = $3, modified_at = $4, password_set_at = $4 "
               "WHERE id = $1 AND password_hash = $2",
               {customer.value, old_hash, new_hash, to_millis(now)}) == 1;
}

}  // namespace spaza
