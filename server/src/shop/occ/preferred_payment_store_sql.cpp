#include "shop/occ/preferred_payment_store_sql.hpp"

namespace spaza {

std::string SqlPreferredPaymentStore::of(const CustomerId& customer) {
    return session_
        .row("SELECT mode FROM preferred_payment WHERE customer_id = $1", {customer.value},
             [](const storage::Row& row) { return row.get<std::string>(0); })
        .value_or("");
}

void SqlPreferredPaymentStore::prefer(const CustomerId& customer, const std::string& mode, TimePoint at) {
    session_.execute(
        "INSERT INTO preferred_payment (customer_id, mode, chosen_at) VALUES ($1, $2, $3) "
        "ON CONFLICT (customer_id) DO UPDATE SET mode = $2, chosen_at = $3",
        {customer.value, mode, to_millis(at)});
}

}  // namespace spaza
