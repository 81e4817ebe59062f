#include "app/integration/signing_keys.hpp"

#include <algorithm>
#include <array>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <charconv>

#include "base/secrets.hpp"
#include "base/signature.hpp"
#include "base/text.hpp"
#include "platform/log/log.hpp"
#include "platform/mail/outbox_mail.hpp"
#include "platform/storage/numbers.hpp"
#include "shop/staff/staff.hpp"
#include "shop/staff/staff_members_store_sql.hpp"

namespace spaza::app::integration {
namespace keys {
namespace {

constexpr std::chrono::minutes kSignedLately{5};
constexpr std::chrono::hours kUseIsNoted{1};

constexpr std::size_t kLongestWhy = 300;
constexpr std::chrono::days kLongestLife{5 * 366};

constexpr std::array kScopes{
    KeyScope{"read-goods", staff_right::kBulkGoods, "Read products, prices and stock"},
    KeyScope{"read-orders", staff_right::kBulkOrders,
             "Read orders, with names, addresses and telephone numbers of who placed them"},
    KeyScope{"stock", staff_right::kSendStock, "Send what is on hand, by store"},
    KeyScope{"prices", staff_right::kSendPrices, "Send prices: any, and nobody else has to agree"},
    KeyScope{"steps", staff_right::kSendSteps, "Move parts of orders on: packed, sent, handed over"},
};

const std::string kColumns =
    "SELECT number, name, sends, created_at, revoked_at, used_at, sealed_secret, expires_at, created_by ";

/// Binds a secret to its row.
std::string about(std::int64_t number) { return "integration key " + std::to_string(number); }

std::string name_of(std::int64_t number) { return "key " + std::to_string(number); }

std::optional<TimePoint> time_in(const storage::Row& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional{from_millis(row.integer(column))};
}

std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> names;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        names.emplace_back(text.substr(0, comma));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return names;
}

std::string joined(const std::vector<std::string>& names, std::string_view between) {
    std::string text;
    for (const std::string& each : names) text.append(text.empty() ? "" : between).append(each);
    return text;
}

SigningKey key_in(const storage::Row& row) {
    return {.number = row.integer(0),
            .name = row.get<std::string>(1),
            .scopes = split(row.text(2)),
            .created_at = from_millis(row.integer(3)),
            .created_by = row.get<std::string>(8),
            .expires_at = time_in(row, 7),
            .revoked_at = time_in(row, 4),
            .used_at = time_in(row, 5)};
}

/// Each once, in the order of the table; nothing when one is unknown or there is none.
std::optional<std::vector<std::string>> scopes_in(const std::vector<std::string>& wanted) {
    const auto is_known = [](const std::string& name) {
        return std::ranges::find(kScopes, name, &KeyScope::name) != kScopes.end();
    };
    if (wanted.empty() || !std::ranges::all_of(wanted, is_known)) return std::nullopt;
    std::vector<std::string> scopes;
    for (const KeyScope& each : kScopes)
        if (std::ranges::find(wanted, each.name) != wanted.end()) scopes.emplace_back(each.name);
    return scopes;
}

std::unexpected<Error> bad_field(const char* key, const char* field) {
    return fail(Reason::invalid, key, field, "ValidationError", "parameter");
}

/// As the audit says what a key is.
std::string audit_words(const SigningKey& key, const std::string& why) {
    std::string words = key.name + " · " + joined(key.scopes, " ");
    words += key.expires_at ? " · until " + johannesburg_time(*key.expires_at) : " · without an end";
    return why.empty() ? words : words + " · " + why;
}

std::optional<std::int64_t> number_in(std::string_view text) {
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace
}  // namespace keys

std::span<const KeyScope> key_scopes() { return keys::kScopes; }

std::string doer_of(const SigningKey& key) { return std::string{kKeyDoer} + ' ' + key.name; }

std::string_view state_of(const SigningKey& key, TimePoint now) {
    if (key.revoked_at) return "revoked";
    if (key.has_expired(now)) return "expired";
    return key.has_expired(now + kKeyEndsSoon) ? "ending" : "good";
}

std::vector<std::string_view> rights_of_key(const std::vector<std::string>& scopes) {
    std::vector<std::string_view> rights;
    for (const KeyScope& each : keys::kScopes)
        if (std::ranges::find(scopes, each.name) != scopes.end()) rights.push_back(each.right);
    return rights;
}

Result<SigningKey> signer_of(const http::Request& request, const std::optional<KeptKey>& kept,
                             std::string_view sealing_key, TimePoint now) {
    const auto secret =
        kept ? secrets::unseal(sealing_key, kept->sealed_secret, keys::about(kept->key.number)) : std::nullopt;
    const std::string_view once = request.header("idempotency-key");
    if (!secret || !signed_lately(request.header("x-spaza-signature"),
                                  {request.method, " ", request.target, "\n", once, "\n", request.content()},
                                  *secret, now, keys::kSignedLately))
        return fail(Reason::unauthenticated, "integration.noSignature", "X-Spaza-Signature",
                    "InvalidSignatureError", "header");
    if (kept->key.has_expired(now)) {
        auto expired = fail(Reason::unauthenticated, "integration.keyExpired", keys::name_of(kept->key.number),
                            "ExpiredKeyError", "key");
        expired.error().params = {{"time", johannesburg_time(*kept->key.expires_at)}};
        return expired;
    }
    return kept->key;
}

Result<IssuedKey> SigningKeys::add(const NewKey& wanted, const std::string& by) {
    if (sealing_key_.empty())
        return fail(Reason::invalid, "integration.noCryptoKey", "crypto.key", "ValidationError", "setting");
    if (!is_staff_name(wanted.name)) return keys::bad_field("integration.keyName", "name");
    const auto scopes = keys::scopes_in(wanted.scopes);
    if (!scopes) return keys::bad_field("integration.keyRights", "scopes");
    const TimePoint now = clock_.now();
    if (wanted.expires_at && (*wanted.expires_at <= now || now + keys::kLongestLife < *wanted.expires_at))
        return keys::bad_field("integration.keyEnd", "lastDay");
    if (letters_in(wanted.why) > keys::kLongestWhy) return keys::bad_field("validation.tooLong", "why");
    const std::int64_t number = storage::next_number(session_, "integration_key");  // who asks next waits
    const auto count = session_.row("SELECT COUNT(*) FROM integration_key WHERE revoked_at IS NULL", {},
                                    [](const storage::Row& row) { return row.integer(0); });
    if (count.value_or(0) >= kMostKeys)
        return fail(Reason::conflict, "integration.tooManyKeys", std::to_string(number), "StaffKeyError", "key");
    IssuedKey issued{.key = {.number = number,
                             .name = wanted.name,
                             .scopes = *scopes,
                             .created_at = now,
                             .created_by = by,
                             .expires_at = wanted.expires_at},
                     .secret = secrets::random_token()};
    const std::string sealed = secrets::seal(sealing_key_, issued.secret, keys::about(number));
    const std::string sends = keys::joined(*scopes, ",");
    const auto ends = wanted.expires_at ? std::optional{to_millis(*wanted.expires_at)} : std::nullopt;
    session_.execute(
        "INSERT INTO integration_key (number, name, sends, sealed_secret, created_at, created_by, expires_at) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7)",
        {number, wanted.name, sends, sealed, to_millis(now), by, ends});
    acts_.note(by, "integrationKey.issued", keys::name_of(number), {}, keys::audit_words(issued.key, wanted.why));
    log::info("integration_key_issued", {{"number", number}});
    return issued;
}

std::optional<KeptKey> SigningKeys::find(std::int64_t number) {
    return session_.row(keys::kColumns + "FROM integration_key WHERE number = $1", {number},
                        [](const storage::Row& row) {
                            return KeptKey{keys::key_in(row), row.get<std::string>(6)};
                        });
}

Result<SigningKey> SigningKeys::revoke(std::int64_t number, const std::string& by, const std::string& why) {
    if (letters_in(why) > keys::kLongestWhy) return keys::bad_field("validation.tooLong", "why");
    const auto now = to_millis(clock_.now());
    const bool is_first = session_.execute(
                              "UPDATE integration_key SET revoked_at = $2, sealed_secret = '' "
                              "WHERE number = $1 AND revoked_at IS NULL",
                              {number, now}) == 1;
    auto kept = find(number);
    if (!kept)
        return fail(Reason::not_found, "integration.keyUnknown", std::to_string(number), "NotFoundError", "key");
    if (!is_first) return std::move(kept->key);
    acts_.note(by, "integrationKey.revoked", keys::name_of(number), {}, keys::audit_words(kept->key, why));
    log::info("integration_key_revoked", {{"number", number}});
    return std::move(kept->key);
}

std::vector<SigningKey> SigningKeys::all() {
    return session_.rows(keys::kColumns + "FROM integration_key ORDER BY number", {}, keys::key_in);
}

int SigningKeys::ending() {
    return session_
        .row("SELECT COUNT(*) FROM integration_key WHERE revoked_at IS NULL AND expires_at <= $1",
             {to_millis(clock_.now() + kKeyEndsSoon)}, [](const storage::Row& row) { return row.get<int>(0); })
        .value_or(0);
}

std::optional<KeptKey> SigningKeys::named_by(const http::Request& request) {
    const auto number = keys::number_in(request.header("x-spaza-key"));
    auto kept = number ? find(*number) : std::nullopt;
    return kept && !kept->key.revoked_at ? std::move(kept) : std::nullopt;
}

bool SigningKeys::is_use_due(const SigningKey& key) const {
    return !key.used_at || *key.used_at + keys::kUseIsNoted <= clock_.now();
}

void SigningKeys::note_use(std::int64_t number) {
    session_.execute("UPDATE integration_key SET used_at = $2 WHERE number = $1",
                     {number, to_millis(clock_.now())});
}

void tell_owners(storage::Session& session, const Clock& clock, const SigningKey& key) {
    std::string may;
    for (const KeyScope& each : key_scopes())
        if (std::ranges::find(key.scopes, each.name) != key.scopes.end())
            may.append(may.empty() ? "" : "; ").append(each.about);
    mail::OutboxMailQueue mails{session, clock};
    for (const StaffMember& each : SqlStaffMemberStore{session}.all()) {
        if (each.state != StaffState::active || !each.is(StaffRole::owner)) continue;
        mails.enqueue({.to = each.email,
                       .template_name = "staff-key-made",
                       .data = boost::json::serialize(boost::json::object{
                           {"name", each.name},
                           {"key", key.name},
                           {"number", std::to_string(key.number)},
                           {"by", key.created_by},
                           {"may", may},
                           {"until", key.expires_at ? johannesburg_time(*key.expires_at) : ""}}),
                       .key = "staff-key-made:" + std::to_string(key.number) + ':' + each.id,
                       .customer = {}});
    }
}

}  // namespace spaza::app::integration
