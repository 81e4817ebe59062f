#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/result.hpp"
#include "platform/http/http.hpp"
#include "platform/storage/storage.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza::app::integration {

/// Keys that are not revoked, at most.
inline constexpr int kMostKeys = 50;
/// So long before its end a key is one somebody should see to.
inline constexpr std::chrono::days kKeyEndsSoon{14};

/// What a key is good for.
struct KeyScope {
    std::string_view name;
    std::string_view right;
    std::string_view about;  // in words
};
/// All there are, in the order they are shown.
std::span<const KeyScope> key_scopes();

/// A key by which another system reads and signs what it sends; its secret is not among it.
struct SigningKey {
    std::int64_t number{};
    std::string name;                 // the system's
    std::vector<std::string> scopes;  // read-goods, stock
    TimePoint created_at;
    std::string created_by{};               // "": nobody remembers
    std::optional<TimePoint> expires_at{};  // refused from then on
    std::optional<TimePoint> revoked_at{};
    std::optional<TimePoint> used_at{};  // to the hour
    bool has_expired(TimePoint now) const { return expires_at && *expires_at <= now; }
};

/// Who did it, as the audit and histories say of what is signed with a key: nobody of the shop can be called so.
std::string doer_of(const SigningKey& key);

/// good, ending, expired or revoked.
std::string_view state_of(const SigningKey& key, TimePoint now);

struct NewKey {
    std::string name;
    std::vector<std::string> scopes;
    std::optional<TimePoint> expires_at{};
    std::string why{};
};

struct IssuedKey {
    SigningKey key;
    std::string secret;  // shown once; kept sealed
};

/// The rights of who signs with a key of these scopes.
std::vector<std::string_view> rights_of_key(const std::vector<std::string>& scopes);

/// A key with its secret, sealed.
struct KeptKey {
    SigningKey key;
    std::string sealed_secret;
};

/// Whether a request is signed by this key (`X-Spaza-Signature`) in the last five minutes: its call, its
/// Idempotency-Key and its body. 401 InvalidSignatureError when it is not, or there is none; ExpiredKeyError once
/// the key has, which its holder alone hears. The work grows with the body, of which nothing is copied: no
/// database is held.
Result<SigningKey> signer_of(const http::Request& request, const std::optional<KeptKey>& kept,
                             std::string_view sealing_key, TimePoint now);

/// The shop's signing keys, on one session: for the back office and the command line.
class SigningKeys {
public:
    SigningKeys(storage::Session& session, StaffActLog& acts, const Clock& clock, std::string_view sealing_key)
        : session_{session}, acts_{acts}, clock_{clock}, sealing_key_{sealing_key} {}

    /// Refused without a sealing key, with a name that is nobody's, for scopes there are not, with an end that is
    /// past or more than five years away, and where there are fifty.
    Result<IssuedKey> add(const NewKey& wanted, const std::string& by);
    /// Ends it at once; one that has ended stays as it is.
    Result<SigningKey> revoke(std::int64_t number, const std::string& by, const std::string& why = {});
    /// By number.
    std::vector<SigningKey> all();
    /// How many have expired or will within 14 days, and were not revoked.
    int ending();
    /// The key a request names (`X-Spaza-Key`), unless it was revoked.
    std::optional<KeptKey> named_by(const http::Request& request);
    bool is_use_due(const SigningKey& key) const;
    void note_use(std::int64_t number);

private:
    std::optional<KeptKey> find(std::int64_t number);

    storage::Session& session_;
    StaffActLog& acts_;
    const Clock& clock_;
    std::string sealing_key_;
};

/// Whoever makes a key, here or on the machine: each owner who comes in is written to, in the same transaction.
void tell_owners(storage::Session& session, const Clock& clock, const SigningKey& key);

}  // namespace spaza::app::integration
