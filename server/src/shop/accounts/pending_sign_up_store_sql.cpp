#include "shop/accounts/pending_sign_up_store_sql.hpp"

namespace spaza {

void SqlPendingSignUpStore::keep(const PendingSignUp& pending) {
    const SignUp& form = pending.form;
    session_.execute(
        "INSERT INTO pending_sign_up (attempt, uid, mobile_number, title_code, first_name, last_name, marketing, "
        "password_hash, begun_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        {pending.attempt, form.email, form.mobile_number, form.title_code, form.first_name, form.last_name,
         std::int64_t{form.marketing}, pending.password_hash, to_millis(pending.begun_at),
         to_millis(pending.expires_at)});
}

bool SqlPendingSignUpStore::prolong(std::string_view attempt, TimePoint now, TimePoint until) {
    return session_.execute("UPDATE pending_sign_up SET expires_at = $3 WHERE attempt = $1 AND expires_at > $2",
                            {attempt, to_millis(now), to_millis(until)}) == 1;
}

std::optional<PendingSignUp> SqlPendingSignUpStore::take(std::string_view attempt, TimePoint now) {
    return session_.row(
        "DELETE FROM pending_sign_up WHERE attempt = $1 AND expires_at > $2 RETURNING attempt, uid, "
        "mobile_number, "
        "title_code, first_name, last_name, marketing, password_hash, begun_at, expires_at",
        {attempt, to_millis(now)}, [](const storage::Row& row) {
            return PendingSignUp{.attempt = row.get<std::string>(0),
                                 .form = {.email = row.get<std::string>(1),
                                          .mobile_number = row.get<std::string>(2),
                                          .title_code = row.get<std::string>(3),
                                          .first_name = row.get<std::string>(4),
                                          .last_name = row.get<std::string>(5),
                                          .password = {},
                                          .re_password = {},
                                          .terms_accepted = true,
                                          .marketing = row.get<std::int64_t>(6) == 1},
                                 .password_hash = row.get<std::string>(7),
                                 .begun_at = from_millis(row.get<std::int64_t>(8)),
                                 .expires_at = from_millis(row.get<std::int64_t>(9))};
        });
}

}  // namespace spaza
