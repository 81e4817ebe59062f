#pragma once

#include <chrono>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "base/clock.hpp"
#include "platform/http/http.hpp"
#include "platform/http/vendor_check.hpp"

namespace spaza::http {

/// A piece of work that takes a browser a second or so and the server a moment to check (ALTCHA proof of work,
/// version 2): find the counter whose key begins as reported.
struct WorkParameters {
    std::string algorithm{"PBKDF2/SHA-256"};
    int cost{0};  // iterations a try
    std::int64_t expiresAt{0};
    int keyLength{32};
    std::string keyPrefix;     // hex
    std::string keySignature;  // of the whole key
    std::string nonce;         // hex
    std::string salt;          // hex
};

/// The key of one counter, as hex.
std::string work_key(const WorkParameters& parameters, std::uint32_t counter);
/// What is signed: the members sorted by name, without spaces.
std::string work_text(const WorkParameters& parameters);
std::string work_signature(const WorkParameters& parameters, std::string_view key);

struct HumanCheckSettings {
    std::string secret;  // the same on every node; clearances of one are good on the others
    int cost{5000};
    int most_tries{300};
    std::chrono::seconds challenge_life{300};
    std::chrono::minutes clearance_life{30};
    std::optional<VendorCheckSettings> vendor{};  // asks in the place of the work
};

/// "Are you a human?" (status 412) before an address that tries too often may go on. Throttling, not proof: who
/// has done the work is held to a wider limit, not to none.
class HumanCheck {
public:
    HumanCheck(HumanCheckSettings settings, const Clock& clock);

    /// The 412 answer, with the work to do, or the vendor's script that asks.
    Response challenge(const Request& request) const;
    /// Takes the work done: a clearance cookie, or nothing when it is wrong, late, handed in before, or a vendor
    /// asks.
    std::optional<std::string> clear(const Request& request, std::string_view payload);
    /// Whether the request carries a clearance that was given to an address near this one, or the vendor's.
    bool cleared(const Request& request) const;

private:
    Response challenge_of_vendor(const Request& request) const;
    std::string clearance_signature(std::string_view visitor, std::string_view until, std::string_view peer) const;
    bool first_use(const std::string& signature, std::int64_t expires_at);

    const HumanCheckSettings settings_;
    const Clock& clock_;
    const std::string challenge_key_;
    const std::string solution_key_;
    std::mutex mutex_;
    std::map<std::string, std::int64_t> used_;  // signatures of challenges that are done, with their end
};

/// POST /bot/verify. `check` must outlive the router.
void add_human_check(Router& router, HumanCheck& check);

}  // namespace spaza::http
