#include "shop/accounts/accounts_store_sql.hpp"

#include "platform/storage/change_log.hpp"
#include "shop/accounts/consents_store_sql.hpp"
#include "shop/accounts/customer_changes.hpp"

namespace spaza {
namespace {

constexpr const char* kColumns =
    "SELECT id, uid, mobile_number, title_code, first_name, last_name, marketing, newsletter, "
    "created_at, email_proven_at, mobile_proven_at, password_set_at, blocked_at FROM customer ";

std::optional<TimePoint> time_in(const storage::Row& row, int column) {
    return row.get<std::optional<std::int64_t>>(column).transform(from_millis);
}

Customer customer_of(const storage::Row& row) {
    return {.id = CustomerId{row.get<std::string>(0)},
            .uid = row.get<std::string>(1),
            .mobile_number = row.get<std::optional<std::string>>(2).value_or(""),
            .title_code = row.get<std::optional<std::string>>(3).value_or(""),
            .first_name = row.get<std::string>(4),
            .last_name = row.get<std::string>(5),
            .marketing = row.get<bool>(6),
            .newsletter = row.get<bool>(7),
            .created_at = from_millis(row.get<std::int64_t>(8)),
            .email_proven_at = time_in(row, 9),
            .mobile_proven_at = time_in(row, 10),
            .password_set_at = time_in(row, 11),
            .is_blocked = !row.is_null(12)};
}

storage::Value or_null(const std::string& text) {
    return text.empty() ? storage::Value{std::nullopt} : storage::Value{text};
}

storage::Value millis_or_null(const std::optional<TimePoint>& at) {
    return at ? storage::Value{to_millis(*at)} : storage::Value{std::nullopt};
}

}  // namespace

bool SqlAccountStore::add(const Customer& customer, const std::string& password_hash) {
    const auto held = session_.row(
        "SELECT 1 FROM contact_change WHERE old_value = $1 AND kind = 'email' AND undone_at IS NULL "
        "AND expires_at > $2 AND (old_proven_at IS NOT NULL OR $3 = 0) LIMIT 1",
        {customer.uid, to_millis(customer.created_at), std::int64_t{customer.email_proven_at.has_value()}},
        [](const storage::Row&) { return true; });
    if (held) return false;
    const bool is_new =
        session_.execute(
            "INSERT INTO customer (id, uid, mobile_number, title_code, first_name, last_name, password_hash, "
            "marketing, created_at, modified_at, password_set_at, email_proven_at) VALUES ($1, $2, $3, $4, $5, "
            "$6, $7, $8, $9, $9, CASE WHEN $7 = '' THEN NULL ELSE CAST($9 AS BIGINT) END, $10) "
            "ON CONFLICT (uid) DO NOTHING",
            {customer.id.value, customer.uid, or_null(customer.mobile_number), or_null(customer.title_code),
             customer.first_name, customer.last_name, password_hash, customer.marketing,
             to_millis(customer.created_at), millis_or_null(customer.email_proven_at)}) == 1;
    if (is_new) storage::append_change(session_, "customer", customer_created(customer.id));
    return is_new;
}

std::optional<Customer> SqlAccountStore::find(const CustomerId& id) {
    return session_.row(std::string{kColumns} + "WHERE id = $1", {id.value}, customer_of);
}

std::optional<Customer> SqlAccountStore::find_by_uid(std::string_view uid) {
    return session_.row(std::string{kColumns} + "WHERE uid = $1", {uid}, customer_of);
}

std::vector<Customer> SqlAccountStore::named(std::string_view login_id) {
    return session_.rows(std::string{kColumns} +
                             "WHERE uid = $1 OR (mobile_number = $1 AND mobile_proven_at IS NOT NULL) ORDER BY "
                             "created_at, id LIMIT 20",
                         {login_id}, customer_of);
}

bool SqlAccountStore::claim(const CustomerId& id, TimePoint now) {
    if (session_.execute("UPDATE customer SET password_hash = '', password_set_at = NULL, mobile_proven_at = NULL "
                         "WHERE id = $1 AND email_proven_at IS NULL",
                         {id.value}) == 0)
        return false;
    session_.execute("DELETE FROM customer_identity WHERE customer_id = $1", {id.value});
    session_.execute("DELETE FROM customer_passkey WHERE customer_id = $1", {id.value});
    session_.execute("DELETE FROM passkey_challenge WHERE customer_id = $1", {id.value});
    // Word of a number they had went to them, with a link that would bring it back.
    session_.execute("UPDATE contact_change SET undone_at = $2 WHERE customer_id = $1 AND undone_at IS NULL",
                     {id.value, to_millis(now)});
    const bool has_bought = session_
                                .row(
                                    "SELECT 1 FROM customer_order WHERE customer_id = $1 AND payment_status = "
                                    "'succeed' LIMIT 1",
                                    {id.value}, [](const storage::Row&) { return true; })
                                .has_value();
    if (!has_bought) empty(id, now);
    storage::append_change(session_, "customer", customer_changed(id));
    return true;
}

/// A stranger may have begun it: goods, codes to collect them and mails must not go where they said.
void SqlAccountStore::empty(const CustomerId& id, TimePoint now) {
    session_.execute("UPDATE customer SET mobile_number = NULL WHERE id = $1", {id.value});
    session_.execute("DELETE FROM address WHERE customer_id = $1", {id.value});
    SqlConsentStore consents{session_};
    for (const ConsentPurpose purpose : kConsentPurposes)
        consents.set({.customer = id,
                      .purpose = purpose,
                      .granted = false,
                      .channel = "web",
                      .source = "claim",
                      .given_at = now});
}

void SqlAccountStore::prove(const CustomerId& id, std::string_view login_id, TimePoint now) {
    const bool is_news =
        session_.execute(
            "UPDATE customer SET "
            "email_proven_at = CASE WHEN uid = $2 THEN COALESCE(email_proven_at, $3) ELSE email_proven_at END, "
            "mobile_proven_at = CASE WHEN mobile_number = $2 THEN COALESCE(mobile_proven_at, $3) "
            "ELSE mobile_proven_at END WHERE id = $1 AND ((uid = $2 AND email_proven_at IS NULL) OR "
            "(mobile_number = $2 AND mobile_proven_at IS NULL))",
            {id.value, login_id, to_millis(now)}) == 1;
    if (is_news) storage::append_change(session_, "customer", customer_changed(id));
}

std::vector<Credentials> SqlAccountStore::credentials(std::string_view login_id) {
    return session_.rows(
        "SELECT id, password_hash FROM customer WHERE uid = $1 OR (mobile_number = $1 AND "
        "(mobile_proven_at IS NOT NULL OR NOT EXISTS (SELECT 1 FROM customer owner "
        "WHERE owner.mobile_number = $1 AND owner.mobile_proven_at IS NOT NULL))) LIMIT 5",
        {login_id}, [](const storage::Row& row) {
            return Credentials{CustomerId{row.get<std::string>(0)}, row.get<std::string>(1)};
        });
}

bool SqlAccountStore::has_password(const CustomerId& id, std::string_view password_hash) {
    const auto kept =
        session_.row("SELECT password_hash FROM customer WHERE id = $1" + std::string{session_.for_update()},
                     {id.value}, [](const storage::Row& row) { return row.get<std::string>(0); });
    return kept == password_hash;
}

std::string SqlAccountStore::renew_hash(const CustomerId& id, std::string_view old_hash,
                                        std::string_view new_hash) {
    session_.execute("UPDATE customer SET password_hash = $3 WHERE id = $1 AND password_hash = $2",
                     {id.value, old_hash, new_hash});
    return session_
        .row("SELECT password_hash FROM customer WHERE id = $1", {id.value},
             [](const storage::Row& row) { return row.get<std::string>(0); })
        .value_or("");
}

void SqlAccountStore::change(const Customer& customer, TimePoint now) {
    session_.execute(
        "UPDATE customer SET "
        "mobile_proven_at = CASE WHEN mobile_number = $2 THEN mobile_proven_at END, mobile_number = $2, "
        "title_code = $3, first_name = $4, last_name = $5, "
        "modified_at = $6 WHERE id = $1",
        {customer.id.value, or_null(customer.mobile_number), or_null(customer.title_code), customer.first_name,
         customer.last_name, to_millis(now)});
    storage::append_change(session_, "customer", customer_changed(customer.id));
}

FailedTries SqlAccountStore::failures(std::string_view subject, TimePoint since) {
    return session_
        .row("SELECT failures, window_start FROM sign_in_failure WHERE subject = $1 AND window_start >= $2",
             {subject, to_millis(since)},
             [](const storage::Row& row) {
                 return FailedTries{row.get<int>(0), from_millis(row.get<std::int64_t>(1))};
             })
        .value_or(FailedTries{});
}

int SqlAccountStore::add_failure(std::string_view subject, TimePoint since, TimePoint now) {
    return session_
        .row(
            "INSERT INTO sign_in_failure (subject, window_start, failures) VALUES ($1, $3, 1) "
            "ON CONFLICT (subject) DO UPDATE SET "
            "failures = CASE WHEN sign_in_failure.window_start >= $2 THEN sign_in_failure.failures + 1 ELSE 1 "
            "END, "
            "window_start = CASE WHEN sign_in_failure.window_start >= $2 THEN sign_in_failure.window_start ELSE "
            "$3 "
            "END RETURNING failures",
            {subject, to_millis(since), to_millis(now)}, [](const storage::Row& row) { return row.get<int>(0); })
        .value();
}

void SqlAccountStore::forget_failures(std::string_view subject) {
    session_.execute("DELETE FROM sign_in_failure WHERE subject = $1", {subject});
}

}  // namespace spaza
