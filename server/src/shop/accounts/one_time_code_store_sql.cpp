#include "shop/accounts/one_time_code_store_sql.hpp"

namespace spaza {

void SqlOneTimeCodeStore::take_turn(std::string_view subject, TimePoint now) {
    session_.execute(
        "INSERT INTO one_time_code_turn (subject, last_sent_at) VALUES ($1, $2) "
        "ON CONFLICT (subject) DO UPDATE SET last_sent_at = $2",
        {subject, to_millis(now)});
}

std::vector<TimePoint> SqlOneTimeCodeStore::sent_since(std::string_view subject, TimePoint since,
                                                       CodeRoute route) {
    const bool other = route == CodeRoute::other;
    return times_of(other ? "subject = $1 AND sent_to IS NOT NULL" : "subject = $1 AND sent_to IS NULL",
                    {subject, to_millis(since)});
}

std::vector<TimePoint> SqlOneTimeCodeStore::sent_to_owner_since(const CustomerId& customer,
                                                                std::string_view subject, TimePoint since) {
    return times_of("subject = $1 AND customer_id = $3", {subject, to_millis(since), customer.value});
}

std::vector<TimePoint> SqlOneTimeCodeStore::arrived_since(std::string_view subject, TimePoint since) {
    return times_of("((subject = $1 AND sent_to IS NULL) OR sent_to = $1)", {subject, to_millis(since)});
}

/// Those of $1 that were made after $2.
std::vector<TimePoint> SqlOneTimeCodeStore::times_of(const std::string& which,
                                                     const std::vector<storage::Value>& values) {
    std::vector<TimePoint> times;
    session_.query("SELECT created_at FROM one_time_code WHERE " + which +
                       " AND created_at > $2 AND purpose <> 'choice' ORDER BY created_at DESC LIMIT 20",
                   values,
                   [&](const storage::Row& row) { times.push_back(from_millis(row.get<std::int64_t>(0))); });
    return times;
}

int SqlOneTimeCodeStore::other_places(const CustomerId& customer, std::string_view subject, std::string_view own,
                                      TimePoint since) {
    return session_
        .row(
            "SELECT COUNT(DISTINCT subject) FROM one_time_code WHERE customer_id = $1 AND subject NOT IN ($2, $3) "
            "AND purpose IN ('prove', 'change') AND created_at > $4",
            {customer.value, subject, own, to_millis(since)},
            [](const storage::Row& row) { return row.get<int>(0); })
        .value_or(0);
}

void SqlOneTimeCodeStore::add(const OneTimeCode& code) {
    const storage::Value whose =
        code.customer ? storage::Value{code.customer->value} : storage::Value{std::nullopt};
    const storage::Value sent_to = code.sent_to ? storage::Value{*code.sent_to} : storage::Value{std::nullopt};
    session_.execute(
        "INSERT INTO one_time_code (id, attempt, purpose, subject, customer_id, code_hash, created_at, "
        "expires_at, sent_to) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        {code.id, code.attempt, word_of(code.purpose), code.subject, whose, code.code_hash,
         to_millis(code.created_at), to_millis(code.expires_at), sent_to});
}

void SqlOneTimeCodeStore::note_sent(std::string_view id, std::string_view to) {
    session_.execute("UPDATE one_time_code SET sent_to = $2 WHERE id = $1", {id, to});
}

std::vector<OneTimeCode> SqlOneTimeCodeStore::of_attempt(std::string_view attempt, CodePurpose purpose,
                                                         std::string_view subject) {
    return session_.rows(
        "SELECT id, attempt, subject, customer_id, code_hash, wrong_tries, created_at, expires_at, used_at, "
        "sent_to "
        "FROM one_time_code WHERE attempt = $1 AND purpose = $2 AND subject = $3 "
        "ORDER BY created_at DESC, id" +
            std::string{session_.for_update()},
        {attempt, word_of(purpose), subject}, [&](const storage::Row& row) {
            OneTimeCode code{.id = row.get<std::string>(0),
                             .attempt = row.get<std::string>(1),
                             .purpose = purpose,
                             .subject = row.get<std::string>(2),
                             .customer = {},
                             .code_hash = row.get<std::string>(4),
                             .wrong_tries = row.get<int>(5),
                             .created_at = from_millis(row.get<std::int64_t>(6)),
                             .expires_at = from_millis(row.get<std::int64_t>(7)),
                             .used_at = {},
                             .sent_to = row.get<std::optional<std::string>>(9)};
            if (const auto whose = row.get<std::optional<std::string>>(3)) code.customer = CustomerId{*whose};
            if (const auto used = row.get<std::optional<std::int64_t>>(8)) code.used_at = from_millis(*used);
            return code;
        });
}

void SqlOneTimeCodeStore::count_wrong(std::string_view id) {
    session_.execute("UPDATE one_time_code SET wrong_tries = wrong_tries + 1 WHERE id = $1", {id});
}

bool SqlOneTimeCodeStore::use(std::string_view id, TimePoint now) {
    return session_.execute("UPDATE one_time_code SET used_at = $2 WHERE id = $1 AND used_at IS NULL",
                            {id, to_millis(now)}) == 1;
}

}  // namespace spaza
