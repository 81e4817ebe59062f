#include "shop/accounts/sign_in_guard_store_sql.hpp"

namespace spaza {

std::optional<std::string> SqlSignInGuardStore::last_session(const CustomerId& customer,
                                                             std::string_view token_hash) {
    return session_.row("SELECT family_id FROM sign_in_device WHERE token_hash = $1 AND customer_id = $2",
                        {token_hash, customer.value},
                        [](const storage::Row& row) { return row.get<std::string>(0); });
}

void SqlSignInGuardStore::renew(const CustomerId& customer, std::string_view old_hash, std::string_view token_hash,
                                std::string_view family, int most, TimePoint now) {
    session_.execute("UPDATE sign_in_device SET token_hash = $2 WHERE token_hash = $1", {old_hash, token_hash});
    session_.execute(
        "INSERT INTO sign_in_device (token_hash, customer_id, family_id, created_at, last_at) "
        "VALUES ($1, $2, $3, $4, $4) ON CONFLICT (token_hash, customer_id) DO UPDATE SET "
        "family_id = excluded.family_id, last_at = excluded.last_at",
        {token_hash, customer.value, family, to_millis(now)});
    session_.execute(
        "DELETE FROM sign_in_device WHERE customer_id = $1 AND token_hash NOT IN (SELECT token_hash FROM "
        "sign_in_device WHERE customer_id = $1 ORDER BY last_at DESC, token_hash LIMIT $2)",
        {customer.value, std::int64_t{most}});
}

bool SqlSignInGuardStore::may_tell(const CustomerId& customer, TimePoint since, TimePoint now) {
    return session_.execute(
               "INSERT INTO sign_in_warning (customer_id, told_at) VALUES ($1, $3) ON CONFLICT (customer_id) "
               "DO UPDATE SET told_at = excluded.told_at WHERE sign_in_warning.told_at <= $2",
               {customer.value, to_millis(since), to_millis(now)}) == 1;
}

}  // namespace spaza
