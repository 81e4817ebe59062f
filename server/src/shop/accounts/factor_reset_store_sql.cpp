#include "shop/accounts/factor_reset_store_sql.hpp"

#include "base/secrets.hpp"

namespace spaza {

void SqlFactorResetStore::add(const FactorReset& reset) {
    session_.execute(
        "INSERT INTO factor_reset (id, customer_id, by_whom, reason, done_at) VALUES ($1, $2, $3, $4, $5)",
        {secrets::random_id(), reset.customer.value, reset.by, reset.reason, to_millis(reset.done_at)});
}

}  // namespace spaza
