#include "shop/accounts/contact_change_store_sql.hpp"

namespace spaza {
namespace {

storage::Value or_null(const std::optional<TimePoint>& at) {
    return at ? storage::Value{to_millis(*at)} : storage::Value{std::nullopt};
}

constexpr const char* word_of(bool is_email) { return is_email ? "email" : "mobile"; }

}  // namespace

void SqlContactChangeStore::add(const ContactChange& change) {
    session_.execute(
        "INSERT INTO contact_change (id, customer_id, kind, old_value, old_proven_at, token_hash, changed_at, "
        "expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        {change.id, change.customer.value, word_of(change.is_email), change.old_value,
         or_null(change.old_proven_at), change.token_hash, to_millis(change.changed_at),
         to_millis(change.expires_at)});
}

std::optional<ContactChange> SqlContactChangeStore::open(const std::string& token_hash, TimePoint now) {
    return session_.row(
        "SELECT id, customer_id, kind, old_value, old_proven_at, changed_at, expires_at FROM contact_change "
        "WHERE token_hash = $1 AND undone_at IS NULL AND expires_at > $2" +
            std::string{session_.for_update()},
        {token_hash, to_millis(now)}, [&](const storage::Row& row) {
            ContactChange change{.id = row.get<std::string>(0),
                                 .customer = CustomerId{row.get<std::string>(1)},
                                 .is_email = row.get<std::string>(2) == word_of(true),
                                 .old_value = row.get<std::string>(3),
                                 .old_proven_at = {},
                                 .token_hash = token_hash,
                                 .changed_at = from_millis(row.get<std::int64_t>(5)),
                                 .expires_at = from_millis(row.get<std::int64_t>(6))};
            if (const auto proven = row.get<std::optional<std::int64_t>>(4))
                change.old_proven_at = from_millis(*proven);
            return change;
        });
}

void SqlContactChangeStore::close_from(const ContactChange& change, TimePoint now) {
    session_.execute(
        "UPDATE contact_change SET undone_at = $4 WHERE customer_id = $1 AND kind = $2 AND changed_at >= $3 "
        "AND undone_at IS NULL",
        {change.customer.value, word_of(change.is_email), to_millis(change.changed_at), to_millis(now)});
}

bool SqlContactChangeStore::held_for_another(const CustomerId& customer, std::string_view value, TimePoint now) {
    return session_
        .row(
            "SELECT 1 FROM contact_change WHERE old_value = $1 AND kind = 'email' AND customer_id <> $2 "
            "AND undone_at IS NULL AND expires_at > $3 LIMIT 1",
            {value, customer.value, to_millis(now)}, [](const storage::Row&) { return true; })
        .value_or(false);
}

bool SqlContactChangeStore::set_email(const CustomerId& customer, const std::string& email,
                                      std::optional<TimePoint> proven_at, TimePoint now) {
    return session_.execute(
               "UPDATE customer SET uid = $2, email_proven_at = $3, modified_at = $4 WHERE id = $1 "
               "AND NOT EXISTS (SELECT 1 FROM customer other WHERE other.uid = $2 AND other.id <> $1)",
               {customer.value, email, or_null(proven_at), to_millis(now)}) == 1;
}

void SqlContactChangeStore::set_mobile(const CustomerId& customer, const std::string& number,
                                       std::optional<TimePoint> proven_at, TimePoint now) {
    const storage::Value kept = number.empty() ? storage::Value{std::nullopt} : storage::Value{number};
    session_.execute(
        "UPDATE customer SET mobile_number = $2, mobile_proven_at = $3, modified_at = $4 WHERE id = $1",
        {customer.value, kept, or_null(proven_at), to_millis(now)});
}

}  // namespace spaza
