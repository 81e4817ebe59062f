#pragma once

#include "platform/storage/storage.hpp"
#include "shop/staff/staff_members_store.hpp"

namespace spaza {

class SqlStaffMemberStore final : public StaffMemberStore {
public:
    explicit SqlStaffMemberStore(storage::Session& session) : session_{session} {}

    void add(const StaffMember& member) override;
    std::optional<StaffMember> find(const std::string& id) override;
    std::optional<StaffMember> by_email(const std::string& email) override;
    std::optional<StaffMember> lock(const std::string& id) override;
    bool has_person(const std::string& name) override;
    std::vector<StaffMember> all() override;
    int lock_active_owners() override;
    void save(const StaffMember& member) override;
    bool take_step(const std::string& member, std::int64_t step) override;
    void add_link(const StaffLink& link) override;
    std::optional<StaffLink> link(const std::string& digest) override;
    void set_app_secret(const std::string& digest, const std::string& sealed) override;
    bool use_link(const std::string& digest) override;
    void drop_links(const std::string& member) override;
    std::vector<std::string> drop_passkeys(const std::string& member) override;
    StaffVisit add_visit(StaffVisit visit, const std::string& digest) override;
    std::optional<StaffPresence> visit(const std::string& digest) override;
    void note_visit_seen(std::int64_t number, TimePoint at) override;
    void lock_visit(std::int64_t number) override;
    void unlock_visit(std::int64_t number, TimePoint at) override;
    int add_wrong_try(std::int64_t number) override;
    void end_visit(std::int64_t number) override;
    void end_visits(const std::string& member) override;
    void confirm_visit(std::int64_t number, TimePoint at) override;
    void doubt_visits(const std::string& member) override;
    void end_visits_by(const std::string& passkey, std::int64_t but_for) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
