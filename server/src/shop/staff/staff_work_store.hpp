#pragma once

#include "shop/staff/staff_work.hpp"

namespace spaza {

struct StaffWorkStore {
    virtual ~StaffWorkStore() = default;
    virtual QueuePage page(const QueueQuestion& question) = 0;
    virtual QueueWaiting waiting(StaffQueue queue) = 0;
    /// False when there is no such thing; it is held until the transaction ends.
    virtual bool hold(StaffQueue queue, const std::string& id) = 0;
    virtual std::optional<StaffWork> of(const std::string& id) = 0;
    virtual void put(const std::string& id, const StaffWork& work) = 0;
    virtual void drop(const std::string& id) = 0;
};

}  // namespace spaza
