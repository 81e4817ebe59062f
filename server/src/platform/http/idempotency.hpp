#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "platform/http/http.hpp"

namespace spaza::http {

/// Remembers for 24 hours what a write with an `Idempotency-Key` answered (targets R-01). A change is committed
/// together with its answer (http::write_once); what changes nothing is kept by `complete`, but for answers that
/// may be others the next time (answer_once). A claim whose owner died before either lapses after kClaimLease, so
/// that a retry can run.
class IdempotencyStore {
public:
    static constexpr std::chrono::hours kKept{24};
    static constexpr std::chrono::seconds kClaimLease{60};

    struct Key {
        std::string_view scope;        // caller and path
        std::string_view key;          // as the client sent it
        std::string_view fingerprint;  // of the body
    };
    struct Claim {
        enum class Outcome {
            run,        // ours: run the handler, then complete or abandon
            replay,     // done before: send `answer` again
            mismatch,   // the key was used with another body
            in_flight,  // another request with this key is running
        };
        Outcome outcome{Outcome::run};
        std::string token{};  // of a claim that is ours; it is settled with this, unless it has lapsed meanwhile
        Response answer{};    // status, content type and body, for replay
    };

    virtual ~IdempotencyStore() = default;
    virtual Claim claim(const Key& key) = 0;
    /// Nothing happens when another request has taken the claim over.
    virtual void complete(const Key& key, std::string_view token, const Response& answer) = 0;
    /// Forgets the claim: the answer may be another one the next time.
    virtual void abandon(const Key& key, std::string_view token) = 0;
};

/// The claim a handler runs under.
struct ClaimedKey {
    IdempotencyStore::Key key;
    std::string_view token;
    bool kept{false};  // its answer was committed with the change
};

}  // namespace spaza::http
