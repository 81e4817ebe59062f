#pragma once

#include "app/backoffice/staff_door.hpp"

/// What the calls at the door have in common: those of a visit, and those of passkeys.
namespace spaza::app::backoffice {

/// What they work with, for as long as the process lives.
struct StaffDoor {
    StaffDoor(const Application& app, const Passwords& passwords);
    StaffDoor(const StaffDoor&) = delete;
    StaffDoor& operator=(const StaffDoor&) = delete;

    const Application& application;
    StaffPolicy policy;
    Transactional<StaffVisitService> visits;
    StaffEntryService entries;
    Transactional<StaffPasskeyService> passkeys;
    PasskeyPolicy passkey_policy;
};

using StaffDoorCall = http::Response (*)(const StaffDoor& door, const http::Request& request);
/// A call that needs nobody signed in; one that writes comes from our screens alone.
void add_open_call(Application& application, const StaffDoor& door, std::string_view method,
                   const std::string& path, StaffDoorCall call, const char* limit);
inline constexpr const char* kTriesAtTheDoor = "staff_sign_in";
inline constexpr const char* kCallsAtTheDoor = "staff";

std::vector<std::string> role_names(const std::vector<StaffRole>& roles);

struct StaffSessionShown {
    std::string name;
    std::string email;
    std::vector<std::string> roles;
    std::vector<std::string> rights;
    std::vector<std::string> waysIn;
    std::string expiresAt;
    std::int64_t idleLockAfterSeconds{};
};
BOOST_DESCRIBE_STRUCT(StaffSessionShown, (), (name, email, roles, rights, waysIn, expiresAt, idleLockAfterSeconds))
StaffSessionShown session_shown(const StaffPresence& presence, const StaffPolicy& policy);

std::string peer_of(const http::Request& request);
http::Response refused_at_the_door(const Error& error);
/// Whoever comes in has a visit of their own: one that was there before ends.
http::Response entered(const StaffDoor& door, const http::Request& request, const Result<StaffEntrance>& entrance);

/// The calls of passkeys; part of those of a session.
void add_staff_passkey_calls(Application& application, const StaffDoor& door);

}  // namespace spaza::app::backoffice
