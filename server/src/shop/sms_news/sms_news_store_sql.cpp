#include "shop/sms_news/sms_news_store_sql.hpp"

#include "base/secrets.hpp"
#include "shop/push/push.hpp"

namespace spaza {

std::vector<SmsChoice> SqlSmsNewsStore::choices(const CustomerId& customer) {
    std::vector<SmsChoice> all;
    session_.query("SELECT kind, wanted FROM sms_choice WHERE customer_id = $1", {customer.value},
                   [&](const storage::Row& row) {
                       if (const auto kind = push_kind_named(row.text(0)))
                           all.push_back({*kind, row.get<bool>(1)});
                   });
    return all;
}

void SqlSmsNewsStore::choose(const SmsChoiceMade& made, const std::string& wording) {
    const std::string kind{name_of(made.choice.kind)};
    session_.execute(
        "INSERT INTO sms_choice (customer_id, kind, wanted, changed_at) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (customer_id, kind) DO UPDATE SET wanted = $3, changed_at = $4",
        {made.customer.value, kind, made.choice.wanted, to_millis(made.made_at)});
    session_.execute(
        "INSERT INTO consent_entry (id, customer_id, purpose, granted, wording, channel, source, given_at) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        {secrets::random_id(), made.customer.value, "sms." + kind, made.choice.wanted, wording, made.channel,
         "communication", to_millis(made.made_at)});
}

std::optional<std::string> SqlSmsNewsStore::proven_number(const CustomerId& customer) {
    return session_.row(
        "SELECT mobile_number FROM customer WHERE id = $1 AND mobile_proven_at IS NOT NULL AND mobile_number <> "
        "''",
        {customer.value}, [](const storage::Row& row) { return row.get<std::string>(0); });
}

}  // namespace spaza
