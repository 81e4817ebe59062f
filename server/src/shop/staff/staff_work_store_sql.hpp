#pragma once

#include "platform/storage/storage.hpp"
#include "shop/staff/staff_work_store.hpp"

namespace spaza {

class SqlStaffWorkStore final : public StaffWorkStore {
public:
    explicit SqlStaffWorkStore(storage::Session& session) : session_{session} {}
    QueuePage page(const QueueQuestion& question) override;
    QueueWaiting waiting(StaffQueue queue) override;
    bool hold(StaffQueue queue, const std::string& id) override;
    std::optional<StaffWork> of(const std::string& id) override;
    void put(const std::string& id, const StaffWork& work) override;
    void drop(const std::string& id) override;

private:
    storage::Session& session_;
};

}  // namespace spaza
