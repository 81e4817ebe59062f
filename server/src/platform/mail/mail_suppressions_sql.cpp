#include "platform/mail/mail_suppressions_sql.hpp"

#include <stdexcept>

namespace spaza::mail {
namespace {

SuppressionReason reason_named(const std::string& name) {
    using enum SuppressionReason;
    for (const SuppressionReason each : {unsubscribed, bounced, by_operator})
        if (name_of(each) == name) return each;
    throw std::runtime_error{"mail_suppression has an unknown reason: " + name};
}

}  // namespace

std::string name_of(SuppressionReason reason) {
    switch (reason) {
        case SuppressionReason::unsubscribed: return "unsubscribed";
        case SuppressionReason::bounced: return "bounced";
        case SuppressionReason::by_operator: break;
    }
    return "operator";
}

void SqlMailSuppressions::add(const std::string& address, SuppressionReason reason, const std::string& by) {
    session_.execute(
        "INSERT INTO mail_suppression (address_digest, reason, by_whom, suppressed_at) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (address_digest) DO UPDATE SET reason = excluded.reason, by_whom = excluded.by_whom, "
        "suppressed_at = excluded.suppressed_at "
        // A reader's or a colleague's word outlives what a server says.
        "WHERE mail_suppression.reason <> excluded.reason AND (mail_suppression.reason = 'bounced' OR "
        "excluded.reason = 'operator')",
        {address_digest(address), name_of(reason), by, to_millis(clock_.now())});
}

std::optional<MailSuppression> SqlMailSuppressions::find(const std::string& address) {
    return session_.row("SELECT reason, by_whom, suppressed_at FROM mail_suppression WHERE address_digest = $1",
                        {address_digest(address)}, [](const storage::Row& row) {
                            return MailSuppression{reason_named(row.get<std::string>(0)), row.get<std::string>(1),
                                                   from_millis(row.integer(2))};
                        });
}

bool SqlMailSuppressions::remove(const std::string& address) {
    return session_.execute("DELETE FROM mail_suppression WHERE address_digest = $1", {address_digest(address)}) ==
           1;
}

std::vector<SqlMailSuppressions::Count> SqlMailSuppressions::counts() {
    return session_.rows("SELECT reason, COUNT(*) FROM mail_suppression GROUP BY reason ORDER BY reason", {},
                         [](const storage::Row& row) {
                             return Count{row.get<std::string>(0), row.integer(1)};
                         });
}

}  // namespace spaza::mail
