#include "shop/accounts/consents_store_sql.hpp"

#include "base/secrets.hpp"
#include "platform/storage/change_log.hpp"
#include "shop/accounts/customer_changes.hpp"

namespace spaza {

bool SqlConsentStore::set(const Consent& consent) {
    const std::string column = name_of(consent.purpose);
    const auto changed = session_.execute(
        "UPDATE customer SET " + column + " = $2, modified_at = $3 WHERE id = $1 AND " + column + " <> $2",
        {consent.customer.value, consent.granted, to_millis(consent.given_at)});
    if (changed != 1) return false;
    record(consent);
    storage::append_change(session_, "customer", customer_changed(consent.customer));
    return true;
}

void SqlConsentStore::record(const Consent& consent) {
    const std::string id = secrets::random_id();
    session_.execute(
        "INSERT INTO consent_entry (id, customer_id, purpose, granted, wording, channel, source, given_at) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        {id, consent.customer.value, name_of(consent.purpose), consent.granted, wording_of(consent.purpose),
         consent.channel, consent.source, to_millis(consent.given_at)});
}

ConsentState SqlConsentStore::state(const CustomerId& customer, ConsentPurpose purpose) {
    ConsentState state;
    state.purpose = purpose;
    state.granted = session_
                        .row("SELECT " + name_of(purpose) + " FROM customer WHERE id = $1", {customer.value},
                             [](const storage::Row& row) { return row.get<bool>(0); })
                        .value_or(false);
    const auto latest = [&](bool granted) {
        return session_.row(
            "SELECT id, given_at FROM consent_entry WHERE customer_id = $1 AND purpose = $2 AND granted = $3 "
            "ORDER BY given_at DESC LIMIT 1",
            {customer.value, name_of(purpose), granted}, [](const storage::Row& row) {
                return std::pair{row.get<std::string>(0), from_millis(row.get<std::int64_t>(1))};
            });
    };
    if (const auto given = latest(true)) {
        state.code = given->first;
        state.given_at = given->second;
        if (const auto ended = state.granted ? std::nullopt : latest(false)) state.ended_at = ended->second;
    }
    return state;
}

std::optional<std::string> SqlConsentStore::proven_address(const CustomerId& customer) {
    return session_.row("SELECT uid FROM customer WHERE id = $1 AND email_proven_at IS NOT NULL", {customer.value},
                        [](const storage::Row& row) { return row.get<std::string>(0); });
}

std::optional<ConsentPurpose> SqlConsentStore::given_by(const CustomerId& customer, std::string_view code) {
    const auto purpose = session_.row(
        "SELECT purpose FROM consent_entry WHERE id = $1 AND customer_id = $2 AND granted = $3",
        {code, customer.value, true}, [](const storage::Row& row) { return row.get<std::string>(0); });
    for (const ConsentPurpose each : kConsentPurposes)
        if (purpose && name_of(each) == *purpose) return each;
    return std::nullopt;
}

}  // namespace spaza
