#include "shop/accounts/contact_change_store_sql.hpp"

#include <fmt/format.h>

#include "platform/storage/change_log.hpp"
#include "shop/accounts/customer_changes.hpp"

namespace spaza {
namespace {

storage::Value or_null(const std::optional<TimePoint>& at) {
    return at ? storage::Value{to_millis(*at)} : storage::Value{std::nullopt};
}

constexpr const char* word_of(bool is_email) { return is_email ? "email" : "mobile"; }

constexpr std::string_view kChange =
    "SELECT id, customer_id, kind, old_value, old_proven_at, token_hash, changed_at, expires_at FROM "
    "contact_change ";

ContactChange change_in(const storage::Row& row) {
    ContactChange change{.id = row.get<std::string>(0),
                         .customer = CustomerId{row.get<std::string>(1)},
                         .is_email = row.get<std::string>(2) == word_of(true),
                         .old_value = row.get<std::string>(3),
                         .old_proven_at = {},
                         .token_hash = row.get<std::string>(5),
                         .changed_at = from_millis(row.get<std::int64_t>(6)),
                         .expires_at = from_millis(row.get<std::int64_t>(7))};
    if (const auto proven = row.get<std::optional<std::int64_t>>(4)) change.old_proven_at = from_millis(*proven);
    return change;
}

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
    return session_.row(std::string{kChange} + "WHERE token_hash = $1 AND undone_at IS NULL AND expires_at > $2" +
                            std::string{session_.for_update()},
                        {token_hash, to_millis(now)}, change_in);
}

std::optional<ContactChange> SqlContactChangeStore::first_mobile_since(const ContactChange& change) {
    return session_.row(std::string{kChange} +
                            "WHERE customer_id = $1 AND kind = 'mobile' AND changed_at >= $2 "
                            "AND undone_at IS NULL ORDER BY changed_at, id LIMIT 1",
                        {change.customer.value, to_millis(change.changed_at)}, change_in);
}

void SqlContactChangeStore::close_from(const ContactChange& change, TimePoint now) {
    session_.execute(
        "UPDATE contact_change SET undone_at = $4 WHERE customer_id = $1 AND (kind = $2 OR $2 = 'email') "
        "AND changed_at >= $3 AND undone_at IS NULL",
        {change.customer.value, word_of(change.is_email), to_millis(change.changed_at), to_millis(now)});
}

bool SqlContactChangeStore::close_back_to(const CustomerId& customer, bool is_email, std::string_view value,
                                          TimePoint now) {
    constexpr std::string_view open = "customer_id = $1 AND kind = $2 AND undone_at IS NULL AND expires_at > $4";
    return session_.execute(
               fmt::format("UPDATE contact_change SET undone_at = $4 WHERE {0} AND changed_at >= "
                           "(SELECT MIN(changed_at) FROM contact_change WHERE {0} AND old_value = $3)",
                           open),
               {customer.value, word_of(is_email), value, to_millis(now)}) > 0;
}

bool SqlContactChangeStore::held_for_another(const CustomerId& customer, std::string_view value, TimePoint now) {
    return session_
        .row(
            "SELECT 1 FROM contact_change WHERE old_value = $1 AND kind = 'email' AND customer_id <> $2 "
            "AND old_proven_at IS NOT NULL AND undone_at IS NULL AND expires_at > $3 LIMIT 1",
            {value, customer.value, to_millis(now)}, [](const storage::Row&) { return true; })
        .value_or(false);
}

bool SqlContactChangeStore::set_email(const CustomerId& customer, const std::string& email,
                                      std::optional<TimePoint> proven_at, TimePoint now) {
    bool is_set = false;
    try {
        session_.attempt([&] {
            is_set = session_.execute(
                         "UPDATE customer SET uid = $2, email_proven_at = $3, modified_at = $4 WHERE id = $1 "
                         "AND NOT EXISTS (SELECT 1 FROM customer other WHERE other.uid = $2 AND other.id <> $1)",
                         {customer.value, email, or_null(proven_at), to_millis(now)}) == 1;
        });
    } catch (const storage::Failure& failure) {
        if (failure.kind != storage::Failure::Kind::unique) throw;
        is_set = false;  // another account took it at this very moment
    }
    if (is_set) storage::append_change(session_, "customer", customer_changed(customer));
    return is_set;
}

void SqlContactChangeStore::set_mobile(const CustomerId& customer, const std::string& number,
                                       std::optional<TimePoint> proven_at, TimePoint now) {
    const storage::Value kept = number.empty() ? storage::Value{std::nullopt} : storage::Value{number};
    session_.execute(
        "UPDATE customer SET mobile_number = $2, mobile_proven_at = $3, modified_at = $4 WHERE id = $1",
        {customer.value, kept, or_null(proven_at), to_millis(now)});
    storage::append_change(session_, "customer", customer_changed(customer));
}

}  // namespace spaza
