#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"

// Passkeys whosever they are: customers' (accounts/passkeys) and those of the shop's people (shop/staff).
namespace spaza {

/// How a passkey signs; the numbers are COSE's.
enum class PasskeyAlgorithm { es256 = -7, eddsa = -8, rs256 = -257 };

/// Where a passkey is kept, as far as the browser reported.
enum class PasskeyKind { device, phone, security_key };
const char* word_of(PasskeyKind kind);
PasskeyKind passkey_kind_named(std::string_view word);

/// How browsers reach it, as one text: `internal hybrid`.
std::string transports_text(const std::vector<std::string>& transports);
std::vector<std::string> transports_in(const std::string& text);

/// A passkey as it is kept. Ids and keys are bytes.
struct KeptPasskey {
    std::string id;           // ours
    std::string user_handle;  // by which authenticators know whose it is
    std::string credential_id;
    PasskeyAlgorithm algorithm{PasskeyAlgorithm::es256};
    std::string public_key;
    std::int64_t sign_count{0};
    std::string name;
    PasskeyKind kind{PasskeyKind::device};
    std::vector<std::string> transports;
    bool is_synced{false};
    TimePoint created_at;
    std::optional<TimePoint> last_used_at;
    std::optional<TimePoint> suspect_since;
};

/// For whom passkeys are made: this shop, at the address the browser shows.
struct RelyingParty {
    std::string id;                    // a host
    std::string name;                  // as shoppers read it
    std::vector<std::string> origins;  // of the pages and apps that may ask
};

/// What `navigator.credentials.create` answered, in bytes.
struct PasskeyRegistration {
    std::string credential_id;
    std::string client_data;
    std::string attestation_object;
    std::string attachment;               // "": not reported
    std::vector<std::string> transports;  // likewise
};

/// What `navigator.credentials.get` answered, in bytes.
struct PasskeyAssertion {
    std::string credential_id;
    std::string client_data;
    std::string authenticator_data;
    std::string signature;
    std::optional<std::string> user_handle;
};

/// What a browser is to hand to an authenticator, beside what is the same for everybody.
struct PasskeyOptions {
    std::string token;
    std::string challenge;            // in base64url
    std::vector<KeptPasskey> theirs;  // to ask for, or to make no second of
    std::string user_handle;          // of whom one is made for; bytes
    std::string user_name;
    std::string display_name;
};

/// Whether a passkey showed whose it is. `suspect` when it did, but a copy of it may be in use.
enum class PasskeyVerdict { accepted, refused, suspect };

inline constexpr std::chrono::minutes kPasskeyChallengeLives{5};
inline constexpr std::size_t kMostPasskeys = 10;
inline constexpr std::size_t kUserHandleBytes = 32;

/// Where this shop's passkeys belong.
struct PasskeyPolicy {
    std::string shop;                      // as shoppers read it
    std::string public_url;                // of the pages; "" in a demonstration
    std::string rp_id;                     // "": the host of public_url
    std::vector<std::string> app_origins;  // of the shop's apps
};

}  // namespace spaza
