#pragma once

#include "platform/storage/storage.hpp"
#include "shop/staff/staff_passkeys_store.hpp"

namespace spaza {

class SqlStaffPasskeyStore final : public StaffPasskeyStore {
public:
    explicit SqlStaffPasskeyStore(storage::Session& session) : session_{session} {}

    std::string user_handle(std::string_view member, std::string_view fresh) override;
    std::optional<StaffPasskey> by_credential(std::string_view credential_id) override;
    std::vector<StaffPasskey> of_member(std::string_view member) override;
    bool add(const StaffPasskey& passkey) override;
    bool rename(std::string_view member, std::string_view id, std::string_view name) override;
    bool remove(std::string_view member, std::string_view id) override;
    void use(std::string_view id, std::int64_t sign_count, bool is_synced, TimePoint now) override;
    void suspect(std::string_view id, TimePoint now) override;
    void begin(const StaffPasskeyChallenge& challenge) override;
    void drop_adding(std::string_view member) override;
    std::optional<StaffPasskeyChallenge> take(std::string_view id) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
