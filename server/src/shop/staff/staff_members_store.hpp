#pragma once

#include "shop/accounts/accounts.hpp"
#include "shop/staff/staff_members.hpp"

namespace spaza {

/// A visit and whose it is.
struct StaffPresence {
    StaffVisit visit;
    StaffMember member;
};

/// Failed tries to sign in, counted as customers' are.
struct StaffTries {
    virtual ~StaffTries() = default;
    virtual FailedTries failures(const std::string& subject, TimePoint since) = 0;
    virtual void add_failure(const std::string& subject, TimePoint since, TimePoint now) = 0;
    virtual void forget_failures(const std::string& subject) = 0;
};

struct StaffMemberStore {
    virtual ~StaffMemberStore() = default;

    virtual void add(const StaffMember& member) = 0;
    virtual std::optional<StaffMember> find(const std::string& id) = 0;
    virtual std::optional<StaffMember> by_email(const std::string& email) = 0;
    /// Held until the transaction ends.
    virtual std::optional<StaffMember> lock(const std::string& id) = 0;
    /// Of this person, however the name is written.
    virtual bool has_person(const std::string& name) = 0;
    /// By name.
    virtual std::vector<StaffMember> all() = 0;
    /// The rows of all who may come in as owner, held until the transaction ends: who asks next sees what became
    /// of them.
    virtual int lock_active_owners() = 0;
    virtual void save(const StaffMember& member) = 0;
    /// Takes a code's step; false when it, or a later one, was taken already.
    virtual bool take_step(const std::string& member, std::int64_t step) = 0;

    virtual void add_link(const StaffLink& link) = 0;
    virtual std::optional<StaffLink> link(const std::string& digest) = 0;
    /// Of an invitation.
    virtual void set_app_secret(const std::string& digest, const std::string& sealed) = 0;
    /// False when somebody else was first.
    virtual bool use_link(const std::string& digest) = 0;
    virtual void drop_links(const std::string& member) = 0;
    /// All of theirs; what they were called.
    virtual std::vector<std::string> drop_passkeys(const std::string& member) = 0;

    /// Gives it its number.
    virtual StaffVisit add_visit(StaffVisit visit, const std::string& digest) = 0;
    virtual std::optional<StaffPresence> visit(const std::string& digest) = 0;
    /// While it is not locked.
    virtual void note_visit_seen(std::int64_t number, TimePoint at) = 0;
    virtual void lock_visit(std::int64_t number) = 0;
    /// Forgets wrong tries.
    virtual void unlock_visit(std::int64_t number, TimePoint at) = 0;
    /// How many there are now.
    virtual int add_wrong_try(std::int64_t number) = 0;
    virtual void end_visit(std::int64_t number) = 0;
    virtual void end_visits(const std::string& member) = 0;
    /// Somebody has shown who is there.
    virtual void confirm_visit(std::int64_t number, TimePoint at) = 0;
    /// In each of their visits who is there is to be shown again.
    virtual void doubt_visits(const std::string& member) = 0;
    /// Those that this passkey opened, but one.
    virtual void end_visits_by(const std::string& passkey, std::int64_t but_for) = 0;
};

}  // namespace spaza
