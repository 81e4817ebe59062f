#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.hpp"
#include "shop/staff/staff.hpp"

namespace spaza {

/// invited: has not chosen a password yet, or has to choose one anew; disabled: nobody comes in.
enum class StaffState { invited, active, disabled };
std::string_view name_of(StaffState state);
StaffState staff_state_named(std::string_view name);

struct StaffMember;
/// By what somebody signs in and unlocks: `password` (with a code of the app), `passkey`.
std::vector<std::string> ways_in_of(const StaffMember& member);

/// One of the shop's people, with an account of their own.
struct StaffMember {
    std::string id;
    std::string email;  // in small letters
    std::string name;   // the person, as in histories
    std::vector<StaffRole> roles;
    StaffState state{StaffState::invited};
    std::string invited_by{};      // counts as one person with them until somebody else confirms it; "": nobody
    std::string password_hash{};   // "": none was chosen
    std::string app_secret{};      // of the authenticator, sealed
    std::int64_t app_last_step{};  // of the last code that was taken
    TimePoint created_at{};
    std::optional<TimePoint> signed_in_at{};
    bool has_passkey{};  // one that is accepted; read, never written with the rest
    bool is(StaffRole role) const;
    bool has_password() const { return !password_hash.empty(); }
    /// Without one nobody comes in but by a link from the machine's shell.
    bool has_way_in() const { return has_password() || has_passkey; }
};

/// What somebody is let in by once.
enum class StaffLinkKind { invitation, sign_in };
inline constexpr std::size_t kAppSecretBytes = 20;  // as RFC 4226 recommends
struct StaffLink {
    std::string digest;
    std::string member;
    StaffLinkKind kind{};
    std::string app_secret{};  // of the authenticator that an invitation sets up, sealed
    bool is_reset{};
    TimePoint expires_at{};
};

/// From a sign-in to its end.
struct StaffVisit {
    std::int64_t number{};
    std::string member;
    TimePoint created_at{};
    TimePoint expires_at{};
    TimePoint seen_at{};  // to half a minute
    bool is_locked{};     // by hand; that nobody called for long locks it as well
    int wrong_tries{};
    TimePoint confirmed_at{};  // when somebody last showed who is there
    std::string passkey{};     // that opened it; "": none did
};

/// How staff come in.
struct StaffPolicy {
    std::string key{};     // seals the secrets of authenticators; "": nobody can be invited
    std::string shop{};    // whose codes they are, as the app shows them
    std::string origin{};  // of the back office, for links
    bool writes_mails{};
    std::chrono::hours visit_lives{8};
    std::chrono::minutes locks_after{15};
    std::chrono::minutes confirmed_lives{15};
    std::chrono::hours invitation_lives{72};
    std::chrono::minutes link_lives{30};
    int failures_an_hour{50};           // of one account, from everywhere
    int failures_an_hour_a_caller{10};  // of one account, from one address
    int wrong_tries_a_visit{5};         // of the password that unlocks
};

}  // namespace spaza
