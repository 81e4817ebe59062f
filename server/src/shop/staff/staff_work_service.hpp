#pragma once

#include "base/result.hpp"
#include "shop/staff/staff_work_store.hpp"
#include "shop/staff_acts/staff_acts.hpp"

namespace spaza {

/// Who of the shop does what: tickets, price beats and returns are taken, so that two do not do the same.
class StaffWorkService {
public:
    StaffWorkService(StaffWorkStore& store, StaffActLog& acts, const Clock& clock)
        : store_{store}, acts_{acts}, clock_{clock} {}

    QueuePage page(const QueueQuestion& question) { return store_.page(question); }
    QueueWaiting waiting(StaffQueue queue) { return store_.waiting(queue); }
    std::optional<StaffWork> of(const std::string& id) { return store_.of(id); }
    /// Refused with the name of who has taken it already, unless it is to be taken `over`. Deciding is not tied
    /// to it.
    Result<StaffWork> take(StaffQueue queue, const std::string& id, const std::string& by, bool over);
    /// It is nobody's again; refused while it is somebody else's.
    Done release(StaffQueue queue, const std::string& id, const std::string& by);

private:
    StaffWorkStore& store_;
    StaffActLog& acts_;
    const Clock& clock_;
};

}  // namespace spaza
