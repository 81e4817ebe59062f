#include "shop/accounts/social/social_store_sql.hpp"

namespace spaza {
namespace {

ProviderCode provider_of(std::string_view letter) { return letter == "G" ? ProviderCode::G : ProviderCode::F; }

SocialState state_of(std::string_view word) {
    if (word == "begun") return SocialState::begun;
    if (word == "arrived") return SocialState::arrived;
    return word == "waiting" ? SocialState::waiting : SocialState::used;
}

storage::Value or_null(const std::optional<CustomerId>& customer) {
    return customer ? storage::Value{customer->value} : storage::Value{std::nullopt};
}

}  // namespace

std::optional<CustomerId> SqlSocialStore::owner(ProviderCode provider, std::string_view subject) {
    return session_.row("SELECT customer_id FROM customer_identity WHERE provider = $1 AND subject = $2",
                        {letter_of(provider), subject},
                        [](const storage::Row& row) { return CustomerId{row.get<std::string>(0)}; });
}

std::vector<LinkedIdentity> SqlSocialStore::of_customer(const CustomerId& customer) {
    return session_.rows(
        "SELECT provider, subject, email, linked_at FROM customer_identity WHERE customer_id = $1 "
        "ORDER BY provider",
        {customer.value}, [](const storage::Row& row) {
            return LinkedIdentity{.provider = provider_of(row.get<std::string>(0)),
                                  .subject = row.get<std::string>(1),
                                  .email = row.get<std::string>(2),
                                  .linked_at = from_millis(row.get<std::int64_t>(3))};
        });
}

bool SqlSocialStore::link(const CustomerId& customer, const LinkedIdentity& identity) {
    return session_.execute(
               "INSERT INTO customer_identity (provider, subject, customer_id, email, linked_at) "
               "VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
               {letter_of(identity.provider), identity.subject, customer.value, identity.email,
                to_millis(identity.linked_at)}) == 1;
}

bool SqlSocialStore::unlink(const CustomerId& customer, ProviderCode provider) {
    return session_.execute("DELETE FROM customer_identity WHERE customer_id = $1 AND provider = $2",
                            {customer.value, letter_of(provider)}) == 1;
}

void SqlSocialStore::end_since(const CustomerId& customer, TimePoint since) {
    session_.execute("DELETE FROM customer_identity WHERE customer_id = $1 AND linked_at >= $2",
                     {customer.value, to_millis(since)});
}

void SqlSocialStore::begin(const SocialAttempt& attempt) {
    session_.execute(
        "INSERT INTO social_attempt (id, state, provider, customer_id, subject, email, email_verified, "
        "first_name, "
        "last_name, expires_at) VALUES ($1, 'begun', $2, $3, '', '', 0, '', '', $4)",
        {attempt.id, letter_of(attempt.identity.provider), or_null(attempt.customer),
         to_millis(attempt.expires_at)});
}

bool SqlSocialStore::arrive(const SocialAttempt& attempt) {
    const VerifiedIdentity& identity = attempt.identity;
    return session_.execute(
               "INSERT INTO social_attempt (id, state, provider, customer_id, subject, email, email_verified, "
               "first_name, last_name, expires_at) VALUES ($1, 'arrived', $2, NULL, $3, $4, $5, $6, $7, $8) "
               "ON CONFLICT (id) DO UPDATE SET state = 'arrived', subject = $3, email = $4, email_verified = $5, "
               "first_name = $6, last_name = $7 WHERE social_attempt.state = 'begun' AND "
               "social_attempt.provider = $2 AND social_attempt.expires_at > $9",
               {attempt.id, letter_of(identity.provider), identity.subject, identity.email,
                identity.email_verified, identity.first_name, identity.last_name, to_millis(attempt.expires_at),
                to_millis(attempt.expires_at - kAttemptLives)}) == 1;
}

std::optional<SocialAttempt> SqlSocialStore::find_attempt(std::string_view id) {
    return session_.row(
        "SELECT state, provider, customer_id, subject, email, email_verified, first_name, last_name, expires_at "
        "FROM social_attempt WHERE id = $1" +
            std::string{session_.for_update()},
        {id}, [&](const storage::Row& row) {
            SocialAttempt attempt{.id = std::string{id},
                                  .state = state_of(row.get<std::string>(0)),
                                  .identity = {.provider = provider_of(row.get<std::string>(1)),
                                               .subject = row.get<std::string>(3),
                                               .email = row.get<std::string>(4),
                                               .email_verified = row.get<bool>(5),
                                               .first_name = row.get<std::string>(6),
                                               .last_name = row.get<std::string>(7)},
                                  .customer = {},
                                  .expires_at = from_millis(row.get<std::int64_t>(8))};
            if (const auto whose = row.get<std::optional<std::string>>(2)) attempt.customer = CustomerId{*whose};
            return attempt;
        });
}

void SqlSocialStore::wait_for(std::string_view id, const std::optional<CustomerId>& customer) {
    session_.execute("UPDATE social_attempt SET state = 'waiting', customer_id = $2 WHERE id = $1",
                     {id, or_null(customer)});
}

void SqlSocialStore::use(std::string_view id) {
    session_.execute(
        "UPDATE social_attempt SET state = 'used', customer_id = NULL, subject = '', email = '', first_name = '', "
        "last_name = '' WHERE id = $1",
        {id});
}

}  // namespace spaza
