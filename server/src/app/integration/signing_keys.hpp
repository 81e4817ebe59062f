#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "base/result.hpp"
#include "platform/http/http.hpp"
#include "platform/storage/storage.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza::app::integration {

/// A key by which another system signs what it sends; its secret is not among it.
struct SigningKey {
    std::int64_t number{};
    std::string name;   // the system's, as it stands in the audit
    std::string sends;  // stock,prices,steps
    TimePoint created_at;
    std::optional<TimePoint> revoked_at{};
    std::optional<TimePoint> used_at{};  // to the hour
};

struct IssuedKey {
    SigningKey key;
    std::string secret;  // shown once; kept sealed
};

/// The rights of who signs with a key that sends these.
std::vector<std::string_view> rights_of_key(std::string_view sends);

/// A key with its secret, sealed.
struct KeptKey {
    SigningKey key;
    std::string sealed_secret;
};

/// Whether a request is signed by this key (`X-Spaza-Signature`) in the last five minutes: its call, its
/// Idempotency-Key and its body. 401 InvalidSignatureError when it is not, or there is none. The work grows with
/// the body, of which nothing is copied: no database is held.
Result<SigningKey> signer_of(const http::Request& request, const std::optional<KeptKey>& kept,
                             std::string_view sealing_key, TimePoint now);

/// The shop's signing keys, on one session.
class SigningKeys {
public:
    SigningKeys(storage::Session& session, StaffActLog& acts, const Clock& clock, std::string_view sealing_key)
        : session_{session}, acts_{acts}, clock_{clock}, sealing_key_{sealing_key} {}

    /// Refused without a sealing key, with a name that is nobody's, or for sending what there is not.
    Result<IssuedKey> add(const std::string& name, std::string_view sends, const std::string& by);
    /// Ends it at once; one that has ended stays as it is.
    Result<SigningKey> revoke(std::int64_t number, const std::string& by);
    /// By number.
    std::vector<SigningKey> all();
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

}  // namespace spaza::app::integration
