#pragma once

#include "platform/storage/storage.hpp"
#include "shop/staff/staff_tokens_store.hpp"

namespace spaza {

class SqlStaffTokenStore final : public StaffTokenStore {
public:
    explicit SqlStaffTokenStore(storage::Session& session) : session_{session} {}
    StaffToken add(StaffToken token, const std::string& digest) override;
    std::optional<StaffToken> find(const std::string& digest) override;
    std::optional<StaffToken> find(std::int64_t number) override;
    std::vector<StaffToken> all() override;
    void revoke(std::int64_t number, TimePoint at) override;
    void set_used(std::int64_t number, TimePoint at) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
