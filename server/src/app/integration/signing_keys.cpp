#include "app/integration/signing_keys.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/secrets.hpp"
#include "base/signature.hpp"
#include "platform/log/log.hpp"
#include "platform/storage/numbers.hpp"
#include "shop/staff/staff.hpp"

namespace spaza::app::integration {
namespace keys {
namespace {

constexpr std::chrono::minutes kSignedLately{5};
constexpr std::chrono::hours kUseIsNoted{1};

struct Sent {
    std::string_view name;
    std::string_view right;
};
constexpr std::array kSent{Sent{"stock", staff_right::kSendStock}, Sent{"prices", staff_right::kSendPrices},
                           Sent{"steps", staff_right::kSendSteps}};

const std::string kColumns = "SELECT number, name, sends, created_at, revoked_at, used_at, sealed_secret ";

/// Binds a secret to its row.
std::string about(std::int64_t number) { return "integration key " + std::to_string(number); }

std::string name_of(std::int64_t number) { return "key " + std::to_string(number); }

std::optional<TimePoint> time_in(const storage::Row& row, int column) {
    return row.is_null(column) ? std::nullopt : std::optional{from_millis(row.integer(column))};
}

SigningKey key_in(const storage::Row& row) {
    return {.number = row.integer(0),
            .name = row.get<std::string>(1),
            .sends = row.get<std::string>(2),
            .created_at = from_millis(row.integer(3)),
            .revoked_at = time_in(row, 4),
            .used_at = time_in(row, 5)};
}

/// Each once, in the order of the table; nothing when one is unknown or there is none.
std::optional<std::string> sends_in(std::string_view text) {
    std::array<bool, kSent.size()> wanted{};
    for (bool more = true; more;) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const auto known = std::ranges::find(kSent, text.substr(0, comma), &Sent::name);
        if (known == kSent.end()) return std::nullopt;
        wanted.at(static_cast<std::size_t>(known - kSent.begin())) = true;
        more = comma < text.size();
        if (more) text.remove_prefix(comma + 1);
    }
    std::string names;
    for (std::size_t i = 0; i < kSent.size(); ++i)
        if (wanted.at(i)) names.append(names.empty() ? "" : ",").append(kSent.at(i).name);
    return names;
}

std::optional<std::int64_t> number_in(std::string_view text) {
    std::int64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace
}  // namespace keys

std::vector<std::string_view> rights_of_key(std::string_view sends) {
    std::vector<std::string_view> rights;
    for (const keys::Sent& each : keys::kSent)
        if ((',' + std::string{sends} + ',').find(',' + std::string{each.name} + ',') != std::string::npos)
            rights.push_back(each.right);
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
    return kept->key;
}

Result<IssuedKey> SigningKeys::add(const std::string& name, std::string_view sends, const std::string& by) {
    if (sealing_key_.empty())
        return fail(Reason::invalid, "integration.noCryptoKey", "crypto.key", "ValidationError", "setting");
    if (!is_staff_name(name))
        return fail(Reason::invalid, "staff.nameNeeded", "name", "ValidationError", "parameter");
    const auto known = keys::sends_in(sends);
    if (!known) return fail(Reason::invalid, "integration.keyRights", "sends", "ValidationError", "parameter");
    IssuedKey issued{.key = {.number = storage::next_number(session_, "integration_key"),
                             .name = name,
                             .sends = *known,
                             .created_at = clock_.now()},
                     .secret = secrets::random_token()};
    const std::string sealed = secrets::seal(sealing_key_, issued.secret, keys::about(issued.key.number));
    session_.execute(
        "INSERT INTO integration_key (number, name, sends, sealed_secret, created_at) VALUES ($1, $2, $3, $4, $5)",
        {issued.key.number, name, *known, sealed, to_millis(issued.key.created_at)});
    acts_.note(by, "integrationKey.issued", keys::name_of(issued.key.number), {}, name);
    log::info("integration_key_issued", {{"number", issued.key.number}});
    return issued;
}

std::optional<KeptKey> SigningKeys::find(std::int64_t number) {
    return session_.row(keys::kColumns + "FROM integration_key WHERE number = $1", {number},
                        [](const storage::Row& row) {
                            return KeptKey{keys::key_in(row), row.get<std::string>(6)};
                        });
}

Result<SigningKey> SigningKeys::revoke(std::int64_t number, const std::string& by) {
    auto kept = find(number);
    if (!kept)
        return fail(Reason::not_found, "integration.keyUnknown", std::to_string(number), "NotFoundError", "key");
    if (kept->key.revoked_at) return std::move(kept->key);
    kept->key.revoked_at = clock_.now();
    session_.execute("UPDATE integration_key SET revoked_at = $2, sealed_secret = '' WHERE number = $1",
                     {number, to_millis(*kept->key.revoked_at)});
    acts_.note(by, "integrationKey.revoked", keys::name_of(number), {}, kept->key.name);
    log::info("integration_key_revoked", {{"number", number}});
    return std::move(kept->key);
}

std::vector<SigningKey> SigningKeys::all() {
    return session_.rows(keys::kColumns + "FROM integration_key ORDER BY number", {}, keys::key_in);
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

}  // namespace spaza::app::integration
