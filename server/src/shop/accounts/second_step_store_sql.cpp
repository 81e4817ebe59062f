#include "shop/accounts/second_step_store_sql.hpp"

#include <algorithm>
#include <array>

#include "base/secrets.hpp"

namespace spaza {
namespace {

template <class Word, std::size_t Count>
Word from_word(const std::array<Word, Count>& words, std::string_view word) {
    const auto found = std::ranges::find(words, word, [](Word each) { return std::string_view{word_of(each)}; });
    return found == words.end() ? words.front() : *found;
}

StepWay way_from(std::string_view word) {
    using enum StepWay;
    return from_word(std::array{email, sms, app, recovery}, word);
}

storage::Value or_null(const std::optional<StepWay>& way) {
    return way ? storage::Value{std::string_view{word_of(*way)}}
               : storage::Value{std::nullopt};  // a value only looks at its text
}

std::optional<StepWay> way_of(const storage::Row& row, int column) {
    const auto word = row.get<std::optional<std::string>>(column);
    return word ? std::optional{way_from(*word)} : std::nullopt;
}

bool is_there(const storage::Row&) { return true; }

int whole_number_of(const storage::Row& row) { return row.get<int>(0); }

}  // namespace

void SqlSecondStepStore::take_turn(const CustomerId& customer) {
    if (session_.for_update().empty()) return;  // one writer at a time
    session_.row("SELECT 1 FROM customer WHERE id = $1" + std::string{session_.for_update()}, {customer.value},
                 is_there);
}

std::optional<SecondFactor> SqlSecondStepStore::find(const CustomerId& customer) {
    return session_.row("SELECT message_way, app_secret, turned_on_at FROM second_factor WHERE customer_id = $1",
                        {customer.value}, [&](const storage::Row& row) {
                            return SecondFactor{.customer = customer,
                                                .message_way = way_of(row, 0),
                                                .app_secret = row.get<std::string>(1),
                                                .turned_on_at = from_millis(row.get<std::int64_t>(2))};
                        });
}

void SqlSecondStepStore::set_message_way(const CustomerId& customer, StepWay way, TimePoint now) {
    session_.execute(
        "INSERT INTO second_factor (customer_id, message_way, turned_on_at) VALUES ($1, $2, $3) "
        "ON CONFLICT (customer_id) DO UPDATE SET message_way = $2",
        {customer.value, std::string{word_of(way)}, to_millis(now)});
}

void SqlSecondStepStore::set_app(const CustomerId& customer, std::string_view sealed_secret,
                                 std::int64_t last_step, TimePoint now) {
    session_.execute(
        "INSERT INTO second_factor (customer_id, app_secret, app_last_step, app_set_at, turned_on_at) "
        "VALUES ($1, $2, $3, $4, $4) "
        "ON CONFLICT (customer_id) DO UPDATE SET app_secret = $2, app_last_step = $3, app_set_at = $4",
        {customer.value, sealed_secret, last_step, to_millis(now)});
}

bool SqlSecondStepStore::use_app_step(const CustomerId& customer, std::int64_t step) {
    return session_.execute(
               "UPDATE second_factor SET app_last_step = $2 WHERE customer_id = $1 AND app_last_step < $2",
               {customer.value, step}) == 1;
}

void SqlSecondStepStore::remove(const CustomerId& customer) {
    end_trust(customer);
    session_.execute("DELETE FROM second_step_ticket WHERE customer_id = $1", {customer.value});
    session_.execute("DELETE FROM recovery_code WHERE customer_id = $1", {customer.value});
    session_.execute("DELETE FROM second_factor WHERE customer_id = $1", {customer.value});
}

void SqlSecondStepStore::end_trust(const CustomerId& customer) {
    session_.execute("DELETE FROM trusted_device WHERE customer_id = $1", {customer.value});
    session_.execute("DELETE FROM second_step_ticket WHERE customer_id = $1 AND purpose = 'signIn'",
                     {customer.value});
}

void SqlSecondStepStore::end_since(const CustomerId& customer, TimePoint since) {
    end_trust(customer);
    session_.execute("DELETE FROM recovery_code WHERE customer_id = $1 AND created_at >= $2",
                     {customer.value, to_millis(since)});
    session_.execute(
        "UPDATE second_factor SET app_secret = '', app_last_step = 0 WHERE customer_id = $1 AND app_set_at >= $2",
        {customer.value, to_millis(since)});
    const auto left = find(customer);
    if (left && (left->turned_on_at >= since || (left->app_secret.empty() && !left->message_way)))
        remove(customer);
}

void SqlSecondStepStore::replace_recovery_codes(const CustomerId& customer, const std::vector<std::string>& hashes,
                                                TimePoint now) {
    session_.execute("DELETE FROM recovery_code WHERE customer_id = $1", {customer.value});
    for (const std::string& hash : hashes)
        session_.execute("INSERT INTO recovery_code (code_hash, customer_id, created_at) VALUES ($1, $2, $3)",
                         {hash, customer.value, to_millis(now)});
}

bool SqlSecondStepStore::use_recovery_code(const CustomerId& customer, std::string_view hash, TimePoint now) {
    return session_.execute(
               "UPDATE recovery_code SET used_at = $3 WHERE code_hash = $1 AND customer_id = $2 AND used_at IS "
               "NULL",
               {hash, customer.value, to_millis(now)}) == 1;
}

int SqlSecondStepStore::recovery_codes_left(const CustomerId& customer) {
    return session_
        .row("SELECT COUNT(*) FROM recovery_code WHERE customer_id = $1 AND used_at IS NULL", {customer.value},
             whole_number_of)
        .value_or(0);
}

void SqlSecondStepStore::trust(const CustomerId& customer, std::string_view token_hash, TimePoint now,
                               TimePoint until) {
    session_.execute(
        "INSERT INTO trusted_device (token_hash, customer_id, created_at, expires_at) VALUES ($1, $2, $3, $4)",
        {token_hash, customer.value, to_millis(now), to_millis(until)});
}

bool SqlSecondStepStore::trusts(const CustomerId& customer, std::string_view token_hash, TimePoint now) {
    return session_
        .row("SELECT 1 FROM trusted_device WHERE token_hash = $1 AND customer_id = $2 AND expires_at > $3",
             {token_hash, customer.value, to_millis(now)}, is_there)
        .has_value();
}

int SqlSecondStepStore::trusted_devices(const CustomerId& customer, TimePoint now) {
    return session_
        .row("SELECT COUNT(*) FROM trusted_device WHERE customer_id = $1 AND expires_at > $2",
             {customer.value, to_millis(now)}, whole_number_of)
        .value_or(0);
}

void SqlSecondStepStore::trust_only(const CustomerId& customer, const std::vector<std::string>& token_hashes) {
    const auto all =
        session_.rows("SELECT token_hash FROM trusted_device WHERE customer_id = $1", {customer.value},
                      [](const storage::Row& row) { return row.get<std::string>(0); });
    for (const std::string& hash : all)
        if (std::ranges::find(token_hashes, hash) == token_hashes.end())
            session_.execute("DELETE FROM trusted_device WHERE token_hash = $1", {hash});
}

void SqlSecondStepStore::add(const StepTicket& ticket) {
    session_.execute(
        "INSERT INTO second_step_ticket (id, purpose, customer_id, family_id, first_step, guest_cart_guid, "
        "wanted_way, app_secret, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        {ticket.id, std::string{word_of(ticket.purpose)}, ticket.customer.value, ticket.family,
         std::string{word_of(ticket.first)}, ticket.guest_cart_guid, or_null(ticket.wanted), ticket.app_secret,
         to_millis(ticket.created_at), to_millis(ticket.expires_at)});
}

std::optional<StepTicket> SqlSecondStepStore::ticket(std::string_view id) {
    return session_.row(
        "SELECT purpose, customer_id, family_id, first_step, guest_cart_guid, wanted_way, app_secret, "
        "wrong_tries, "
        "created_at, expires_at, used_at FROM second_step_ticket WHERE id = $1",
        {id}, [&](const storage::Row& row) {
            using enum StepPurpose;
            using enum FirstStep;
            StepTicket ticket{
                .id = std::string{id},
                .purpose = from_word(std::array{confirm, sign_in, turn_on, turn_off, recovery_codes},
                                     row.get<std::string>(0)),
                .customer = CustomerId{row.get<std::string>(1)},
                .family = row.get<std::string>(2),
                .first = from_word(std::array{password, email_code, sms_code, provider}, row.get<std::string>(3)),
                .guest_cart_guid = row.get<std::string>(4),
                .wanted = way_of(row, 5),
                .app_secret = row.get<std::string>(6),
                .wrong_tries = row.get<int>(7),
                .created_at = from_millis(row.get<std::int64_t>(8)),
                .expires_at = from_millis(row.get<std::int64_t>(9)),
                .used_at = {}};
            if (const auto used = row.get<std::optional<std::int64_t>>(10)) ticket.used_at = from_millis(*used);
            return ticket;
        });
}

void SqlSecondStepStore::count_wrong(std::string_view ticket) {
    session_.execute("UPDATE second_step_ticket SET wrong_tries = wrong_tries + 1 WHERE id = $1", {ticket});
}

bool SqlSecondStepStore::use(std::string_view ticket, TimePoint now) {
    return session_.execute("UPDATE second_step_ticket SET used_at = $2 WHERE id = $1 AND used_at IS NULL",
                            {ticket, to_millis(now)}) == 1;
}

void SqlSecondStepStore::add(const StepCode& code) {
    session_.execute(
        "INSERT INTO second_step_code (id, ticket_id, customer_id, at_sign_in, code_hash, created_at) "
        "VALUES ($1, $2, $3, $4, $5, $6)",
        {secrets::random_id(), code.ticket, code.customer.value, code.at_sign_in, code.code_hash,
         to_millis(code.created_at)});
    session_.execute("UPDATE second_step_ticket SET wrong_tries = 0 WHERE id = $1", {code.ticket});
}

std::vector<StepCode> SqlSecondStepStore::codes(std::string_view ticket) {
    return session_.rows(
        "SELECT customer_id, at_sign_in, code_hash, created_at FROM second_step_code WHERE ticket_id = $1 "
        "ORDER BY created_at DESC, id LIMIT 20",
        {ticket}, [&](const storage::Row& row) {
            return StepCode{.ticket = std::string{ticket},
                            .customer = CustomerId{row.get<std::string>(0)},
                            .at_sign_in = row.get<bool>(1),
                            .code_hash = row.get<std::string>(2),
                            .created_at = from_millis(row.get<std::int64_t>(3))};
        });
}

void SqlSecondStepStore::trusted_from(const CustomerId& customer, std::string_view token_hash,
                                      std::string_view family) {
    session_.execute("UPDATE trusted_device SET family_id = $3 WHERE token_hash = $1 AND customer_id = $2",
                     {token_hash, customer.value, family});
}

void SqlSecondStepStore::end_trust_from(const CustomerId& customer, std::string_view family) {
    session_.execute("DELETE FROM trusted_device WHERE customer_id = $1 AND family_id = $2 AND family_id <> ''",
                     {customer.value, family});
}

void SqlSecondStepStore::opened_by(std::string_view family, FirstStep code) {
    session_.execute("UPDATE token_family SET opened_by = $2 WHERE id = $1",
                     {family, std::string_view{word_of(code)}});
}

std::optional<FirstStep> SqlSecondStepStore::code_that_opened(std::string_view family) {
    return session_.row(
        "SELECT opened_by FROM token_family WHERE id = $1 AND opened_by <> ''", {family},
        [](const storage::Row& row) {
            return from_word(std::array{FirstStep::email_code, FirstStep::sms_code}, row.get<std::string>(0));
        });
}

void SqlSecondStepStore::mark_passed(std::string_view family, TimePoint now) {
    session_.execute("UPDATE token_family SET second_step_at = $2 WHERE id = $1", {family, to_millis(now)});
}

bool SqlSecondStepStore::begun_since(std::string_view family, TimePoint since) {
    return session_
        .row("SELECT 1 FROM token_family WHERE id = $1 AND created_at >= $2", {family, to_millis(since)}, is_there)
        .has_value();
}

bool SqlSecondStepStore::passed_since(std::string_view family, TimePoint since) {
    return session_
        .row("SELECT 1 FROM token_family WHERE id = $1 AND second_step_at >= $2", {family, to_millis(since)},
             is_there)
        .has_value();
}

bool SqlSecondStepStore::all_proven(const CustomerId& customer) {
    return session_
        .row(
            "SELECT 1 FROM customer WHERE id = $1 AND email_proven_at IS NOT NULL AND mobile_proven_at IS NOT "
            "NULL",
            {customer.value}, is_there)
        .has_value();
}

}  // namespace spaza
